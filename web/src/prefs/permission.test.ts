import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser's notifications, with the answer that its reader gives. */
function browser(answer: NotificationPermission, isPhone = false) {
  return class {
    static permission: NotificationPermission = 'default';
    static made: string[] = [];
    static requestPermission(): Promise<NotificationPermission> {
      this.permission = answer;
      return Promise.resolve(answer);
    }
    constructor(title: string) {
      if (isPhone) throw new TypeError('only for service workers');
      browserOf().made.push(title);
    }
  };
}

const browserOf = () => globalThis.Notification as unknown as { made: string[]; permission: NotificationPermission };

/** The module as it comes up in the present browser. */
const load = () => import('./permission');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('notifications', () => {
  it('are shown once the reader has allowed them', async () => {
    vi.stubGlobal('Notification', browser('granted'));
    const { askPermission, notify, permission } = await load();
    expect(permission.value).toBe('default');
    expect(notify('early', {})).toBeNull();
    expect(await askPermission()).toBe(true);
    expect(notify('now', {})).not.toBeNull();
    expect(browserOf().made).toEqual(['now']);
  });

  it('are not shown where they were denied, also later', async () => {
    vi.stubGlobal('Notification', browser('denied'));
    const { askPermission, notify, permission } = await load();
    expect(await askPermission()).toBe(false);
    expect(permission.value).toBe('denied');
    browserOf().permission = 'granted';
    expect(notify('allowed after all', {})).not.toBeNull();
    browserOf().permission = 'denied';
    expect(notify('no more', {})).toBeNull();
    expect(permission.value).toBe('denied');
  });

  it('are missing where the browser has none, or none for pages', async () => {
    vi.stubGlobal('Notification', undefined);
    const none = await load();
    expect(none.permission.value).toBe('missing');
    expect(await none.askPermission()).toBe(false);

    vi.resetModules();
    vi.stubGlobal('Notification', browser('granted', true));
    const phone = await load();
    expect(await phone.askPermission()).toBe(true);
    expect(phone.notify('tried', {})).toBeNull();
    expect(phone.permission.value).toBe('missing');
    expect(phone.notify('again', {})).toBeNull();
  });
});
