import type { Payout } from '#web/modules/money/shared/payouts/payoutTypes.ts';

/** What the office has a button for, back first, forward last; files are made and taken back as a whole, on their page. */
const ORDER = ['cancel', 'return', 'fail', 'request', 'retry', 'settle', 'check', 'approve'] as const;

export type PayoutActionName = (typeof ORDER)[number];

/** The steps that lead on; where one is possible it is the page's own act. */
const FORWARD: readonly PayoutActionName[] = ['check', 'approve', 'retry'];

export type PayoutOffer = {
  readonly name: PayoutActionName;
  readonly isNext: boolean;
} & Pick<Payout['availableActions'][number], 'allowed' | 'reason' | 'needsReason'>;

/** What may be done with a payment now, in the order of the buttons. */
export const payoutOffers = ({ availableActions }: Pick<Payout, 'availableActions'>): PayoutOffer[] =>
  ORDER.flatMap((name) => {
    const found = availableActions.find(({ action }) => action === name);
    return found === undefined ? [] : [{ ...found, name, isNext: FORWARD.includes(name) }];
  });
