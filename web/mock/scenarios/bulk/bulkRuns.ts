import { ApplicationStatus, BulkRowOutcome, BulkRunStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { isImport, isMessage } from '#web/bulk/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { notFound, problem, reply } from '../../reply.ts';
import { publicProject } from '../applicantCall.ts';
import { adoptionRows } from './bulkRows.ts';
import { dueDayRows, requestRows } from './documentRows.ts';
import { importRows } from './importRows.ts';
import { letterExample, letterRows } from './letterRows.ts';

type Schemas = components['schemas'];
type Run = Schemas['BulkRun'];
type Row = Schemas['BulkRunRow'];

const { Able, Unable, Unchanged, Done, Failed, Skipped, Undone } = BulkRowOutcome;
const { Checked, Running, Cancelled, Undoing } = BulkRunStatus;

const NOW = '2026-11-20T05:05:00Z';
/** To 株式会社豆くら, to 一般社団法人やさしい外食推進協会 and to its member. */
const REQUESTS = 3;
const BUDGET = 100_000_000;
const ADOPTED_BEFORE = 31_600_000;

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

const mailCountOf = ({ kind }: Run, { able }: Run['counts']): number => {
  if (kind === 'notifySections') return REQUESTS;
  return isImport(kind) || /^(?:assign|change)/.test(kind) ? 0 : able;
};

const undoOf = ({ kind }: Run): Schemas['AvailableAction'] =>
  isMessage(kind)
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
  const adoptedAmount = ADOPTED_BEFORE + yenOf(rows, Done);
  return {
    ...run,
    counts,
    amount: isAdoption ? yenOf(rows, Able, Done) : null,
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

/** The dry run of 採択一覧.csv by 事務局 花子 (LOOK admin-application-bulk). */
export const adoptionRun: Run = withRows(
  {
    id: 12,
    version: 1,
    kind: 'adoptApplications',
    list: 'generalApplications',
    status: Checked,
    selection: {
      ...{ by: 'file', search: null, fileName: '採択一覧.csv' },
      ...{ projectId: publicProject.id, projectName: publicProject.shortName },
    },
    counts: countsOf([]),
    amount: null,
    isOwn: true,
    createdByName: '事務局 花子',
    createdAt: '2026-11-20T05:04:30Z',
    startedAt: null,
    finishedAt: null,
    reason: null,
    adoptionConditions: null,
    assignees: [],
    rounds: [],
    messageExample: null,
    mailCount: 0,
    createCount: 0,
    undoReason: null,
    notes: [],
    availableActions: [],
  },
  adoptionRows,
);

/** The dry run of 企業.csv. */
export const importRun: Run = withRows(
  {
    ...adoptionRun,
    ...{ kind: 'importCorporations', list: 'corporations' },
    selection: { by: 'file', search: null, fileName: '企業.csv', projectId: null, projectName: null },
    notes: ['見出し「参加している事業」は読みませんでした'],
  },
  importRows,
);

/** The dry run of a later due day for marked documents. */
export const dueDayRun: Run = withRows(
  {
    ...adoptionRun,
    ...{ kind: 'changeSectionDates', list: 'myPages', reason: '納品が遅れているため' },
    selection: { by: 'ids', search: null, fileName: null, projectId: null, projectName: null },
  },
  dueDayRows,
);

/** The dry run of marked documents that are asked for. */
export const requestRun: Run = withRows(
  {
    ...dueDayRun,
    ...{ kind: 'notifySections', reason: null },
    messageExample: {
      name: '株式会社豆くら',
      title: '書類ご提出のお願い',
      body: [
        '株式会社豆くら 様',
        '',
        '「豆腐製造ラインの省力化」（管理番号 5014）の次の書類のご提出をお願いします。マイページを開き、期限までにご提出ください。',
        '',
        '・発注書（1-2）（再提出期限：令和8年11月30日）',
        '・納品書（1-3）（提出期限：令和8年11月30日）',
      ].join('\n'),
    },
  },
  requestRows,
);

/** The dry run of a reminder to those who have not handed in before the close. */
export const letterRun: Run = withRows(
  {
    ...adoptionRun,
    kind: 'notifyApplications',
    selection: { by: 'search', search: 'status=0', fileName: null, projectId: null, projectName: null },
    messageExample: letterExample,
  },
  letterRows,
);

const DONE_WORDS: { readonly [kind in Run['kind']]: string } = {
  declineApplications: '不採択にしました',
  waitlistApplications: '補欠にしました',
  adoptApplications: '採択しました',
  assignApplications: '担当を決めました',
  assignMyPages: '担当を決めました',
  changeMyPageDates: '日付を変えました',
  changeSectionDates: '提出期限を変えました',
  notifyMyPages: '送りました',
  notifySections: '送りました',
  notifyApplications: '送りました',
  issuePapers: '発行しました',
  issueApplicationPapers: '発行しました',
  importCorporations: '取り込みました',
  importCorporationUsers: '取り込みました',
};

const STATUS_AFTER: { readonly [kind in Run['kind']]?: number } = {
  declineApplications: ApplicationStatus.NotAdopted,
  waitlistApplications: ApplicationStatus.Waitlisted,
  adoptApplications: ApplicationStatus.Adopted,
};

/** The row as the job leaves it. */
const doneRow = ({ kind }: Run, row: Row): Row => ({
  ...row,
  status: STATUS_AFTER[kind] ?? row.status,
  outcome: Done,
  message: DONE_WORDS[kind],
  canUndo: !isMessage(kind),
  finishedAt: NOW,
});

const undoneRow = ({ kind }: Run, row: Row): Row => ({
  ...row,
  status: STATUS_AFTER[kind] === undefined ? row.status : ApplicationStatus.UnderReview,
  outcome: Undone,
  message: '元に戻しました',
  canUndo: false,
});

const skippedRow = (row: Row): Row => ({ ...row, outcome: Skipped, message: '中止したため、行っていません' });

/** The first rows of an outcome in another form. */
const first = (rows: readonly Row[], outcome: number, count: number, change: (row: Row) => Row): Row[] => {
  let left = count;
  return rows.map((row) => {
    if (row.outcome !== outcome || left === 0) return row;
    left -= 1;
    return change(row);
  });
};

/** A run with its rows, as the server has it at one moment. */
export type BulkState = {
  readonly run: Run;
  readonly rows: readonly Row[];
  /** Those that are still to be taken back. */
  readonly undoing?: readonly number[];
};

/** What a job does between two looks at the run. @param step rows at once */
const goneOn = (state: BulkState, step: number): BulkState => {
  const { run, rows, undoing = [] } = state;
  if (run.status === Running) {
    const after = first(rows, Able, step, (row) => doneRow(run, row));
    const isLeft = after.some(({ outcome }) => outcome === Able);
    return settled({ run, rows: after }, isLeft ? {} : { status: BulkRunStatus.Done, finishedAt: NOW });
  }
  if (run.status !== Undoing) return state;
  const now = undoing.slice(0, step);
  const after = rows.map((row) => (now.includes(row.id) ? undoneRow(run, row) : row));
  const left = undoing.slice(step);
  const status = after.some(({ outcome }) => outcome === Done) ? BulkRunStatus.Done : BulkRunStatus.Undone;
  return {
    ...settled({ run, rows: after }, left.length > 0 ? {} : { status, finishedAt: NOW }),
    undoing: left,
  };
};

/** The state with a change of its run; the version counts up when its state is another. */
const settled = ({ run, rows }: BulkState, change: Partial<Run>): BulkState => {
  const version = run.version + (change.status === undefined ? 0 : 1);
  return { run: withRows({ ...run, ...change, version }, rows), rows };
};

type Update = Schemas['BulkRunUpdate'];
const isUpdate = (body: unknown): body is Update =>
  typeof body === 'object' && body !== null && 'action' in body;

const commanded = (state: BulkState, { action, reason = '', rowIds }: Update): BulkState => {
  const { rows } = state;
  if (action === 'start') return settled(state, { status: Running, startedAt: NOW });
  if (action === 'cancel') {
    const skipped = first(rows, Able, rows.length, skippedRow);
    return settled({ ...state, rows: skipped }, { status: Cancelled, finishedAt: NOW });
  }
  const done = rows.filter(({ outcome }) => outcome === Done).map(({ id }) => id);
  const undoing = rowIds === undefined ? done : done.filter((id) => rowIds.includes(id));
  return { ...settled(state, { status: Undoing, undoReason: reason, finishedAt: null }), undoing };
};

const summaryOf = ({
  reason: _reason,
  adoptionConditions: _conditions,
  assignees: _assignees,
  rounds: _rounds,
  messageExample: _example,
  mailCount: _mails,
  createCount: _new,
  undoReason: _undo,
  notes: _notes,
  availableActions: _offers,
  ...summary
}: Run): Schemas['BulkRunSummary'] => summary;

const pageOf = <Item>(items: readonly Item[], query: URLSearchParams) => {
  const from = Number(query.get('cursor')) || 0;
  const end = from + Number(query.get('limit') ?? 50);
  return {
    items: items.slice(from, end),
    nextCursor: end < items.length ? String(end) : null,
    total: items.length,
  };
};

/** A server of one run. A story that wants another begins with its own state. */
export type BulkScenario = {
  readonly state?: BulkState;
  /** Rows that the job does between two looks; 0: it stands still. */
  readonly step?: number;
  /** What is saved of the rows; only where a story saves them. */
  readonly file?: Blob;
};

/**
 * One run as the server keeps it: a dry run is made, begun, stopped, taken back; each look at a going one finds it
 * some rows further.
 */
export const bulkRunHandlers = ({
  state: begun = { run: adoptionRun, rows: adoptionRows },
  step = 2,
  file,
}: BulkScenario = {}): MockHandlers => {
  let state: BulkState = begun;
  let isGone = false;
  const isKnown = (id: string | undefined): boolean => id === String(state.run.id);
  const made = () => {
    isGone = false;
    state = begun;
    return reply(state.run, state.run.version);
  };
  return {
    listBulkRuns: ({ query }) => reply(pageOf(isGone ? [] : [summaryOf(state.run)], query)),
    createBulkRun: made,
    createBulkRunOfFile: made,
    getBulkRun: ({ path }) => {
      if (!isKnown(path.id)) return notFound;
      const seen = state;
      state = goneOn(state, step);
      return reply(seen.run, seen.run.version);
    },
    updateBulkRun: ({ path, body, headers }) => {
      if (!isKnown(path.id)) return notFound;
      const sent = headers.get('if-match');
      if (sent !== null && sent !== `"v${state.run.version}"`)
        return problem({ status: 412, code: 1004, detail: 'ほかの人が先に変更しました。' });
      if (isUpdate(body)) state = commanded(state, body);
      return reply(state.run, state.run.version);
    },
    deleteBulkRun: ({ path }) => {
      if (!isKnown(path.id)) return notFound;
      isGone = true;
      return reply(null);
    },
    listBulkRunRows: ({ path, query }) => {
      if (!isKnown(path.id)) return notFound;
      const asked = query.getAll('outcome').map(Number);
      const rows = state.rows.filter(({ outcome }) => asked.length === 0 || asked.includes(outcome));
      return reply(pageOf(rows, query));
    },
    ...(file === undefined ? {} : { exportBulkRunRows: reply(file), exportImportTemplate: reply(file) }),
  };
};
