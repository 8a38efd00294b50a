import type { UnsentByName } from './localCopy.ts';
import type { Finding } from './types.ts';

/** saved: all is on the server. waiting: typed, not sent yet. offline: kept here, sent once there is a connection. */
export type SaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'offline' | 'failed';

export type DraftState = {
  readonly status: SaveStatus;
  readonly savedAt: Date | null;
  /** Answers that wait for the server, here and in this browser's storage. */
  readonly unsent: UnsentByName;
  /** Answers changed elsewhere too: nothing is overwritten before the person has decided. */
  readonly conflicts: UnsentByName;
  /** What the server refused or asked to correct, until the place is changed. */
  readonly findings: readonly Finding[];
};
