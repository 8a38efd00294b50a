import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { amountsText as t } from '#web/amounts/amountsText.ts';
import type { AmountSummary } from '#web/amounts/amountTypes.ts';
import { AmountProposalKindLabel } from '#web/api/generated/enums.ts';
import { AmountProposalStatusTag } from '#web/status/index.ts';
import { formatDate, formatText, formatTime, formatYen } from '#web/text/format.ts';

/** The columns of /admin/amount_proposal; ids of sortable ones are the contract's orders. */
export const amountColumns: readonly GridColumn<AmountSummary>[] = [
  {
    id: 'displayCode',
    header: t((w) => w.list.code),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ mypage }) => <GridLink kind="code">{mypage.displayCode}</GridLink>,
  },
  {
    id: 'name',
    header: t((w) => w.list.name),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(10rem, 24vw, 30rem)',
    cell: ({ mypage }, density) => (
      <GridTwoLines
        first={<GridLink isClipped>{mypage.corporationName}</GridLink>}
        {...(density === 'compact' ? {} : { second: mypage.planTitle })}
      />
    ),
  },
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
