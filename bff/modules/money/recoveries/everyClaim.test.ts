import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '#bff/testing/world/random.ts';
import { addDays, daysBetween } from '#rules/calendar.ts';
import { balanceOn, type ClaimTerms, type DatedYen, portionsOf } from '#rules/recovery/claimBalance.ts';

/*
 * What holds of every claim, whatever was paid, ordered, received and let off when: tried on many by chance, the same
 * ones each time.
 */

const START = '2024-01-01';
const RUNS = 300;

const many = <Item>(random: Random, most: number, make: () => Item): Item[] =>
  Array.from({ length: random.below(most + 1) }, make);

const dated = (random: Random, from: number, to: number): DatedYen => ({
  on: addDays(START, from + random.below(to - from)),
  amount: 1 + random.below(999_999_999),
});

const claim = (random: Random): ClaimTerms => ({
  portions: [dated(random, 0, 30), ...many(random, 3, () => dated(random, 0, 30))],
  bearsSurcharge: random.below(2) === 0,
  dueOn: random.below(4) === 0 ? null : addDays(START, 31 + random.below(900)),
  remittedSurcharge: random.below(3) === 0 ? 'all' : random.below(100_000),
  remittedLateCharge: random.below(3) === 0 ? 'all' : random.below(100_000),
});

/** Money that comes in after everything was paid out, and a day to look at it. */
const aCase = (random: Random) => ({
  terms: claim(random),
  receipts: many(random, 6, () => dated(random, 31, 1000)),
  on: addDays(START, 31 + random.below(1200)),
});

const each = (check: (given: ReturnType<typeof aCase>, random: Random) => void, runs = RUNS): void => {
  const random = createRandom(19_550_179);
  for (let run = 0; run < runs; run += 1) check(aCase(random), random);
};

const total = (parts: object): number =>
  Object.values(parts).reduce<number>((sum, yen: number) => sum + yen, 0);

const sumOf = (rows: readonly DatedYen[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** The same charges, added up day by day as a clerk would. */
const dayByDay = (terms: ClaimTerms, receipts: readonly DatedYen[], on: string) => {
  const principal = sumOf(terms.portions);
  const sums = { surcharge: 0n, lateCharge: 0n };
  for (let index = 0; index <= daysBetween(START, on); index += 1) {
    const day = addDays(START, index);
    const paid = Math.min(principal, sumOf(receipts.filter((receipt) => receipt.on < day)));
    const received = sumOf(terms.portions.filter((portion) => portion.on <= day));
    if (terms.bearsSurcharge) sums.surcharge += BigInt(received - paid) * 3n;
    if (terms.dueOn !== null && day > terms.dueOn) sums.lateCharge += BigInt(principal - paid) * 3n;
  }
  return { surcharge: Number(sums.surcharge / 10_000n), lateCharge: Number(sums.lateCharge / 10_000n) };
};

describe('of every claim', () => {
  it('what was charged is what was let off, paid or is left, and every received yen has its place', () => {
    each(({ terms, receipts, on }) => {
      const { charged, remitted, paid, left, leftTotal, excess } = balanceOn(terms, receipts, on);
      expect(total(charged)).toBe(total(remitted) + total(paid) + leftTotal);
      expect(total(paid) + excess).toBe(sumOf(receipts.filter((receipt) => receipt.on <= on)));
      expect(Math.min(excess, ...Object.values(left), ...Object.values(paid))).toBeGreaterThanOrEqual(0);
      if (excess > 0) expect(leftTotal).toBe(0);
      if (left.principal > 0) expect(paid.surcharge + paid.lateCharge).toBe(0);
    });
  });

  it('the charges are those of a count day by day', () => {
    each(({ terms, receipts, on }) => {
      const { surcharge, lateCharge } = balanceOn(terms, receipts, on).charged;
      expect({ surcharge, lateCharge }).toEqual(dayByDay(terms, receipts, on));
    }, 40);
  });

  it('waiting a day never makes it less, and paying never more', () => {
    each(({ terms, receipts, on }, random) => {
      const now = balanceOn(terms, receipts, on);
      const tomorrow = balanceOn(terms, receipts, addDays(on, 1));
      expect(total(tomorrow.charged)).toBeGreaterThanOrEqual(total(now.charged));
      const more = [...receipts, { ...dated(random, 31, 1000), on }];
      expect(balanceOn(terms, more, on).leftTotal).toBeLessThanOrEqual(now.leftTotal);
    });
  });

  it('the portions of an order are all of it, as far as so much was paid', () => {
    each(({ receipts }, random) => {
      const amount = random.below(2_000_000_000);
      expect(sumOf(portionsOf(receipts, amount))).toBe(Math.min(amount, sumOf(receipts)));
    });
  });
});
