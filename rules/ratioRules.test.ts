import { describe, expect, it } from 'vitest';
import { messageOf } from './messages.ts';
import { checkBusinessSales, checkPriceRatio, checkSalesRatio } from './ratioRules.ts';

describe('sales ratio', () => {
  it('exactly on the limit passes, one yen more does not', () => {
    expect(checkSalesRatio(95_000_000, 100_000_000, 95)).toBeNull();
    const problem = checkSalesRatio(95_000_001, 100_000_000, 95);
    expect(problem && messageOf(problem)).toBe('売上高の比率が95％以下の事業者が対象です（計算結果: 95％）');
  });

  it('needs sales in the base year', () => {
    expect(checkSalesRatio(1, 0, 115)).toEqual({ code: 'minNumber', params: { min: 1 } });
  });

  it('Business asks for growth of at most 115 % on R3, or R4 of at most 100 % of R1', () => {
    expect(checkBusinessSales({ r1Yen: 100, r3Yen: 100, r4Yen: 115 })).toBeNull();
    expect(checkBusinessSales({ r1Yen: 130, r3Yen: 100, r4Yen: 130 })).toBeNull();
    expect(checkBusinessSales({ r1Yen: 129, r3Yen: 100, r4Yen: 130 })).toEqual({
      code: 'salesRatioTooHigh',
      params: { limit: 115, ratio: 130 },
    });
  });
});

describe('price ratio', () => {
  it('must be over 120 %, exactly 120 % is refused', () => {
    expect(checkPriceRatio([100, 100, 100], [120, 120, 121])).toBeNull();
    expect(checkPriceRatio([100, 100, 100], [120, 120, 120])).toEqual({
      code: 'priceRatioTooLow',
      params: { limit: 120, ratio: 120 },
    });
  });

  it('needs three years and three months', () => {
    expect(checkPriceRatio([100, 100], [130, 130, 130])).toEqual({ code: 'required' });
    expect(checkPriceRatio([0, 0, 0], [130, 130, 130])).toEqual({ code: 'minNumber', params: { min: 1 } });
  });
});
