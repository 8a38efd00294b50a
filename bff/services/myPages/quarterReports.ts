import { insertSectionHistory, insertSection, listWithoutQuarterReport } from '../../data/sectionWrites.ts';
import { lockMyPage } from '../../data/sections.ts';
import { dueOn, type SectionTemplate, sectionsForTrigger } from '../../programmes/sections.ts';
import { sectionTitles } from '../../text/sections.ts';
import { contractFacts } from '../contractFacts.ts';
import { systemActor } from '../historyActor.ts';
import { refreshMyPageFacts } from '../myPageFacts.ts';
import { addDays, type CalendarDay, tokyoDayOf } from '../rules/calendar.ts';
import { quarterEndOf, quarterMonths } from '../rules/quarters.ts';
import type { Scope } from '../scope.ts';
import { sectionProjectOf } from '../sections/templates.ts';

/** A report on the quarter is due in the days after it; one that the desk has put off is looked for a while longer. */
const LATEST_DUE_DAYS = 75;
const BATCH = 100;

type Waiting = Awaited<ReturnType<typeof listWithoutQuarterReport>>[number];

/** The quarter stands in the place of the number of the form: 遂行状況報告書（10–12月分）. */
const titleOf = ({ title }: SectionTemplate, quarterEnd: CalendarDay): string =>
  sectionTitles.quarter(title.replace(/（[^（]*）$/, ''), quarterMonths(quarterEnd));

const addReport = async (
  scope: Scope,
  { id: mypageId, project }: Waiting,
  template: SectionTemplate,
  quarterEnd: CalendarDay,
): Promise<void> => {
  const { kind, documentType, sequence, isRequired, needsJmacCheck, needsMaffCheck, due } = template;
  const sectionId = await insertSection(scope.db, {
    mypageId,
    kind,
    documentType,
    title: titleOf(template, quarterEnd),
    sequence,
    isRequired,
    needsJmacCheck,
    needsMaffCheck,
    createdByKind: 'system',
    createdAt: scope.now,
    dueOn: dueOn(due, { quarterEnd, completionDeadline: project.completionDeadline }),
  });
  await insertSectionHistory(scope.db, {
    sectionId,
    action: 'Created',
    toStatus: 0,
    ...systemActor,
    createdAt: scope.now,
  });
  await scope.audit({
    action: 'created',
    target: { kind: 'section', id: sectionId },
    after: { documentType, dueOn: due === undefined ? null : dueOn(due, { quarterEnd, completionDeadline: project.completionDeadline }) },
    mypageId,
    projectId: project.id,
  });
};

/**
 * Asks every undertaking that is under way for its report on the running quarter (domain 2 step 8); a section of the
 * quarter is there from its first day. Any number of processes may run it: the my page is held while it is looked at.
 * @returns how many sections were made
 */
export const addQuarterReports = async (scope: Scope): Promise<number> => {
  const quarterEnd = quarterEndOf(tokyoDayOf(scope.now));
  let made = 0;
  for (const { documentType } of sectionsForTriggerOfAll()) {
    const wanted = { documentType, quarterEnd, latestDueOn: addDays(quarterEnd, LATEST_DUE_DAYS) };
    let afterId = 0;
    for (;;) {
      const rows = await listWithoutQuarterReport(scope.db, { ...wanted, afterId, take: BATCH });
      for (const row of rows) made += await addTo(scope, row, wanted);
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH) break;
      afterId = last.id;
    }
  }
  return made;
};
