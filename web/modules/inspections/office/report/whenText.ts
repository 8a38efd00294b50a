import { formatDay } from '#web/parts/text/format.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import type { Report } from './useReportChange.ts';

/** The day and the hours of an inspection. */
export const whenText = ({ scheduledOn, startTime, endTime }: Report): string => {
  const day = formatDay(scheduledOn);
  if (startTime === null) return day;
  return endTime === null
    ? t((w) => w.page.whenFrom, { day, from: startTime })
    : t((w) => w.page.whenValue, { day, from: startTime, to: endTime });
};
