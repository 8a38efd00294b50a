import { AuditActionLabel, TargetKindLabel } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { listAnchors } from '#bff/modules/trail/index.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { byDay, byInstant } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { listActivity, listUserActivity } from './activity.service.ts';
import type { AuditView } from './activityViews.service.ts';
import { searchAudit } from './auditTrail.service.ts';

const words = exportTexts.auditEntry;
const NOTHING = '—';

const newestFirst = { orders: { at: [byInstant('at')] }, firstOrder: '-at' } as const;

/** What happened on a business's own my page. */
export const ownActivityList = describeList({
  ...newestFirst,
  list: 'listUserActivity',
  conditions: { mypageID: 'mypageId' },
  read: listUserActivity,
  present: wire,
});

/** What happened, in the words of the office's day. */
export const activityList = describeList({
  ...newestFirst,
  list: 'listActivity',
  conditions: {
    targetKind: 'targetKind',
    targetId: 'targetId',
    mypageId: 'mypageId',
    actorKind: 'actorKind',
    topic: 'topic',
  },
  read: listActivity,
  present: wire,
});

/** The days that were sealed. */
export const anchorList = describeList({
  list: 'listAuditAnchors',
  conditions: {},
  orders: { day: [byDay('anchoredOn')] },
  firstOrder: '-day',
  read: listAnchors,
  present: wire,
});

const changesText = ({ changes }: AuditView): string =>
  changes
    .map(({ label, before, after }) => words.change(label, before ?? NOTHING, after ?? NOTHING))
    .join('\n');

const who: readonly ExportColumn<AuditView>[] = [
  { of: 'actor', heading: words.actorName, width: 20, cellOf: ({ actorName }) => actorName },
  {
    of: 'actor',
    heading: words.actorKind,
    cellOf: ({ actorKind }) => labelOf('ActorKind', actorKind),
  },
  {
    of: 'actor',
    heading: words.adminType,
    cellOf: ({ adminType }) => labelOf('AdminType', adminType),
  },
  { of: 'actor', heading: words.onBehalfOf, width: 24, cellOf: ({ onBehalfOf }) => onBehalfOf },
  { of: 'actor', heading: words.ipAddress, width: 16, cellOf: ({ ipAddress }) => ipAddress },
];

const what: readonly ExportColumn<AuditView>[] = [
  { of: 'summary', heading: words.action, width: 16, cellOf: ({ action }) => AuditActionLabel[action] },
  { of: 'summary', heading: words.summary, width: 40, cellOf: ({ summary }) => summary },
  { of: 'summary', heading: words.changes, width: 40, cellOf: changesText },
  { of: 'summary', heading: words.reason, width: 30, cellOf: ({ reason }) => reason },
  {
    of: 'outcome',
    heading: words.outcome,
    cellOf: ({ outcome }) => labelOf('AuditOutcome', outcome),
  },
  { of: 'target', heading: words.targetKind, cellOf: ({ targetKind }) => TargetKindLabel[targetKind] },
  { of: 'target', heading: words.targetId, cellOf: ({ targetId }) => targetId },
  { of: 'target', heading: words.targetTitle, width: 30, cellOf: ({ targetTitle }) => targetTitle },
];

/** Where an entry stands in the chain: only the file has it. */
const chain: readonly ExportColumn<AuditView>[] = [
  { heading: words.requestId, width: 24, cellOf: ({ requestId }) => requestId },
  { heading: words.previousHash, width: 66, cellOf: ({ previousHash }) => previousHash },
  { heading: words.hash, width: 66, cellOf: ({ hash }) => hash },
];

/** The trail; that it was taken as a file stands in the trail. */
export const auditList = describeList({
  ...newestFirst,
  list: 'searchAudit',
  file: 'exportAudit',
  conditions: {
    q: 'q',
    from: 'from',
    to: 'to',
    actorKind: 'actorKind',
    actorId: 'actorId',
    topic: 'topic',
    action: 'action',
    outcome: 'outcome',
    targetKind: 'targetKind',
    targetId: 'targetId',
    mypageId: 'mypageId',
    applicationId: 'applicationId',
  },
  read: searchAudit,
  present: wire,
  exported: () => ({
    name: exportTexts.audit,
    target: { kind: 'operation', id: 'exportAudit' },
    columns: [
      { of: 'at', heading: words.id, cellOf: ({ id }) => id },
      { of: 'at', heading: words.at, width: 20, cellOf: ({ at }) => at },
      ...who,
      ...what,
      ...chain,
    ],
  }),
});
