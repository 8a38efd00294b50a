import { Notice } from '#ui-kit/Notice/index.ts';
import { PaymentStatus } from '#web/parts/api/generated/enums.ts';
import { payoutsText as t } from './payouts.words.ts';
import type { Payout } from './payoutTypes.ts';

type ReasonProps = {
  readonly payout: Pick<Payout, 'status' | 'failureReason' | 'returnReason' | 'cancelReason'>;
  /** What is said over the reason; in the words of the office unless given. */
  readonly title?: string;
};

/** Why a payment does not go on; nothing where it does. */
export const PayoutReason = ({
  payout: { status, failureReason, returnReason, cancelReason },
  title,
}: ReasonProps) => {
  if (status === PaymentStatus.Failed)
    return (
      <Notice tone="danger" title={title ?? t((w) => w.page.failed)}>
        {failureReason}
      </Notice>
    );
  if (status === PaymentStatus.Canceled)
    return (
      <Notice tone="info" title={title ?? t((w) => w.page.canceled)}>
        {cancelReason}
      </Notice>
    );
  return returnReason === null ? null : (
    <Notice tone="warning" title={title ?? t((w) => w.page.returned)}>
      {returnReason}
    </Notice>
  );
};
