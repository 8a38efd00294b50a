import { type AdminActor, adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { fourEyesReasons as reasons } from './fourEyes.words.ts';
import { confirmedFrom, handsOf, isConfirmed } from './standing.service.ts';
import { listStandings } from './standings.data.ts';

/** Tells of one administrator why he is no second person beside those who acted before him; null: he is one. */
export type SecondPersonCheck = (actor: AdminActor, before: readonly (number | null)[]) => string | null;

/**
 * Who is a second person (domain 12): confirmed, and not one whose hands acted before. What an unconfirmed administrator did
 * was done by who made or changed him, too.
 */
export const secondPersonCheck = async (scope: Pick<Scope, 'db' | 'now'>): Promise<SecondPersonCheck> => {
  const { db, now } = scope;
  const known = new Map((await listStandings(db)).map((standing) => [standing.id, standing]));
  return ({ adminUserId }, before) => {
    const own = known.get(adminUserId);
    if (own === undefined || !isConfirmed(own, now))
      return reasons.unconfirmed(own === undefined ? '' : formatEraDay(tokyoDayOf(confirmedFrom(own))));
    const others = before.filter((id) => id !== null);
    if (others.includes(adminUserId)) return reasons.ownAct;
    return others.some((id) => handsOf(id, known, now).has(adminUserId)) ? reasons.madeByYou : null;
  };
};

/**
 * Holds the last of several steps (domain 12: a payment approved, an amount, an order to pay back, an erasure): who takes it is
 * a second person beside those of the steps before.
 * @param before administrators; null: a company, or the product
 * @throws TRANSITION_NOT_ALLOWED with the reason
 */
export const assertSecondPerson = async (
  scope: Pick<Scope, 'db' | 'now' | 'actor'>,
  before: readonly (number | null)[],
): Promise<void> => {
  const refusal = (await secondPersonCheck(scope))(adminOf(scope), before);
  if (refusal !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
};
