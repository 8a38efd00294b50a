import { useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import { useBulkOfList } from '#web/modules/office/office/bulk/useBulkOfList.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatYen } from '#web/parts/text/format.ts';
import { MakeBatchDialog } from './MakeBatchDialog.tsx';
import { payoutColumns, payoutList } from './payouts.list.tsx';

type Sums = { readonly uncountedCount?: number; readonly uncountedAmount?: number };

/** What the sum leaves out is said beside it: drafts, failed and canceled payments are no money. */
const totalLabelOf = ({ uncountedCount = 0, uncountedAmount = 0 }: Sums = {}): string =>
  uncountedCount === 0
    ? t((w) => w.list.total)
    : t((w) => w.list.totalWithout, { count: uncountedCount, amount: formatYen(uncountedAmount) });

const Payouts = ({ shown }: ShownProps<typeof payoutList.path>) => (
  <ListPage
    shown={shown}
    {...useBulkOfList(shown, 'payouts', ['settlePayouts'])}
    columns={payoutColumns({
      totalAmount: shown.page?.totalAmount,
      onReload: () => void shown.read.refetch(),
    })}
    totalLabel={totalLabelOf(shown.page)}
    actions={(save) => (
      <>
        {save}
        <Acts projectId={shown.query.project_id} />
      </>
    )}
  />
);

/** /admin/payment: the payments of all undertakings, by what is to be done about them. */
export const PayoutsPage = listPageOf(payoutList, Payouts);

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
