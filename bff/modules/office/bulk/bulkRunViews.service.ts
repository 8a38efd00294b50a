import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AvailableAction, availableActions } from '#bff/core/stateMachine.ts';
import { BulkRowOutcome, BulkRunStatus } from '#bff/generated/contract/enums.ts';
import { LIST_NAMES } from '../describedLists.service.ts';
import { bulkMessages as messages } from './bulk.words.ts';
import { BULK_KINDS, isAllowed, KIND_NAMES } from './bulkKinds.service.ts';
import { type BulkRunRecord, countOutcomes, findBulkRun, type OutcomeCount } from './bulkRuns.data.ts';
import { countRowsByAssignee, findRoundsOfRun } from './bulkTargets.data.ts';
import { bulkMessageTexts } from './messages/bulkMessages.words.ts';
import { exampleOf } from './messages/keptMessage.service.ts';
import { countRequests } from './requestTargets.data.ts';

/** More rounds than anybody adopts in at once. */
const MAX_ROUNDS = 100;

const SELECTIONS = ['ids', 'search', 'cells', 'file'] as const;

/** A stored word as the contract has it; the database and `createBulkRun` keep others out. */
const known = <Word extends string>(words: readonly Word[], stored: string): Word => {
  const word = words.find((candidate) => candidate === stored);
  if (word === undefined)
    throw new ApiError('INTERNAL_ERROR', { cause: new RangeError(`no word ${stored}`) });
  return word;
};

export const kindOf = ({ kind }: Pick<BulkRunRecord, 'kind'>) => known(KIND_NAMES, kind);

const statusNames = new Map<number, string>(
  Object.entries(BulkRunStatus).map(([name, value]) => [value, name]),
);

export const statusNameOfRun = ({ status }: Pick<BulkRunRecord, 'status'>): string =>
  statusNames.get(status) ?? String(status);

/** What counts of a run's outcomes, by the contract's names. A row that is being taken back is still done. */
const countsOf = (outcomes: readonly OutcomeCount[]) => {
  const of = (...wanted: readonly number[]): number =>
    outcomes.filter(({ outcome }) => wanted.includes(outcome)).reduce((sum, { count }) => sum + count, 0);
  const { Able, Unable, Unchanged, Done, Failed, Skipped, Undoing, Undone } = BulkRowOutcome;
  return {
    total: outcomes.reduce((sum, { count }) => sum + count, 0),
    able: of(Able),
    unable: of(Unable),
    unchanged: of(Unchanged),
    done: of(Done, Undoing),
    failed: of(Failed),
    skipped: of(Skipped),
    undone: of(Undone),
  };
};

export type BulkRowCounts = ReturnType<typeof countsOf>;

const AMOUNT_OF: readonly number[] = [BulkRowOutcome.Able, BulkRowOutcome.Done, BulkRowOutcome.Undoing];

const amountOf = (outcomes: readonly OutcomeCount[]): number =>
  outcomes.filter(({ outcome }) => AMOUNT_OF.includes(outcome)).reduce((sum, { amount }) => sum + amount, 0);

const createCountOf = (outcomes: readonly OutcomeCount[]): number =>
  outcomes
    .filter(({ outcome }) => AMOUNT_OF.includes(outcome))
    .reduce((sum, { createCount }) => sum + createCount, 0);

export const summaryOfRun = (scope: Scope, run: BulkRunRecord, all: readonly OutcomeCount[]) => {
  const outcomes = all.filter(({ runId }) => runId === run.id);
  const kind = kindOf(run);
  return {
    id: run.id,
    version: run.version,
    kind,
    list: known(LIST_NAMES, run.list),
    status: run.status,
    selection: {
      by: known(SELECTIONS, run.selectedBy),
      search: run.search,
      fileName: run.fileName,
      projectId: run.projectId,
      projectName: run.project?.shortName ?? null,
    },
    counts: countsOf(outcomes),
    amount: kind === 'adoptApplications' || kind === 'settlePayouts' ? amountOf(outcomes) : null,
    isOwn: run.createdById === adminOf(scope).adminUserId,
    createdByName: run.createdBy.name,
    createdAt: run.createdAt,
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  };
};

