import type { Scope } from '#bff/core/scope.ts';
import { lockMyPage } from '#bff/data/sections/sections.ts';
import {
  insertSection,
  insertSectionHistory,
  listWithoutQuarterReport,
} from '#bff/data/sections/sectionWrites.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import { dueOn, sectionsForTrigger } from '#bff/programmes/sections.ts';
import { quarterTitle } from '#bff/text/sections.ts';
import { addDays, type CalendarDay, tokyoDayOf } from '#rules/calendar.ts';
import { quarterEndOf, quarterMonths } from '#rules/quarters.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { systemActor } from '../common/historyActor.ts';
import { sectionProjectOf } from '../sections/templateFor.ts';
import { refreshMyPageFacts } from './refreshMyPageFacts.ts';

const documentType = DocumentType.ProgressReportForm;

/** A report is due in the weeks after its quarter; one that the desk has put off is known for a while longer. */
const LATEST_DUE_DAYS = 75;
const BATCH = 100;

type Quarter = { readonly quarterEnd: CalendarDay; readonly latestDueOn: CalendarDay };
type Undertaking = Awaited<ReturnType<typeof listWithoutQuarterReport>>[number];

const addReport = async (scope: Scope, { id: mypageId, project }: Undertaking, quarterEnd: CalendarDay) => {
  const sectionProject = await sectionProjectOf(scope.db, project);
  const templates = sectionsForTrigger(sectionProject, 'quarter', contractFacts());
  const template = templates.find((candidate) => candidate.documentType === documentType);
  if (template === undefined) return;
  const { kind, sequence, isRequired, needsJmacCheck, needsMaffCheck, due } = template;
  const facts = {
    title: quarterTitle(template.title, quarterMonths(quarterEnd)),
    documentType,
    isRequired,
    dueOn: dueOn(due, { quarterEnd, completionDeadline: project.completionDeadline }),
  };
  const checks = { kind, sequence, needsJmacCheck, needsMaffCheck };
  const made = { mypageId, createdByKind: 'system', createdAt: scope.now };
  const { id: sectionId } = await insertSection(scope.db, { ...facts, ...checks, ...made });
  const step = { sectionId, action: 'Created', toStatus: 0, ...systemActor, createdAt: scope.now };
  await insertSectionHistory(scope.db, step);
  const target = { kind: 'section', id: sectionId } as const;
  await scope.audit({ action: 'created', target, after: facts, mypageId, projectId: project.id });
  await refreshMyPageFacts(scope, mypageId);
};

/** Two processes that find the same undertaking come one after the other: the second finds the report there. */
const addUnlessThere = (scope: Scope, { id }: Undertaking, quarter: Quarter): Promise<void> =>
  scope.transaction(async (inner) => {
    await lockMyPage(inner.db, id);
    const [still] = await listWithoutQuarterReport(inner.db, {
      ...quarter,
      documentType,
      afterId: id - 1,
      take: 1,
    });
    if (still?.id === id) await addReport(inner, still, quarter.quarterEnd);
  });

/**
 * Asks every undertaking that is under way for its report on the running quarter (domain 2 step 8): the section of a
 * quarter is there from the quarter's first day.
 */
export const addQuarterReports = async (scope: Scope): Promise<void> => {
  const quarterEnd = quarterEndOf(tokyoDayOf(scope.now));
  const quarter = { quarterEnd, latestDueOn: addDays(quarterEnd, LATEST_DUE_DAYS) };
  let afterId = 0;
  for (;;) {
    const rows = await listWithoutQuarterReport(scope.db, { ...quarter, documentType, afterId, take: BATCH });
    for (const row of rows) await addUnlessThere(scope, row, quarter);
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    afterId = last.id;
  }
};
