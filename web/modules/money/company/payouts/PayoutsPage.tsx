import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { AskDialog } from '#web/modules/money/shared/payouts/AskDialog.tsx';
import { ledgerFacts } from '#web/modules/money/shared/payouts/ledgerFacts.ts';
import { PayoutReason } from '#web/modules/money/shared/payouts/PayoutReason.tsx';
import { PayoutStory } from '#web/modules/money/shared/payouts/PayoutStory.tsx';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { Payout, PayoutLedger } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { PaymentMethodLabel, PaymentStatus, ProcessingStep } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { Expected } from '#web/parts/company/Expected.tsx';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatDay, formatYen } from '#web/parts/text/format.ts';
import { AskAgainDialog } from './AskAgainDialog.tsx';

const title = t((w) => w.own.title);

const { Canceled, Checked, Draft, Exported, Failed, Paid, Requested } = PaymentStatus;

/** Where the money is, in a sentence. */
const whereIs = ({ status, transferOn, paidOn }: Payout): string => {
  const day = formatDay(status === Paid ? paidOn : transferOn);
  if (status === Draft) return t((w) => w.own.Draft);
  if (status === Requested) return t((w) => w.own.Requested);
  if (status === Checked) return t((w) => w.own.Checked);
  if (status === Exported) return t((w) => w.own.Exported, { day });
  if (status === Paid) return t((w) => w.own.Paid, { day });
  if (status === Failed) return t((w) => w.own.Failed);
  return status === Canceled ? t((w) => w.own.Canceled) : t((w) => w.own.Approved);
};

const titleOf = ({ method, amount }: Payout): string =>
  t((w) => w.ofMyPage.open, { method: PaymentMethodLabel[method], amount: formatYen(amount) });

const AgainButton = ({ payout, ledger }: { payout: Payout; ledger: PayoutLedger }) => {
  const [isOpen, setOpen] = useState(false);
  const offer = payout.availableActions.find(({ action }) => action === 'request');
  if (offer === undefined) return null;
  return (
    <>
      <Button
        variant="secondary"
        {...(offer.allowed ? {} : { reason: offer.reason })}
        onClick={() => setOpen(true)}
      >
        {t((w) => w.own.again)}
      </Button>
      {isOpen && <AskAgainDialog {...{ payout, ledger }} onClose={() => setOpen(false)} />}
    </>
  );
};

/** What stopped it, with what to do about it; otherwise where the money is. */
const PayoutStatusText = ({ payout }: { payout: Payout }) => {
  const where = whereIs(payout);
  const isStopped = payout.returnReason ?? payout.failureReason ?? payout.cancelReason;
  return isStopped === null ? <Text>{where}</Text> : <PayoutReason payout={payout} title={where} />;
};

const Ask = ({ ledger }: { ledger: PayoutLedger }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t((w) => w.own.ask)}
      </Button>
      {isOpen && <AskDialog ledger={ledger} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Why nothing can be asked for now; that all is paid is no refusal. */
const Refusal = ({ paidAmount, confirmedAmount, requestRefusal }: PayoutLedger) => {
  if (requestRefusal === null) return null;
  return paidAmount > 0 && paidAmount === confirmedAmount ? (
    <Notice tone="success" title={t((w) => w.own.allPaid)} />
  ) : (
    <Notice tone="info" title={requestRefusal} />
  );
};

/** Every payment, from its asking to the day of the money. */
const Stories = ({ ledger, mypageId }: { ledger: PayoutLedger; mypageId: number }) =>
  ledger.items.length === 0 ? (
    <EmptyState title={t((w) => w.own.none)} />
  ) : (
    <Stack gap={24}>
      {ledger.items.map((payout) => (
        <PayoutStory key={payout.id} payout={payout} title={titleOf(payout)}>
          <PayoutStatusText payout={payout} />
          <Expected mypageId={mypageId} step={ProcessingStep.Payment} subjectId={payout.id} />
          <AgainButton payout={payout} ledger={ledger} />
        </PayoutStory>
      ))}
    </Stack>
  );

const Money = ({ id, projectId }: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const read = useRead('/api/user/my_page/payment', { query: { mypageID: id } });
  return (
    <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
      {({ body }) => (
        <>
          <PageHeader
            rhythm="business"
            title={title}
            context={t((w) => w.own.context)}
            actions={body.requestRefusal === null && <Ask ledger={body} />}
          />
          <Stack gap={24}>
            <Refusal {...body} />
            <Card title={t((w) => w.own.where)}>
              <Stories ledger={body} mypageId={id} />
            </Card>
            <Card
              title={t((w) => w.own.figures)}
              foot={
                <TextLink as={Link} variant="arrow" href={userPaths.bankAccount(projectId)}>
                  {t((w) => w.own.account)}
                </TextLink>
              }
            >
              <Facts facts={ledgerFacts(body, null)} />
            </Card>
          </Stack>
        </>
      )}
    </ReadState>
  );
};

/** /user/{projectId}/payout: where the company's money is, and how it is asked for. */
export const PayoutsPage = () => {
  const read = useMyPage();
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
        {({ body }) => <Money {...body} />}
      </ReadState>
    </Page>
  );
};
