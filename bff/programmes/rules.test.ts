import { describe, expect, test } from 'vitest';
import { InitiativeType, ProcurementRisk } from '#bff/contract/generated/enums.ts';
import { calculate, requiredDocuments, validateDraft, validateForSubmit } from './engine.ts';
import {
  business,
  goToEat,
  inclusive,
  ingredientR5,
  ingredientR6,
  noto,
  type SampleProgramme,
  today,
} from './testing/programmes.ts';
import type { Answers } from './types.ts';

/** Pointers and messages left once every document is stored. */
const leftover = ({ definition, project, answers }: SampleProgramme, change: Answers) =>
  validateForSubmit(definition, { ...answers, ...change }, project, {
    today,
    storedDocuments: definition.documents.map(({ value }) => value),
  }).map(({ pointer, code }) => `${code} ${pointer}`);

const oneExpense = (amountTaxExcluded: number, rest: Answers = {}) => ({
  expenses: [{ category: 1, description: '機械', amountTaxExcluded, ...rest }],
});

const requiredKeys = ({ definition, answers }: SampleProgramme, change: Answers = {}) =>
  requiredDocuments(definition, { ...answers, ...change })
    .filter(({ isRequired }) => isRequired)
    .map(({ key }) => key);

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
    const withoutA = calculate(definition, { expensesB }, project);
    expect([withoutA.subsidyAmount, withoutA.cap, withoutA.isCapped]).toEqual([
      200_000_000,
      200_000_000,
      true,
    ]);
    const withA = calculate(definition, { expensesB, expensesA: oneExpense(1).expenses }, project);
    expect([withA.subsidyAmount, withA.cap]).toEqual([300_000_000, 300_000_000]);
    const zeroA = { expensesB, expensesA: oneExpense(5_000_000, { eligibleAmount: 0 }).expenses };
    expect(calculate(definition, zeroA, project).cap).toBe(200_000_000);
  });

  test('400,123,456 yen at a cap of 200 million gives the cap', () => {
    const { definition, project } = ingredientR6;
    const expensesB = oneExpense(400_123_456).expenses;
    expect(calculate(definition, { expensesB }, project).subsidyAmount).toBe(200_000_000);
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

  test('one row of 500,000 yen asks for a competing quotation, 499,999 does not', () => {
    const warned = (amount: number) =>
      calculate(business.definition, oneExpense(amount), business.project).warnings.length;
    expect([warned(499_999), warned(500_000)]).toEqual([0, 1]);
  });
});

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

describe('fields', () => {
  test('only a corporation is asked for its number, title and capital', () => {
    const change = { corporateNumber: null, representativeTitle: null, capital: null };
    expect(leftover(business, change)).toHaveLength(3);
    expect(leftover(business, { ...change, applicantType: 1, birthDate: '1980-01-01' })).toEqual([]);
  });

  test('a wrong check digit is found when submitting; a draft keeps what is half typed', () => {
    expect(leftover(business, { corporateNumber: '7123456789021' })).toEqual(['limit /corporateNumber']);
    expect(leftover(business, { corporateNumber: '7123456789012' })).toEqual([]);
    expect(validateDraft(business.definition, { corporateNumber: '7123' })).toEqual([]);
  });

  test('lengths count letters: a surrogate pair is one', () => {
    expect(leftover(business, { name: `${'あ'.repeat(99)}𠮷` })).toEqual([]);
    const long = validateDraft(business.definition, { name: `${'あ'.repeat(100)}𠮷` });
    expect(long.map(({ message }) => message)).toEqual(['100文字以内で入力してください']);
  });

  test('29 February exists in leap years only', () => {
    expect(validateDraft(business.definition, { establishedOn: '2024-02-29' })).toEqual([]);
    expect(validateDraft(business.definition, { establishedOn: '2023-02-29' })).toHaveLength(1);
  });

  test('the detailed industry belongs to its group, and is asked only where there is one', () => {
    expect(leftover(business, { industryCode: 971 })).toEqual(['rule /industryCode']);
    expect(leftover(business, { industryGroup: 93, industryCode: null })).toEqual([]);
  });

  test('a row names its column', () => {
    const change = {
      expenses: [...oneExpense(8_100_000).expenses, { category: 99 }],
      fundingSources: [{ source: 0, amount: 4_050_000 }],
    };
    expect(leftover(business, change)).toEqual([
      'limit /expenses/1/category',
      'required /expenses/1/description',
      'required /expenses/1/amountTaxExcluded',
    ]);
  });
});

describe('documents', () => {
  test('a drawing is needed with building costs', () => {
    expect(requiredKeys(business)).toContain('ApplicationFloorPlan');
    expect(requiredKeys(business, oneExpense(3_000_000))).not.toContain('ApplicationFloorPlan');
  });

  test('only GoToEat asks for the certification', () => {
    expect(requiredKeys(goToEat)).toContain('ApplicationThirdPartyCertification');
    const keys = business.definition.documents.map(({ key }) => key);
    expect(keys).not.toContain('ApplicationThirdPartyCertification');
  });

  test('persons show who they are, corporations their registry', () => {
    expect(requiredKeys(goToEat)).toContain('ApplicationIdentification');
    expect(requiredKeys(business)).toContain('ApplicationRegistryCertificate');
    expect(requiredKeys(business)).not.toContain('ApplicationIdentification');
  });
});
