import { FAMILIES, type Family } from '#rules/families.ts';
import { applicantAddress, sessionContextOf, sessionHeaderOf, tokenNameOf } from '#rules/familyNames.ts';

/** The contexts of applicants, one per family of programmes. */
export type ApplicantContext = ReturnType<typeof sessionContextOf>;

/** The separate session contexts (spec 6). */
export type SessionContext = 'admin' | 'user' | ApplicantContext;

type ContextNames = {
  /** Cookie that holds the token, at path / (spec 9). */
  readonly cookie: string;
  /** Header that carries the token (contract, security schemes). */
  readonly header: string;
  /** Addresses of the API that take this session; the first context whose prefix fits is the one. */
  readonly apiPrefix: string;
  /** Field of a log-in answer that carries the token (spec 3). */
  readonly tokenField: string;
};

export const APPLICANT_CONTEXTS: readonly ApplicantContext[] = FAMILIES.map(sessionContextOf);

/** One value for each context of applicants. */
export const byApplicantContext = <Value>(make: (family: Family) => Value) =>
  // The compiler loses names that are worked out.
  Object.fromEntries(FAMILIES.map((family) => [sessionContextOf(family), make(family)])) as Readonly<
    Record<ApplicantContext, Value>
  >;

/** What the client session state of a context is called (spec 3). */
export type StateName<Context extends SessionContext> = Context extends ApplicantContext
  ? `${Context}UserSession`
  : `${Context}Session`;

/** @see StateName */
export const STATE_NAMES = {
  admin: 'adminSession',
  user: 'userSession',
  ...byApplicantContext((family) => `${sessionContextOf(family)}UserSession`),
} as { readonly [Context in SessionContext]: StateName<Context> };

export const CONTEXTS: Readonly<Record<SessionContext, ContextNames>> = {
  admin: { cookie: 'adminToken', header: 'x-admin-session', apiPrefix: '/api/admin', tokenField: 'token' },
  user: { cookie: 'userToken', header: 'x-session', apiPrefix: '/api/user', tokenField: 'token' },
  ...byApplicantContext((family) => ({
    cookie: tokenNameOf(family),
    header: sessionHeaderOf(family),
    apiPrefix: applicantAddress(family, ''),
    tokenField: tokenNameOf(family),
  })),
};

/** The general family comes last: its prefix begins the addresses of all others. */
export const SESSION_CONTEXTS: readonly SessionContext[] = [
  'admin',
  'user',
  ...APPLICANT_CONTEXTS.filter((context) => context !== 'application'),
  'application',
];

/** Addresses outside of the prefixes: the corporation's bank account (spec 7), the desk's stock phrases. */
const ELSEWHERE: readonly (readonly [prefix: string, context: SessionContext])[] = [
  ['/api/corporate', 'user'],
  ['/api/meta/return_phrases', 'admin'],
];

const isUnder = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/**
 * The session contexts whose tokens a call may carry, the most important first.
 * An administrator also passes the checks of applicants, and his check comes first (spec 2), hence two
 * contexts on the applicants' addresses.
 * @param pathname path of the API call, without query
 */
export const contextsFor = (pathname: string): readonly SessionContext[] => {
  const elsewhere = ELSEWHERE.find(([prefix]) => isUnder(pathname, prefix));
  if (elsewhere !== undefined) return [elsewhere[1]];
  const own = SESSION_CONTEXTS.find((context) => isUnder(pathname, CONTEXTS[context].apiPrefix));
  if (own === undefined) return [];
  return own === 'admin' || own === 'user' ? [own] : ['admin', own];
};
