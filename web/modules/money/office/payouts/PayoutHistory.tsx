import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { Payout } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { PaymentStatusLabel } from '#web/parts/api/generated/enums.ts';
import { formatDateTime } from '#web/parts/text/format.ts';

type Step = Payout['history'][number];

const Words = ({ actorName, isOnBehalf, comment, toStatus }: Step) => {
  const names = { status: PaymentStatusLabel[toStatus], name: actorName };
  return (
    <>
      {isOnBehalf ? t((w) => w.page.stepOnBehalf, names) : t((w) => w.page.step, names)}
      {comment !== null && <div>{comment}</div>}
    </>
  );
};

/** What happened to a payment, the newest first. */
export const PayoutHistory = ({ payout }: { payout: Payout }) => (
  <Card title={t((w) => w.page.history)}>
    <Facts
      variant="compact"
      facts={payout.history.map((step) => ({
        key: `${step.at} ${step.action}`,
        term: formatDateTime(step.at),
        value: <Words {...step} />,
      }))}
    />
  </Card>
);
