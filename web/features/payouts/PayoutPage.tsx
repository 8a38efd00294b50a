import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { PaymentMethodLabel } from '#web/api/generated/enums.ts';
import { typesThatMayCall, useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { idInPath } from '#web/navigation/idInPath.ts';
import { Link } from '#web/navigation/Link.tsx';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { OnlyFor } from '#web/navigation/OnlyFor.tsx';
import { ReadPage } from '#web/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/navigation/usePageTitle.ts';
import { accountFacts } from '#web/payouts/accountWords.ts';
import { batchNumber } from '#web/payouts/batchNumber.ts';
import { PayoutActions } from '#web/payouts/PayoutActions.tsx';
import { PayoutHistory } from '#web/payouts/PayoutHistory.tsx';
import { PayoutReason } from '#web/payouts/PayoutReason.tsx';
import type { Payout } from '#web/payouts/types.ts';
import { PaymentStatusTag } from '#web/status/PaymentStatusTag.tsx';
import { formatDateTime, formatDay, formatYen } from '#web/text/format.ts';
import { payoutsText as t } from '#web/text/ja/payouts.ts';

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
