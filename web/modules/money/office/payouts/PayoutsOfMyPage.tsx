import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { ledgerFacts } from '#web/modules/money/shared/payouts/ledgerFacts.ts';
import { PayoutProgress } from '#web/modules/money/shared/payouts/PayoutProgress.tsx';
import { PayoutReason } from '#web/modules/money/shared/payouts/PayoutReason.tsx';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { Payout, PayoutLedger } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { RequestPayoutDialog } from '#web/modules/money/shared/payouts/RequestPayoutDialog.tsx';
import { PaymentMethodLabel } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatYen } from '#web/parts/text/format.ts';

const Title = ({ id, method, amount }: Payout) => (
  <TextLink as={Link} href={adminPaths.payout(id)}>
    {t((w) => w.ofMyPage.open, { method: PaymentMethodLabel[method], amount: formatYen(amount) })}
  </TextLink>
);

const AskForIt = ({ ledger }: { ledger: PayoutLedger }) => {
  const [isOpen, setOpen] = useState(false);
  const { requestRefusal } = ledger;
  return (
    <>
      <Button
        variant="secondary"
        {...(requestRefusal === null ? {} : { reason: requestRefusal })}
        onClick={() => setOpen(true)}
      >
        {t((w) => w.ofMyPage.ask)}
      </Button>
      {isOpen && <RequestPayoutDialog ledger={ledger} isOfOffice onClose={() => setOpen(false)} />}
    </>
  );
};

type PaidProps = {
  readonly mypageId: number;
  readonly corporationId: number;
  /** The day on which the amount was told. */
  readonly confirmedOn: string | null;
  /** The account was compared with its passbook. */
  readonly isAccountConfirmed: boolean;
};

const Account = ({ isAccountConfirmed, corporationId }: PaidProps) => {
  const mayOpen = useMayCall()('getCorporation');
  return (
    <>
      {t((w) => (isAccountConfirmed ? w.page.accountDone : w.page.accountOpen))}
      {mayOpen && (
        <div>
          <TextLink as={Link} href={adminPaths.corporation(corporationId)}>
            {t((w) => w.ofMyPage.corporation)}
          </TextLink>
        </div>
      )}
    </>
  );
};

const Ledger = ({ ledger, ...props }: PaidProps & { ledger: PayoutLedger }) => (
  <Stack gap={24}>
    <Facts
      variant="compact"
      facts={[
        ...ledgerFacts(ledger, props.confirmedOn),
        { term: t((w) => w.ofMyPage.account), value: <Account {...props} /> },
      ]}
    />
    {ledger.items.length === 0 && <Text tone="muted">{t((w) => w.ofMyPage.none)}</Text>}
    {ledger.items.map((payout) => (
      <PayoutProgress key={payout.id} payout={payout} title={<Title {...payout} />}>
        <PayoutReason payout={payout} />
      </PayoutProgress>
    ))}
  </Stack>
);

/** The payments of an undertaking, for the office: the figures once, then each payment's way; inspectors see none of it. */
export const PayoutsOfMyPage = (props: PaidProps) => {
  const mayCall = useMayCall();
  const isEnabled = mayCall('getPayoutLedger');
  const read = useRead('/api/admin/my_page/{id}/payment', { path: { id: props.mypageId } }, { isEnabled });
  if (!isEnabled || read.isError) return null;
  const ledger = read.data?.body;
  return (
    <Card
      title={t((w) => w.ofMyPage.title)}
      aside={ledger !== undefined && mayCall('createPayout') && <AskForIt ledger={ledger} />}
    >
      {ledger === undefined ? <Skeleton shape="line" rows={3} /> : <Ledger {...props} ledger={ledger} />}
    </Card>
  );
};
