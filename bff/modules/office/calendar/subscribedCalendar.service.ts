import type { Actor } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type Account, actorOf, countAttempt, findAccountById } from '#bff/modules/access/index.ts';
import { findMyPageIdOf } from '#bff/parts/ownership/access.data.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { hashSecret } from '#bff/platform/secrets/secrets.ts';
import {
  type CalendarAddressRow,
  findAddressByToken,
  touchCalendarAddress,
} from './calendarAddresses.data.ts';
import { businessCalendarFile, officeCalendarFile } from './calendarFile.service.ts';

/** Every five minutes of a day; programs read every few hours. */
const FREE_READS = 300;
/** A service that reads the calendars of many people may go on with those that have ended. */
const FREE_UNKNOWN_PER_ADDRESS = 300;

const TOUCH_EVERY_MS = 60 * 60_000;

/** @throws NOT_FOUND, TOO_MANY_REQUESTS for who tries one after the other */
const refuse = async (scope: Scope): Promise<never> => {
  await countAttempt(scope, [{ key: `calendars:${scope.caller.ip}`, free: FREE_UNKNOWN_PER_ADDRESS }]);
  throw new ApiError('NOT_FOUND');
};

/** Who somebody is today, as if he had logged in. @throws NOT_FOUND for who may not */
const personNow = async (scope: Scope, { personKind, personId }: CalendarAddressRow): Promise<Actor> => {
  const account = await findAccountById(scope.db, personKind as Account['kind'], personId);
  if (account === null || !account.isActive) throw new ApiError('NOT_FOUND');
  return actorOf(account, '');
};

/** The file of an address for its person. @throws NOT_FOUND when he has no undertaking (any more) */
const fileFor = async (scope: Scope, { projectId, kinds, project }: CalendarAddressRow) => {
  const { actor } = scope;
  if (actor?.kind !== 'user')
    return officeCalendarFile(scope, { projectId, kinds }, project?.shortName ?? null);
  const mypageId = await findMyPageIdOf(scope.db, actor);
  if (mypageId === null) throw new ApiError('NOT_FOUND');
  return businessCalendarFile(scope, await requireMyPage(scope, mypageId));
};

/**
 * What a calendar program reads that knows an address. A wrong one counts for the place that it comes from, a right one
 * for itself: nobody's guesses keep others from their calendars. Readings are not in the trail: a program makes them, not
 * the person, and the address says when it was last used.
 * @throws NOT_FOUND alike for an unknown address, an ended one and that of somebody who may not log in any more;
 *   TOO_MANY_REQUESTS
 */
export const subscribedCalendar = async (scope: Scope, token: string) => {
  const address = await findAddressByToken(scope.db, hashSecret(token));
  if (address === null) return refuse(scope);
  await countAttempt(scope, [{ key: `calendar:${address.id}`, free: FREE_READS }]);
  const file = await fileFor(scope.actingFor(await personNow(scope, address)), address);
  const before = new Date(scope.now.getTime() - TOUCH_EVERY_MS);
  await touchCalendarAddress(scope.db, address.id, { at: scope.now, before });
  return file;
};
