import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { numberWords } from '#web/modules/money/shared/payouts/accountWords.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { PayoutBatch } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { PendingLine } from '#web/parts/pending/PendingLine.tsx';
import { formatDateTime, formatDay } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { BatchActions } from './BatchActions.tsx';
import { BatchFile } from './BatchFile.tsx';
import { BatchItems } from './BatchItems.tsx';
import { BatchSums } from './BatchSums.tsx';
import { batchNumber } from './batchNumber.ts';

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
              <PendingLine subjectKind="PaymentBatch" subjectId={body.id} />
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
