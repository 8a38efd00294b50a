import { isFinal, isImport } from '#web/modules/office/office/bulk/bulkTypes.ts';
import { BulkRowOutcome, BulkRunStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';

/* What a run says of itself follows from its rows. */

type Schemas = components['schemas'];
type Run = Schemas['BulkRun'];
type Row = Schemas['BulkRunRow'];

const { Able, Unable, Unchanged, Done, Failed, Skipped, Undone } = BulkRowOutcome;
const { Checked, Running, Undoing } = BulkRunStatus;

/** What the rows of a run come to. */
const countsOf = (rows: readonly Row[]): Schemas['BulkRowCounts'] => {
  const of = (wanted: Schemas['BulkRowOutcome']) => rows.filter(({ outcome }) => outcome === wanted).length;
  return {
    total: rows.length,
    able: of(Able),
    unable: of(Unable),
    unchanged: of(Unchanged),
    done: of(Done),
    failed: of(Failed),
    skipped: of(Skipped),
    undone: of(Undone),
  };
};

const yenOf = (rows: readonly Row[], ...outcomes: readonly number[]): number =>
  rows
    .filter(({ outcome }) => outcomes.includes(outcome))
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** Rows that an import makes, or has made. */
const newOnes = (rows: readonly Row[]): number =>
  rows.filter(
    ({ outcome, changes, makes }) =>
      (outcome === Able || outcome === Done) && makes !== null && changes.length === 0,
  ).length;

const undoOf = ({ kind }: Run): Schemas['AvailableAction'] =>
  isFinal(kind)
    ? {
        action: 'undo',
        allowed: false,
        reason: 'メールを送ったため、元に戻せません',
        needsReason: true,
        isOnBehalf: false,
      }
    : { action: 'undo', allowed: true, needsReason: true, isOnBehalf: false };

const offersOf = (run: Run, { able, done }: Run['counts']): Schemas['AvailableAction'][] => {
  const { status } = run;
  if (status === Checked)
    return [
      able > 0
        ? { action: 'start', allowed: true, needsReason: false, isOnBehalf: false }
        : {
            action: 'start',
            allowed: false,
            reason: '行える行がありません',
            needsReason: false,
            isOnBehalf: false,
          },
    ];
  if (status === Running) return [{ action: 'cancel', allowed: true, needsReason: false, isOnBehalf: false }];
  return status === Undoing || done === 0 ? [] : [undoOf(run)];
};

/** A run with its rows, as the server has it at one moment. */
export type BulkState = {
  readonly run: Run;
  readonly rows: readonly Row[];
  /** Those that are still to be taken back. */
  readonly undoing?: readonly number[];
};

/** A run beside its rows: counts, amounts and offers follow from them. */
export const withRows = (run: Run, rows: readonly Row[]): Run => {
  const counts = countsOf(rows);
  const [amount, adoptedAmount] = [yenOf(rows, Able), yenOf(rows, Done)];
  return {
    ...run,
    counts,
    amount: run.amount === null ? null : amount + adoptedAmount,
    createCount: isImport(run.kind) ? newOnes(rows) : 0,
    // Before the run nothing of the round was adopted with an amount.
    rounds: run.rounds.map((round) => ({
      ...round,
      ...{ amount, adoptedAmount, leftAmount: (round.budgetAmount ?? 0) - adoptedAmount - amount },
    })),
    availableActions: offersOf(run, counts),
  };
};
