import { describe, expect, it } from 'vitest';
import { taxProblemsOf } from './taxProblems.ts';
import { TAX_METHODS, type TaxFigures, type TaxMethod, taxReturnOf } from './taxReturn.ts';

const none: TaxFigures = {
  periodFromOn: '2026-04-01',
  periodToOn: '2027-03-31',
  filedOn: '2027-05-31',
  taxableSales: null,
  totalSales: null,
  specifiedIncome: null,
  allIncome: null,
  expensesStandard: null,
  expensesReduced: null,
  expensesUntaxed: null,
  taxableStandard: null,
  taxableReduced: null,
  commonStandard: null,
  commonReduced: null,
};

const figures = (changes: Partial<TaxFigures> = {}): TaxFigures => ({
  ...none,
  taxableSales: 80_000_000,
  totalSales: 100_000_000,
  expensesStandard: 11_000_000,
  expensesReduced: 0,
  expensesUntaxed: 0,
  taxableStandard: 5_500_000,
  taxableReduced: 0,
  commonStandard: 3_300_000,
  commonReduced: 0,
  ...changes,
});

const amount = (method: TaxMethod, changes: Partial<TaxFigures> = {}, subsidy = 5_500_000): number =>
  taxReturnOf(method, figures(changes), subsidy).amount;

describe('what is to be given back', () => {
  it.each(['Exempt', 'Simplified', 'TwentyPercentRule', 'SpecifiedIncome', 'TaxExcluded'] as const)(
    'is nothing for %s, whatever the figures say',
    (method) => expect(amount(method)).toBe(0),
  );

  it.each<[string, TaxMethod, Partial<TaxFigures>, number]>([
    ['10/110 of the subsidy where all tax is deducted', 'Full', {}, 500_000],
    [
      '8/108 of the part that was bought at the reduced rate',
      'Full',
      { expensesStandard: 0, expensesReduced: 11_000_000 },
      407_407,
    ],
    [
      'both by their share of the expenses',
      'Full',
      { expensesStandard: 5_500_000, expensesReduced: 5_500_000 },
      453_703,
    ],
    [
      'nothing of the part without tax',
      'Full',
      { expensesStandard: 5_500_000, expensesUntaxed: 5_500_000 },
      250_000,
    ],
    ['the share of taxable sales of it with 一括比例配分方式', 'Proportional', {}, 400_000],
    ['the share as an exact fraction: a third', 'Proportional', { taxableSales: 1, totalSales: 3 }, 166_666],
    // 5.5 million in full, 3.3 million by 80 %, the rest (2.2 million) not at all.
    ['each use by its own share with 個別対応方式', 'Individual', {}, 370_000],
    ['nothing of what serves untaxed sales only', 'Individual', { taxableStandard: 0, commonStandard: 0 }, 0],
  ])('is %s', (_rule, method, changes, yen) => expect(amount(method, changes)).toBe(yen));

  it('is rounded down once, on the result: the parts shown are not added', () => {
    const result = taxReturnOf(
      'Full',
      figures({ expensesStandard: 1_005, expensesReduced: 1_004, expensesUntaxed: 0 }),
      2_009,
    );
    expect(result.lines.map(({ deductibleTax }) => deductibleTax)).toEqual([91, 74]);
    // 91.36… + 74.37…
    expect(result).toMatchObject({ amount: 165, deductibleTax: 165, expensesTotal: 2_009 });
  });

  it('is exact for the largest amounts', () => {
    const most = 999_999_999_999;
    expect(amount('Full', { expensesStandard: most, taxableSales: most, totalSales: most }, most)).toBe(
      Math.floor(most / 11),
    );
  });

  it('is nothing while sales or expenses are missing', () => {
    expect(amount('Full', { totalSales: null })).toBe(0);
    expect(amount('Full', { expensesStandard: null })).toBe(0);
  });

  it('never exceeds the tax within the subsidy, and never grows when less is deductible', () => {
    for (const subsidy of [1, 999, 1_234_567, 8_250_000]) {
      const [full, shared, byUse] = (['Full', 'Proportional', 'Individual'] as const).map((method) =>
        amount(method, {}, subsidy),
      );
      expect(full).toBeLessThanOrEqual(Math.floor(subsidy / 11));
      expect(shared).toBeLessThanOrEqual(full ?? 0);
      expect(byUse).toBeLessThanOrEqual(full ?? 0);
    }
  });
});

const problems = (method: TaxMethod, changes: Partial<TaxFigures> = {}) =>
  taxProblemsOf(method, figures(changes), 5_500_000).map(({ field, code }) => `${field} ${code}`);

describe('a report', () => {
  it('asks each business only for what its method needs', () => {
    const missing = (method: TaxMethod) =>
      taxProblemsOf(method, { ...none, periodFromOn: null, periodToOn: null, filedOn: null }, 1).length;
    expect(TAX_METHODS.map((method) => [method, missing(method)])).toEqual([
      ['Exempt', 2],
      ['Simplified', 3],
      ['TwentyPercentRule', 3],
      ['SpecifiedIncome', 5],
      ['Full', 8],
      ['Individual', 12],
      ['Proportional', 8],
      ['TaxExcluded', 0],
    ]);
  });

  it.each<[string, TaxMethod, Partial<TaxFigures>, string[]]>([
    ['taxable sales at 95 % and 5億円 deduct in full', 'Full', { taxableSales: 95_000_000 }, []],
    ['below 95 % they do not', 'Full', { taxableSales: 94_999_999 }, ['method notFull']],
    [
      'above 5億円 they do not',
      'Full',
      { taxableSales: 500_000_001, totalSales: 500_000_001 },
      ['method notFull'],
    ],
    [
      'at 5億円 they do, and the other methods are not open',
      'Proportional',
      { taxableSales: 500_000_000, totalSales: 500_000_000 },
      ['method isFull'],
    ],
    [
      'a share is not above the whole',
      'Proportional',
      { taxableSales: 100_000_001 },
      ['taxableSales partAboveWhole'],
    ],
    ['a share is of something', 'Proportional', { totalSales: 0, taxableSales: 0 }, ['totalSales wholeZero']],
    [
      'the expenses are not below the subsidy',
      'Proportional',
      { expensesStandard: 5_499_999 },
      ['expensesStandard expensesBelowSubsidy'],
    ],
    [
      'the uses are within the expenses of their rate',
      'Individual',
      { taxableStandard: 7_700_001 },
      ['taxableStandard useAboveExpenses'],
    ],
    [
      '特定収入 is above 5 %',
      'SpecifiedIncome',
      { specifiedIncome: 5, allIncome: 100 },
      ['method notSpecified'],
    ],
    ['特定収入 just above 5 % will do', 'SpecifiedIncome', { specifiedIncome: 6, allIncome: 100 }, []],
    ['a period ends after it begins', 'Simplified', { periodToOn: '2026-03-31' }, ['periodToOn periodOrder']],
    ['a return comes after the period', 'Simplified', { filedOn: '2027-03-31' }, ['filedOn filedBeforeEnd']],
  ])('%s', (_rule, method, changes, found) => expect(problems(method, changes)).toEqual(found));
});
