import { describe, expect, it } from 'vitest';
import {
  balanceOn,
  type ClaimTerms,
  type DatedYen,
  ordinaryDueDay,
  portionsOf,
  unusedOf,
} from './claimBalance.ts';

const terms = (changes: Partial<ClaimTerms> = {}): ClaimTerms => ({
  portions: [{ on: '2026-04-01', amount: 1_000_000 }],
  bearsSurcharge: true,
  dueOn: '2026-12-21',
  remittedSurcharge: 0,
  remittedLateCharge: 0,
  ...changes,
});

const surchargeOn = (on: string, changes: Partial<ClaimTerms> = {}, receipts: DatedYen[] = []) =>
  balanceOn(terms({ dueOn: null, ...changes }), receipts, on).charged.surcharge;

const lateOn = (on: string, receipts: DatedYen[] = [], changes: Partial<ClaimTerms> = {}) =>
  balanceOn(terms(changes), receipts, on).charged.lateCharge;

describe('加算金', () => {
  it.each([
    ['the day of receipt itself is one day', '2026-04-01', 300],
    ['the next day is two', '2026-04-02', 600],
    ['a year to its last day is 10.95 %', '2027-03-31', 109_500],
  ])('%s', (_rule, on, yen) => {
    expect(surchargeOn(on)).toBe(yen);
  });

  it('counts 29 February as a day, and 365 days as a year all the same', () => {
    const portions = [{ on: '2027-04-01', amount: 1_000_000 }];
    expect(surchargeOn('2028-02-28', { portions })).toBe(334 * 300);
    expect(surchargeOn('2028-02-29', { portions })).toBe(335 * 300);
    // 366 days: more than the rate of a year.
    expect(surchargeOn('2028-03-31', { portions })).toBe(109_800);
  });

  it('leaves out what is less than one yen, once, on the total', () => {
    // 3 yen a day for 10,000 yen: 3,333 yen bear 0.9999 yen a day.
    const one = [{ on: '2026-04-01', amount: 3_333 }];
    expect(surchargeOn('2026-04-01', { portions: one })).toBe(0);
    expect(surchargeOn('2026-04-01', { portions: [...one, ...one] })).toBe(1);
    expect(surchargeOn('2026-04-10', { portions: one })).toBe(9);
  });

  it('runs for each part from the day on which that part was received', () => {
    const portions = [
      { on: '2026-04-01', amount: 400_000 },
      { on: '2026-04-11', amount: 600_000 },
    ];
    expect(surchargeOn('2026-04-20', { portions })).toBe(20 * 120 + 10 * 180);
  });

  it('goes on for what is left after a payment, which still bears the day on which it came', () => {
    const receipts = [{ on: '2026-04-10', amount: 400_000 }];
    expect(surchargeOn('2026-04-10', {}, receipts)).toBe(10 * 300);
    expect(surchargeOn('2026-04-12', {}, receipts)).toBe(10 * 300 + 2 * 180);
  });

  it('stands still once the sum ordered back is paid: it bears no interest itself', () => {
    const receipts = [{ on: '2026-04-10', amount: 1_000_000 }];
    expect(surchargeOn('2030-04-10', {}, receipts)).toBe(3_000);
  });

  it('is not due where nothing was revoked', () => {
    expect(surchargeOn('2027-03-31', { bearsSurcharge: false })).toBe(0);
  });
});

describe('延滞金', () => {
  it.each([
    ['is nothing on the due date itself', '2026-12-21', 0],
    ['begins on the day after it', '2026-12-22', 300],
    ['is 10.95 % after 365 days', '2027-12-21', 109_500],
    ['is nothing before', '2026-06-01', 0],
  ])('%s', (_rule, on, yen) => {
    expect(lateOn(on)).toBe(yen);
  });

  it('is for what is unpaid: what came before the due date bears none, what came later bears it to its day', () => {
    expect(lateOn('2026-12-31', [{ on: '2026-12-21', amount: 1_000_000 }])).toBe(0);
    expect(lateOn('2026-12-31', [{ on: '2026-12-01', amount: 600_000 }])).toBe(10 * 120);
    expect(lateOn('2026-12-31', [{ on: '2026-12-25', amount: 600_000 }])).toBe(4 * 300 + 6 * 120);
  });

  it('is not due before anything is ordered', () => {
    expect(lateOn('2030-01-01', [], { dueOn: null })).toBe(0);
  });
});

