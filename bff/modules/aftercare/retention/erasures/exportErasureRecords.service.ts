import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import type { ErasureRecordFilter } from '../erasureRecords.data.ts';
import { erasureRecordTexts as words } from '../erasures.words.ts';
import { requireErasure } from './erasureViews.service.ts';
import { type ErasureRecordView, listErasureRecords } from './listErasures.service.ts';

const labelOf = (list: string, value: number | null): string | null =>
  value === null ? null : contractFacts().enumLabel(list, value);

const columns: readonly ExportColumn<ErasureRecordView>[] = [
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
];

/** The register of what was disposed of: the records of an erasure as a file. @throws NOT_FOUND */
export const exportErasureRecords = async (
  scope: Scope,
  { search, keys, ...file }: AskedFile<ErasureRecordFilter>,
) => {
  const { id } = await requireErasure(scope, search.erasureId);
  return exportList(scope, {
    ...file,
    name: words.file(id),
    columns,
    rows: allRows(keys, (request) => listErasureRecords(scope, search, request)),
    target: { kind: 'retentionErasure', id },
    filter: search,
  });
};
