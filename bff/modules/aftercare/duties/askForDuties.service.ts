import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DutyKind } from '#bff/generated/contract/enums.ts';
import { refreshFactsOf } from '#bff/modules/myPages/index.ts';
import {
  insertSectionHistories,
  insertSections,
  lockMyPages,
  paperOf,
  propertyTitle,
  sectionProjectOf,
  templateColumns,
  yearTitle,
} from '#bff/modules/sections/index.ts';
import { recordAudits } from '#bff/modules/trail/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { systemActor } from '#bff/parts/records/historyActor.service.ts';
import { type SectionTemplate, sectionTemplates } from '#bff/programmes/sections.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { dutiesOf, lastRestrictionOf } from './dutiesOf.service.ts';
import {
  countToBeAsked,
  type DutyFacts,
  deleteUnopenedDuties,
  linkDuties,
  listDutyFacts,
  listToBeAsked,
  listUnopenedDuties,
  type UnopenedDuty,
  upsertDuties,
} from './dutyWrites.data.ts';

const BATCH = 200;

type Templates = ReadonlyMap<number, readonly SectionTemplate[]>;

/** The documents of each project among some undertakings; there are few projects. */
const templatesOf = async (scope: Scope, rows: readonly DutyFacts[]): Promise<Templates> => {
  const projects = new Map(rows.map(({ project }) => [project.id, project]));
  const entries: [number, readonly SectionTemplate[]][] = [];
  for (const project of projects.values()) {
    const sectionProject = await sectionProjectOf(scope.db, project);
    entries.push([project.id, sectionTemplates(sectionProject, contractFacts())]);
  }
  return new Map(entries);
};

type Asked = {
  readonly duty: UnopenedDuty;
  readonly row: DutyFacts;
  readonly template: SectionTemplate;
};

const titleOf = ({ duty, row, template }: Asked): string =>
  duty.kind === DutyKind.PropertyConfirmation
    ? propertyTitle(duty.year)
    : yearTitle(template.title, duty.year, row.project.effectReportYears);

const sectionOf = (scope: Scope, asked: Asked) => ({
  mypageId: asked.duty.mypageId,
  ...templateColumns(asked.template),
  title: titleOf(asked),
  // The condition of its first paper has nothing to say about what is owed every year.
  isRequired: true,
  createdByKind: systemActor.actorKind,
  createdAt: scope.now,
  dueOn: asked.duty.dueOn,
});

/** Asks for the papers, each with its line in the history and the audit trail, and ties the duties to them. */
const ask = async (scope: Scope, asked: readonly Asked[]): Promise<void> => {
  if (asked.length === 0) return;
  const added = await insertSections(
    scope.db,
    asked.map((one) => sectionOf(scope, one)),
  );
  const links = asked.flatMap((one) => {
    const { mypageId, title } = sectionOf(scope, one);
    const section = added.find((row) => row.mypageId === mypageId && row.title === title);
    return section === undefined ? [] : [{ id: one.duty.id, sectionId: section.id }];
  });
  await linkDuties(scope.db, links);
  const step = { action: 'Created', toStatus: 0, ...systemActor, createdAt: scope.now };
  await insertSectionHistories(
    scope.db,
    added.map(({ id: sectionId }) => ({ sectionId, ...step })),
  );
  const projectIds = new Map(asked.map(({ row }) => [row.id, row.project.id]));
  await recordAudits(
    scope,
    added.map(({ id, mypageId, title, documentType, dueOn }) => ({
      action: 'created',
      target: { kind: 'section', id },
      after: { title, documentType, dueOn },
      mypageId,
      projectId: projectIds.get(mypageId),
    })),
  );
};

/** Works out what the papers of the duties are that nobody has been asked for and whose time has come. */
const askedBy = (
  duties: readonly UnopenedDuty[],
  rows: readonly DutyFacts[],
  templates: Templates,
): Asked[] =>
  duties.flatMap((duty) => {
    const row = rows.find(({ id }) => id === duty.mypageId);
    const template = templates
      .get(row?.project.id ?? 0)
      ?.find(({ documentType }) => documentType === paperOf[duty.kind]);
    return row === undefined || template === undefined ? [] : [{ duty, row, template }];
  });

/**
 * Makes the duties of paid undertakings that the transaction holds, in one statement for all of them, and asks for
 * those whose time has come (domain 2 steps 19–21). What is there already stays.
 */
export const askForDutiesOf = async (scope: Scope, mypageIds: readonly number[]): Promise<void> => {
  const rows = await listDutyFacts(scope.db, mypageIds);
  const templates = await templatesOf(scope, rows);
  await upsertDuties(
    scope.db,
    rows.flatMap((row) => dutiesOf(row, templates.get(row.project.id) ?? [])),
  );
  const unopened = await listUnopenedDuties(scope.db, mypageIds, tokyoDayOf(scope.now));
  await ask(scope, askedBy(unopened, rows, templates));
};

/**
 * Brings the duties of an undertaking up to its ledger, which it holds: what is no longer restricted is looked at no
 * more. Before the payment there are none.
 */
export const followPropertyDuties = async (scope: Scope, mypageId: number): Promise<void> => {
  const [row] = await listDutyFacts(scope.db, [mypageId]);
  if (row === undefined) return;
  const { PropertyConfirmation: kind } = DutyKind;
  await deleteUnopenedDuties(scope.db, { mypageIds: [mypageId], kind, after: lastRestrictionOf(row) });
  await askForDutiesOf(scope, [mypageId]);
};

/** The job: undertakings that were paid before there were duties, and reports whose time has come. */
export const askForDuties = async (scope: Scope, cursor: Cursor | null): Promise<Batch> => {
  const today = tokyoDayOf(scope.now);
  const ids = await listToBeAsked(scope.db, { today, afterId: cursorNumber(cursor, 'afterId'), take: BATCH });
  if (ids.length > 0) {
    await scope.transaction(async (inner) => {
      const held = await lockMyPages(inner.db, ids);
      await askForDutiesOf(inner, held);
      await refreshFactsOf(inner, held);
    });
  }
  const last = ids.at(-1);
  return { doneCount: ids.length, next: last === undefined || ids.length < BATCH ? null : { afterId: last } };
};

/** How many undertakings are to be asked. */
export const countUnaskedDuties = (scope: Scope): Promise<number> =>
  countToBeAsked(scope.db, tokyoDayOf(scope.now));
