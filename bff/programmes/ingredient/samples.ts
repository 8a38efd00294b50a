import {
  DomainType,
  ExpenseCategoryIngredient,
  IngredientBusinessKind,
  IngredientKind,
  IngredientR4Initiative,
  IngredientR5Initiative,
  InitiativeType,
  Origin,
  ProcurementRisk,
  ProgramKind,
  RatioBand,
  SupportMeasure,
  Unit,
} from '#bff/generated/contract/enums.ts';
import type { Answers, ProgrammeSample } from '../familyTypes.ts';
import { corporation, expense, half, ownFunds, schedule } from '../shared/sample.ts';

const ingredient: Answers = {
  ...corporation,
  industryGroup: 9,
  industryCode: 971,
  isFoodManufacturer: IngredientBusinessKind.FoodManufacturing,
  factoryName: '本社工場',
  factoryAddress: '愛知県名古屋市中区架空三丁目14番',
  ingredients: [
    {
      kind: IngredientKind.Wheat,
      originBefore: Origin.Import,
      countryBefore: 'カナダ',
      originAfter: Origin.Domestic,
      regionAfter: '北海道',
      unit: Unit.Tons,
      quantityBefore: 120,
      quantityAfter: 120.5,
      domesticRatio: RatioBand.R81To100,
    },
  ],
  productName: '国産小麦の食パン',
  planTitle: '国産小麦への切替と包装資材の更新',
  planDetail: '製造ラインを変更し、国産小麦の配合に合わせます。',
  effect: '調達先が近くなり、価格が安定します。',
  schedule,
};

const price: Answers = {
  usageMonths: 36,
  riskKind: ProcurementRisk.PriceSurge,
  basePriceYears: [2019, 2020, 2021],
  basePrice: 61_200,
  recentMonths: ['2026-08', '2026-09', '2026-10'],
  recentPrice: 78_400,
};

const oneMachine: Answers = {
  expenses: [expense(ExpenseCategoryIngredient.MachineryEquipment, '製造ライン', 24_800_000)],
  fundingSources: ownFunds(12_400_000),
};

export const ingredientR4Sample: Answers = {
  ...ingredient,
  ...price,
  ...oneMachine,
  initiativeR4: IngredientR4Initiative.CostReduction,
  costReductionRate: 12.5,
};

export const ingredientR5Sample: Answers = {
  ...ingredient,
  ...price,
  ...oneMachine,
  initiativeR5: IngredientR5Initiative.ProducerPartnership,
  producerName: 'みほん農業協同組合',
  producerSupport: '種子を提供します。',
};

/** Application 63007: 248,000,000 is above the cap of B alone. */
export const ingredientR6Sample: Answers = {
  ...ingredient,
  initiativeType: InitiativeType.AandB,
  producers: [
    {
      name: 'みほん農業協同組合',
      representativeName: '田中 実',
      address: '山形県新庄市例示13番地',
      item: '大豆',
      contractQuantity: 80,
      unit: Unit.Tons,
    },
  ],
  procurementPlan: [60, 64, 68, 72, 76, 80].map((quantity, year) => ({
    fiscalYear: 2026 + year,
    item: '大豆',
    quantity,
    unit: Unit.Tons,
  })),
  supportMeasures: [SupportMeasure.HarvesterLending],
  lentEquipment: [
    {
      name: '大豆コンバイン',
      count: 2,
      borrowerName: 'みほん農業協同組合',
      startsOn: '2027-04-01',
      endsOn: '2032-03-31',
    },
  ],
  environmentCheck: true,
  expensesA: [expense(ExpenseCategoryIngredient.MachineryEquipment, '大豆コンバイン', 46_000_000)],
  expensesB: [expense(ExpenseCategoryIngredient.MachineryEquipment, '冷凍惣菜ライン', 450_000_000)],
  fundingSources: ownFunds(248_000_000),
};

/** A complete application to each programme of the family. */
export const samples: readonly ProgrammeSample[] = [
  {
    name: 'Ingredient R4',
    programKind: ProgramKind.Ingredient,
    domainType: DomainType.IngR4,
    displayCode: [5000, 4],
    project: { ...half, maxSubsidy: 200_000_000 },
    answers: ingredientR4Sample,
    subsidy: 12_400_000,
  },
  {
    name: 'Ingredient R5',
    programKind: ProgramKind.Ingredient,
    domainType: DomainType.IngR5,
    displayCode: [5000, 4],
    project: { ...half, maxSubsidy: 500_000_000 },
    answers: ingredientR5Sample,
    subsidy: 12_400_000,
  },
  {
    name: 'Ingredient R6',
    programKind: ProgramKind.IngredientR6,
    domainType: DomainType.IngR6,
    displayCode: [61000, 5],
    project: { ...half, maxSubsidy: 200_000_000, maxSubsidyWithA: 300_000_000 },
    answers: ingredientR6Sample,
    subsidy: 248_000_000,
  },
];
