import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { accountFacts } from '#web/modules/money/shared/payouts/accountWords.ts';
import { PayoutReason } from '#web/modules/money/shared/payouts/PayoutReason.tsx';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { Payout } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { PaymentMethodLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall, useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { PendingLine } from '#web/parts/pending/PendingLine.tsx';
import { PaymentStatusTag } from '#web/parts/status/PaymentStatusTag.tsx';
import { formatDateTime, formatDay, formatYen } from '#web/parts/text/format.ts';
import { batchNumber } from './batchNumber.ts';
import { PayoutActions } from './PayoutActions.tsx';
import { PayoutHistory } from './PayoutHistory.tsx';

/** /admin/payment/:id — one payment. */
export const PayoutPage = () => {
  const id = idInPath(useParams().id);
  if (id === null) return <NotFound />;
  return (
    <OnlyFor types={typesThatMayCall('getPayout')}>
      <OnePayout id={id} />
    </OnlyFor>
  );
};

const OnePayout = ({ id }: { id: number }) => {
  const read = useRead('/api/admin/payment/{id}', { path: { id } });
  return (
    <ReadPage read={read}>
      {({ body }) => (
        <>
          <Head payout={body} onReload={() => void read.refetch()} />
          <Columns>
            <Stack gap={24}>
              <PendingLine subjectKind="Payment" subjectId={body.id} />
              <PayoutReason payout={body} />
              <Card title={t((w) => w.page.facts)}>
                <Facts variant="compact" facts={factsOf(body)} />
              </Card>
              <Account payout={body} />
            </Stack>
            <Stack gap={24}>
              <Card title={t((w) => w.page.hands)}>
                <Stack gap={12}>
                  <Facts variant="compact" facts={handsOf(body)} />
                  <Text size={14} tone="muted">
                    {t((w) => w.page.handsHelp)}
                  </Text>
                </Stack>
              </Card>
              <PayoutHistory payout={body} />
            </Stack>
          </Columns>
        </>
      )}
    </ReadPage>
  );
};

const Head = ({ payout, onReload }: { payout: Payout; onReload: () => void }) => {
  const title = t((w) => w.page.title, { name: payout.mypage.corporationName });
  usePageTitle(title);
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: t((w) => w.list.title), href: adminPaths.payouts },
            { label: payout.mypage.displayCode },
          ]}
        />
      }
      title={title}
      context={t((w) => w.page.context, {
        method: PaymentMethodLabel[payout.method],
        amount: formatYen(payout.amount),
      })}
      tags={<PaymentStatusTag status={payout.status} />}
      actions={<PayoutActions {...{ payout, onReload }} />}
    />
  );
};

const BatchLink = ({ id }: { id: number }) => {
  const mayRead = useMayCall()('getPayoutBatch');
  if (!mayRead) return batchNumber(id);
  return (
    <TextLink as={Link} href={adminPaths.payoutBatch(id)}>
      {batchNumber(id)}
    </TextLink>
  );
};

const factsOf = (payout: Payout): Fact[] => [
  { term: t((w) => w.page.amount), value: formatYen(payout.amount) },
  { term: t((w) => w.page.method), value: PaymentMethodLabel[payout.method] },
  { term: t((w) => w.page.requestedOn), value: formatDay(payout.requestedOn) },
  ...(payout.enteredByName === null ? [] : [{ term: t((w) => w.page.entered), value: payout.enteredByName }]),
  ...(payout.batchId === null
    ? []
    : [{ term: t((w) => w.page.batch), value: <BatchLink id={payout.batchId} /> }]),
  ...(payout.transferOn === null
    ? []
    : [{ term: t((w) => w.page.transferOn), value: formatDay(payout.transferOn) }]),
  ...(payout.paidOn === null ? [] : [{ term: t((w) => w.page.paidOn), value: formatDay(payout.paidOn) }]),
];

/** Who stands for the payment, and since when. */
const handsOf = ({ checkedByName, checkedAt, approvedByName, approvedAt }: Payout): Fact[] => [
  {
    term: t((w) => w.page.checked),
    value: <Hand name={checkedByName} at={checkedAt} open={t((w) => w.page.waitsCheck)} />,
  },
  {
    term: t((w) => w.page.approved),
    value: <Hand name={approvedByName} at={approvedAt} open={t((w) => w.page.waitsApprove)} />,
  },
];

type HandProps = { readonly name: string | null; readonly at: string | null; readonly open: string };

const Hand = ({ name, at, open }: HandProps) =>
  name === null ? (
    <Text tone="muted">{open}</Text>
  ) : (
    <>
      <Text isBold>{name}</Text>
      {at !== null && (
        <Text size={14} tone="muted">
          {formatDateTime(at)}
        </Text>
      )}
    </>
  );

const Account = ({ payout }: { payout: Payout }) => (
  <Card
    title={t((w) => w.page.account)}
    aside={
      <Text size={14} tone="muted">
        {t((w) => (payout.isAccountConfirmed ? w.page.accountDone : w.page.accountOpen))}
      </Text>
    }
    foot={
      <TextLink as={Link} variant="arrow" href={adminPaths.myPage(payout.mypageId)}>
        {t((w) => w.page.myPage)}
      </TextLink>
    }
  >
    {payout.account === null ? (
      <Text tone="muted">{t((w) => w.page.noAccount)}</Text>
    ) : (
      <Facts variant="compact" facts={accountFacts(payout.account)} />
    )}
  </Card>
);