/** Why an action is not possible now, whatever the state allows. */
export const guardsOf = (scope: Scope, run: BulkRunRecord, { able, done }: BulkRowCounts) => {
  const kind = kindOf(run);
  const noRight = isAllowed(adminOf(scope).role, kind) ? null : messages.noRight;
  const noWayBack = BULK_KINDS[kind].isFinal ? bulkMessageTexts.isOut : null;
  return {
    start: noRight ?? (able === 0 ? messages.nothingAble : null),
    cancel: noRight,
    undo: noRight ?? noWayBack ?? (done === 0 ? messages.nothingDone : null),
  };
};

const actionsOf = (scope: Scope, run: BulkRunRecord, counts: BulkRowCounts): AvailableAction[] =>
  availableActions(scope.machines.bulkRun, {
    status: statusNameOfRun(run),
    role: adminOf(scope).role,
    guards: guardsOf(scope, run, counts),
  });

/** A run that the caller may see. @throws NOT_FOUND for another's, but to JMAC */
export const requireRun = async (scope: Scope, id: number): Promise<BulkRunRecord> => {
  const { adminUserId, role } = adminOf(scope);
  const run = await findBulkRun(scope.db, id);
  if (run === null || (role !== 'JMAC' && run.createdById !== adminUserId)) throw new ApiError('NOT_FOUND');
  return run;
};

type Load = { readonly adminUserId: number; readonly loadCount: number };

const isLoad = (value: unknown): value is Load =>
  typeof value === 'object' && value !== null && 'adminUserId' in value && 'loadCount' in value;

const assigneesOf = async (scope: Scope, { id, assignees }: BulkRunRecord) => {
  const loads = Array.isArray(assignees) ? (assignees as readonly unknown[]).filter(isLoad) : [];
  if (loads.length === 0) return [];
  const counted = await countRowsByAssignee(
    scope.db,
    id,
    loads.map(({ adminUserId }) => adminUserId),
  );
  return counted.map((row) => ({
    ...row,
    loadCount: loads.find(({ adminUserId }) => adminUserId === row.adminUserId)?.loadCount ?? 0,
  }));
};

const roundsOf = async (scope: Scope, run: BulkRunRecord) => {
  if (kindOf(run) !== 'adoptApplications') return [];
  const rounds = await findRoundsOfRun(scope.db, run.id, MAX_ROUNDS);
  return rounds.map((round) => ({
    ...round,
    leftAmount: round.budgetAmount === null ? null : round.budgetAmount - round.adoptedAmount - round.amount,
  }));
};

const mailCountOf = async (
  scope: Scope,
  { id, kind, counts }: ReturnType<typeof summaryOfRun>,
  createCount: number,
): Promise<number> => {
  const { mailed } = BULK_KINDS[kind];
  if (mailed === 'together') return countRequests(scope.db, id);
  return { all: counts.able, created: createCount, none: 0 }[mailed];
};

/** One run as it is now. @throws NOT_FOUND */
export const viewOfRun = async (scope: Scope, id: number) => {
  const run = await requireRun(scope, id);
  const outcomes = await countOutcomes(scope.db, [id]);
  const summary = summaryOfRun(scope, run, outcomes);
  const createCount = createCountOf(outcomes);
  return {
    ...summary,
    reason: run.reason,
    adoptionConditions: run.adoptionConditions,
    assignees: await assigneesOf(scope, run),
    rounds: await roundsOf(scope, run),
    messageExample: await exampleOf(scope, run),
    mailCount: await mailCountOf(scope, summary, createCount),
    createCount,
    undoReason: run.undoReason,
    notes: run.notes,
    availableActions: actionsOf(scope, run, summary.counts),
  };
};

export type BulkRunView = Awaited<ReturnType<typeof viewOfRun>>;
