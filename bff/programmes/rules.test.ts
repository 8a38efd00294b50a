import { describe, expect, test } from 'vitest';
import { InitiativeType, ProcurementRisk } from '#bff/generated/contract/enums.ts';
import { leftover } from '../testing/programmes/leftover.ts';
import {
  business,
  goToEat,
  inclusive,
  ingredientR5,
  ingredientR6,
  noto,
} from '../testing/programmes/programmes.ts';

describe('conditions of the calls', () => {
  test.each([
    [95_000_000, []],
    [95_000_001, ['rule /salesRecentYear']],
  ])('GoToEat: sales of %i against 100,000,000', (salesRecentYear, expected) => {
    const change = { salesBaseYear: 100_000_000, salesRecentYear, targetSales: 200_000_000 };
    expect(leftover(goToEat, change)).toEqual(expected);
  });

  test.each([
    [115_000_000, null, []],
    [115_000_001, null, ['required /sales2019', 'rule /salesRecentYear']],
    [115_000_001, 115_000_000, ['rule /salesRecentYear']],
    [115_000_001, 115_000_001, []],
  ])('Business: %i against 100,000,000, fiscal 2019 %s', (salesRecentYear, sales2019, expected) => {
    const change = { salesBaseYear: 100_000_000, salesRecentYear, sales2019, targetSales: 300_000_000 };
    expect(leftover(business, change)).toEqual(expected);
  });

  test('R5: the price must be above 120 %, exactly, unless another risk is shown', () => {
    const atLimit = { basePrice: 100, recentPrice: 120 };
    expect(leftover(ingredientR5, atLimit)).toEqual(['rule /recentPrice']);
    expect(leftover(ingredientR5, { basePrice: 100, recentPrice: 120.001 })).toEqual([]);
    const otherRisk = { ...atLimit, riskKind: ProcurementRisk.Geopolitics, riskDetail: '輸出の停止' };
    expect(leftover(ingredientR5, otherRisk)).toEqual([]);
  });

  test('Business: other costs are paid, not subsidised, and experts were a matter of GoToEat', () => {
    const rest = { fundingSources: [{ source: 0, amount: 4_050_000 }] };
    const categories = (category: number) => ({
      expenses: [{ category, description: '機械', amountTaxExcluded: 8_100_000 }],
      ...rest,
    });
    expect(leftover(business, categories(8))).toEqual(['rule /expenses']);
    expect(leftover(business, categories(3))).toEqual(['limit /expenses/0/category']);
    expect(leftover(goToEat, categories(3))).toEqual([]);
  });

  test.each([
    ['GoToEat', goToEat, '2019-12-31', '2020-01-01'],
    ['Business', business, '2020-12-31', '2021-01-01'],
  ])('%s: the restaurant has traded since before the day of the call', (_name, programme, last, first) => {
    expect(leftover(programme, { storeOpenedOn: last })).toEqual([]);
    expect(leftover(programme, { storeOpenedOn: first })).toEqual(['rule /storeOpenedOn']);
    expect(leftover(programme, { storeOpenedOn: null })).toEqual(['required /storeOpenedOn']);
  });

  test('Noto: no month has more days of trade than days', () => {
    const plan = (month: string, days: number) => ({ operationPlan: [{ month, days, place: '氷見市' }] });
    expect(leftover(noto, plan('2027-02', 28))).toEqual([]);
    expect(leftover(noto, plan('2027-02', 29))).toEqual(['rule /operationPlan']);
    expect(leftover(noto, plan('2028-02', 29))).toEqual([]);
  });

  test('R5: eleven months of use are too few', () => {
    expect(leftover(ingredientR5, { usageMonths: 11 })).toEqual(['rule /usageMonths']);
  });

  test('Noto: eight days a month, added up over the places of one month', () => {
    const plan = (days: readonly number[]) => ({
      operationPlan: days.map((count) => ({ month: '2027-01', days: count, place: '氷見市' })),
    });
    expect(leftover(noto, plan([4, 4]))).toEqual([]);
    expect(leftover(noto, plan([4, 3]))).toEqual(['rule /operationPlan']);
  });

  test('Noto: only stores of the four prefectures', () => {
    expect(leftover(noto, { storePrefecture: 13 })).toEqual(['limit /storePrefecture']);
  });

  test('R6: the last year must be above the present one, for every item', () => {
    const row = (fiscalYear: number, item: string, quantity: number) => ({
      fiscalYear,
      item,
      quantity,
      unit: 0,
    });
    const years = [2026, 2027, 2028, 2029, 2030, 2031];
    const growing = years.map((year) => row(year, '大豆', year));
    const flat = years.map((year) => row(year, '米', 10)).toReversed();
    expect(leftover(ingredientR6, { procurementPlan: growing.toReversed() })).toEqual([]);
    expect(leftover(ingredientR6, { procurementPlan: [...growing, ...flat] })).toEqual([
      'rule /procurementPlan',
    ]);
  });

  test('R6: a plan without initiative A is not asked for its costs, measures and machines', () => {
    const change = {
      initiativeType: InitiativeType.B,
      expensesA: null,
      supportMeasures: null,
      lentEquipment: null,
      fundingSources: [{ source: 0, amount: 250_000_000 }],
    };
    expect(leftover(ingredientR6, change)).toEqual([]);
  });

  test('R6: costs of an initiative that was given up are neither counted nor judged', () => {
    const change = {
      initiativeType: InitiativeType.B,
      expensesA: [{ category: 99 }, { category: 0, description: '機械', amountTaxExcluded: 9_000_000 }],
      fundingSources: [{ source: 0, amount: 250_000_000 }],
    };
    expect(leftover(ingredientR6, change)).toEqual([]);
  });

  test('Inclusive: two members, one of them serving meals, the lead among them, costs that add up', () => {
    const members = [
      { name: '甲', role: '開発', kind: 3, bearsExpenses: true },
      { name: '乙', role: '研究', kind: 5, bearsExpenses: true },
    ];
    expect(leftover(inclusive, { members })).toEqual(['rule /members']);
    expect(leftover(inclusive, { members: members.slice(0, 1) })).toContain('limit /members');
    expect(leftover(inclusive, { leadMember: 2 })).toEqual(['rule /leadMember']);
    const expensesByMember = [{ memberIndex: 0, category: 2, amountTaxExcluded: 20_799_999 }];
    expect(leftover(inclusive, { expensesByMember })).toEqual(['rule /expensesByMember']);
  });

  test('a pledge that is refused cannot be submitted', () => {
    expect(leftover(business, { antiSocialPledge: false })).toEqual(['rule /antiSocialPledge']);
    expect(leftover(business, { termsAgreed: null })).toEqual(['required /termsAgreed']);
  });

  test('a timetable may end on the deadline, not after it', () => {
    const schedule = (endsOn: string) => ({
      schedule: [{ startsOn: '2026-12-01', endsOn, activity: '工事' }],
    });
    expect(leftover(business, schedule('2027-03-31'))).toEqual([]);
    expect(leftover(business, schedule('2027-04-01'))).toEqual(['rule /schedule']);
  });
});
