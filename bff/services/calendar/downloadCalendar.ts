import { Readable } from 'node:stream';
import { userOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type CalendarFilter, readCalendarPart } from '#bff/data/calendar/calendar.ts';
import { contentDispositionOf } from '#bff/files/fileNames.ts';
import { calendarTexts as texts } from '#bff/text/calendars.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import { requireMyPage } from '../common/access.ts';
import { myPageLink, payoutLink, recoveryLink, sectionLink } from '../common/mailLinks.ts';
import { allRows } from '../exports/exportList.ts';
import { calendarFilter } from './calendar.ts';
import { type CalendarEntry, entryOf } from './calendarViews.ts';
import { type IcsEvent, icsOf } from './ics.ts';

/** From a month ago on, as far as duties and terms of property reach. */
const PAST_DAYS = 31;
const FUTURE_DAYS = 366 * 30;

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

/** Every date that the filter finds, read part by part as the file is sent: deals have tens of thousands of papers. */
async function* eventsOf(scope: Scope, filter: CalendarFilter): AsyncGenerator<IcsEvent> {
  for await (const row of allRows([], (request) => readCalendarPart(scope.db, filter, request))) {
    yield eventOf(scope, entryOf(row));
  }
}

/** The dates of one business as a file for its own calendar; that it was taken stands in the trail. @throws NOT_FOUND */
export const downloadUserCalendar = async (scope: Scope, mypageId: number) => {
  userOf(scope);
  const { displayCode, projectId } = await requireMyPage(scope, mypageId);
  const today = tokyoDayOf(scope.now);
  const period = { from: addDays(today, -PAST_DAYS), to: addDays(today, FUTURE_DAYS) };
  const filter = calendarFilter(scope, { ...period, mypageId });
  const fileName = texts.fileName(displayCode);
  await scope.audit({
    action: 'exported',
    target: { kind: 'myPage', id: mypageId },
    after: { fileName },
    mypageId,
    projectId,
  });
  return {
    content: Readable.from(icsOf(texts.name(displayCode), eventsOf(scope, filter), scope.now)),
    contentType: 'text/calendar; charset=utf-8',
    disposition: contentDispositionOf(fileName),
  };
};
