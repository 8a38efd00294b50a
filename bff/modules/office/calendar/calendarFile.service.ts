import { Readable } from 'node:stream';
import type { Config } from '#bff/core/config.ts';
import type { Scope } from '#bff/core/scope.ts';
import { allRows } from '#bff/parts/lists/exports/exportList.service.ts';
import {
  inspectionLink,
  myPageLink,
  officeMyPageLink,
  officePayoutLink,
  officeRecoveryLink,
  officeSectionLink,
  payoutLink,
  recoveryLink,
  sectionLink,
} from '#bff/parts/records/mailLinks.service.ts';
import { contentDispositionOf } from '#bff/platform/files/fileNames.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import { type CalendarFilter, readCalendarPart } from './calendar.data.ts';
import { calendarFilter } from './calendar.service.ts';
import { calendarTexts as texts } from './calendars.words.ts';
import { type CalendarEntry, entryOf } from './calendarViews.service.ts';
import { type IcsEvent, icsOf } from './ics.service.ts';

/** From a month ago on; a business as far as duties and terms of property reach, the office a year. */
const PAST_DAYS = 31;
const FUTURE_DAYS = { business: 366 * 30, office: 366 } as const;

/** What an event tells for its reader: a business knows whose dates they are, the office does not. */
type EventWords = Pick<IcsEvent, 'summary' | 'description' | 'url'>;
type WordsOf = (config: Config, entry: CalendarEntry) => EventWords;

const businessLink = (
  config: Config,
  { sectionId, paymentId, recoveryId, mypage }: CalendarEntry,
): string => {
  const { projectId } = mypage;
  if (sectionId !== null) return sectionLink(config, { projectId, sectionId });
  if (recoveryId !== null) return recoveryLink(config, { projectId, recoveryId });
  return paymentId === null ? myPageLink(config, projectId) : payoutLink(config, projectId);
};

const officeLink = (
  config: Config,
  { sectionId, reportId, paymentId, recoveryId, mypageId }: CalendarEntry,
): string => {
  if (sectionId !== null) return officeSectionLink(config, { mypageId, sectionId });
  if (reportId !== null) return inspectionLink(config, reportId);
  if (paymentId !== null) return officePayoutLink(config, paymentId);
  return recoveryId === null ? officeMyPageLink(config, mypageId) : officeRecoveryLink(config, recoveryId);
};

const forBusiness: WordsOf = (config, entry) => {
  const url = businessLink(config, entry);
  return { summary: entry.title, description: `${entry.mypage.planTitle}\n${texts.open(url)}`, url };
};

const forOffice: WordsOf = (config, entry) => {
  const { corporationName, planTitle, displayCode } = entry.mypage;
  const url = officeLink(config, entry);
  return {
    summary: texts.officeTitle(entry.title, corporationName),
    description: `${planTitle}\n${texts.officeOpen(displayCode, url)}`,
    url,
  };
};

/** Every date that the filter finds, read part by part as the file is sent: deals have tens of thousands of papers. */
async function* eventsOf(scope: Scope, filter: CalendarFilter, wordsOf: WordsOf): AsyncGenerator<IcsEvent> {
  const host = new URL(scope.config.publicOrigin).hostname;
  for await (const row of allRows([], (request) => readCalendarPart(scope.db, filter, request))) {
    const entry = entryOf(row);
    const { id, on, startTime } = entry;
    yield { uid: `${id}@${host}`, on, startTime, ...wordsOf(scope.config, entry) };
  }
}

const periodOf = (scope: Scope, reader: keyof typeof FUTURE_DAYS) => {
  const today = tokyoDayOf(scope.now);
  return { from: addDays(today, -PAST_DAYS), to: addDays(today, FUTURE_DAYS[reader]) };
};

type File = { readonly name: string; readonly fileName: string };

const fileOf = (scope: Scope, { name, fileName }: File, events: AsyncIterable<IcsEvent>) => ({
  content: Readable.from(icsOf(name, events, scope.now)),
  contentType: 'text/calendar; charset=utf-8',
  disposition: contentDispositionOf(fileName),
});

/** The dates of the caller's business, as a calendar program reads them. */
export const businessCalendarFile = (scope: Scope, myPage: { id: number; displayCode: string }) => {
  const { id: mypageId, displayCode } = myPage;
  const filter = calendarFilter(scope, { ...periodOf(scope, 'business'), mypageId });
  const names = { name: texts.name(displayCode), fileName: texts.fileName(displayCode) };
  return fileOf(scope, names, eventsOf(scope, filter, forBusiness));
};

/** What an administrator's calendar is narrowed to. */
export type OfficeCalendar = { readonly projectId: number | null; readonly kinds: readonly number[] };

/** The dates that the calling administrator may see, for his file and for counting them. */
export const officeFilter = (scope: Scope, { projectId, kinds }: OfficeCalendar): CalendarFilter =>
  calendarFilter(scope, { ...periodOf(scope, 'office'), projectId: projectId ?? undefined, kinds });

/** Those dates, as a calendar program reads them. @param projectName of the round; null for all of them */
export const officeCalendarFile = (scope: Scope, of: OfficeCalendar, projectName: string | null) => {
  const names = { name: texts.officeName(projectName), fileName: texts.officeFileName };
  return fileOf(scope, names, eventsOf(scope, officeFilter(scope, of), forOffice));
};
