import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { typesThatMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { idInPath } from '#web/navigation/idInPath.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { OnlyFor } from '#web/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/navigation/usePageTitle.ts';
import { numberWords } from '#web/payouts/accountWords.ts';
import { batchNumber } from '#web/payouts/batchNumber.ts';
import type { PayoutBatch } from '#web/payouts/types.ts';
import { formatDateTime, formatDay } from '#web/text/format.ts';
import { payoutsText as t } from '#web/text/ja/payouts.ts';
import { marks } from '#web/text/marks.ts';
import { BatchActions } from './BatchActions.tsx';
import { BatchFile } from './BatchFile.tsx';
import { BatchItems } from './BatchItems.tsx';
import { BatchSums } from './BatchSums.tsx';

/** /admin/payment/batch/:id — one file of transfers. */
export const BatchPage = () => {
  const id = idInPath(useParams().id);
  if (id === null) return <NotFound />;
  return (
    <OnlyFor types={typesThatMayCall('getPayoutBatch')}>
      <OneBatch id={id} />
    </OnlyFor>
  );
};

const OneBatch = ({ id }: { id: number }) => {
  const read = useRead('/api/admin/payment_batch/{id}', { path: { id } });
  return (
    <ReadPage read={read}>
      {({ body }) => (
        <>
          <Head batch={body} onReload={() => void read.refetch()} />
          <Columns>
            <Stack gap={24}>
              {body.canceledAt !== null && (
                <Notice tone="warning" title={t((w) => w.batch.canceled)}>
                  {t((w) => w.batch.canceledText)}
                </Notice>
              )}
              <BatchItems batch={body} />
              <BatchSums lines={body.lines} />
            </Stack>
            <Stack gap={24}>
              <BatchFile batch={body} />
              <Remitter batch={body} />
              <History batch={body} />
            </Stack>
          </Columns>
        </>
      )}
    </ReadPage>
  );
};

const Head = ({ batch, onReload }: { batch: PayoutBatch; onReload: () => void }) => {
  const title = t((w) => w.batch.title, { number: batchNumber(batch.id) });
  usePageTitle(title);
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: t((w) => w.list.title), href: adminPaths.payouts },
            { label: t((w) => w.batches.title), href: adminPaths.payoutBatches },
            { label: batchNumber(batch.id) },
          ]}
        />
      }
      title={title}
      context={t((w) => w.batch.context, { project: batch.projectName, day: formatDay(batch.transferOn) })}
      actions={<BatchActions {...{ batch, onReload }} />}
    />
  );
};

const Remitter = ({ batch: { remitter } }: { batch: PayoutBatch }) => (
  <Card title={t((w) => w.batch.remitter)}>
    <Facts
      variant="compact"
      facts={[
        { term: t((w) => w.setting.code), value: remitter.code },
        { term: t((w) => w.setting.nameKana), value: remitter.nameKana },
        {
          term: t((w) => w.page.bank),
          value: [remitter.bankNameKana, remitter.branchNameKana].join(marks.gap),
        },
        {
          term: t((w) => w.page.number),
          value: numberWords({
            accountType: remitter.accountType,
            accountNumberMasked: remitter.accountNumber,
          }),
        },
      ]}
    />
  </Card>
);

const History = ({ batch: { history } }: { batch: PayoutBatch }) => (
  <Card title={t((w) => w.batch.history)}>
    <Facts
      variant="compact"
      facts={history.map(({ at, action, actorName, count, comment }, index) => ({
        key: `${at} ${index}`,
        term: formatDateTime(at),
        value: (
          <>
            {t((w) => w.batch.steps[action], { name: actorName, count: count ?? 0 })}
            {comment !== null && <div>{comment}</div>}
          </>
        ),
      }))}
    />
  </Card>
);
