import { adminOf, userOf } from '#bff/core/actor.ts';
import { invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { CalendarEntryKind, DocumentType, InspectionKind } from '#bff/generated/contract/enums.ts';
import { isOfBusiness, lastingKinds } from '#bff/modules/sections/index.ts';
import { myPageVisibility, requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { daysBetween, tokyoDayOf } from '#rules/calendar.ts';
import {
  CALENDAR_SOURCES,
  type CalendarFilter,
  countCalendarDays,
  listCalendarRows,
} from './calendar.data.ts';
import { calendarMessages as messages } from './calendars.words.ts';
import { type CalendarEntry, entryOf } from './calendarViews.service.ts';

/** The longest period of one answer: a quarter, with the weeks around it. */
const MAX_DAYS = 100;

/** The most entries of one answer for a business. */
const MAX_ENTRIES = 1000;

export type CalendarSearch = {
  readonly from: string;
  readonly to: string;
  readonly projectId?: number | undefined;
  readonly mypageId?: number | undefined;
  readonly kinds?: readonly number[] | undefined;
};

const ALL_KINDS = CALENDAR_SOURCES.map((_source, kind) => kind);

/** Inspectors see nothing of money (domain 7). */
const MONEY: ReadonlySet<number> = new Set([CalendarEntryKind.Payment, CalendarEntryKind.Recovery]);

const kindsFor = ({ actor }: Scope, asked: readonly number[] = ALL_KINDS): number[] => {
  const isInspector = actor?.kind === 'admin' && actor.role === 'Inspector';
  return asked.filter((kind) => !(isInspector && MONEY.has(kind)));
};

/** What dates are made of for the caller, whatever the period. */
export const calendarFilter = (scope: Scope, { kinds, ...search }: CalendarSearch): CalendarFilter => ({
  ...search,
  visibility: myPageVisibility(scope),
  today: tokyoDayOf(scope.now),
  documentTypes: Object.values(DocumentType).filter(isOfBusiness),
  lastingKinds: [...lastingKinds],
  onSiteAudit: InspectionKind.OnSiteAudit,
  kinds: kindsFor(scope, kinds?.length ? kinds : undefined),
});

/** @throws INVALID_PARAMETER for a period that ends before it begins, or is too long for one answer */
const assertPeriod = ({ from, to }: CalendarSearch): void => {
  if (to < from) throw invalidField('/query/to', messages.order);
  if (daysBetween(from, to) >= MAX_DAYS) throw invalidField('/query/to', messages.tooLong);
};

const firstOf = (limit: number): PageRequest => ({ limit, keys: [], after: undefined });

/** The dates of one business in a period. @throws NOT_FOUND, INVALID_PARAMETER */
export const listUserCalendar = async (
  scope: Scope,
  search: CalendarSearch & { readonly mypageId: number },
) => {
  userOf(scope);
  assertPeriod(search);
  await requireMyPage(scope, search.mypageId);
  const { items, total } = await listCalendarRows(
    scope.db,
    calendarFilter(scope, search),
    firstOf(MAX_ENTRIES),
  );
  return { items: items.map(entryOf), total };
};

/** The dates of all undertakings that the caller may see. @throws INVALID_PARAMETER */
export const listCalendar = async (
  scope: Scope,
  search: CalendarSearch,
  request: PageRequest,
): Promise<Page<CalendarEntry>> => {
  adminOf(scope);
  assertPeriod(search);
  return mapPage(await listCalendarRows(scope.db, calendarFilter(scope, search), request), entryOf);
};

/** How many of them there are on each day: of the same rows. @throws INVALID_PARAMETER */
export const listCalendarDays = async (scope: Scope, search: CalendarSearch) => {
  adminOf(scope);
  assertPeriod(search);
  const days = await countCalendarDays(scope.db, calendarFilter(scope, search));
  return { items: days.map(({ dayOn, ...day }) => ({ on: dayOn, ...day })) };
};
