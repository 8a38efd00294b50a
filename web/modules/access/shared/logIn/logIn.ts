import type { Api } from '#web/parts/api/client.ts';
import type { ApplicantContext, SessionContext } from '#web/parts/api/contexts.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { APPLICANT_PATHS } from '#web/parts/api/session.ts';
import type { Store } from '#web/parts/api/sessionStore.ts';

export type Credentials = { readonly email: string; readonly password: string };

/** What a log-in form opens: administrators no project, everybody else one. */
export type LoginTarget =
  | { readonly context: 'admin' }
  | { readonly context: Exclude<SessionContext, 'admin'>; readonly projectId: number };

/** A wrong password stays on the screen instead of leading to the log-in again. */
const CREDENTIALS = { kind: 'credentials' } as const;

type Started = components['schemas']['AdminSessionStarted'];

/** A log-in whose password was right, and that awaits its second factor. */
export type AwaitedFactor = Omit<Started, 'secondFactor'> & {
  readonly needed: NonNullable<Started['secondFactor']>;
};

/** Takes a log-in over that is whole. */
export const acceptAdmin = (store: Store, { id, expiresAt, adminUser, token }: Started): void =>
  store.accept('admin', { id, expiresAt, adminUser }, token);

/** Takes an administrator's log-in over if it is whole. @returns what it awaits else */
export const startedAdmin = (
  store: Store,
  { secondFactor: needed, ...started }: Started,
): AwaitedFactor | null => {
  if (needed !== undefined) return { ...started, needed };
  acceptAdmin(store, started);
  return null;
};

const logInAdmin = async (
  api: Api,
  store: Store,
  credentials: Credentials,
): Promise<AwaitedFactor | null> => {
  const { body } = await api.change('post', '/api/admin/session', { body: credentials }, CREDENTIALS);
  return startedAdmin(store, body);
};

const logInUser = async (
  api: Api,
  store: Store,
  credentials: Credentials,
  projectID: number,
): Promise<null> => {
  const { body } = await api.change(
    'post',
    '/api/user/session',
    { body: { ...credentials, projectID } },
    CREDENTIALS,
  );
  const { token, ...session } = body;
  store.accept('user', session, token);
  return null;
};

/** The answer of each family names its token in its own way (spec 3). */
type StartedToken = { readonly [Name in `${ApplicantContext}UserToken`]?: string };

const logInApplicant = async (
  api: Api,
  store: Store,
  credentials: Credentials,
  context: ApplicantContext,
  projectID: number,
): Promise<null> => {
  const path = APPLICANT_PATHS[context].session;
  const { body } = await api.change('post', path, { body: { ...credentials, projectID } }, CREDENTIALS);
  const { id, expiresAt, applicationUser, ...named } = body;
  const token: StartedToken = named;
  store.accept(context, { id, expiresAt, applicationUser }, token[`${context}UserToken`] ?? '');
  return null;
};

/**
 * Logs in and hands the session to the store.
 * @returns what an administrator's log-in awaits before there is a session; null: there is one
 * @throws ApiError 401 with code 1006 for a wrong pair, 429 with retryAfterSeconds after too many tries
 */
export const logIn = (
  api: Api,
  store: Store,
  target: LoginTarget,
  credentials: Credentials,
): Promise<AwaitedFactor | null> => {
  if (target.context === 'admin') return logInAdmin(api, store, credentials);
  if (target.context === 'user') return logInUser(api, store, credentials, target.projectId);
  return logInApplicant(api, store, credentials, target.context, target.projectId);
};
