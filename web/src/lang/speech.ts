/**
 * Texts of the catalogue in the reader's language. The server says the same texts from the same files.
 *
 * Nothing is isolated with marks of direction: both languages are written from left to right, and the
 * marks would stand in copied text.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Message } from '@/generated/protocol';
import type { Lang } from './lang';

export class Speech {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;

  constructor(lang: Lang, sources: readonly string[]) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** Whether there is a text with this id. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text of an id; the id itself, and a line in the console, if there is none. */
  text(id: string, args: Record<string, Arg> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern === null || pattern === undefined) {
      console.error(`no text with the id ${id}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args satisfies Record<string, FluentVariable>, errors);
    for (const error of errors) console.error(`text ${id}:`, error);
    return text;
  }

  /** A message in words. */
  say(message: Message): string {
    return this.text(message.id, message.args);
  }
}
