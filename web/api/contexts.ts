/** The six separate session contexts (spec 6). */
export type SessionContext =
  | 'admin'
  | 'user'
  | 'application'
  | 'applicationIngredient'
  | 'applicationNoto'
  | 'applicationInclusive';

/** The four contexts of applicants, one per family of programmes. */
export type ApplicantContext = Exclude<SessionContext, 'admin' | 'user'>;

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

/** What the client session state of each context is called (spec 3). */
export const STATE_NAMES = {
  admin: 'adminSession',
  user: 'userSession',
  application: 'applicationUserSession',
  applicationIngredient: 'applicationIngredientUserSession',
  applicationNoto: 'applicationNotoUserSession',
  applicationInclusive: 'applicationInclusiveUserSession',
} as const satisfies Record<SessionContext, string>;

export const CONTEXTS: Readonly<Record<SessionContext, ContextNames>> = {
  admin: { cookie: 'adminToken', header: 'x-admin-session', apiPrefix: '/api/admin', tokenField: 'token' },
  user: { cookie: 'userToken', header: 'x-session', apiPrefix: '/api/user', tokenField: 'token' },
  applicationIngredient: {
    cookie: 'applicationIngredientUserToken',
    header: 'x-application-ingredient-session',
    apiPrefix: '/api/application/ingredient',
    tokenField: 'applicationIngredientUserToken',
  },
  applicationNoto: {
    cookie: 'applicationNotoUserToken',
    header: 'x-application-noto-session',
    apiPrefix: '/api/application/noto',
    tokenField: 'applicationNotoUserToken',
  },
  applicationInclusive: {
    cookie: 'applicationInclusiveUserToken',
    header: 'x-application-inclusive-session',
    apiPrefix: '/api/application/inclusive',
    tokenField: 'applicationInclusiveUserToken',
  },
  application: {
    cookie: 'applicationUserToken',
    header: 'x-application-session',
    apiPrefix: '/api/application',
    tokenField: 'applicationUserToken',
  },
};

export const SESSION_CONTEXTS = [
  'admin',
  'user',
  'applicationIngredient',
  'applicationNoto',
  'applicationInclusive',
  'application',
] as const satisfies readonly SessionContext[];

export const APPLICANT_CONTEXTS = [
  'application',
  'applicationIngredient',
  'applicationNoto',
  'applicationInclusive',
] as const satisfies readonly ApplicantContext[];

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
