import type { Request } from 'express';
import type { SessionContext } from '../core/actor.ts';

/** The contract's six security schemes: whose session each is and which header carries its token (spec 7). */
export const SESSION_SCHEMES = {
  adminSession: { context: 'admin', header: 'x-admin-session' },
  userSession: { context: 'user', header: 'x-session' },
  applicationSession: { context: 'general', header: 'x-application-session' },
  applicationIngredientSession: { context: 'ingredient', header: 'x-application-ingredient-session' },
  applicationNotoSession: { context: 'noto', header: 'x-application-noto-session' },
  applicationInclusiveSession: { context: 'inclusive', header: 'x-application-inclusive-session' },
} as const satisfies Record<string, { context: SessionContext; header: string }>;

export type SessionScheme = keyof typeof SESSION_SCHEMES;

export const isSessionScheme = (scheme: string): scheme is SessionScheme => scheme in SESSION_SCHEMES;

/** The token a request carries for a context; undefined without one. */
export const sessionTokenOf = (request: Request, context: SessionContext): string | undefined => {
  const scheme = Object.values(SESSION_SCHEMES).find((candidate) => candidate.context === context);
  return scheme && request.get(scheme.header);
};

/**
 * The second, HttpOnly half of a browser's session: a token that a script has read is useless elsewhere.
 * Browsers accept the `__Host-` prefix only over TLS.
 */
export const bindingCookieName = (context: SessionContext, isHttps: boolean): string =>
  `${isHttps ? '__Host-' : ''}${context}Binding`;

const decoded = (value: string): string | undefined => {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
};

/** One cookie of a request; undefined when it is not there, or not written as cookies are. */
export const cookieOf = (request: Request, name: string): string | undefined => {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  const found = pairs.find(([candidate]) => candidate === name)?.[1];
  return found === undefined ? undefined : decoded(found);
};
