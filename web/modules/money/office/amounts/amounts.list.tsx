import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { AmountProposalKindLabel, AmountProposalStatusLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { codeColumn, companyColumn } from '#web/parts/list/columns/undertakingColumns.tsx';
import { choices, onlyThose, round } from '#web/parts/list/conditions/choices.ts';
import { ofMyPage } from '#web/parts/list/conditions/links.ts';
import { describeList } from '#web/parts/list/describeList.ts';
import { listPageOf } from '#web/parts/list/ListPage.tsx';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { savedViewsOf } from '#web/parts/list/views/savedViewsOf.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { AmountProposalStatusTag } from '#web/parts/status/AmountProposalStatusTag.tsx';
import { formatDate, formatText, formatTime, formatYen } from '#web/parts/text/format.ts';
import { amountsText as t } from './amounts.words.ts';
import type { AmountSummary } from './amountTypes.ts';

const COLUMNS: readonly GridColumn<AmountSummary>[] = [
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

export const amountList = describeList('/api/admin/amount_proposal', {
  views: savedViewsOf('amounts'),
  seenBy: typesThatMayCall('listAmountProposals'),
  savedBy: 'exportAmountProposals',
  words: listWordsOf(t, (w) => w.list),
  orders: ['proposedAt', 'updatedAt', 'displayCode'],
  firstOrder: '-proposedAt',
  conditions: [
    round(t((w) => w.list.projectFilter)),
    choices({ id: 'status', name: t((w) => w.list.statusFilter), labels: AmountProposalStatusLabel }),
    choices({ id: 'kind', name: t((w) => w.list.kindFilter), labels: AmountProposalKindLabel }),
    onlyThose({ id: 'notOwn', name: t((w) => w.list.ownFilter), those: t((w) => w.list.notOwn) }),
    ofMyPage,
  ],
  columns: COLUMNS,
  rowLabel: ({ mypage }) => mypage.corporationName,
  rowHref: ({ id }) => adminPaths.amount(id),
});

/** /admin/amount_proposal: the amounts of all undertakings that are proposed, and who is to look at them. */
export const AmountsPage = listPageOf(amountList);
