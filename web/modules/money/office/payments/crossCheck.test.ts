import { describe, expect, it } from 'vitest';
import { officePayments, paymentsInOrder } from '#web/mock/scenarios/money/officePayments.ts';
import { PaymentFindingCode } from '#web/parts/api/generated/enums.ts';
import { checksOf, gapOf, missingNames, paperOf } from './crossCheck.ts';
import type { PaymentFinding } from './paymentTypes.ts';

const { items } = officePayments;
const checks = checksOf(items);

describe('what the cross-check has found', () => {
  it('stands under a letter each, what is to be put right first; what is only missing is no finding', () => {
    expect(checks.map(({ letter, item, finding }) => [letter, item.number, finding.code])).toEqual([
      ['A', 1, PaymentFindingCode.OrderBeforeGrant],
      ['B', 1, PaymentFindingCode.DatesOutOfOrder],
      ['C', 2, PaymentFindingCode.DatesOutOfOrder],
      ['D', 2, PaymentFindingCode.OverPlan],
    ]);
    expect(checksOf(paymentsInOrder.items)).toEqual([]);
  });

  it('says how far both values are apart, in days or in yen', () => {
    expect(checks.map(({ finding }) => gapOf(finding))).toEqual([
      { days: -6 },
      { days: -10 },
      { days: -2 },
      { amount: 200_000 },
    ]);
  });

  it('says no difference where one value is a share of the other, or nothing was compared', () => {
    const overPlan = checks.at(-1);
    if (overPlan === undefined) throw new Error('no finding');
    const taxDiffers: PaymentFinding = { ...overPlan.finding, code: PaymentFindingCode.TaxDiffers };
    expect(gapOf(taxDiffers)).toBeNull();
    expect(gapOf({ ...overPlan.finding, values: [] })).toBeNull();
  });

  it('leads to the paper that it is sent back by, where one is there', () => {
    expect(checks.map((check) => paperOf(check)?.id)).toEqual([234, 234, 242, undefined]);
  });

  it('has letters beyond Z', () => {
    const [first] = items;
    const [finding] = first?.findings ?? [];
    if (first === undefined || finding === undefined) throw new Error('a finding');
    const many = checksOf([{ ...first, findings: Array.from({ length: 28 }, () => finding) }]);
    expect(many.slice(25).map(({ letter }) => letter)).toEqual(['Z', 'AA', 'AB']);
  });
});

it('what a deal waits for is named: its days, then its papers', () => {
  const names = items.map((item) => missingNames(item, (stage) => stage));
  expect(names).toEqual([
    ['delivery', 'acceptance', 'invoice', 'payment', '納品書', '検収書', '請求書', '振込明細書'],
    ['invoice', 'payment', '請求書', '振込明細書'],
    [],
  ]);
});
