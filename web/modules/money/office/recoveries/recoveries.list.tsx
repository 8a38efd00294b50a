import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { recoveriesText as t } from '#web/modules/money/shared/recoveries/recoveries.words.ts';
import type { RecoverySummary } from '#web/modules/money/shared/recoveries/recovery.ts';
import { RecoveryKindLabel, RecoveryStatusLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { codeColumn, companyColumn } from '#web/parts/list/columns/undertakingColumns.tsx';
import { choices, round } from '#web/parts/list/conditions/choices.ts';
import { decidable, ofMyPage, overdue, received } from '#web/parts/list/conditions/links.ts';
import { describeList } from '#web/parts/list/describeList.ts';
import { listPageOf } from '#web/parts/list/ListPage.tsx';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { savedViewsOf } from '#web/parts/list/views/savedViewsOf.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { RecoveryStatusTag } from '#web/parts/status/RecoveryStatusTag.tsx';
import { formatDate, formatYen } from '#web/parts/text/format.ts';

/** What came in, with what of it is paid to nothing. */
const receivedCell = (recovery: RecoverySummary) => {
  const { receivedAmount, toReturnAmount = 0, waitingAmount = 0 } = recovery;
  const { receivedPrincipal = receivedAmount } = recovery;
  const all = formatYen(receivedAmount);
  if (toReturnAmount > 0) {
    const second = t((w) => w.list.toReturn, { amount: formatYen(toReturnAmount) });
    return <GridTwoLines first={all} second={second} tone="danger" />;
  }
  if (waitingAmount === 0 && receivedPrincipal === receivedAmount) return all;
  if (waitingAmount === 0) {
    const second = t((w) => w.list.principal, { amount: formatYen(receivedPrincipal) });
    return <GridTwoLines first={all} second={second} />;
  }
  return <GridTwoLines first={all} second={t((w) => w.list.waiting, { amount: formatYen(waitingAmount) })} />;
};

const COLUMNS: readonly GridColumn<RecoverySummary>[] = [
  codeColumn(t((w) => w.list.code)),
  companyColumn(
    t((w) => w.list.name),
    'clamp(10rem, 20vw, 26rem)',
  ),
  {
    id: 'kind',
    header: t((w) => w.list.kind),
    phoneSlot: 'title',
    cell: ({ kind, number }) => (
      <GridTwoLines first={RecoveryKindLabel[kind]} second={t((w) => w.list.number, { number })} />
    ),
  },
  {
    id: 'status',
    header: t((w) => w.list.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <RecoveryStatusTag status={status} />,
  },
  {
    id: 'amount',
    header: t((w) => w.list.amount),
    align: 'end',
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ amount }) => formatYen(amount),
  },
  {
    id: 'received',
    header: t((w) => w.list.received),
    align: 'end',
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: receivedCell,
  },
  {
    id: 'left',
    header: t((w) => w.list.left),
    align: 'end',
    isNumeric: true,
    phoneSlot: 'amount',
    phoneLabel: t((w) => w.list.left),
    cell: ({ leftAmount }) => formatYen(leftAmount),
  },
  {
    id: 'dueOn',
    header: t((w) => w.list.dueOn),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ dueOn, isOverdue }) =>
      isOverdue ? (
        <GridTwoLines first={formatDate(dueOn)} second={t((w) => w.list.overdue)} tone="danger" />
      ) : (
        formatDate(dueOn)
      ),
  },
];

export const recoveryList = describeList('/api/admin/recovery', {
  views: savedViewsOf('recoveries'),
  seenBy: typesThatMayCall('listRecoveries'),
  savedBy: 'exportRecoveries',
  words: listWordsOf(t, (w) => w.list),
  orders: ['dueOn', 'updatedAt', 'displayCode'],
  firstOrder: 'dueOn',
  conditions: [
    round(t((w) => w.list.projectFilter)),
    choices({ id: 'status', name: t((w) => w.list.statusFilter), labels: RecoveryStatusLabel }),
    choices({ id: 'kind', name: t((w) => w.list.kindFilter), labels: RecoveryKindLabel }),
    ofMyPage,
    overdue,
    received,
    decidable,
  ],
  columns: COLUMNS,
  rowLabel: ({ mypage }) => mypage.corporationName,
  rowHref: ({ id }) => adminPaths.recovery(id),
});

/** /admin/recovery: money that businesses have to pay back, of all undertakings. */
export const RecoveriesPage = listPageOf(recoveryList);
