import { randomUUID } from 'node:crypto';
import { ADMIN_ROLES, type AdminActor, familyOf, type Person, type SessionContext } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SessionCookie } from '#bff/core/sessionCookie.ts';
import type { AuditAction } from '#bff/generated/contract/enums.ts';
import { recordAudit } from '#bff/modules/trail/index.ts';
import { hashSecret, isSameSecret, newSecret } from '#bff/platform/secrets/secrets.ts';
import { type Account, personKindOf, setLastLogin } from './accounts.data.ts';
import { rememberBrowser } from './knownBrowsers.service.ts';
import { findPresentedSession, type SessionWithPerson } from './presentedSessions.data.ts';
import { endAwaiting, endSession, insertSession, touchSession } from './sessions.data.ts';

/** A session as its owner sees it. */
export type OwnSession = {
  readonly id: string;
  /** When it ends if nothing is done with it. */
  readonly expiresAt: Date;
  readonly actor: Person;
};

/** A new session with its token, of which the server stores only the hash. */
export type StartedSession = OwnSession & {
  readonly token: string;
  /** For its browser: the other half of the session, and the browser itself. None for another client. */
  readonly cookies: readonly SessionCookie[];
};

/** How often the last use is written down; each request would be a write too many. */
const TOUCH_EVERY_MS = 60_000;

/** How long a log-in awaits its second factor; a phone has to be found. */
const AWAITS_MS = 15 * 60_000;

const idleMs = (scope: Scope, context: SessionContext): number =>
  context === 'admin' ? scope.config.sessions.adminIdleMs : scope.config.sessions.otherIdleMs;

const roleOfAdmin = (adminType: number | undefined) => {
  const role = ADMIN_ROLES[adminType ?? -1];
  if (role === undefined) throw new Error(`unknown administrator type ${adminType}`);
  return role;
};

/** The caller that an account becomes once it has a session. */
export const actorOf = (account: Account, sessionId: string): Person => {
  const { id, name, email } = account;
  if (account.kind === 'admin') {
    const role = roleOfAdmin(account.adminType);
    return {
      kind: 'admin',
      sessionId,
      adminUserId: id,
      role,
      name,
      email,
      prefectures: account.prefectures ?? [],
    };
  }
  const projectId = account.projectId ?? 0;
  if (account.kind === 'user') {
    const corporationId = account.corporationId ?? 0;
    return { kind: 'user', sessionId, corporationUserId: id, corporationId, projectId, name, email };
  }
  const family = familyOf(account.family);
  const applicationId = account.applicationId ?? 0;
  return {
    kind: 'applicant',
    sessionId,
    family,
    applicationUserId: id,
    applicationId,
    projectId,
    name,
    email,
  };
};

/** An entry about somebody's session, written in his name also before he has one. */
export const auditSession = (scope: Scope, actor: Person, action: AuditAction): Promise<void> => {
  const projectId = actor.kind === 'admin' ? undefined : actor.projectId;
  return recordAudit(
    { ...scope, actor },
    { action, target: { kind: 'session', id: actor.sessionId }, projectId },
  );
};

/** `{sessionId}.{secret}` (contract.md); written so that an address or a log can hold the id alone. */
const tokenForm = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

/** @throws the reason why a session is over: 1008 when somebody ended it, 1007 when time did, 1006 otherwise */
const assertOpen = (session: SessionWithPerson, now: Date): void => {
  if (session.endedAt !== null) {
    if (session.endReason === 'loggedOut') throw new ApiError('UNAUTHORIZED');
    throw new ApiError(session.endReason === 'expired' ? 'SESSION_EXPIRED' : 'SESSION_INVALIDATED');
  }
  if (session.idleExpiresAt <= now || session.expiresAt <= now) throw new ApiError('SESSION_EXPIRED');
};

/** The stored session that a request's token belongs to, open or not. */
const requirePresentedSession = async (scope: Scope, context: SessionContext): Promise<SessionWithPerson> => {
  const [, id, secret] = tokenForm.exec(scope.caller.tokenOf(context) ?? '') ?? [];
  if (id === undefined || secret === undefined) throw new ApiError('UNAUTHORIZED');
  const session = await findPresentedSession(scope.db, personKindOf(context), id);
  if (session === null || session.context !== context || !isSameSecret(secret, session.secretHash)) {
    throw new ApiError('UNAUTHORIZED');
  }
  if (session.browserBindingHash !== null) {
    const binding = scope.caller.bindingOf(context) ?? '';
    if (!isSameSecret(binding, session.browserBindingHash)) throw new ApiError('UNAUTHORIZED');
  }
  return session;
};

/** Slides the idle limit, at most once a minute and never past the absolute end. */
const keepAlive = async (
  scope: Scope,
  session: SessionWithPerson,
  context: SessionContext,
): Promise<void> => {
  if (session.awaitsFactor) return;
  if (scope.now.getTime() - session.lastUsedAt.getTime() < TOUCH_EVERY_MS) return;
  const slid = scope.now.getTime() + idleMs(scope, context);
  const idleExpiresAt = new Date(Math.min(slid, session.expiresAt.getTime()));
  await touchSession(scope.db, session.id, { at: scope.now, idleExpiresAt });
};

