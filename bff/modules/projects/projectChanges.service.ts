import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, normaliseTexts, textRules } from '#bff/core/texts/textRules.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { codeRangesOf } from '#rules/displayCode.ts';
import { shortNameKey } from '#rules/projects/roundNames.ts';
import { assertMaterials } from './callFiles.service.ts';
import { defaultDocumentRules } from './defaultDocumentRules.service.ts';
import { ensureDisplayCodeCounters, meetOtherCounters } from './displayCodeCounters.data.ts';
import {
  assertTemplates,
  copiedRules,
  type DocumentRuleView,
  documentRulesOf,
} from './documentRules.service.ts';
import { replaceMaterials } from './projectFiles.data.ts';
import { projectErrors } from './projectRules.service.ts';
import {
  countDependents,
  deletePeopleOfProject,
  findProject,
  insertProject,
  listShortNames,
  lockShortNames,
  type NewProject,
  type ProjectChange,
  type ProjectRow,
  replaceDocumentRules,
  updateProjectRow,
} from './projects.data.ts';
import { requireProject, singleView } from './projects.service.ts';
import { projectMessages } from './projects.words.ts';
import { auditable, deleteRefusal, type ProjectView, scoringItemsOf } from './projectViews.service.ts';

type WithRules = {
  readonly documentRules?: readonly DocumentRuleView[];
  readonly materialFileIds?: readonly string[];
};

export type ProjectInput = Partial<NewProject> & WithRules;
export type NewProjectInput = NewProject & WithRules & { readonly copyFromProjectId?: number | null };

const normalised = <Input extends Partial<NewProject>>(input: Input): Input =>
  normaliseTexts<Partial<NewProject> & Input>(
    input,
    { deskPhone: textRules.phone, deskEmail: textRules.email },
    ['summary', 'eligibility'],
  );

/** Documents and scoring items: those sent, else of the project to copy from, else the programme's own. */
const inherited = async (scope: Scope, project: NewProject, input: NewProjectInput) => {
  const { documentRules, copyFromProjectId } = input;
  const source = copyFromProjectId ? await findProject(scope.db, copyFromProjectId) : null;
  if (copyFromProjectId && source === null)
    throw invalidField('/copyFromProjectId', projectMessages.copyUnknown);
  const own = documentRules && documentRulesOf(documentRules);
  return {
    rules: own ?? (source ? copiedRules(source) : defaultDocumentRules(project)),
    scoringItems: project.scoringItems ?? (source ? scoringItemsOf(source.scoringItems) : []),
  };
};

/** Codes of two ranges must never meet: a code names one application for ever (domain 5). */
const reserveCodes = async (
  scope: Scope,
  project: Pick<NewProject, 'displayCodeOffset' | 'displayCodeWidth'>,
) => {
  const ranges = codeRangesOf(project);
  if (await meetOtherCounters(scope.db, ranges))
    throw invalidField('/displayCodeOffset', projectMessages.codeRangeTaken);
  await ensureDisplayCodeCounters(scope.db, ranges);
};

/** Lists, filters and the subjects of mails name a round by its short name alone. @throws INVALID_PARAMETER */
const assertOwnShortName = async (scope: Scope, shortName: string, ownId?: number): Promise<void> => {
  await lockShortNames(scope.db);
  const key = shortNameKey(shortName);
  const rounds = await listShortNames(scope.db);
  const other = rounds.find((round) => round.id !== ownId && shortNameKey(round.shortName) === key);
  if (other) throw invalidField('/shortName', projectMessages.shortNameTaken(other.name));
};

/** @throws INVALID_PARAMETER */
export const createProject = async (scope: Scope, input: NewProjectInput): Promise<ProjectView> => {
  const { copyFromProjectId: _copy, documentRules: _rules, materialFileIds = [], ...columns } = input;
  const project = normalised(columns);
  assertNoFieldErrors(projectErrors(project));
  await assertOwnShortName(scope, project.shortName);
  const { rules, scoringItems } = await inherited(scope, project, input);
  await assertTemplates(scope, rules);
  await assertMaterials(scope, materialFileIds);
  await reserveCodes(scope, project);
  const id = await insertProject(scope.db, { ...project, scoringItems });
  await replaceDocumentRules(scope.db, id, rules);
  await replaceMaterials(scope.db, id, materialFileIds);
  const row = await requireProject(scope, id);
  await scope.audit({
    action: 'created',
    target: { kind: 'project', id },
    after: auditable(row),
    projectId: id,
  });
  return singleView(scope, row);
};

const FIXED = ['programKind', 'domainType', 'displayCodeOffset', 'displayCodeWidth'] as const;

/** Forms and codes of what was submitted belong to the programme it was submitted to. */
const assertMayBecome = async (scope: Scope, before: ProjectRow, change: ProjectChange): Promise<void> => {
  if (!FIXED.some((name) => change[name] !== undefined && change[name] !== before[name])) return;
  const { submitted } = await countDependents(scope.db, before.id);
  if (submitted > 0)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: projectMessages.fixedAfterSubmission });
};

/** Changes the properties that were sent. @throws NOT_FOUND, RECORD_CHANGED, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED */
export const updateProject = async (
  scope: Scope,
  id: number,
  input: ProjectInput,
  ifMatchVersion: number | undefined,
): Promise<ProjectView> => {
  const before = await requireProject(scope, id);
  assertVersion(before, ifMatchVersion);
  const { documentRules: rulesSent, materialFileIds, ...columns } = input;
  const change = normalised(columns);
  const { documentRules: rulesBefore, ...facts } = before;
  const next = { ...facts, ...change };
  assertNoFieldErrors(projectErrors(next));
  await assertMayBecome(scope, before, change);
  // Rounds of one name from earlier days can still be changed in everything else.
  if (next.shortName !== before.shortName) await assertOwnShortName(scope, next.shortName, id);
  const rules = rulesSent && documentRulesOf(rulesSent, rulesBefore);
  await assertTemplates(scope, rules ?? []);
  await assertMaterials(scope, materialFileIds ?? []);
  await reserveCodes(scope, next);
  await writeVersioned(ifMatchVersion, (version) => updateProjectRow(scope.db, { id, version }, change));
  if (rules) await replaceDocumentRules(scope.db, id, rules);
  if (materialFileIds) await replaceMaterials(scope.db, id, materialFileIds);
  const after = await requireProject(scope, id);
  const target = { kind: 'project', id } as const;
  await scope.audit({
    action: 'updated',
    target,
    before: auditable(before),
    after: auditable(after),
    projectId: id,
  });
  return singleView(scope, after);
};

/**
 * Takes a round away with the accounts that belong to it alone.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED while it has applications or my pages
 */
export const deleteProject = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const row = await requireProject(scope, id);
  assertVersion(row, ifMatchVersion);
  const refusal = deleteRefusal(await countDependents(scope.db, id));
  if (refusal !== undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  const change = { deletedAt: scope.now, isPublished: false };
  await writeVersioned(ifMatchVersion, (version) => updateProjectRow(scope.db, { id, version }, change));
  await deletePeopleOfProject(scope.db, id, scope.now);
  await scope.audit({
    action: 'deleted',
    target: { kind: 'project', id },
    before: auditable(row),
    projectId: id,
  });
};
