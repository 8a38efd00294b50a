import type { AdminActor } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { countAttempt, type Limit } from '../sessions/countAttempt.service.ts';
import { knownBrowserOf } from '../sessions/knownBrowsers.service.ts';

/** As of passwords: the sixth wrong one waits. */
const FREE_FAILURES = 5;

/**
 * As with passwords, a browser in which the person has logged in before counts for itself: who knows his password and
 * guesses codes elsewhere does not lock him out.
 */
const limitOf = async (scope: Scope, { adminUserId }: AdminActor): Promise<Limit> => {
  const browser = await knownBrowserOf(scope, [{ kind: 'admin', id: adminUserId }]);
  const place = browser === undefined ? '' : `browser:${browser}:`;
  return { key: `${place}factor:${adminUserId}`, free: FREE_FAILURES };
};

/**
 * Looks whether a second factor is right, as one of a few attempts; a right one forgets the wrong ones before.
 * @throws TOO_MANY_REQUESTS with the seconds to wait
 */
export const attemptFactor = async (
  scope: Scope,
  actor: AdminActor,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  const limit = await limitOf(scope, actor);
  const attempt = await countAttempt(scope, [limit]);
  const fits = await isRight().catch(async (error: unknown) => {
    await attempt.giveBack();
    throw error;
  });
  if (fits) {
    await attempt.giveBack();
    await scope.limits.clear(limit.key);
  }
  return fits;
};
