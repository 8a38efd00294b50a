import type { Scope } from '#bff/core/scope.ts';
import { moneyExportTexts } from '#bff/modules/money/index.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { listProperties, type PropertySearch } from './properties.service.ts';
import type { PropertyView } from './propertyViews.service.ts';

const words = moneyExportTexts.property;

const columns = (): ExportColumn<PropertyView>[] => {
  const { enumLabel } = contractFacts();
  return [
    ...undertakingColumns,
    { heading: words.dealNumber, cellOf: ({ dealNumber }) => dealNumber },
    { of: 'property', heading: words.name, width: 30, cellOf: ({ name }) => name },
    { of: 'property', heading: words.modelNumber, width: 20, cellOf: ({ modelNumber }) => modelNumber },
    { heading: words.quantity, cellOf: ({ quantity }) => quantity },
    { heading: words.unitPrice, cellOf: ({ unitPrice }) => unitPrice },
    { of: 'amount', heading: words.amount, cellOf: ({ amount }) => amount },
    { heading: words.subsidyAmount, cellOf: ({ subsidyAmount }) => subsidyAmount },
    { heading: words.acquiredOn, cellOf: ({ acquiredOn }) => acquiredOn },
    { heading: words.usefulLife, cellOf: ({ usefulLife }) => usefulLife },
    {
      of: 'restrictionUntil',
      heading: words.restrictionUntil,
      cellOf: ({ restrictionUntil }) => restrictionUntil,
    },
    { of: 'bookValue', heading: words.bookValue, width: 24, cellOf: ({ bookValue }) => bookValue },
    { heading: words.location, width: 40, cellOf: ({ location }) => location },
    { of: 'status', heading: words.status, cellOf: ({ status }) => enumLabel('PropertyStatus', status) },
    {
      heading: words.disposalKind,
      width: 20,
      cellOf: ({ disposalKind }) => (disposalKind === null ? null : enumLabel('DisposalKind', disposalKind)),
    },
    { heading: words.disposedOn, cellOf: ({ disposedOn }) => disposedOn },
    { heading: words.approvalNumber, cellOf: ({ approvalNumber }) => approvalNumber },
  ];
};

/** The list of property as a file; book values are as of the day of the file. */
export const exportProperties = (scope: Scope, { search, keys, ...file }: AskedFile<PropertySearch>) =>
  exportList(scope, {
    ...file,
    name: moneyExportTexts.properties,
    columns: columns(),
    rows: allRows(keys, (request) => listProperties(scope, search, request)),
    target: { kind: 'property', id: 0 },
    filter: search,
  });
