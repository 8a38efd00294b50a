import { describe, expect, test } from 'vitest';
import { InitiativeType } from '#bff/generated/contract/enums.ts';
import { leftover, oneExpense } from '../testing/programmes/leftover.ts';
import { business, ingredientR6 } from '../testing/programmes/programmes.ts';
import { calculate } from './engine.ts';

describe('the subsidy', () => {
  test.each([
    [5_431_999, 2_715_000],
    [25_000_000, 10_000_000],
    [1_999_999, 999_000],
  ])('of %i yen is %i yen', (eligible, subsidy) => {
    expect(calculate(business.definition, oneExpense(eligible), business.project).subsidyAmount).toBe(
      subsidy,
    );
  });

  test('below the minimum stops a submission', () => {
    const { errors } = calculate(business.definition, oneExpense(1_999_999), business.project);
    expect(errors.map(({ message }) => message)).toEqual([
      '補助金額が下限（100万円）に満たないため応募できません',
      '総事業費が200万円以上の計画が対象です',
    ]);
  });

  test('is rounded once on the total, never per row', () => {
    const expenses = [oneExpense(1_000_999), oneExpense(1_001_001)].flatMap((one) => one.expenses);
    expect(calculate(business.definition, { expenses }, business.project).subsidyAmount).toBe(1_001_000);
  });

  test('counts only what a row claims; the rest stays in the total', () => {
    const figures = calculate(business.definition, business.answers, business.project);
    expect(figures).toMatchObject({
      totalCost: 8_480_000,
      ineligibleCost: 380_000,
      eligibleCost: 8_100_000,
      selfFunded: 4_430_000,
    });
  });

  test('of R6 has the higher cap only with eligible cost of initiative A', () => {
    const { definition, project } = ingredientR6;
    const expensesB = oneExpense(800_246_912).expenses;
    const withoutA = calculate(definition, { initiativeType: InitiativeType.B, expensesB }, project);
    expect([withoutA.subsidyAmount, withoutA.cap, withoutA.isCapped]).toEqual([
      200_000_000,
      200_000_000,
      true,
    ]);
    const initiativeType = InitiativeType.AandB;
    const withA = calculate(
      definition,
      { initiativeType, expensesB, expensesA: oneExpense(1).expenses },
      project,
    );
    expect([withA.subsidyAmount, withA.cap]).toEqual([300_000_000, 300_000_000]);
    const zeroA = {
      initiativeType,
      expensesB,
      expensesA: oneExpense(5_000_000, { eligibleAmount: 0 }).expenses,
    };
    expect(calculate(definition, zeroA, project).cap).toBe(200_000_000);
  });

  test('400,123,456 yen at a cap of 200 million gives the cap', () => {
    const { definition, project } = ingredientR6;
    const expensesB = oneExpense(400_123_456).expenses;
    expect(
      calculate(definition, { initiativeType: InitiativeType.B, expensesB }, project).subsidyAmount,
    ).toBe(200_000_000);
  });

  test('counts half-typed amounts as nothing', () => {
    const expenses = [
      ...oneExpense(4_000_000).expenses,
      { amountTaxExcluded: '12a' },
      { amountTaxExcluded: -5 },
      7,
    ];
    expect(calculate(business.definition, { expenses }, business.project).totalCost).toBe(4_000_000);
  });
});

describe('money checks', () => {
  test('the funding must equal the own share', () => {
    const fundingSources = [{ source: 0, amount: 4_130_000 }];
    expect(leftover(business, { fundingSources })).toEqual(['rule /fundingSources']);
    const { fundingShortfall } = calculate(
      business.definition,
      { ...business.answers, fundingSources },
      business.project,
    );
    expect(fundingShortfall).toBe(300_000);
  });

  test('a row may not claim more than its amount', () => {
    const change = {
      ...oneExpense(8_100_000, { eligibleAmount: 8_100_001 }),
      fundingSources: [{ source: 0, amount: 4_050_000 }],
    };
    expect(leftover(business, change)).toEqual(['rule /expenses/0/eligibleAmount']);
  });

  test.each([
    [1_100_000, 0],
    [1_080_001, 0],
    [1_100_002, 1],
  ])('tax included %i for 1,000,000 gives %i tax warnings', (amountTaxIncluded, count) => {
    const { warnings } = calculate(
      business.definition,
      oneExpense(1_000_000, { amountTaxIncluded }),
      business.project,
    );
    expect(warnings.filter(({ pointer }) => pointer === '/expenses/0/amountTaxIncluded')).toHaveLength(count);
  });
});
