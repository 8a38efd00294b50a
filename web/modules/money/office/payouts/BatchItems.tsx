import { Card } from '#ui-kit/Card/index.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { DataGrid, type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { numberWords } from '#web/modules/money/shared/payouts/accountWords.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { PayoutBatch } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { PaymentStatus } from '#web/parts/api/generated/enums.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { PaymentStatusTag } from '#web/parts/status/PaymentStatusTag.tsx';
import { formatInteger } from '#web/parts/text/format.ts';

type Item = PayoutBatch['items'][number];

const Result = ({ status, failureReason }: Item) => (
  <GridTwoLines
    first={<PaymentStatusTag status={status} />}
    {...(status === PaymentStatus.Exported
      ? { second: t((w) => w.batch.waits) }
      : failureReason === null
        ? {}
        : { second: failureReason })}
  />
);

const COLUMNS: readonly GridColumn<Item>[] = [
  {
    id: 'sequence',
    header: t((w) => w.batch.line),
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ sequence }) => sequence,
  },
  {
    id: 'name',
    header: t((w) => w.batch.code),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(9rem, 16vw, 18rem)',
    cell: ({ displayCode, corporationName }) => (
      <GridTwoLines first={<GridLink kind="code">{displayCode}</GridLink>} second={corporationName} />
    ),
  },
  {
    id: 'holder',
    header: t((w) => w.batch.holder),
    phoneSlot: 'title',
    width: 'clamp(9rem, 16vw, 18rem)',
    cell: ({ accountHolderKana }) => <ClipText>{accountHolderKana}</ClipText>,
  },
  {
    id: 'account',
    header: t((w) => w.batch.account),
    hideBelow: 'lg',
    cell: ({ bankCode, branchCode, ...account }) => (
      <GridTwoLines first={`${bankCode}-${branchCode}`} second={numberWords(account)} />
    ),
  },
  {
    id: 'amount',
    header: t((w) => w.batch.amount),
    align: 'end',
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ amount }) => formatInteger(amount),
  },
  {
    id: 'result',
    header: t((w) => w.batch.result),
    isFixed: true,
    phoneSlot: 'tag',
    width: 'clamp(8rem, 14vw, 16rem)',
    cell: (item) => <Result {...item} />,
  },
];

/** The records of a file, in its order, with what the bank did. */
export const BatchItems = ({ batch: { items } }: { batch: PayoutBatch }) => {
  const navigate = useNavigate();
  const title = t((w) => w.batch.items, { count: items.length });
  return (
    <Card title={title} isFlush>
      <DataGrid
        aria-label={title}
        frame="none"
        columns={COLUMNS}
        rows={items}
        rowId={({ sequence }) => sequence}
        rowLabel={({ corporationName }) => corporationName}
        rowHref={({ payoutId }) => adminPaths.payout(payoutId)}
        onRowOpen={({ payoutId }) => void navigate(adminPaths.payout(payoutId))}
        status="ready"
      />
    </Card>
  );
};
