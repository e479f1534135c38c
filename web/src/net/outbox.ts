/**
 * The commands that the server has not answered yet, in order. A command keeps its id and what it
 * answers for as long as it is here, so that a resend is recognised as the same.
 */
import type { ClientMessage, Command } from '@/generated/protocol';
import { uuid7 } from './uuid7';

export type CommandMessage = Extract<ClientMessage, { kind: 'command' }>;

export class Outbox {
  #waiting: CommandMessage[] = [];
  readonly #newId: () => string;

  constructor(newId: () => string = () => uuid7(Date.now())) {
    this.#newId = newId;
  }

  /** Takes a command in and gives the message to send. */
  add(command: Command, afterSeq: number): CommandMessage {
    const message: CommandMessage = { kind: 'command', id: this.#newId(), after_seq: afterSeq, command };
    this.#waiting.push(message);
    return message;
  }

  /** Forgets the command with this id, which was answered; says whether it was here. */
  settle(id: string): boolean {
    const before = this.#waiting.length;
    this.#waiting = this.#waiting.filter((message) => message.id !== id);
    return this.#waiting.length < before;
  }

  /** What must be sent again, in order. */
  get waiting(): readonly CommandMessage[] {
    return this.#waiting;
  }
}
