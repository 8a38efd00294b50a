import { useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import type { FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { ActKind } from '#web/modules/office/office/bulk/bulkTypes.ts';
import { useBulkOfList } from '#web/modules/office/office/bulk/useBulkOfList.ts';
import { PaymentMethodLabel, PaymentStatus, PaymentStatusLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall, useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { ListPage } from '#web/parts/list/ListPage.tsx';
import { idOf } from '#web/parts/list/listAddress.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { amountFilter, daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { currentSet, setHref } from '#web/parts/list/setViews.ts';
import { useAssigneeOptions } from '#web/parts/list/useAssigneeOptions.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { useWorkCounts, type WorkCount } from '#web/parts/list/useWorkCounts.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { usePlace } from '#web/parts/router/shown.ts';
import { MakeBatchDialog } from './MakeBatchDialog.tsx';
import { payoutColumns } from './payoutColumns.tsx';
import { PAYOUT_LIST, payoutQuery, VIEW_CONDITIONS } from './payoutQuery.ts';

const WORDS = listWordsOf(t, (w) => w.list);

const FILTERS = [
  { id: 'status', name: t((w) => w.list.statusFilter), options: optionsOf(PaymentStatusLabel) },
  { id: 'method', name: t((w) => w.list.methodFilter), options: optionsOf(PaymentMethodLabel), isRare: true },
];

/** The round, the state and the day of the claim in the row; what is asked for seldom behind them. */
const useFilters = (list: Parameters<typeof daysFilter>[0]): FilterDefinition[] => [
  { id: 'project_id', name: t((w) => w.list.projectFilter), options: useProjectOptions() },
  ...FILTERS,
  daysFilter(list, { name: t((w) => w.list.requested), from: 'requestedFrom', to: 'requestedTo' }),
  daysFilter(list, { name: t((w) => w.list.paid), from: 'paidFrom', to: 'paidTo', isRare: true }),
  amountFilter(list, { name: t((w) => w.list.amountFilter), from: 'amountFrom', to: 'amountTo' }),
  {
    id: 'handledBy',
    name: t((w) => w.list.handFilter),
    options: useAssigneeOptions(),
    isRare: true,
  },
];

/** /admin/payment: the payments of all undertakings, by what is to be done about them. */
export const PayoutsPage = () => (
  <OnlyFor types={typesThatMayCall('listPayouts')}>
    <Payouts />
  </OnlyFor>
);

const KINDS: readonly ActKind[] = ['settlePayouts'];

const Payouts = () => {
  const list = useListState(PAYOUT_LIST);
  const filters = useFilters(list);
  const isEnabled = useIsAddressSettled('payouts');
  const read = useRead(
    '/api/admin/payment',
    { query: payoutQuery(list) },
    { keepsPrevious: true, isEnabled },
  );
  const projectId = idOf(list.values, 'project_id');
  const page = read.data?.body;
  const marked = useBulkOfList({ list: 'payouts', kinds: KINDS, page, state: list });
  return (
    <ListPage
      words={WORDS}
      {...marked}
      views={<Views projectId={projectId} total={page?.total} />}
      actions={
        <>
          <ExportMenu
            path="/api/admin/payment/export"
            query={payoutQuery(list)}
            order={{ operation: 'exportPayouts', total: page?.total }}
            shown={() => ({
              ...list,
              columns: payoutColumns({ totalAmount: undefined, onReload: () => undefined }),
            })}
          />
          <Acts projectId={projectId} />
        </>
      }
      list={list}
      read={read}
      columns={payoutColumns({
        totalAmount: page?.totalAmount,
        onReload: () => void read.refetch(),
      })}
      totalLabel={t((w) => w.list.total)}
      rowLabel={({ mypage }) => mypage.corporationName}
      rowHref={({ id }) => adminPaths.payout(id)}
      filters={filters}
    />
  );
};

const Acts = ({ projectId }: { projectId: number | undefined }) => {
  const mayCall = useMayCall();
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <ButtonLink as={Link} variant="plain" href={adminPaths.payoutBudget}>
        {t((w) => w.list.budget)}
      </ButtonLink>
      {mayCall('listPayoutBatches') && (
        <ButtonLink as={Link} variant="plain" href={adminPaths.payoutBatches}>
          {t((w) => w.list.batches)}
        </ButtonLink>
      )}
      {mayCall('createPayoutBatch') && (
        <Button variant="primary" onClick={() => setMaking(true)}>
          {t((w) => w.list.makeBatch)}
        </Button>
      )}
      {isMaking && <MakeBatchDialog projectId={projectId} onClose={() => setMaking(false)} />}
    </>
  );
};

/** The tabs of the list, in the order of a payment's life: what waits by its act, the rest by the word of the state. */
const VIEWS: readonly { readonly key: WorkCount['key']; readonly label: string }[] = [
  { key: 'payouts', label: t((w) => w.list.all) },
  { key: 'payoutsToCheck', label: t((w) => w.list.toCheck) },
  { key: 'payoutsToApprove', label: t((w) => w.list.toApprove) },
  { key: 'payoutsToExport', label: PaymentStatusLabel[PaymentStatus.Approved] },
  { key: 'payoutsExported', label: PaymentStatusLabel[PaymentStatus.Exported] },
  { key: 'payoutsFailed', label: PaymentStatusLabel[PaymentStatus.Failed] },
  { key: 'payoutsPaid', label: PaymentStatusLabel[PaymentStatus.Paid] },
];

type ViewsProps = { readonly projectId: number | undefined; readonly total: number | undefined };

const Views = ({ projectId, total }: ViewsProps) => {
  const counts = useWorkCounts(projectId).filter(({ key }) => VIEWS.some((view) => view.key === key));
  const params = new URLSearchParams(usePlace().search);
  return (
    <ListViews
      list="payouts"
      shape={PAYOUT_LIST}
      total={total}
      currentId={currentSet(counts, params, VIEW_CONDITIONS)?.key ?? ''}
      ready={VIEWS.flatMap(({ key, label }) =>
        counts
          .filter((count) => count.key === key)
          .map(({ count, query }) => ({ id: key, label, href: setHref(query, params), count })),
      )}
    />
  );
};
