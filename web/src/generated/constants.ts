// Written by the example `export` of tablier-protocol. Do not edit.
export const PROTOCOL = 2;
export const HEARTBEAT_MS = 15000;
