import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import {
  countWithoutQuarterReport,
  insertSectionHistories,
  insertSections,
  listStillWithoutQuarterReport,
  listWithoutQuarterReport,
  lockMyPages,
  quarterTitle,
  sectionProjectOf,
} from '#bff/modules/sections/index.ts';
import { recordAudits } from '#bff/modules/trail/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { systemActor } from '#bff/parts/records/historyActor.service.ts';
import { dueOn, type SectionTemplate, sectionsForTrigger } from '#bff/programmes/sections.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import { quarterEndOf, quarterMonths } from '#rules/quarters.ts';
import { refreshFactsOf } from './refreshMyPageFacts.service.ts';

const documentType = DocumentType.ProgressReportForm;

/** A report is due in the weeks after its quarter; one that the desk has put off is known for a while longer. */
const LATEST_DUE_DAYS = 75;
const BATCH = 200;

/** The running quarter of a scope's day. */
const quarterOf = ({ now }: Scope) => {
  const quarterEnd = quarterEndOf(tokyoDayOf(now));
  return { documentType, quarterEnd, latestDueOn: addDays(quarterEnd, LATEST_DUE_DAYS) };
};

type Quarter = ReturnType<typeof quarterOf>;
type Undertaking = Awaited<ReturnType<typeof listStillWithoutQuarterReport>>[number];

/** What the report is called and when it is due, for all undertakings of a project. */
const reportIn = (template: SectionTemplate, project: Undertaking['project'], { quarterEnd }: Quarter) => ({
  title: quarterTitle(template.title, quarterMonths(quarterEnd)),
  documentType,
  isRequired: template.isRequired,
  dueOn: dueOn(template.due, { quarterEnd, completionDeadline: project.completionDeadline }),
});

const templateOf = async (
  scope: Scope,
  project: Undertaking['project'],
): Promise<SectionTemplate | undefined> => {
  const sectionProject = await sectionProjectOf(scope.db, project);
  return sectionsForTrigger(sectionProject, 'quarter', contractFacts()).find(
    (template) => template.documentType === documentType,
  );
};

/** Adds the sections of one project's undertakings, with history and audit. */
const addReports = async (
  scope: Scope,
  project: Undertaking['project'],
  { mypageIds, quarter }: { readonly mypageIds: readonly number[]; readonly quarter: Quarter },
): Promise<void> => {
  const template = await templateOf(scope, project);
  if (template === undefined) return;
  const { kind, sequence, needsJmacCheck, needsMaffCheck } = template;
  const facts = reportIn(template, project, quarter);
  const section = { ...facts, kind, sequence, needsJmacCheck, needsMaffCheck };
  const made = { createdByKind: 'system', createdAt: scope.now };
  const added = await insertSections(
    scope.db,
    mypageIds.map((mypageId) => ({ mypageId, ...section, ...made })),
  );
  const step = { action: 'Created', toStatus: 0, ...systemActor, createdAt: scope.now };
  await insertSectionHistories(
    scope.db,
    added.map(({ id: sectionId }) => ({ sectionId, ...step })),
  );
  await recordAudits(
    scope,
    added.map(({ id, mypageId }) => ({
      action: 'created',
      target: { kind: 'section', id },
      after: facts,
      mypageId,
      projectId: project.id,
    })),
  );
};

/** Held and looked at again: another process, or a person, may have been quicker. */
const addWhereStillMissing = async (
  scope: Scope,
  ids: readonly number[],
  quarter: Quarter,
): Promise<void> => {
  const held = await lockMyPages(scope.db, ids);
  const missing = await listStillWithoutQuarterReport(scope.db, held, quarter);
  const byProject = Map.groupBy(missing, ({ project }) => project.id);
  for (const undertakings of byProject.values()) {
    const [first] = undertakings;
    const mypageIds = undertakings.map(({ id }) => id);
    if (first !== undefined) await addReports(scope, first.project, { mypageIds, quarter });
  }
  await refreshFactsOf(
    scope,
    missing.map(({ id }) => id),
  );
};

/**
 * Asks a batch of the undertakings that are under way for their report on the running quarter (domain 2 step 8): the
 * section of a quarter is there from the quarter's first day.
 */
export const addQuarterReports = async (scope: Scope, cursor: Cursor | null): Promise<Batch> => {
  const quarter = quarterOf(scope);
  const afterId = cursorNumber(cursor, 'afterId');
  const ids = await listWithoutQuarterReport(scope.db, { ...quarter, afterId, take: BATCH });
  if (ids.length > 0) await scope.transaction((inner) => addWhereStillMissing(inner, ids, quarter));
  const last = ids.at(-1);
  return { doneCount: ids.length, next: last === undefined || ids.length < BATCH ? null : { afterId: last } };
};

/** How many undertakings still have to be asked. */
export const countMissingReports = (scope: Scope): Promise<number> =>
  countWithoutQuarterReport(scope.db, quarterOf(scope));
