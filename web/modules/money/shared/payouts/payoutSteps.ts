import { PaymentStatus, PaymentStatusLabel } from '#web/parts/api/generated/enums.ts';
import { formatDateTime, formatDay } from '#web/parts/text/format.ts';
import { payoutsText as t } from './payouts.words.ts';
import type { Payout } from './payoutTypes.ts';

/** done: it has happened. now: it is waited for. later: what follows it. failed: the bank could not do it. */
export type PayoutStepState = 'done' | 'now' | 'later' | 'failed';

export type PayoutStep = {
  /** The word of the state that it leads to; what it waits for while it has not happened. */
  readonly word: string;
  readonly state: PayoutStepState;
  /** Who did it; null of what a file or the bank did. */
  readonly by: string | null;
  readonly when: string | null;
};

const { Approved, Canceled, Checked, Draft, Exported, Failed, Paid, Requested } = PaymentStatus;

type Fact = Pick<PayoutStep, 'by' | 'when'> & {
  readonly to: PaymentStatus;
  readonly isDone: boolean;
  readonly waits: string;
};

const requesterOf = ({ enteredByName, mypage }: Payout): string =>
  enteredByName === null ? mypage.corporationName : t((w) => w.story.onBehalf, { name: enteredByName });

const factsOf = (payout: Payout): readonly Fact[] => [
  {
    to: Requested,
    isDone: payout.status !== Draft,
    by: requesterOf(payout),
    when: formatDay(payout.requestedOn),
    waits: t((w) => w.story.waitsRequest),
  },
  {
    to: Checked,
    isDone: payout.checkedAt !== null,
    by: payout.checkedByName,
    when: formatDateTime(payout.checkedAt),
    waits: t((w) => w.page.waitsCheck),
  },
  {
    to: Approved,
    isDone: payout.approvedAt !== null,
    by: payout.approvedByName,
    when: formatDateTime(payout.approvedAt),
    waits: t((w) => w.page.waitsApprove),
  },
  {
    to: Exported,
    isDone: payout.batchId !== null,
    by: null,
    when: t((w) => w.story.transferOn, { day: formatDay(payout.transferOn) }),
    waits: t((w) => w.story.waitsExport),
  },
  {
    to: Paid,
    isDone: payout.status === Paid,
    by: null,
    when: formatDay(payout.paidOn),
    waits: t((w) => w.story.waitsPaid),
  },
];

/**
 * What a payment goes through, from the request to the money: what has happened, by whom and when, and what it waits
 * for. One that was canceled waits for nothing.
 */
export const payoutSteps = (payout: Payout): readonly PayoutStep[] => {
  const facts = factsOf(payout);
  const now = facts.findIndex(({ isDone }) => !isDone);
  const shown = payout.status === Canceled ? facts.filter(({ isDone }) => isDone) : facts;
  return shown.map(({ to, isDone, by, when, waits }, index): PayoutStep => {
    if (isDone) return { word: PaymentStatusLabel[to], state: 'done', by, when };
    if (to === Paid && payout.status === Failed)
      return { word: PaymentStatusLabel[Failed], state: 'failed', by: null, when: null };
    return { word: waits, state: index === now ? 'now' : 'later', by: null, when: null };
  });
};
