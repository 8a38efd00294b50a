import { createHash } from 'node:crypto';
import type { CalendarDay } from '#rules/calendar.ts';
import type { AuditHead } from './auditHead.ts';

/** Where the audit chain ended on a day, signed with a key that the database does not have. */
export type AuditAnchor = {
  readonly day: CalendarDay;
  readonly madeAt: Date;
  readonly head: AuditHead;
  /** Ed25519, SPKI in base64. */
  readonly publicKey: string;
  /** Of the anchor's own text without this line, in base64. */
  readonly signature: string;
};

/** Signs anchors; its key lies outside of the database. */
export type AnchorSigner = {
  readonly publicKey: string;
  /** @returns the signature in base64 */
  readonly sign: (text: string) => string;
};

/** By what anchors are checked: what the installation has of keys, and nothing that an anchor brings along. */
export type AnchorKeys = {
  /** The key that signs now; null: nothing was signed here yet, or its file is gone. */
  readonly publicKey: string | null;
  /** How the keys before it have handed over, as texts for whoever verifies elsewhere. */
  readonly handovers: string;
  /** The keys whose anchors count: this one and those before it; none without the one that signs. */
  readonly trusted: ReadonlySet<string>;
};

/**
 * Where the anchors are kept outside of the database, a text for each day. One that is there stays as it is: whoever
 * rebuilds the chain in the database cannot have it anchored anew.
 */
export type AuditAnchorStore = {
  /** Keeps a day's text; one that is there already is left. */
  readonly keep: (day: CalendarDay, text: string) => Promise<void>;
  /** @returns null when there is none of that day */
  readonly read: (day: CalendarDay) => Promise<string | null>;
  /** The days that have one, in no order. */
  readonly days: () => AsyncIterable<CalendarDay>;
};

/** What a key is known by outside: SHA-256 of its public half, in hex. @param publicKey SPKI in base64 */
export const fingerprintOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex');
