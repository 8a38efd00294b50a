import { isBankBusinessDay } from '../bankDays.ts';
import { addDays, type CalendarDay, daysBetween } from '../calendar.ts';
import { sumYen } from '../money.ts';

/*
 * Money that a business has to pay back: 補助金等に係る予算の執行の適正化に関する法律 (Act 179 of 1955) art. 17–19 and its
 * order (Cabinet Order 255 of 1955) art. 9–12. All amounts are whole yen.
 *
 * 加算金 (art. 19-1): 10.95 % a year of what is ordered back after a revocation, for the days from the day of its
 * receipt to the day of payment, both counted; a part that was paid stops on the day of its payment.
 * 延滞金 (art. 19-2): 10.95 % a year of what is still unpaid, for the days from the day after the due date to the day of
 * payment. It runs beside 加算金.
 * A year has 365 days, a leap year as well (Act 13 of 1970, art. 25): 3 yen a day for 10,000 yen.
 * What is paid counts to the sum ordered back first (Order art. 10-2), and 延滞金 is worked out from what is unpaid
 * after it (Order art. 11), so nothing bears interest on interest; what is more counts to 加算金, then to 延滞金. Less than one yen of a final sum is left out (Act 61 of 1950, art. 2), once,
 * on the total.
 */

/** 10.95 % a year, in units of 1 / 10,000. */
const RATE_PER_10000 = 1095n;
const DAYS_OF_YEAR = 365n;

/** Money with its day. */
export type DatedYen = { readonly on: CalendarDay; readonly amount: number };

/** What was let off of a charge: an amount, or all of it however large it becomes. */
export type Remitted = number | 'all';

export type ClaimTerms = {
  /** What is ordered back, by the days on which the business received it. */
  readonly portions: readonly DatedYen[];
  /** Whether 加算金 is due: after a revocation, not where an amount or a tax is put right. */
  readonly bearsSurcharge: boolean;
  /** null: nothing is ordered yet. */
  readonly dueOn: CalendarDay | null;
  readonly remittedSurcharge: Remitted;
  readonly remittedLateCharge: Remitted;
};

/** Yen by what they are for. */
export type ByPart = { readonly principal: number; readonly surcharge: number; readonly lateCharge: number };

export type ClaimBalance = {
  /** What has come up to the day, before anything was let off. */
  readonly charged: ByPart;
  readonly remitted: ByPart;
  readonly paid: ByPart;
  readonly left: ByPart;
  readonly leftTotal: number;
  /** Received beyond all that was due: to be sent back. */
  readonly excess: number;
};

/** Yen for yen-days at 10.95 % a year. BigInt: yen of a large claim over years leave the safe integers. */
const interestOf = (yenDays: bigint): number => Number((yenDays * RATE_PER_10000) / (10_000n * DAYS_OF_YEAR));

const yenDays = (amount: number, days: number): bigint => BigInt(amount) * BigInt(Math.max(0, days));

const sumDays = (parts: readonly bigint[]): bigint => parts.reduce((sum, part) => sum + part, 0n);

/** What each payment took off the sum ordered back, in the order of time. */
const principalPaid = (receipts: readonly DatedYen[], principal: number): DatedYen[] => {
  let left = principal;
  return receipts.map(({ on, amount }) => {
    const part = Math.min(left, amount);
    left -= part;
    return { on, amount: part };
  });
};

const surchargeDays = (portions: readonly DatedYen[], paid: readonly DatedYen[], on: CalendarDay): bigint => {
  const grown = portions.map((portion) => yenDays(portion.amount, daysBetween(portion.on, on) + 1));
  const stopped = paid.map((part) => yenDays(part.amount, daysBetween(part.on, on)));
  return sumDays(grown) - sumDays(stopped);
};

const lateDays = (
  principal: number,
  paid: readonly DatedYen[],
  dueOn: CalendarDay,
  on: CalendarDay,
): bigint => {
  const stopped = paid.map((part) =>
    yenDays(part.amount, daysBetween(part.on < dueOn ? dueOn : part.on, on)),
  );
  return yenDays(principal, daysBetween(dueOn, on)) - sumDays(stopped);
};

const remittedOf = (remitted: Remitted, charged: number): number =>
  remitted === 'all' ? charged : Math.min(remitted, charged);

