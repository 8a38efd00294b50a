import {
  ApplicationStatus,
  RetentionErasureOutcome as Outcome,
  ProjectStatus,
  RetentionKeptReason,
  RetentionKind,
  RetentionErasureStatus as Status,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { dueRecord, heldRecord } from './retention.ts';

type Schemas = components['schemas'];
type Erasure = Schemas['RetentionErasure'];
type Row = Schemas['RetentionErasureRecord'];

/** Somebody else's proposal. */
export const proposedErasure: Erasure = {
  ...{ id: 3, version: 1, status: Status.Proposed, projectId: dueRecord.projectId },
  projectName: dueRecord.projectName,
  kinds: [RetentionKind.ClosedApplication, RetentionKind.Undertaking],
  reason: '保存期間の満了のため（令和8年度の定例の廃棄）',
  counts: [
    {
      ...{ kind: RetentionKind.ClosedApplication, recordCount: 12, erasedCount: 0, keptCount: 0 },
      ...{ fileCount: 84, fileBytes: 126_000_000, amount: 36_000_000 },
    },
    {
      ...{ kind: RetentionKind.Undertaking, recordCount: 3, erasedCount: 0, keptCount: 0 },
      ...{ fileCount: 211, fileBytes: 812_000_000, amount: 21_000_000 },
    },
  ],
  ...{ recordCount: 15, erasedCount: 0, keptCount: 0, fileCount: 295, fileBytes: 938_000_000 },
  ...{ isOwn: false, proposedByName: '事務局 花子', proposedAt: '2026-11-20T05:04:30Z' },
  ...{ approvedByName: null, approvedAt: null, finishedAt: null },
};

const approved = { approvedByName: '事務局 次郎', approvedAt: '2026-11-21T01:00:00Z' };

export const runningErasure: Erasure = {
  ...proposedErasure,
  ...{ version: 2, status: Status.Running, ...approved, erasedCount: 6 },
};

export const doneErasure: Erasure = {
  ...proposedErasure,
  ...{ version: 3, status: Status.Done, ...approved, finishedAt: '2026-11-21T01:00:09Z' },
  ...{ erasedCount: 14, keptCount: 1 },
  counts: proposedErasure.counts.map((count, index) => ({
    ...count,
    ...{ erasedCount: count.recordCount - index, keptCount: index },
  })),
};

const old: Erasure = {
  ...doneErasure,
  ...{ id: 2, projectId: null, projectName: null, kinds: [], proposedAt: '2025-11-18T02:10:00Z' },
  ...{
    keptCount: 0,
    erasedCount: 15,
    approvedAt: '2025-11-18T04:00:00Z',
    finishedAt: '2025-11-18T04:00:11Z',
  },
};

/** What an erasure says of a record that is kept. */
const factsOf = ({ id: _id, state: _state, hold: _hold, ...facts }: Schemas['RetentionRecord']) => facts;

const waiting: Row = {
  ...factsOf(dueRecord),
  ...{ id: 31, outcome: Outcome.Waiting, keptReason: null, finishedAt: null },
  ...{ applicationStatus: ApplicationStatus.NotAdopted, projectStatus: null },
  ...{ amount: 3_000_000, fileCount: 7, fileBytes: 10_500_000 },
};

const undertaking: Row = {
  ...waiting,
  ...factsOf(heldRecord),
  ...{ id: 32, applicationStatus: null, projectStatus: ProjectStatus.Canceled },
  ...{ amount: 7_000_000, fileCount: 71 },
};

export const waitingRecords: readonly Row[] = [waiting, undertaking];

/** One as long as the contract lets it be. */
export const longErasureRecord: Row = {
  ...undertaking,
  name: '一般社団法人東日本食品産業持続的発展推進事業者連合会𠮷野家支部'.repeat(3).slice(0, 100),
};

const gone = { name: null, mypageId: null, applicationId: null, family: null };
const finishedAt = '2026-11-21T01:00:08Z';

export const settledRecords: readonly Row[] = [
  { ...waiting, ...gone, outcome: Outcome.Erased, finishedAt },
  { ...undertaking, outcome: Outcome.Kept, keptReason: RetentionKeptReason.Held, finishedAt },
];

const recordsOf =
  (records: readonly Row[]): MockHandlers['listRetentionErasureRecords'] =>
  ({ query }) => {
    const [outcomes, kinds] = [query.getAll('outcome'), query.getAll('kind')];
    const items = records.filter(
      ({ outcome, kind }) =>
        (outcomes.length === 0 || outcomes.includes(String(outcome))) &&
        (kinds.length === 0 || kinds.includes(String(kind))),
    );
    return reply({ items, nextCursor: null, total: items.length });
  };

/** One erasure with its records. */
export const erasureHandlersOf = (erasure: Erasure, records: readonly Row[]): MockHandlers => ({
  getRetentionErasure: reply(erasure, erasure.version),
  listRetentionErasureRecords: recordsOf(records),
  updateRetentionErasure: ({ body }) => {
    const { action } = body as Schemas['RetentionErasureUpdate'];
    return action === 'approve'
      ? reply(runningErasure, runningErasure.version)
      : reply({ ...erasure, status: Status.Stopped, version: 2, finishedAt }, 2);
  },
});

/** What was erased, and what waits for approval. */
export const erasuresHandlers: MockHandlers = {
  listRetentionErasures: reply({ items: [proposedErasure, old], nextCursor: null, total: 2 }),
};
