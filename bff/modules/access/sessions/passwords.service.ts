import { personOf, type SessionContext } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { AuditTarget } from '#bff/core/audit/auditEntry.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SessionCookie } from '#bff/core/sessionCookie.ts';
import { recordAudit } from '#bff/modules/trail/index.ts';
import { hashPassword, verifyPassword } from '#bff/platform/secrets/hashing.ts';
import { checkPasswordPolicy } from '#bff/platform/secrets/policy.ts';
import { hashSecret, newSecret } from '#bff/platform/secrets/secrets.ts';
import { type Account, type AccountAddress, findAccountById, setAccountPassword } from './accounts.data.ts';
import { forgetOtherBrowsers, rememberBrowser } from './knownBrowsers.service.ts';
import { attemptLogin, clearAfterReset } from './loginLimits.service.ts';
import { type LinkOccasion, sendPasswordLink } from './passwordMails.service.ts';
import {
  findPasswordReset,
  type PasswordResetRow,
  replacePasswordReset,
  usePasswordReset,
} from './passwordResets.data.ts';
import { passwordMessages } from './passwords.words.ts';
import { endSessionsOf } from './sessions.data.ts';
import { accountKeyOf } from './sessions.service.ts';

/** How long a link in a mail can be used (domain 6: 60 minutes). */
export const RESET_LIFETIME_MS = 60 * 60_000;

/** Which log-in a reset belongs to. */
export type ResetPlace = { readonly context: SessionContext; readonly projectId?: number };

const personKinds = { admin: 'adminUser', user: 'corporationUser', applicant: 'applicant' } as const;

/** What an audit entry about somebody's password names. */
const personTarget = ({ kind, id }: Pick<Account, 'kind' | 'id'>): AuditTarget => ({
  kind: personKinds[kind],
  id,
});

/** Runs a change whole or not at all; log-in operations are not wrapped by the router. */
const change = <T>(scope: Scope, work: (inner: Scope) => Promise<T>): Promise<T> => scope.transaction(work);

/** @throws INVALID_PARAMETER with the field and what to do (spec 5, quality.md "Passwords") */
const assertAcceptable = (password: string, pointer: string, email: string): void => {
  const problem = checkPasswordPolicy(password, { email });
  if (problem !== null) throw invalidField(pointer, passwordMessages[problem]);
};

/** Makes a link with which one person can set his password once, and mails it to him. */
export const issuePasswordLink = async (
  scope: Scope,
  account: Account,
  context: SessionContext,
  occasion: LinkOccasion,
): Promise<void> => {
  const token = newSecret();
  await replacePasswordReset(scope.db, {
    context,
    personId: account.id,
    tokenHash: hashSecret(token),
    createdAt: scope.now,
    expiresAt: new Date(scope.now.getTime() + RESET_LIFETIME_MS),
    requestedIp: scope.caller.ip,
  });
  await sendPasswordLink(scope, { account, context, token, occasion });
  await recordAudit(scope, {
    action: 'passwordLinkSent',
    target: personTarget(account),
    projectId: account.projectId,
  });
};

/** @throws NOT_FOUND for an unknown token, INVALID_PARAMETER for a used or expired one, saying what to do */
const assertUsable = (reset: PasswordResetRow | null, place: ResetPlace, now: Date): PasswordResetRow => {
  if (reset === null || reset.context !== place.context) {
    throw new ApiError('NOT_FOUND', { detail: passwordMessages.linkUnknown });
  }
  if (reset.usedAt !== null) throw invalidField('/token', passwordMessages.linkUsed);
  if (reset.expiresAt <= now) throw invalidField('/token', passwordMessages.linkExpired);
  return reset;
};

const findUsableReset = async (scope: Scope, place: ResetPlace, token: string) => {
  const reset = assertUsable(await findPasswordReset(scope.db, hashSecret(token)), place, scope.now);
  const account = await findAccountById(scope.db, reset.person.kind, reset.person.id);
  const isElsewhere = place.projectId !== undefined && account?.projectId !== place.projectId;
  if (account === null || isElsewhere)
    throw new ApiError('NOT_FOUND', { detail: passwordMessages.linkUnknown });
  return { reset, account };
};

/** Whose password a link sets, before he sets it. */
export const verifyPasswordReset = async (scope: Scope, place: ResetPlace, token: string) => {
  const { reset, account } = await findUsableReset(scope, place, token);
  return { email: account.email, expiresAt: reset.expiresAt };
};

/**
 * Sets a password by a link; ends every session of the person. Who reads his mail is he: his browser is known from now
 * on. @returns its cookie
 */
export const setPasswordByReset = async (
  scope: Scope,
  place: ResetPlace,
  given: { token: string; password: string },
): Promise<readonly SessionCookie[]> => {
  const { reset, account } = await findUsableReset(scope, place, given.token);
  assertAcceptable(given.password, '/password', account.email);
  const passwordHash = await hashPassword(given.password);
  const browser = await change(scope, async (inner) => {
    if (!(await usePasswordReset(inner.db, reset.id, scope.now)))
      throw invalidField('/token', passwordMessages.linkUsed);
    await setAccountPassword(inner.db, account, passwordHash, scope.now);
    await endSessionsOf(inner.db, account, { at: scope.now, reason: 'passwordChanged' });
    await inner.audit({
      action: 'passwordSet',
      target: personTarget(account),
      actor: { kind: 'anonymous', name: account.email },
      projectId: account.projectId,
    });
    await forgetOtherBrowsers(inner, account);
    return rememberBrowser(inner, account);
  });
  await clearAfterReset(scope, { ...place, email: account.email, projectId: account.projectId });
  return browser === undefined ? [] : [browser];
};

const addressOf = (account: Account, context: SessionContext): AccountAddress => ({
  context,
  email: account.email,
  projectId: account.projectId,
});

/**
 * Changes the caller's own password and logs him out of all other browsers (spec 5, 6).
 * @throws UNAUTHORIZED when the current password is wrong; the dialog stays open on it
 */
export const changeOwnPassword = async (
  scope: Scope,
  context: SessionContext,
  given: { currentPassword: string; newPassword: string },
): Promise<void> => {
  const actor = personOf(scope);
  const { kind, id } = accountKeyOf(actor);
  const account = await findAccountById(scope.db, kind, id);
  if (account === null) throw new ApiError('UNAUTHORIZED');
  const target = { address: addressOf(account, context), people: [account] };
  const isRight = await attemptLogin(scope, target, () =>
    verifyPassword(account.passwordHash, given.currentPassword),
  );
  if (!isRight) {
    await scope.audit({
      action: 'passwordRefused',
      outcome: 'refused',
      target: personTarget(account),
      projectId: account.projectId,
    });
    throw new ApiError('UNAUTHORIZED', { detail: passwordMessages.currentWrong });
  }
  if (given.newPassword === given.currentPassword)
    throw invalidField('/newPassword', passwordMessages.unchanged);
  assertAcceptable(given.newPassword, '/newPassword', account.email);
  const passwordHash = await hashPassword(given.newPassword);
  const { sessionId } = actor;
  await change(scope, async (inner) => {
    await setAccountPassword(inner.db, account, passwordHash, scope.now);
    await endSessionsOf(inner.db, account, { at: scope.now, reason: 'passwordChanged', exceptId: sessionId });
    await forgetOtherBrowsers(inner, account);
    await inner.audit({
      action: 'passwordChanged',
      target: personTarget(account),
      projectId: account.projectId,
    });
  });
};
