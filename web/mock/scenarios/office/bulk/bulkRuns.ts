import type { MockHandlers } from '#web/mock/createMockFetch.ts';
import { notFound, problem, reply } from '#web/mock/reply.ts';
import { isFinal } from '#web/modules/office/office/bulk/bulkTypes.ts';
import { ApplicationStatus, BulkRowOutcome, BulkRunStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { tried } from './dryRuns.ts';
import { type BulkState, withRows } from './withRows.ts';

type Schemas = components['schemas'];
type Run = Schemas['BulkRun'];
type Row = Schemas['BulkRunRow'];

const { Able, Done, Skipped, Undone } = BulkRowOutcome;
const { Running, Cancelled, Undoing } = BulkRunStatus;

const NOW = '2026-11-20T05:05:00Z';

const DONE_WORDS: { readonly [kind in Run['kind']]: string } = {
  declineApplications: '不採択にしました',
  waitlistApplications: '補欠にしました',
  adoptApplications: '採択しました',
  assignApplications: '担当を決めました',
  assignMyPages: '担当を決めました',
  assignSections: '担当を決めました',
  assignReports: '検査員を決めました',
  changeMyPageDates: '日付を変えました',
  changeSectionDates: '提出期限を変えました',
  changeReportDates: '検査予定日を変えました',
  changeProjectDates: '日付を変えました',
  settlePayouts: '支払済と記録しました',
  notifyMyPages: '送りました',
  notifySections: '送りました',
  notifyApplications: '送りました',
  notifyCorporations: '送りました',
  inviteCorporationUsers: '送りました',
  stopCorporationUsers: '無効にしました',
  resumeCorporationUsers: '有効に戻しました',
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
  canUndo: !isFinal(kind),
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
  state: begun = tried('adoptApplications'),
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
