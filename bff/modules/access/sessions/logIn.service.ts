import type { SessionContext } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { verifyPassword } from '#bff/platform/secrets/hashing.ts';
import { normaliseEmail } from '#rules/contact.ts';
import { identityMessages } from '../identities/identities.words.ts';
import { type NeededFactor, neededFactorOf } from '../secondFactors/requiredFactor.service.ts';
import {
  type Account,
  type AccountAddress,
  findAccountByEmail,
  listUserAccountsByEmail,
} from './accounts.data.ts';
import { attemptLogin } from './loginLimits.service.ts';
import { passwordMessages } from './passwords.words.ts';
import { findLoginMyPages } from './sessionPeople.data.ts';
import { auditSession, type StartedSession, startAwaiting, startSession } from './sessions.service.ts';

type Credentials = AccountAddress & { readonly password: string };

const refuseLogin = async (scope: Scope, credentials: Credentials): Promise<never> => {
  await scope.audit({
    action: 'loginFailed',
    outcome: 'refused',
    target: { kind: 'session', id: credentials.context },
    actor: { kind: 'anonymous', name: credentials.email },
    projectId: credentials.projectId,
  });
  throw new ApiError('UNAUTHORIZED', { detail: passwordMessages.logInFailed });
};

/** @property needed what has to come before it is a session; undefined: it is one */
export type LoggedIn = StartedSession & { readonly needed?: NeededFactor };

/** @throws TRANSITION_NOT_ALLOWED where these people log in at a provider only */
const assertPasswords = ({ config: { oidc } }: Scope, context: SessionContext): void => {
  if ((context === 'admin' || context === 'user') && !oidc.hasPasswords[context])
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: identityMessages.passwordsOff });
};

/**
 * Lets somebody in who has proved who he is; an administrator of whom a second factor is asked begins to be let in.
 * @param isStrong whether a second factor was asked for elsewhere, which is enough
 */
export const completeLogIn = async (
  scope: Scope,
  context: SessionContext,
  account: Account,
  isStrong = false,
): Promise<LoggedIn> => {
  const needed = isStrong ? undefined : await neededFactorOf(scope, account);
  if (needed !== undefined) return { ...(await startAwaiting(scope, account)), needed };
  const session = await startSession(scope, context, account);
  await auditSession(scope, session.actor, 'loggedIn');
  return session;
};

/**
 * Logs somebody in (spec 4, 7); an administrator of whom a second factor is asked begins to be. Unknown address, wrong password, disabled account: the same answer in the same time.
 * @throws UNAUTHORIZED, TOO_MANY_REQUESTS with the time to wait, TRANSITION_NOT_ALLOWED where passwords are not taken
 */
export const logIn = async (scope: Scope, given: Credentials): Promise<LoggedIn> => {
  assertPasswords(scope, given.context);
  const credentials = { ...given, email: normaliseEmail(given.email) };
  const account = await findAccountByEmail(scope.db, credentials);
  const people = account === null ? [] : [account];
  const isRight = await attemptLogin(scope, { address: credentials, people }, () =>
    verifyPassword(account?.isActive ? account.passwordHash : null, credentials.password),
  );
  if (account === null || !isRight) return refuseLogin(scope, credentials);
  return completeLogIn(scope, credentials.context, account);
};

/**
 * The projects in which an e-mail and password log in (for /user/login without a project).
 * @throws UNAUTHORIZED when there is none, TOO_MANY_REQUESTS, TRANSITION_NOT_ALLOWED
 */
export const findLoginProjects = async (scope: Scope, given: { email: string; password: string }) => {
  assertPasswords(scope, 'user');
  const address = { context: 'user', email: normaliseEmail(given.email) } as const;
  const accounts = await listUserAccountsByEmail(scope.db, address.email);
  // One check at least, so that an unknown address takes as long as a known one.
  const hashes = accounts.length > 0 ? accounts.map(({ passwordHash }) => passwordHash) : [null];
  let fits: boolean[] = [];
  await attemptLogin(scope, { address, people: accounts }, async () => {
    fits = await Promise.all(hashes.map((hash) => verifyPassword(hash, given.password)));
    return fits.includes(true);
  });
  const people = accounts.flatMap(({ projectId, corporationId }, index) =>
    fits[index] && projectId !== undefined && corporationId !== undefined
      ? [{ projectId, corporationId }]
      : [],
  );
  if (people.length === 0) return refuseLogin(scope, { ...address, password: given.password });
  return findLoginMyPages(scope.db, people);
};
