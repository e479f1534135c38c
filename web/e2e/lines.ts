/** The line between a page and the server, which a test can cut and mend. */
import type { Page, WebSocketRoute } from '@playwright/test';

export class Line {
  #isCut = false;
  #swallows: ((text: string) => boolean) | null = null;
  readonly #open = new Set<WebSocketRoute>();
  /** Everything that the page has sent, over all connections. */
  readonly sent: string[] = [];

  /** Must be laid before the page opens its connection. */
  static async lay(page: Page): Promise<Line> {
    const line = new Line();
    await page.routeWebSocket(/\/ws\//, (client) => line.#connect(client));
    return line;
  }

  /** Ends every connection and lets no new one through. */
  async cut(): Promise<void> {
    this.#isCut = true;
    await Promise.all([...this.#open].map((client) => client.close()));
    this.#open.clear();
  }

  mend(): void {
    this.#isCut = false;
  }

  /** Cuts the line instead of passing on the first message from the server that `which` is true for. */
  cutBefore(which: (text: string) => boolean): void {
    this.#swallows = which;
  }

  async #connect(client: WebSocketRoute): Promise<void> {
    if (this.#isCut) {
      await client.close();
      return;
    }
    const server = client.connectToServer();
    this.#open.add(client);
    client.onMessage((message) => {
      this.sent.push(String(message));
      server.send(message);
    });
    server.onMessage((message) => {
      if (this.#swallows?.(String(message)) === true) {
        this.#swallows = null;
        void this.cut();
        return;
      }
      client.send(message);
    });
  }
}