const chargesOn = (terms: ClaimTerms, paid: readonly DatedYen[], principal: number, on: CalendarDay) => ({
  surcharge: terms.bearsSurcharge ? interestOf(surchargeDays(terms.portions, paid, on)) : 0,
  lateCharge: terms.dueOn === null ? 0 : interestOf(lateDays(principal, paid, terms.dueOn, on)),
});

/**
 * What a claim comes to when the rest is paid on a day: charged, let off, paid and left, each by its part.
 * @param receipts money that came in, in any order; what came after the day does not count
 * @throws RangeError when an amount is not whole yen
 */
export const balanceOn = (
  terms: ClaimTerms,
  receipts: readonly DatedYen[],
  on: CalendarDay,
): ClaimBalance => {
  const principal = sumYen(terms.portions.map(({ amount }) => amount));
  const until = receipts.filter((receipt) => receipt.on <= on).toSorted((a, b) => (a.on < b.on ? -1 : 1));
  const paidParts = principalPaid(until, principal);
  const charged = { principal, ...chargesOn(terms, paidParts, principal, on) };
  const remitted = {
    principal: 0,
    surcharge: remittedOf(terms.remittedSurcharge, charged.surcharge),
    lateCharge: remittedOf(terms.remittedLateCharge, charged.lateCharge),
  };
  const received = sumYen(until.map(({ amount }) => amount));
  const ofPrincipal = Math.min(received, principal);
  const ofSurcharge = Math.min(received - ofPrincipal, charged.surcharge - remitted.surcharge);
  const rest = received - ofPrincipal - ofSurcharge;
  const ofLateCharge = Math.min(rest, charged.lateCharge - remitted.lateCharge);
  const paid = { principal: ofPrincipal, surcharge: ofSurcharge, lateCharge: ofLateCharge };
  const left = {
    principal: principal - paid.principal,
    surcharge: charged.surcharge - remitted.surcharge - paid.surcharge,
    lateCharge: charged.lateCharge - remitted.lateCharge - paid.lateCharge,
  };
  const leftTotal = left.principal + left.surcharge + left.lateCharge;
  return { charged, remitted, paid, left, leftTotal, excess: rest - ofLateCharge };
};

/**
 * Which of the money that a business received is ordered back: the last that it received, and what is more of the one
 * before it, and so on (Order art. 10-1).
 * @returns the portions, the earliest first; together less than the amount where less was paid
 */
export const portionsOf = (payments: readonly DatedYen[], amount: number): DatedYen[] => {
  let left = amount;
  return payments
    .toSorted((a, b) => (a.on < b.on ? 1 : -1))
    .flatMap(({ on, amount: received }) => {
      const part = Math.min(left, received);
      left -= part;
      return part > 0 ? [{ on, amount: part }] : [];
    })
    .toReversed();
};

/**
 * What of the money that a business received no order has used up: each order takes the last of what the orders before
 * it left (Order art. 10-1), so the next one begins where they ended.
 * @param used the portions of those orders, by the days of receipt; what no receipt of that day covers counts to the last
 *   ones, as an order of before this rule may have counted a receipt twice
 * @returns what is left of each receipt, the earliest first
 */
export const unusedOf = (payments: readonly DatedYen[], used: readonly DatedYen[]): DatedYen[] => {
  const openUse = new Map<CalendarDay, number>();
  for (const { on, amount } of used) openUse.set(on, (openUse.get(on) ?? 0) + amount);
  const ofTheirDay = payments.map(({ on, amount }) => {
    const part = Math.min(amount, openUse.get(on) ?? 0);
    openUse.set(on, (openUse.get(on) ?? 0) - part);
    return { on, amount: amount - part };
  });
  let twice = sumYen([...openUse.values()]);
  return ofTheirDay
    .toSorted((a, b) => (a.on < b.on ? 1 : -1))
    .flatMap(({ on, amount }) => {
      const part = Math.min(twice, amount);
      twice -= part;
      return amount > part ? [{ on, amount: amount - part }] : [];
    })
    .toReversed();
};

/** Days from an order to its due date where the office says no other. */
const ORDINARY_DAYS = 20;

/** The due date that is proposed: 20 days after the order, moved on to a day on which banks work. */
export const ordinaryDueDay = (orderedOn: CalendarDay): CalendarDay => {
  let day = addDays(orderedOn, ORDINARY_DAYS);
  while (!isBankBusinessDay(day)) day = addDays(day, 1);
  return day;
};
