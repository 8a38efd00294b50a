import { personOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findPresentedSession } from './presentedSessions.data.ts';
import { endSession, listOpenSessions } from './sessions.data.ts';
import { accountKeyOf, type OwnSession } from './sessions.service.ts';

/**
 * Reads the caller's own session (spec 7: GET …/session/{id}).
 * @throws NOT_FOUND when the id is another session's
 */
export const readOwnSession = async (scope: Scope, id: string): Promise<OwnSession> => {
  const actor = personOf(scope);
  if (actor.sessionId !== id) throw new ApiError('NOT_FOUND');
  const session = await findPresentedSession(scope.db, accountKeyOf(actor).kind, id);
  if (session === null) throw new ApiError('NOT_FOUND');
  return { id, expiresAt: session.idleExpiresAt, actor };
};

/** The caller's own open sessions, so that he can see a foreign one. */
export const listOwnSessions = (scope: Scope) =>
  listOpenSessions(scope.db, accountKeyOf(personOf(scope)), scope.now);

/** Ends one of the caller's own sessions. @throws NOT_FOUND for anybody else's */
export const endOwnSession = async (scope: Scope, id: string): Promise<void> => {
  const own = await listOwnSessions(scope);
  if (!own.some((session) => session.id === id)) throw new ApiError('NOT_FOUND');
  await endSession(scope.db, id, scope.now, 'ended');
  await scope.audit({ action: 'sessionEnded', target: { kind: 'session', id } });
};