/**
 * Who calls: the person of the session whose token the request carries.
 * @param mayAwait whether a log-in will do that awaits its second factor
 * @throws UNAUTHORIZED (none), SESSION_EXPIRED (idle or too old), SESSION_INVALIDATED (password changed, disabled)
 */
export const restoreActor = async (
  scope: Scope,
  context: SessionContext,
  mayAwait: boolean,
): Promise<Person> => {
  const session = await requirePresentedSession(scope, context);
  assertOpen(session, scope.now);
  if (session.awaitsFactor && !mayAwait) throw new ApiError('UNAUTHORIZED');
  const { account } = session;
  if (!account.isActive) throw new ApiError('SESSION_INVALIDATED');
  await keepAlive(scope, session, context);
  return actorOf(account, session.id);
};

/**
 * Logs out on every node at once. A session that is already over is no error.
 * @returns the cookie to remove: that of this context alone, and only for who had its token. Other contexts of the same
 * browser go on, and so does its being known.
 */
export const logOut = async (scope: Scope, context: SessionContext): Promise<readonly SessionCookie[]> => {
  const session = await requirePresentedSession(scope, context).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });
  if (session === null) return [];
  const { account } = session;
  const wasOpen = await endSession(scope.db, session.id, scope.now, 'loggedOut');
  if (wasOpen && !session.awaitsFactor) await auditSession(scope, actorOf(account, session.id), 'loggedOut');
  if (session.browserBindingHash === null) return [];
  return [{ name: `${context}Binding`, value: '', expiresAt: new Date(0) }];
};

/** Writes a session of somebody; who he is has been proved before. @returns its token and its cookies */
export const insertNewSession = async (
  scope: Scope,
  context: SessionContext,
  { id: personId }: Pick<Account, 'id'>,
  awaitsFactor: boolean,
) => {
  const id = randomUUID();
  const secret = newSecret();
  const binding = scope.caller.isBrowser ? newSecret() : undefined;
  const endsAt = new Date(scope.now.getTime() + scope.config.sessions.absoluteMs);
  const livesMs = awaitsFactor ? AWAITS_MS : idleMs(scope, context);
  const expiresAt = new Date(scope.now.getTime() + livesMs);
  await insertSession(scope.db, {
    id,
    context,
    personId,
    secretHash: hashSecret(secret),
    browserBindingHash: binding === undefined ? null : hashSecret(binding),
    createdAt: scope.now,
    idleExpiresAt: expiresAt,
    expiresAt: endsAt,
    ip: scope.caller.ip,
    userAgent: scope.caller.userAgent,
    awaitsFactor,
  });
  const cookies: SessionCookie[] =
    binding === undefined ? [] : [{ name: `${context}Binding`, value: binding, expiresAt: endsAt }];
  return { id, token: `${id}.${secret}`, expiresAt, cookies };
};

/**
 * Starts a session for somebody who has proved who he is; the one that his browser had of this context ends (ASVS
 * 7.2.4).
 */
export const startSession = async (
  scope: Scope,
  context: SessionContext,
  account: Account,
): Promise<StartedSession> => {
  await logOut(scope, context);
  const session = await insertNewSession(scope, context, account, false);
  await setLastLogin(scope.db, account, scope.now);
  const browser = await rememberBrowser(scope, account);
  const cookies = browser === undefined ? session.cookies : [...session.cookies, browser];
  return { ...session, cookies, actor: actorOf(account, session.id) };
};

/**
 * What an administrator's right password begins where a second factor is asked for: its token is good for showing or
 * registering one, and for nothing else.
 */
export const startAwaiting = async (scope: Scope, account: Account): Promise<StartedSession> => {
  await logOut(scope, 'admin');
  const session = await insertNewSession(scope, 'admin', account, true);
  return { ...session, actor: actorOf(account, session.id) };
};

/**
 * The second factor was shown: what awaited it is a session from now on.
 * @returns null for what was a session before; else the cookie that makes the browser known, if it is one
 */
export const finishLogIn = async (
  scope: Scope,
  actor: AdminActor,
): Promise<readonly SessionCookie[] | null> => {
  const idleExpiresAt = new Date(scope.now.getTime() + idleMs(scope, 'admin'));
  if (!(await endAwaiting(scope.db, actor.sessionId, { at: scope.now, idleExpiresAt }))) return null;
  const person = { kind: 'admin', id: actor.adminUserId } as const;
  await setLastLogin(scope.db, person, scope.now);
  const browser = await rememberBrowser(scope, person);
  await auditSession(scope, actor, 'loggedIn');
  return browser === undefined ? [] : [browser];
};

/** The account behind a caller, for the data layer. */
export const accountKeyOf = (actor: Person): Pick<Account, 'kind' | 'id'> => {
  if (actor.kind === 'admin') return { kind: 'admin', id: actor.adminUserId };
  if (actor.kind === 'user') return { kind: 'user', id: actor.corporationUserId };
  return { kind: personKindOf(actor.family), id: actor.applicationUserId };
};
