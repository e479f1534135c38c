/**
 * Whether this site may show notifications, as the browser says, and how it is asked. What they are shown for is not
 * known here.
 */
import { signal } from '@preact/signals';

/** `default`: not asked yet; `missing`: the browser has no notifications for pages. */
export type Permission = NotificationPermission | 'missing';

export const permission = signal<Permission>(present());

/** Asks the browser, which asks the reader; true if it is allowed. */
export async function askPermission(): Promise<boolean> {
  if (permission.value === 'missing') return false;
  permission.value = await Notification.requestPermission();
  return permission.value === 'granted';
}

/** Shows one; null where that is not possible. Some browsers of phones say so only now. */
export function notify(title: string, options: NotificationOptions): Notification | null {
  permission.value = permission.value === 'missing' ? 'missing' : present();
  if (permission.value !== 'granted') return null;
  try {
    return new Notification(title, options);
  } catch {
    permission.value = 'missing';
    return null;
  }
}

function present(): Permission {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}
