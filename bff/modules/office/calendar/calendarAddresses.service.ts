import { adminOf, userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { calendarAddress } from '#bff/parts/records/mailLinks.service.ts';
import { hashSecret, newSecret } from '#bff/platform/secrets/secrets.ts';
import { countCalendarDays } from './calendar.data.ts';
import {
  type CalendarAddressRow,
  type CalendarOwner,
  deleteCalendarAddress,
  findCalendarAddress,
  findRoundName,
  replaceCalendarAddress,
} from './calendarAddresses.data.ts';
import { type OfficeCalendar, officeFilter } from './calendarFile.service.ts';
import { calendarMessages as messages } from './calendars.words.ts';

/*
 * The private address of a person's calendar: one for each, told once, kept as a hash. `subscribedCalendar` reads it.
 */

/** The most dates of an address: programs read all of them into a phone. */
const MAX_EVENTS = 5_000;

const ALL: OfficeCalendar = { projectId: null, kinds: [] };

const viewOf = ({ createdAt, lastUsedAt, projectId, project, kinds }: CalendarAddressRow) => ({
  createdAt,
  lastUsedAt,
  projectId,
  projectName: project?.shortName ?? null,
  kinds,
});

const stateOf = async (scope: Scope, owner: CalendarOwner) => {
  const current = await findCalendarAddress(scope.db, owner);
  return { current: current && viewOf(current) };
};

type Place = { readonly mypageId?: number; readonly projectId?: number };

const create = async (scope: Scope, owner: CalendarOwner, of: OfficeCalendar, place: Place) => {
  const token = newSecret();
  const row = await replaceCalendarAddress(scope.db, owner, {
    ...of,
    tokenHash: hashSecret(token),
    createdAt: scope.now,
  });
  const target = { kind: 'calendarAddress', id: row.id } as const;
  await scope.audit({ action: 'created', target, after: { ...of }, ...place });
  return { url: calendarAddress(scope.config, token), current: viewOf(row) };
};

const remove = async (scope: Scope, owner: CalendarOwner, place: Place): Promise<void> => {
  const id = await deleteCalendarAddress(scope.db, owner);
  if (id !== null)
    await scope.audit({ action: 'deleted', target: { kind: 'calendarAddress', id }, ...place });
};

const userOwner = (scope: Scope): CalendarOwner => ({
  personKind: 'user',
  personId: userOf(scope).corporationUserId,
});

const adminOwner = (scope: Scope): CalendarOwner => ({
  personKind: 'admin',
  personId: adminOf(scope).adminUserId,
});

/** The calling user's address, if he has one. @throws NOT_FOUND for another's my page */
export const getUserCalendarAddress = async (scope: Scope, mypageId: number) => {
  await requireMyPage(scope, mypageId);
  return stateOf(scope, userOwner(scope));
};

/** Gives the calling user another address. @throws NOT_FOUND */
export const createUserCalendarAddress = async (scope: Scope, mypageId: number) => {
  const { projectId } = await requireMyPage(scope, mypageId);
  return create(scope, userOwner(scope), ALL, { mypageId, projectId });
};

/** Ends the calling user's address. @throws NOT_FOUND */
export const removeUserCalendarAddress = async (scope: Scope, mypageId: number): Promise<void> => {
  const { projectId } = await requireMyPage(scope, mypageId);
  await remove(scope, userOwner(scope), { mypageId, projectId });
};

/** The calling administrator's address, if he has one. */
export const getAdminCalendarAddress = (scope: Scope) => stateOf(scope, adminOwner(scope));

/** @throws TRANSITION_NOT_ALLOWED when there are more dates than a program shows well */
const assertFew = async (scope: Scope, of: OfficeCalendar): Promise<void> => {
  const days = await countCalendarDays(scope.db, officeFilter(scope, of));
  const count = days.reduce((sum, day) => sum + day.count, 0);
  if (count > MAX_EVENTS)
    throw new ApiError('LIMIT_REACHED', { detail: messages.tooMany(count, MAX_EVENTS) });
};

/** Gives the calling administrator another address. @throws NOT_FOUND for an unknown round, TRANSITION_NOT_ALLOWED */
export const createAdminCalendarAddress = async (scope: Scope, { projectId, kinds }: OfficeCalendar) => {
  if (projectId !== null && (await findRoundName(scope.db, projectId)) === null)
    throw new ApiError('NOT_FOUND');
  const of = { projectId, kinds: [...new Set(kinds)] };
  await assertFew(scope, of);
  return create(scope, adminOwner(scope), of, projectId === null ? {} : { projectId });
};

/** Ends the calling administrator's address. */
export const removeAdminCalendarAddress = (scope: Scope): Promise<void> =>
  remove(scope, adminOwner(scope), {});
