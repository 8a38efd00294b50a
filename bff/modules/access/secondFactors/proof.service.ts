import { type AdminActor, adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SessionCookie } from '#bff/core/sessionCookie.ts';
import { setProven } from '../sessions/sessions.data.ts';
import { finishLogIn } from '../sessions/sessions.service.ts';
import { attemptFactor } from './attemptFactor.service.ts';

/** In the transaction that takes the second factor: the log-in is finished, or the session is proven anew. */
export const markProven = async (scope: Scope, actor: AdminActor): Promise<readonly SessionCookie[]> => {
  const cookies = await finishLogIn(scope, actor);
  if (cookies !== null) return cookies;
  await setProven(scope.db, actor.sessionId, scope.now);
  await scope.audit({ action: 'factorProven', target: { kind: 'session', id: actor.sessionId } });
  return [];
};

/**
 * Shows a second factor: what takes it and what follows from it are kept together or not at all.
 * @param take takes it once; false when it is wrong, or was taken before
 * @param refusal what to do about a wrong one
 * @returns the cookies of a log-in that is finished by it
 * @throws UNAUTHORIZED, TOO_MANY_REQUESTS
 */
export const prove = async (
  scope: Scope,
  take: (inner: Scope, actor: AdminActor) => Promise<boolean>,
  refusal: string,
): Promise<readonly SessionCookie[]> => {
  const actor = adminOf(scope);
  let cookies: readonly SessionCookie[] = [];
  const isRight = await attemptFactor(scope, actor, () =>
    scope.transaction(async (inner) => {
      if (!(await take(inner, actor))) return false;
      cookies = await markProven(inner, actor);
      return true;
    }),
  );
  if (isRight) return cookies;
  const target = { kind: 'session', id: actor.sessionId } as const;
  await scope.audit({ action: 'factorRefused', outcome: 'refused', target });
  throw new ApiError('UNAUTHORIZED', { detail: refusal });
};
