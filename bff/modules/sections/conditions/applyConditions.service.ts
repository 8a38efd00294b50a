import type { AuditInput } from '#bff/core/audit/auditEntry.ts';
import type { Scope } from '#bff/core/scope.ts';
import { recordAudits } from '#bff/modules/trail/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import { systemActor } from '#bff/parts/records/historyActor.service.ts';
import { dueOn, type SectionTemplate, sectionTemplates } from '#bff/programmes/sections.ts';
import { conditionTexts } from '../sections.words.ts';
import {
  insertSectionHistories,
  insertSections,
  type NewSectionHistory,
  updateSectionRequirements,
} from '../sectionWrites.data.ts';
import { templateColumns } from '../templateColumns.service.ts';
import { sectionProjectOf } from '../templateFor.service.ts';
import { type ConditionSection, type ConditionStep, conditionSteps } from './conditionSteps.service.ts';
import type { FactsRow } from './myPageFacts.data.ts';

/** What the conditions ask of one undertaking. */
export type ConditionChange = { readonly row: FactsRow; readonly steps: readonly ConditionStep[] };

const templatesByProject = async (
  scope: Scope,
  rows: readonly FactsRow[],
): Promise<ReadonlyMap<number, readonly SectionTemplate[]>> => {
  const projects = new Map(rows.map(({ project }) => [project.id, project]));
  const entries: [number, readonly SectionTemplate[]][] = [];
  for (const project of projects.values()) {
    const sectionProject = await sectionProjectOf(scope.db, project);
    entries.push([project.id, sectionTemplates(sectionProject, contractFacts())]);
  }
  return new Map(entries);
};

/** The undertakings whose documents are not what their conditions ask for now, with what is to be done. */
export const conditionChanges = async (
  scope: Scope,
  rows: readonly FactsRow[],
): Promise<ConditionChange[]> => {
  const templates = await templatesByProject(scope, rows);
  return rows
    .map((row) => ({ row, steps: conditionSteps(row, templates.get(row.project.id) ?? []) }))
    .filter(({ steps }) => steps.length > 0);
};

type Asked = Extract<ConditionStep, { kind: 'ask' }> & { readonly row: FactsRow };

const newSection = (scope: Scope, { row, template, reason, changeRequestId }: Asked) => ({
  mypageId: row.id,
  ...templateColumns(template),
  requiredBecause: reason,
  changeRequestId,
  createdByKind: systemActor.actorKind,
  createdAt: scope.now,
  dueOn: dueOn(template.due, { ...row, completionDeadline: deadlineOf(row) }),
});

const entryOf = (
  scope: Scope,
  section: Pick<ConditionSection, 'id' | 'status'>,
  action: string,
  comment: string,
): NewSectionHistory => ({
  sectionId: section.id,
  action,
  fromStatus: section.status,
  toStatus: section.status,
  ...systemActor,
  comment,
  createdAt: scope.now,
});

/** All that are new in one statement, each with its line in the history and the audit trail. */
const addAsked = async (scope: Scope, asked: readonly Asked[]): Promise<void> => {
  if (asked.length === 0) return;
  const sections = asked.map((step) => newSection(scope, step));
  const added = await insertSections(scope.db, sections);
  await insertSectionHistories(
    scope.db,
    added.map(({ id, requiredBecause }) =>
      entryOf(scope, { id, status: 0 }, 'Created', conditionTexts.asked(requiredBecause ?? '')),
    ),
  );
  const projectIds = new Map(asked.map(({ row }) => [row.id, row.project.id]));
  await recordAudits(
    scope,
    added.map(({ id, mypageId, title, documentType, requiredBecause }) => ({
      action: 'created',
      target: { kind: 'section', id },
      after: { title, documentType, requiredBecause },
      mypageId,
      projectId: projectIds.get(mypageId),
    })),
  );
};

type Turned = Exclude<ConditionStep, { kind: 'ask' }>;

const changeOf = (scope: Scope, step: Turned) => {
  switch (step.kind) {
    case 'require':
      return { requiredBecause: step.reason, isRequired: step.isRequired };
    case 'reword':
      return { requiredBecause: step.reason };
    case 'release':
      return { requiredBecause: null, isRequired: false };
    case 'remove':
      return { requiredBecause: null, deletedAt: scope.now };
  }
};

/** What the history says of a document that was there; another reason is no event of its own. */
const historyOf = (scope: Scope, step: Turned): NewSectionHistory[] => {
  const { section } = step;
  switch (step.kind) {
    case 'require':
      return [entryOf(scope, section, 'Required', conditionTexts.asked(step.reason))];
    case 'reword':
      return [];
    case 'release':
      return [entryOf(scope, section, 'Released', conditionTexts.ended(section.requiredBecause ?? ''))];
    case 'remove':
      return [entryOf(scope, section, 'Deleted', conditionTexts.ended(section.requiredBecause ?? ''))];
  }
};

type TurnedOf = { readonly row: FactsRow; readonly step: Turned };

const auditOf = (scope: Scope, { row, step }: TurnedOf): AuditInput => {
  const { id, requiredBecause, isRequired } = step.section;
  return {
    action: step.kind === 'remove' ? 'deleted' : 'updated',
    target: { kind: 'section', id },
    before: { requiredBecause, isRequired },
    after: changeOf(scope, step),
    mypageId: row.id,
    projectId: row.project.id,
  };
};

/** All that turn in one statement, with their lines in the audit trail and the history. */
const turn = async (scope: Scope, turned: readonly TurnedOf[]): Promise<void> => {
  if (turned.length === 0) return;
  await updateSectionRequirements(
    scope.db,
    turned.map(({ step }) => ({ id: step.section.id, ...changeOf(scope, step) })),
  );
  await recordAudits(
    scope,
    turned.map((one) => auditOf(scope, one)),
  );
  await insertSectionHistories(
    scope.db,
    turned.flatMap(({ step }) => historyOf(scope, step)),
  );
  const ended = turned.filter(({ step: { kind } }) => kind === 'release' || kind === 'remove');
  const places = new Map(
    ended.map(({ row: { id, project } }) => [id, { mypageId: id, projectId: project.id }]),
  );
  await scope.tell('demandsChanged', [...places.values()]);
};

const isTurned = (step: ConditionStep): step is Turned => step.kind !== 'ask';

/**
 * Asks for the documents whose conditions have turned true and lets go of those whose conditions no longer hold
 * (domain 3), in the transaction of what turned them: the caller holds the my pages. The number of statements is the same
 * for one undertaking as for all of a night.
 */
export const applyConditions = async (scope: Scope, changes: readonly ConditionChange[]): Promise<void> => {
  await addAsked(
    scope,
    changes.flatMap(({ row, steps }) =>
      steps.flatMap((step) => (step.kind === 'ask' ? [{ ...step, row }] : [])),
    ),
  );
  await turn(
    scope,
    changes.flatMap(({ row, steps }) => steps.filter(isTurned).map((step) => ({ row, step }))),
  );
};
