import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { PaymentMethodLabel } from '#web/api/generated/enums.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { Link } from '#web/navigation/Link.tsx';
import { PaymentStatusTag } from '#web/status/index.ts';
import { formatDay, formatYen } from '#web/text/format.ts';
import { AskDialog } from './AskDialog.tsx';
import { ledgerFacts } from './ledgerFacts.ts';
import { payoutsText as t } from './payoutsText.ts';
import type { Payout, PayoutLedger } from './types.ts';

const factOf = ({ id, status, method, amount, requestedOn }: Payout) => ({
  key: String(id),
  term: <PaymentStatusTag status={status} />,
  value: (
    <TextLink as={Link} href={adminPaths.payout(id)}>
      {t((w) => w.ofMyPage.open, {
        day: formatDay(requestedOn),
        method: PaymentMethodLabel[method],
        amount: formatYen(amount),
      })}
    </TextLink>
  ),
});

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
      {isOpen && <AskDialog ledger={ledger} isOfOffice onClose={() => setOpen(false)} />}
    </>
  );
};

/** The payments of an undertaking, for the office; inspectors see none of them. */
export const PayoutsOfMyPage = ({ mypageId }: { mypageId: number }) => {
  const mayCall = useMayCall();
  const isEnabled = mayCall('getPayoutLedger');
  const read = useRead('/api/admin/my_page/{id}/payment', { path: { id: mypageId } }, { isEnabled });
  if (!isEnabled || read.isError) return null;
  const ledger = read.data?.body;
  return (
    <Card
      title={t((w) => w.ofMyPage.title)}
      aside={ledger !== undefined && mayCall('createPayout') && <AskForIt ledger={ledger} />}
    >
      {ledger === undefined ? (
        <Skeleton shape="line" rows={3} />
      ) : (
        <Stack gap={16}>
          <Facts variant="compact" facts={ledgerFacts(ledger)} />
          {ledger.items.length === 0 ? (
            <Text tone="muted">{t((w) => w.ofMyPage.none)}</Text>
          ) : (
            <Facts facts={ledger.items.map(factOf)} />
          )}
        </Stack>
      )}
    </Card>
  );
};
