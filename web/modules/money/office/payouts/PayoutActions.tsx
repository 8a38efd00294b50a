import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { Payout } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { PayoutDialog } from './PayoutDialog.tsx';
import { type PayoutOffer, payoutOffers } from './payoutOffers.ts';

type ActionsProps = {
  readonly payout: Payout;
  readonly onReload: () => void;
  /** Only the step that a payment takes next, small, for a row of a list. */
  readonly isNextOnly?: boolean;
};

/** What the office does with a payment: what the server says is possible now, and why not. */
export const PayoutActions = ({ payout, onReload, isNextOnly = false }: ActionsProps) => {
  const [chosen, setChosen] = useState<PayoutOffer | null>(null);
  const mayAct = useMayCall()('updatePayout');
  if (!mayAct) return null;
  // In a row the reason why not stands under the name.
  const offers = payoutOffers(payout).filter(({ isNext, allowed }) => !isNextOnly || (isNext && allowed));
  return (
    <>
      {offers.map((offer) => (
        <Button
          key={offer.name}
          variant={offer.isNext && !isNextOnly ? 'primary' : isNextOnly ? 'secondary' : 'plain'}
          {...(isNextOnly ? { size: 'small' as const } : {})}
          {...(offer.allowed ? {} : { reason: offer.reason })}
          onClick={() => setChosen(offer)}
        >
          {t((w) => w.actions[offer.name].label)}
        </Button>
      ))}
      {chosen !== null && (
        <PayoutDialog {...{ payout, onReload }} offer={chosen} onClose={() => setChosen(null)} />
      )}
    </>
  );
};
