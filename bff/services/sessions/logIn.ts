import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  type AccountAddress,
  findAccountByEmail,
  listUserAccountsByEmail,
} from '#bff/data/sessions/accounts.ts';
import { findLoginMyPages } from '#bff/data/sessions/sessionPeople.ts';
import { verifyPassword } from '#bff/passwords/hashing.ts';
import { passwordMessages } from '#bff/text/people/passwords.ts';
import { normaliseEmail } from '#rules/contact.ts';
import { type NeededFactor, neededFactorOf } from '../secondFactors/standing.ts';
import { attemptLogin } from './loginLimits.ts';
import { auditSession, type StartedSession, startAwaiting, startSession } from './sessions.ts';

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
type LoggedIn = StartedSession & { readonly needed?: NeededFactor };

/**
 * Logs somebody in (spec 4, 7); an administrator of whom a second factor is asked begins to be. Unknown address, wrong password, disabled account: the same answer in the same time.
 * @throws UNAUTHORIZED, TOO_MANY_REQUESTS with the time to wait
 */
export const logIn = async (scope: Scope, given: Credentials): Promise<LoggedIn> => {
  const credentials = { ...given, email: normaliseEmail(given.email) };
  const account = await findAccountByEmail(scope.db, credentials);
  const people = account === null ? [] : [account];
  const isRight = await attemptLogin(scope, { address: credentials, people }, () =>
    verifyPassword(account?.isActive ? account.passwordHash : null, credentials.password),
  );
  if (account === null || !isRight) return refuseLogin(scope, credentials);
  const needed = await neededFactorOf(scope, account);
  if (needed !== undefined) return { ...(await startAwaiting(scope, account)), needed };
  const session = await startSession(scope, credentials.context, account);
  await auditSession(scope, session.actor, 'loggedIn');
  return session;
};

/**
 * The projects in which an e-mail and password log in (for /user/login without a project).
 * @throws UNAUTHORIZED when there is none, TOO_MANY_REQUESTS
 */
export const findLoginProjects = async (scope: Scope, given: { email: string; password: string }) => {
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
