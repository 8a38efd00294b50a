import { quarterTitle } from '#bff/modules/sections/sections.words.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { sectionsForTrigger } from '#bff/programmes/sections.ts';
import { businessDaysBetween, progressReportDueOn } from '#rules/businessDays.ts';
import { addDays, addMonths, type CalendarDay, daysBetween, earlierDay } from '#rules/calendar.ts';
import { quarterBefore, quarterEndOf, quarterMonths } from '#rules/quarters.ts';
import { date, type Seed, workday } from '../engine/context.ts';
import { projectOf } from '../projects/projects.ts';
import { addSection } from '../sections/sectionRows.ts';
import { specOf } from '../sections/sections.ts';
import type { Place } from './place.ts';

const LONG_LATE = 10;

/** The last quarter whose report is late by more than ten business days: that makes a delay critical. */
const overdueQuarter = ({ today }: Seed): CalendarDay => {
  let end = quarterBefore(quarterEndOf(today));
  while (businessDaysBetween(progressReportDueOn(end), today) <= LONG_LATE) end = quarterBefore(end);
  return end;
};

/** The reports on the quarters: the last one as the undertaking's data say, the running one still to come. */
export const addProgress = (seed: Seed, place: Place): void => {
  const { progress, projectId } = place.data;
  if (progress === undefined) return;
  const [template] = sectionsForTrigger(projectOf(projectId), 'quarter', contractFacts());
  if (template === undefined) return;
  const running = quarterEndOf(seed.today);
  const last = progress === 'Overdue' ? overdueQuarter(seed) : quarterBefore(running);
  const lastDue = progressReportDueOn(last);
  const title = (end: CalendarDay): string => quarterTitle(template.title, quarterMonths(end));
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
