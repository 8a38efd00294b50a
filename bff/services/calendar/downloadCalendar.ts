import { Readable } from 'node:stream';
import { userOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { listCalendarRows } from '#bff/data/calendar/calendar.ts';
import { contentDispositionOf } from '#bff/files/fileNames.ts';
import { calendarTexts as texts } from '#bff/text/calendars.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import { requireMyPage } from '../common/access.ts';
import { myPageLink, payoutLink, recoveryLink, sectionLink } from '../common/mailLinks.ts';
import { calendarFilter } from './calendar.ts';
import { type CalendarEntry, entryOf } from './calendarViews.ts';
import { icsOf } from './ics.ts';

/** From a month ago on, as far as duties and terms of property reach. */
const PAST_DAYS = 31;
const FUTURE_DAYS = 366 * 30;

/** The most that a program is given at once. */
const MAX_EVENTS = 2000;

const linkOf = (scope: Scope, { sectionId, paymentId, recoveryId, mypage }: CalendarEntry): string => {
  const { projectId } = mypage;
  if (sectionId !== null) return sectionLink(scope.config, { projectId, sectionId });
  if (recoveryId !== null) return recoveryLink(scope.config, { projectId, recoveryId });
  return paymentId === null ? myPageLink(scope.config, projectId) : payoutLink(scope.config, projectId);
};

const eventOf = (scope: Scope, entry: CalendarEntry) => {
  const url = linkOf(scope, entry);
  return {
    uid: `${entry.id}@${new URL(scope.config.publicOrigin).hostname}`,
    on: entry.on,
    startTime: entry.startTime,
    summary: entry.title,
    description: `${entry.mypage.planTitle}\n${texts.open(url)}`,
    url,
  };
};

/** The dates of one business as a file for its own calendar; that it was taken stands in the trail. @throws NOT_FOUND */
export const downloadUserCalendar = async (scope: Scope, mypageId: number) => {
  userOf(scope);
  const { displayCode, projectId } = await requireMyPage(scope, mypageId);
  const today = tokyoDayOf(scope.now);
  const period = { from: addDays(today, -PAST_DAYS), to: addDays(today, FUTURE_DAYS) };
  const filter = calendarFilter(scope, { ...period, mypageId });
  const request = { limit: MAX_EVENTS, keys: [], after: undefined };
  const { items } = await listCalendarRows(scope.db, filter, request);
  const fileName = texts.fileName(displayCode);
  await scope.audit({
    action: 'exported',
    target: { kind: 'myPage', id: mypageId },
    after: { fileName },
    mypageId,
    projectId,
  });
  const events = items.map((row) => eventOf(scope, entryOf(row)));
  return {
    content: Readable.from([icsOf(texts.name(displayCode), events, scope.now)]),
    contentType: 'text/calendar; charset=utf-8',
    disposition: contentDispositionOf(fileName),
  };
};
