import type { SessionContext } from './actor.ts';

/** A cookie that no script reads; its name gets the prefix that browsers ask for over TLS. */
export type SessionCookie = {
  /**
   * The second half of a browser's session, the browser itself, which outlives its sessions, or what the answer of a
   * provider of OpenID Connect is checked against.
   */
  readonly name: `${SessionContext}Binding` | 'knownBrowser' | 'providerLogIn';
  /** Empty to have it removed. */
  readonly value: string;
  readonly expiresAt: Date;
};
