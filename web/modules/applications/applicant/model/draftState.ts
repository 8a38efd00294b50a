import type { Finding } from './formTypes.ts';
import type { UnsentByName } from './localCopy.ts';

/**
 * saved: all is on the server. waiting: typed, not sent yet. held: the rest is incomplete or invalid and stays here.
 * offline: kept here, sent once there is a connection. failed: the server refused something.
 */
export type SaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'held' | 'offline' | 'failed';

export type DraftState = {
  readonly status: SaveStatus;
  readonly savedAt: Date | null;
  /** Answers that wait for the server, here and in this browser's storage. */
  readonly unsent: UnsentByName;
  /** Names of unsent answers that this browser knows to be wrong: the server would only refuse them. */
  readonly held: readonly string[];
  /** Answers changed elsewhere too: nothing is overwritten before the person has decided. */
  readonly conflicts: UnsentByName;
  /** What the server refused or asked to correct, until the place is changed. */
  readonly findings: readonly Finding[];
};
