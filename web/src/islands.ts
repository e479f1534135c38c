/** The parts of a page that come alive: `data-island` names one, and its script is loaded only then. */

const ISLANDS: Record<string, () => Promise<{ mount: (root: HTMLElement) => Promise<void> }>> = {
  table: () => import('./table/mount'),
  link: () => import('./table/link'),
  options: () => import('./opening/options'),
};

export function mountIslands(document: Document): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = ISLANDS[root.dataset['island'] ?? ''];
    load?.()
      .then((island) => island.mount(root))
      .catch((error: unknown) => console.error('an island did not come up', error));
  }
}
