import { RetentionErasureStatus } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { byDay, byInstant, byNumber } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { requireErasure } from './erasures/erasureViews.service.ts';
import { countErasures, listErasureRecords, listErasures } from './erasures/listErasures.service.ts';
import { erasureRecordTexts as words } from './erasures.words.ts';
import { listRetention } from './listRetention.service.ts';

/** What is kept for a time; what is due first comes first: the list has no other order. */
export const retentionList = describeList({
  list: 'listRetentionRecords',
  conditions: { project_id: 'projectId', kind: 'kinds', state: 'states' },
  orders: { dueOn: [byDay('dueOn')] },
  firstOrder: 'dueOn',
  read: listRetention,
  present: wire,
});

/** What was proposed to be erased. */
export const erasureList = describeList({
  list: 'listRetentionErasures',
  page: '/admin/retention/erasure',
  conditions: { status: 'statuses', notOwn: 'isNotOwn' },
  orders: { proposedAt: [byInstant('proposedAt')] },
  firstOrder: '-proposedAt',
  read: listErasures,
  count: countErasures,
  present: wire,
  counters: { erasuresToApprove: { status: [RetentionErasureStatus.Proposed], notOwn: true } },
});

/** The register of what an erasure disposed of, in the order of the days by which it was taken over. */
export const erasureRecordList = describeList({
  list: 'listRetentionErasureRecords',
  file: 'exportRetentionErasureRecords',
  conditions: { id: 'erasureId', kind: 'kinds', outcome: 'outcomes' },
  orders: { id: [byNumber('id')] },
  firstOrder: 'id',
  read: listErasureRecords,
  present: wire,
  exported: async (scope, search) => {
    const { id } = await requireErasure(scope, search.erasureId);
    return {
      name: words.file(id),
      target: { kind: 'retentionErasure', id },
      columns: [
        { heading: words.displayCode, cellOf: ({ displayCode }) => displayCode },
        { heading: words.name, width: 30, cellOf: ({ name }) => name ?? words.gone },
        { heading: words.projectName, width: 30, cellOf: ({ projectName }) => projectName },
        { heading: words.kind, width: 24, cellOf: ({ kind }) => labelOf('RetentionKind', kind) },
        { heading: words.countedOn, cellOf: ({ countedOn }) => countedOn },
        { heading: words.dueOn, cellOf: ({ dueOn }) => dueOn },
        {
          heading: words.last,
          cellOf: ({ projectStatus, applicationStatus }) =>
            labelOf('ProjectStatus', projectStatus) ?? labelOf('ApplicationStatus', applicationStatus),
        },
        { heading: words.amount, cellOf: ({ amount }) => amount },
        { heading: words.fileCount, cellOf: ({ fileCount }) => fileCount },
        { heading: words.fileBytes, width: 24, cellOf: ({ fileBytes }) => fileBytes },
        { heading: words.outcome, cellOf: ({ outcome }) => labelOf('RetentionErasureOutcome', outcome) },
        {
          heading: words.keptReason,
          width: 24,
          cellOf: ({ keptReason }) => labelOf('RetentionKeptReason', keptReason),
        },
        { heading: words.finishedAt, width: 18, cellOf: ({ finishedAt }) => finishedAt },
      ],
    };
  },
});
