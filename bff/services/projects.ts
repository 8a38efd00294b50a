import { ensureDisplayCodeCounters, overlapsOtherCounter } from '../data/displayCodeCounters.ts';
import { mapPage, type Page, type PageRequest } from '../data/paging.ts';
import { countProjects } from '../data/projectCounts.ts';
import {
  countDependents,
  deletePeopleOfProject,
  findProject,
  insertProject,
  listProjectRows,
  type NewDocumentRule,
  type NewProject,
  type ProjectChange,
  type ProjectFilter,
  type ProjectRow,
  replaceDocumentRules,
  updateProjectRow,
} from '../data/projects.ts';
import { projectMessages } from '../text/projects.ts';
import { ApiError, invalidField } from './apiError.ts';
import { defaultDocumentRules } from './defaultDocumentRules.ts';
import { type DocumentRuleView, documentRulesOf } from './documentRules.ts';
import { assertNoFieldErrors, fieldError, normaliseTexts, textRules } from './normalise.ts';
import { codeRangesOf } from './projectCodes.ts';
import { projectErrors } from './projectRules.ts';
import { auditable, deleteRefusal, type ProjectView, viewOf } from './projectViews.ts';
import { tidyText } from './rules/text.ts';
import type { Scope } from './scope.ts';
import { assertVersion, writeVersioned } from './versioned.ts';

type NotStored = {
  readonly summary?: string | null;
  readonly eligibility?: string | null;
  readonly scoringItems?: readonly object[];
};

type Beside = NotStored & { readonly documentRules?: readonly DocumentRuleView[] };

export type ProjectInput = Partial<NewProject> & Beside;
export type NewProjectInput = NewProject & Beside & { readonly copyFromProjectId?: number | null };

/** @throws NOT_FOUND when there is none or it was deleted */
export const requireProject = async (scope: Scope, id: number): Promise<ProjectRow> => {
  const row = await findProject(scope.db, id);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

/** The database has no columns for these yet: nothing is thrown away silently. */
const assertStorable = ({ summary, eligibility, scoringItems = [] }: NotStored): void =>
  assertNoFieldErrors([
    ...(summary ? [fieldError('/summary', projectMessages.notStored)] : []),
    ...(eligibility ? [fieldError('/eligibility', projectMessages.notStored)] : []),
    ...(scoringItems.length > 0 ? [fieldError('/scoringItems', projectMessages.notStored)] : []),
  ]);

const normalised = <Input extends Partial<NewProject>>(input: Input): Input =>
  normaliseTexts<Partial<NewProject> & Input>(
    input,
    { deskPhone: textRules.phone, deskEmail: textRules.email },
    [],
  );

const singleView = async (scope: Scope, row: ProjectRow): Promise<ProjectView> =>
  viewOf(scope, row, (await countProjects(scope.db, [row.id]))(row.id));

export type ProjectSearch = Omit<ProjectFilter, 'openOrUpcomingAt'>;

export const listProjects = async (
  scope: Scope,
  search: ProjectSearch,
  request: PageRequest,
): Promise<Page<ProjectView>> => {
  const filter = { ...search, search: search.search === undefined ? undefined : tidyText(search.search) };
  const page = await listProjectRows(scope.db, filter, request);
  const countsOf = await countProjects(
    scope.db,
    page.items.map(({ id }) => id),
  );
  return mapPage(page, (row) => viewOf(scope, row, countsOf(row.id)));
};

/** @throws NOT_FOUND */
export const getProject = async (scope: Scope, id: number): Promise<ProjectView> =>
  singleView(scope, await requireProject(scope, id));

/** The rules sent, else those of the project to copy from, else the programme's own. */
const initialRules = async (
  scope: Scope,
  project: NewProject,
  beside: NewProjectInput,
): Promise<NewDocumentRule[]> => {
  if (beside.documentRules) return documentRulesOf(beside.documentRules);
  if (!beside.copyFromProjectId) return defaultDocumentRules(project);
  const source = await findProject(scope.db, beside.copyFromProjectId);
  if (source === null) throw invalidField('/copyFromProjectId', projectMessages.copyUnknown);
  return source.documentRules.map(
    ({ id: _id, projectId: _p, version: _v, createdAt: _c, updatedAt: _u, dueRule, ...rule }) => ({
      ...rule,
      dueRule: typeof dueRule === 'object' ? dueRule : null,
    }),
  );
};

/** Codes of two ranges must never meet: a code names one application for ever (domain 5). */
const reserveCodes = async (
  scope: Scope,
  project: Pick<NewProject, 'displayCodeOffset' | 'displayCodeWidth'>,
) => {
  const [own, ...overflow] = codeRangesOf(project);
  if (await overlapsOtherCounter(scope.db, own))
    throw invalidField('/displayCodeOffset', projectMessages.codeRangeTaken);
  await ensureDisplayCodeCounters(scope.db, [own, ...overflow]);
};

const columnsOf = ({
  documentRules: _rules,
  summary: _summary,
  eligibility: _eligibility,
  scoringItems: _items,
  ...columns
}: ProjectInput): Partial<NewProject> => columns;

/** @throws INVALID_PARAMETER */
export const createProject = async (scope: Scope, input: NewProjectInput): Promise<ProjectView> => {
  assertStorable(input);
  const {
    copyFromProjectId: _copy,
    documentRules: _r,
    summary: _s,
    eligibility: _e,
    scoringItems: _i,
    ...columns
  } = input;
  const project = normalised(columns);
  assertNoFieldErrors(projectErrors(project));
  const rules = await initialRules(scope, project, input);
  await reserveCodes(scope, project);
  const id = await insertProject(scope.db, project);
  await replaceDocumentRules(scope.db, id, rules);
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
  assertStorable(input);
  const before = await requireProject(scope, id);
  assertVersion(before, ifMatchVersion);
  const change = normalised(columnsOf(input));
  const { documentRules: rulesBefore, ...facts } = before;
  const next = { ...facts, ...change };
  assertNoFieldErrors(projectErrors(next));
  await assertMayBecome(scope, before, change);
  const rules = input.documentRules && documentRulesOf(input.documentRules, rulesBefore);
  await reserveCodes(scope, next);
  await writeVersioned(ifMatchVersion, (version) => updateProjectRow(scope.db, { id, version }, change));
  if (rules) await replaceDocumentRules(scope.db, id, rules);
  const after = await requireProject(scope, id);
  const target = { kind: 'project', id };
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
