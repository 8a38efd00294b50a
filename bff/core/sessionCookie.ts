import type { SessionContext } from './actor.ts';

/** A cookie that no script reads; its name gets the prefix that browsers ask for over TLS. */
export type SessionCookie = {
  /** The second half of a browser's session, or the browser itself, which outlives its sessions. */
  readonly name: `${SessionContext}Binding` | 'knownBrowser';
  /** Empty to have it removed. */
  readonly value: string;
  readonly expiresAt: Date;
};
