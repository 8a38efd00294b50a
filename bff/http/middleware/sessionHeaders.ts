import { parseCookie } from 'cookie';
import type { Request } from 'express';
import type { SessionContext } from '#bff/core/actor.ts';
import type { SessionCookie } from '#bff/core/sessionCookie.ts';
import { FAMILIES } from '#rules/families.ts';
import { sessionHeaderOf, sessionSchemeOf } from '#rules/familyNames.ts';

type SessionScheme = { readonly context: SessionContext; readonly header: string };

/** The contract's security schemes: whose session each is and which header carries its token (spec 7). */
export const SESSION_SCHEMES: ReadonlyMap<string, SessionScheme> = new Map<string, SessionScheme>([
  ['adminSession', { context: 'admin', header: 'x-admin-session' }],
  ['userSession', { context: 'user', header: 'x-session' }],
  ...FAMILIES.map((family): [string, SessionScheme] => [
    sessionSchemeOf(family),
    { context: family, header: sessionHeaderOf(family) },
  ]),
]);

/** The contract's scheme of connected systems, whose key is no session. */
export const MACHINE_SCHEME = 'machineKey';

/** What a request carries as the key of a connected system; undefined without one. */
export const machineTokenOf = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];

/** The token a request carries for a context; undefined without one. */
export const sessionTokenOf = (request: Request, context: SessionContext): string | undefined => {
  const scheme = [...SESSION_SCHEMES.values()].find((candidate) => candidate.context === context);
  return scheme && request.get(scheme.header);
};

/**
 * The second, HttpOnly half of a browser's session (a token that a script has read is useless elsewhere), or the browser
 * itself. Browsers accept the `__Host-` prefix only over TLS.
 */
export const cookieNameOf = (name: SessionCookie['name'], isHttps: boolean): string =>
  `${isHttps ? '__Host-' : ''}${name}`;

/** One cookie of a request; undefined when it is not there. */
export const cookieOf = (request: Request, name: string): string | undefined =>
  parseCookie(request.get('cookie') ?? '')[name];