describe('money that comes in', () => {
  const on = '2026-12-31';

  it('counts to the sum ordered back, then to 加算金, then to 延滞金', () => {
    const { charged } = balanceOn(terms(), [], on);
    expect(charged).toEqual({ principal: 1_000_000, surcharge: 275 * 300, lateCharge: 10 * 300 });
    const paid = (amount: number) => balanceOn(terms(), [{ on, amount }], on).paid;
    expect(paid(999_999)).toEqual({ principal: 999_999, surcharge: 0, lateCharge: 0 });
    expect(paid(1_000_001)).toEqual({ principal: 1_000_000, surcharge: 1, lateCharge: 0 });
    expect(paid(1_082_501)).toEqual({ principal: 1_000_000, surcharge: 82_500, lateCharge: 1 });
  });

  it('closes the claim to the yen; one more is too much', () => {
    const all = 1_085_500;
    expect(balanceOn(terms(), [{ on, amount: all }], on)).toMatchObject({ leftTotal: 0, excess: 0 });
    expect(balanceOn(terms(), [{ on, amount: all - 1 }], on)).toMatchObject({ leftTotal: 1, excess: 0 });
    expect(balanceOn(terms(), [{ on, amount: all + 1 }], on)).toMatchObject({ leftTotal: 0, excess: 1 });
  });

  it('counts from its own day, in whatever order it is written down', () => {
    const early = { on: '2026-12-01', amount: 300_000 };
    const late = { on: '2026-12-28', amount: 200_000 };
    expect(balanceOn(terms(), [late, early], on)).toEqual(balanceOn(terms(), [early, late], on));
    expect(balanceOn(terms(), [late, early], '2026-12-10').paid.principal).toBe(300_000);
  });
});

describe('what a payment in parts counts to (適正化法施行令)', () => {
  const half = [{ on: '2026-12-31', amount: 500_000 }];

  it('is the sum ordered back until that is paid, although 加算金 is due already (art. 10-2)', () => {
    const { paid, left } = balanceOn(terms(), half, '2026-12-31');
    expect(paid).toEqual({ principal: 500_000, surcharge: 0, lateCharge: 0 });
    expect(left.principal).toBe(500_000);
  });

  it('so 加算金 runs on from the day after it for what is left of that sum only (art. 10-2)', () => {
    const grown = surchargeOn('2027-01-10', {}, half) - surchargeOn('2026-12-31', {}, half);
    expect(grown).toBe(10 * 150);
  });

  it('and 延滞金 is worked out from the unpaid sum without it, from the day after it (art. 11)', () => {
    // Ten days of the whole sum up to the payment, then ten of the half.
    expect(lateOn('2027-01-10', half)).toBe(10 * 300 + 10 * 150);
  });

  it('money of several payments is ordered back from the last one received (art. 10-1)', () => {
    const received = [
      { on: '2026-04-01', amount: 400_000 },
      { on: '2026-06-01', amount: 600_000 },
    ];
    const portions = portionsOf(received, 700_000);
    expect(surchargeOn('2026-06-01', { portions })).toBe(62 * 30 + 180);
  });
});

describe('what is let off', () => {
  it('lessens its own charge, at most to nothing', () => {
    const of = (remittedSurcharge: number | 'all') =>
      balanceOn(terms({ remittedSurcharge }), [], '2026-12-21').left;
    expect(of(500)).toMatchObject({ surcharge: 265 * 300 - 500, principal: 1_000_000 });
    expect(of('all')).toMatchObject({ surcharge: 0 });
    expect(of(9_000_000)).toMatchObject({ surcharge: 0 });
  });
});

describe('what of several payments is ordered back', () => {
  const payments = [
    { on: '2026-04-01', amount: 400_000 },
    { on: '2026-06-01', amount: 600_000 },
  ];

  it.each([
    ['the last one', 600_000, [payments[1]]],
    ['a part of the last one', 250_000, [{ on: '2026-06-01', amount: 250_000 }]],
    ['what is more, of the one before', 700_000, [{ on: '2026-04-01', amount: 100_000 }, payments[1]]],
    ['all', 1_000_000, payments],
    ['no more than was paid', 2_000_000, payments],
  ])('is %s', (_rule, amount, portions) => {
    expect(portionsOf(payments.toReversed(), amount)).toEqual(portions);
  });
});

describe('the due date that is proposed', () => {
  it('is 20 days after the order, or the next day on which banks work', () => {
    expect(ordinaryDueDay('2026-11-20')).toBe('2026-12-10');
    // The 20th day is 31 December.
    expect(ordinaryDueDay('2026-12-11')).toBe('2027-01-04');
  });
});

describe('what earlier orders leave', () => {
  const payments = [
    { on: '2026-10-01', amount: 400_000 },
    { on: '2026-11-02', amount: 600_000 },
  ];

  it('is what was received first, in the part that they have not taken', () => {
    expect(unusedOf(payments, [{ on: '2026-11-02', amount: 500_000 }])).toEqual([
      { on: '2026-10-01', amount: 400_000 },
      { on: '2026-11-02', amount: 100_000 },
    ]);
    expect(unusedOf(payments, [{ on: '2026-11-02', amount: 600_000 }])).toEqual([
      { on: '2026-10-01', amount: 400_000 },
    ]);
    expect(unusedOf(payments, [])).toEqual(payments);
  });

  it('is never counted twice, also where an old order took more of a day than was received on it', () => {
    const old = [
      { on: '2026-11-02', amount: 600_000 },
      { on: '2026-11-02', amount: 300_000 },
    ];
    expect(unusedOf(payments, old)).toEqual([{ on: '2026-10-01', amount: 100_000 }]);
  });
});
