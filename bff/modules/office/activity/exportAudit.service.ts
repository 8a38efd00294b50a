import type { Scope } from '#bff/core/scope.ts';
import { AuditActionLabel, TargetKindLabel } from '#bff/generated/contract/enums.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import type { AuditView } from './activityViews.service.ts';
import { type AuditSearch, searchAudit } from './auditTrail.service.ts';

const words = exportTexts.auditEntry;
const NOTHING = '—';

const changesText = ({ changes }: AuditView): string =>
  changes
    .map(({ label, before, after }) => words.change(label, before ?? NOTHING, after ?? NOTHING))
    .join('\n');

const who = (): ExportColumn<AuditView>[] => {
  const { enumLabel } = contractFacts();
  return [
    { of: 'actor', heading: words.actorName, width: 20, cellOf: ({ actorName }) => actorName },
    {
      of: 'actor',
      heading: words.actorKind,
      cellOf: ({ actorKind }) => (actorKind === null ? null : enumLabel('ActorKind', actorKind)),
    },
    {
      of: 'actor',
      heading: words.adminType,
      cellOf: ({ adminType }) => (adminType === null ? null : enumLabel('AdminType', adminType)),
    },
    { of: 'actor', heading: words.onBehalfOf, width: 24, cellOf: ({ onBehalfOf }) => onBehalfOf },
    { of: 'actor', heading: words.ipAddress, width: 16, cellOf: ({ ipAddress }) => ipAddress },
  ];
};

const what = (): ExportColumn<AuditView>[] => [
  { of: 'summary', heading: words.action, width: 16, cellOf: ({ action }) => AuditActionLabel[action] },
  { of: 'summary', heading: words.summary, width: 40, cellOf: ({ summary }) => summary },
  { of: 'summary', heading: words.changes, width: 40, cellOf: changesText },
  { of: 'summary', heading: words.reason, width: 30, cellOf: ({ reason }) => reason },
  {
    of: 'outcome',
    heading: words.outcome,
    cellOf: ({ outcome }) => contractFacts().enumLabel('AuditOutcome', outcome),
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

const columns = (): ExportColumn<AuditView>[] => [
  { of: 'at', heading: words.id, cellOf: ({ id }) => id },
  { of: 'at', heading: words.at, width: 20, cellOf: ({ at }) => at },
  ...who(),
  ...what(),
  ...chain,
];

/** The trail as a file; that it was taken stands in the trail. */
export const exportAudit = (scope: Scope, { search, keys, ...file }: AskedFile<AuditSearch>) =>
  exportList(scope, {
    ...file,
    name: exportTexts.audit,
    columns: columns(),
    rows: allRows(keys, (request) => searchAudit(scope, search, request)),
    target: { kind: 'operation', id: 'exportAudit' },
    filter: search,
  });
