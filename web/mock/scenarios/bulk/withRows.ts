import { BulkRowOutcome, BulkRunStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { isFinal, isImport } from '#web/bulk/types.ts';
import { publicProject } from '../applicantCall.ts';

/* What a run says of itself follows from its rows. */

type Schemas = components['schemas'];
type Run = Schemas['BulkRun'];
type Row = Schemas['BulkRunRow'];

const { Able, Unable, Unchanged, Done, Failed, Skipped, Undone } = BulkRowOutcome;
const { Checked, Running, Undoing } = BulkRunStatus;

/** To 株式会社豆くら, to 一般社団法人やさしい外食推進協会 and to its member. */
const REQUESTS = 3;
const BUDGET = 100_000_000;
const ADOPTED_BEFORE = 31_600_000;

/** What the rows of a run come to. */
export const countsOf = (rows: readonly Row[]): Schemas['BulkRowCounts'] => {
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

const mailCountOf = ({ kind }: Run, { able }: Run['counts']): number => {
  if (kind === 'notifySections') return REQUESTS;
  // Of an inspection businesses are told.
  const isTold = !isImport(kind) && !/^(?:assign|change|stop|resume)/.test(kind);
  return isTold || kind === 'assignReports' || kind === 'changeReportDates' ? able : 0;
};

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

/** A run beside its rows: counts, amounts and offers follow from them. */
export const withRows = (run: Run, rows: readonly Row[]): Run => {
  const counts = countsOf(rows);
  const isAdoption = run.kind === 'adoptApplications';
  const amount = yenOf(rows, Able);
  const hasAmount = isAdoption || run.kind === 'settlePayouts';
  const adoptedAmount = ADOPTED_BEFORE + yenOf(rows, Done);
  return {
    ...run,
    counts,
    amount: hasAmount ? yenOf(rows, Able, Done) : null,
    mailCount: mailCountOf(run, counts),
    createCount: isImport(run.kind) ? newOnes(rows) : 0,
    rounds: isAdoption
      ? [
          {
            ...{
              projectId: publicProject.id,
              projectName: publicProject.shortName,
              budgetAmount: BUDGET,
              adoptedAmount,
              amount,
            },
            leftAmount: BUDGET - adoptedAmount - amount,
          },
        ]
      : [],
    availableActions: offersOf(run, counts),
  };
};
