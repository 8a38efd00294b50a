import type { Scope } from '#bff/core/scope.ts';
import { moneyExportTexts } from '#bff/modules/money/index.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { type DisposalSearch, listDisposals } from './disposals.service.ts';
import type { DisposalView } from './disposalViews.service.ts';

const words = moneyExportTexts.disposal;

const columns = (): ExportColumn<DisposalView>[] => {
  const { enumLabel } = contractFacts();
  return [
    ...undertakingColumns,
    { of: 'property', heading: words.number, cellOf: ({ number }) => number },
    { of: 'property', heading: words.property, width: 30, cellOf: ({ property }) => property.name },
    { of: 'property', heading: words.kind, width: 20, cellOf: ({ kind }) => enumLabel('DisposalKind', kind) },
    { heading: words.isDisaster, cellOf: ({ isDisaster }) => (isDisaster ? words.disaster : null) },
    {
      of: 'status',
      heading: words.status,
      cellOf: ({ status }) => enumLabel('PropertyDisposalStatus', status),
    },
    { of: 'plannedOn', heading: words.plannedOn, cellOf: ({ plannedOn }) => plannedOn },
    { heading: words.otherParty, width: 30, cellOf: ({ otherParty }) => otherParty },
    { heading: words.proceeds, cellOf: ({ proceeds }) => proceeds },
    { heading: words.bookValue, width: 20, cellOf: ({ bookValue }) => bookValue },
    { of: 'return', heading: words.calculatedAmount, cellOf: ({ calculatedAmount }) => calculatedAmount },
    { of: 'return', heading: words.returnAmount, cellOf: ({ returnAmount }) => returnAmount },
    { heading: words.assessedByName, cellOf: ({ assessedByName }) => assessedByName },
    { of: 'submittedAt', heading: words.submittedAt, cellOf: ({ submittedAt }) => submittedAt },
    { heading: words.decidedAt, cellOf: ({ decidedAt }) => decidedAt },
    { heading: words.decidedByName, cellOf: ({ decidedByName }) => decidedByName },
    { heading: words.approvalNumber, cellOf: ({ approvalNumber }) => approvalNumber },
  ];
};

/** The list of what businesses asked to do with their property, as a file. */
export const exportDisposals = (scope: Scope, { search, keys, ...file }: AskedFile<DisposalSearch>) =>
  exportList(scope, {
    ...file,
    name: moneyExportTexts.disposals,
    columns: columns(),
    rows: allRows(keys, (request) => listDisposals(scope, search, request)),
    target: { kind: 'propertyDisposal', id: 0 },
    filter: search,
  });
