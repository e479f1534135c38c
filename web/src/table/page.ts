/** What the server's page says to the script: addresses, and the table as it stood when the page was made. */
import type { ServerMessage } from '@/generated/protocol';

export type Welcome = Extract<ServerMessage, { kind: 'welcome' }>;

/** How others are invited; only on the page of who may invite. */
export interface Invite {
  /** The link. */
  url: string;
  /** Whether it works on this machine only. */
  loopback: boolean;
  /** The link as a picture, drawn by the server. */
  code: SVGElement | null;
}

export interface TablePage {
  welcome: Welcome;
  /** The address of the socket. */
  socketUrl: string;
  /** Where the steps of a turn are asked for, if they do not come with the position. */
  stepsUrl: string;
  /** Where the position after turns that are not sent is asked for. */
  aheadUrl: string;
  /** Where earlier positions are asked for. */
  positionsUrl: string;
  /** Where a link for another device is made. */
  deviceUrl: string;
  /** Where another table of this game is opened. */
  anewUrl: string;
  invite: Invite | null;
  /** The table's lasting facts for paper, as the server wrote them. */
  facts: Element | null;
}

/** Reads the page; null if it is not a table's. */
export function readTablePage(root: HTMLElement, document: Document): TablePage | null {
  const text = document.getElementById('welcome')?.textContent;
  const { socket, steps, ahead, positions, device, anew, invite, inviteLoopback } = root.dataset;
  if (text === undefined || text === null || socket === undefined) return null;
  const welcome = JSON.parse(text) as Welcome;
  const template = document.getElementById('invite-code');
  const code = template instanceof HTMLTemplateElement ? template.content.querySelector('svg') : null;
  return {
    welcome,
    socketUrl: new URL(socket, location.href).href.replace(/^http/, 'ws'),
    stepsUrl: steps ?? '',
    aheadUrl: ahead ?? '',
    positionsUrl: positions ?? '',
    deviceUrl: device ?? '',
    anewUrl: anew ?? '/',
    facts: root.querySelector('.sheet-facts'),
    invite:
      invite === undefined ? null : { url: invite, loopback: inviteLoopback !== undefined, code },
  };
}
