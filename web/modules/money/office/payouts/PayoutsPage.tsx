import { useState } from 'react';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import { useBulkOfList } from '#web/modules/office/office/bulk/useBulkOfList.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { MakeBatchDialog } from './MakeBatchDialog.tsx';
import { payoutColumns, payoutList } from './payouts.list.tsx';

const Payouts = ({ shown }: ShownProps<typeof payoutList.path>) => (
  <ListPage
    shown={shown}
    {...useBulkOfList(shown, 'payouts', ['settlePayouts'])}
    columns={payoutColumns({
      totalAmount: shown.page?.totalAmount,
      onReload: () => void shown.read.refetch(),
    })}
    totalLabel={t((w) => w.list.total)}
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
