import { sectionsForTrigger } from '#bff/programmes/sections.ts';
import { contractFacts } from '#bff/services/contractFacts.ts';
import { businessDaysBetween, progressReportDueOn } from '#bff/services/rules/businessDays.ts';
import {
  addDays,
  addMonths,
  type CalendarDay,
  daysBetween,
  earlierDay,
  partsOf,
} from '#bff/services/rules/calendar.ts';
import { date, type Seed, workday } from './context.ts';
import type { Place } from './myPages.ts';
import { projectOf } from './projects.ts';
import { addSection } from './sectionRows.ts';
import { specOf } from './sections.ts';

/** The last day of the quarter that a day lies in. */
const quarterEndOf = (on: CalendarDay): CalendarDay => {
  const { year, month } = partsOf(on);
  const last = Math.ceil(month / 3) * 3;
  const firstOfLast = `${year}-${String(last).padStart(2, '0')}-01`;
  return addDays(addMonths(firstOfLast, 1), -1);
};

const previous = (quarterEnd: CalendarDay): CalendarDay => quarterEndOf(addDays(quarterEnd, -100));

const monthsOf = (quarterEnd: CalendarDay): string => {
  const { month } = partsOf(quarterEnd);
  return `${month - 2}–${month}月分`;
};

const LONG_LATE = 10;

/** The last quarter whose report is late by more than ten business days: that makes a delay critical. */
const overdueQuarter = ({ today }: Seed): CalendarDay => {
  let end = previous(quarterEndOf(today));
  while (businessDaysBetween(progressReportDueOn(end), today) <= LONG_LATE) end = previous(end);
  return end;
};

/** The reports on the quarters: the last one as the undertaking's data say, the running one still to come. */
export const addProgress = (seed: Seed, place: Place): void => {
  const { progress, projectId } = place.data;
  if (progress === undefined) return;
  const [template] = sectionsForTrigger(projectOf(projectId), 'quarter', contractFacts());
  if (template === undefined) return;
  const running = quarterEndOf(seed.today);
  const last = progress === 'Overdue' ? overdueQuarter(seed) : previous(running);
  const lastDue = progressReportDueOn(last);
  // The months in the place of the number of the form.
  const title = (end: CalendarDay): string => `${template.title.replace(/（.*）$/, '')}（${monthsOf(end)}）`;
  const handedIn = daysBetween(seed.today, earlierDay(addDays(lastDue, -2), workday(seed, -7)));
  const timing =
    progress === 'Overdue'
      ? ({ state: 'Incomplete', dueOn: lastDue } as const)
      : ({
          state: progress,
          on: handedIn,
          dueOn: lastDue,
          ...(progress === 'Confirming' ? {} : { settled: Math.min(handedIn + 6, -1) }),
        } as const);
  addSection(seed, place, specOf(seed, place, template, timing, title(last)));
  const next = { state: 'Incomplete', dueOn: progressReportDueOn(running) } as const;
  const { id } = addSection(seed, place, specOf(seed, place, template, next, title(running)));
  const row = seed.rows.section.find((section) => section.id === id);
  // The section of a quarter appears on its first day.
  if (row) row.createdAt = date(addDays(addMonths(addDays(running, 1), -3), 0));
};
