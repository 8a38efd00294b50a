import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { numberWords } from '#web/modules/money/shared/payouts/accountWords.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { Payout } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { PaymentMethodLabel, PaymentStatus, PaymentStatusLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { codeColumn } from '#web/parts/list/columns/undertakingColumns.tsx';
import { choices, person, round } from '#web/parts/list/conditions/choices.ts';
import { ofBatch, ofMyPage } from '#web/parts/list/conditions/links.ts';
import { amounts, days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import type { RowSet } from '#web/parts/list/setViews.ts';
import { countedViewsOf } from '#web/parts/list/views/countedViewsOf.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { PaymentStatusTag } from '#web/parts/status/PaymentStatusTag.tsx';
import { formatDate, formatInteger } from '#web/parts/text/format.ts';
import { PayoutActions } from './PayoutActions.tsx';
import { TwoPersonCheck } from './TwoPersonCheck.tsx';

/** The day that counts now, and which one it is. */
const dayOf = ({ status, paidOn, transferOn, requestedOn, failureReason }: Payout) => {
  if (status === PaymentStatus.Failed) return { day: transferOn ?? requestedOn, words: failureReason ?? '' };
  if (paidOn !== null) return { day: paidOn, words: t((w) => w.list.paid) };
  return transferOn === null
    ? { day: requestedOn, words: t((w) => w.list.requested) }
    : { day: transferOn, words: t((w) => w.list.transfer) };
};

/** Why the step that comes next is not this person's. */
const refusalOf = ({ availableActions }: Payout): string | undefined =>
  availableActions.find(({ action, allowed }) => !allowed && ['check', 'approve', 'retry'].includes(action))
    ?.reason;

/** What stands in every row, whatever is asked for; ids of sortable ones are the contract's orders. */
const FACTS: readonly GridColumn<Payout>[] = [
  codeColumn(t((w) => w.list.code)),
  {
    id: 'name',
    header: t((w) => w.list.name),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    // On a tablet the marks and the next step take their part.
    width: 'clamp(7rem, 20vw - 3.5rem, 24rem)',
    cell: (payout, density) => {
      const second = refusalOf(payout) ?? PaymentMethodLabel[payout.method];
      return (
        <GridTwoLines
          first={<GridLink isClipped>{payout.mypage.corporationName}</GridLink>}
          {...(density === 'compact' ? {} : { second })}
        />
      );
    },
  },
  {
    id: 'status',
    header: t((w) => w.list.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <PaymentStatusTag status={status} />,
  },
  {
    id: 'hands',
    header: t((w) => w.list.hands),
    hideBelow: 'lg',
    cell: (payout) => <TwoPersonCheck payout={payout} />,
  },
  {
    id: 'account',
    header: t((w) => w.list.account),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ account }) => account && <GridTwoLines first={account.bankName} second={numberWords(account)} />,
  },
  {
    id: 'requestedOn',
    header: t((w) => w.list.requestedOn),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'due',
    // The bank's reason why it could not pay is a sentence.
    width: 'clamp(7rem, 13vw, 14rem)',
    cell: (payout) => {
      const { day, words } = dayOf(payout);
      return <GridTwoLines first={formatDate(day)} second={words} />;
    },
  },
];

/** @param totalAmount of all rows of the filter, in yen; undefined while unknown */
const amountColumn = (totalAmount?: number): GridColumn<Payout> => ({
  id: 'amount',
  header: t((w) => w.list.amount),
  align: 'end',
  isSortable: true,
  isNumeric: true,
  phoneSlot: 'amount',
  phoneUnit: t((w) => w.list.yen),
  cell: ({ amount }) => formatInteger(amount),
  ...(totalAmount === undefined ? {} : { total: formatInteger(totalAmount) }),
});

type Around = { readonly totalAmount: number | undefined; readonly onReload: () => void };

/** The columns with the total, and with the next step of each payment. */
export const payoutColumns = ({ totalAmount, onReload }: Around): readonly GridColumn<Payout>[] => [
  ...FACTS,
  amountColumn(totalAmount),
  {
    id: 'next',
    header: <VisuallyHidden>{t((w) => w.list.next)}</VisuallyHidden>,
    name: t((w) => w.list.next),
    cell: (payout) => <PayoutActions payout={payout} onReload={onReload} isNextOnly />,
  },
];

/** The tabs, in the order of a payment's life: what waits by its act, the rest by the word of the state. */
const SETS: readonly RowSet[] = [
  { key: 'payouts', label: t((w) => w.list.all) },
  { key: 'payoutsToCheck', label: t((w) => w.list.toCheck) },
  { key: 'payoutsToApprove', label: t((w) => w.list.toApprove) },
  { key: 'payoutsToExport', label: PaymentStatusLabel[PaymentStatus.Approved] },
  { key: 'payoutsExported', label: PaymentStatusLabel[PaymentStatus.Exported] },
  { key: 'payoutsFailed', label: PaymentStatusLabel[PaymentStatus.Failed] },
  { key: 'payoutsPaid', label: PaymentStatusLabel[PaymentStatus.Paid] },
];

/** The payments of all undertakings: the round, the state and the day of the claim, behind them what is seldom asked. */
export const payoutList = describeList('/api/admin/payment', {
  views: countedViewsOf('payouts', SETS),
  seenBy: typesThatMayCall('listPayouts'),
  savedBy: 'exportPayouts',
  words: listWordsOf(t, (w) => w.list),
  orders: ['requestedOn', 'amount', 'displayCode', 'updatedAt'],
  firstOrder: 'requestedOn',
  conditions: [
    round(t((w) => w.list.projectFilter)),
    choices({ id: 'status', name: t((w) => w.list.statusFilter), labels: PaymentStatusLabel }),
    choices({ id: 'method', name: t((w) => w.list.methodFilter), labels: PaymentMethodLabel, isRare: true }),
    days({ name: t((w) => w.list.requested), from: 'requestedFrom', to: 'requestedTo' }),
    days({ name: t((w) => w.list.paid), from: 'paidFrom', to: 'paidTo', isRare: true }),
    amounts({ name: t((w) => w.list.amountFilter), from: 'amountFrom', to: 'amountTo' }),
    person({ id: 'handledBy', name: t((w) => w.list.handFilter), isRare: true }),
    ofMyPage,
    ofBatch,
  ],
  columns: [...FACTS, amountColumn()],
  rowLabel: ({ mypage }) => mypage.corporationName,
  rowHref: ({ id }) => adminPaths.payout(id),
});
