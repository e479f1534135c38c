/** For tests of what is drawn: an element on the page for each test, and off it afterwards. */
import { render } from 'preact';
import { afterEach, beforeEach } from 'vitest';

export function eachOnPage(take: (root: HTMLElement) => void): void {
  let root: HTMLElement;
  beforeEach(() => {
    root = document.createElement('div');
    document.body.append(root);
    take(root);
  });
  afterEach(() => {
    render(null, root);
    root.remove();
  });
}
