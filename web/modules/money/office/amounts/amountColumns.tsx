import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { AmountProposalKindLabel } from '#web/parts/api/generated/enums.ts';
import { codeColumn, companyColumn } from '#web/parts/list/columns/undertakingColumns.tsx';
import { AmountProposalStatusTag } from '#web/parts/status/AmountProposalStatusTag.tsx';
import { formatDate, formatText, formatTime, formatYen } from '#web/parts/text/format.ts';
import { amountsText as t } from './amounts.words.ts';
import type { AmountSummary } from './amountTypes.ts';

/** The columns of /admin/amount_proposal; ids of sortable ones are the contract's orders. */
export const amountColumns: readonly GridColumn<AmountSummary>[] = [
  codeColumn(t((w) => w.list.code)),
  companyColumn(
    t((w) => w.list.name),
    'clamp(10rem, 24vw, 30rem)',
  ),
  {
    id: 'kind',
    header: t((w) => w.list.kind),
    phoneSlot: 'title',
    cell: ({ kind, number }) => (
      <GridTwoLines first={AmountProposalKindLabel[kind]} second={t((w) => w.list.number, { number })} />
    ),
  },
  {
    id: 'amount',
    header: t((w) => w.list.amount),
    align: 'end',
    isNumeric: true,
    phoneSlot: 'amount',
    cell: ({ amount, isDeviating }) => (
      <GridTwoLines
        first={formatYen(amount)}
        {...(isDeviating ? { second: t((w) => w.list.deviating) } : {})}
      />
    ),
  },
  {
    id: 'status',
    header: t((w) => w.list.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <AmountProposalStatusTag status={status} />,
  },
  {
    id: 'proposedBy',
    header: t((w) => w.list.proposedBy),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ proposedByName }) => formatText(proposedByName),
  },
  {
    id: 'proposedAt',
    header: t((w) => w.list.proposedAt),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ proposedAt }) => <GridTwoLines first={formatDate(proposedAt)} second={formatTime(proposedAt)} />,
  },
];
