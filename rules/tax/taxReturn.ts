/*
 * What of a subsidy has to be given back because the business deducts the consumption tax that the subsidy paid for
 * (消費税仕入控除税額, domain 2 step 20; 消費税法 art. 30 for the deduction, art. 37 for 簡易課税, art. 60-4 for 特定収入).
 * All amounts are whole yen; expenses are with tax.
 *
 *   amount = floor( subsidy × deductible tax of the eligible expenses ÷ eligible expenses )
 *
 * The tax within an expense is 10/110 of it, 8/108 at the reduced rate. All of it is deductible with 全額控除, the share
 * of taxable sales with 一括比例配分方式, and with 個別対応方式 all of what serves taxable sales only and the share of what
 * serves both. Rounded down once, on the result.
 */

/** How a business is taxed and deducts; in the order of TaxReportMethod of the contract. */
export const TAX_METHODS = [
  'Exempt',
  'Simplified',
  'TwentyPercentRule',
  'SpecifiedIncome',
  'Full',
  'Individual',
  'Proportional',
  'TaxExcluded',
] as const;

export type TaxMethod = (typeof TAX_METHODS)[number];

const SALES = ['taxableSales', 'totalSales'] as const;
const INCOME = ['specifiedIncome', 'allIncome'] as const;
const EXPENSES = ['expensesStandard', 'expensesReduced', 'expensesUntaxed'] as const;
const USES = ['taxableStandard', 'taxableReduced', 'commonStandard', 'commonReduced'] as const;

/** The amounts of a report: sales without tax, expenses with tax. */
export const TAX_AMOUNTS = [...SALES, ...INCOME, ...EXPENSES, ...USES] as const;

/** Its days: the taxable period and the day of the return. */
export const TAX_DAYS = ['periodFromOn', 'periodToOn', 'filedOn'] as const;

export type TaxAmount = (typeof TAX_AMOUNTS)[number];
export type TaxDay = (typeof TAX_DAYS)[number];
export type TaxField = TaxAmount | TaxDay;

export type TaxFigures = { readonly [Field in TaxAmount]: number | null } & {
  readonly [Field in TaxDay]: string | null;
};

const AMOUNTS_OF: { readonly [Method in TaxMethod]: readonly TaxAmount[] } = {
  Exempt: [],
  Simplified: [],
  TwentyPercentRule: [],
  SpecifiedIncome: INCOME,
  Full: [...SALES, ...EXPENSES],
  Individual: [...SALES, ...EXPENSES, ...USES],
  Proportional: [...SALES, ...EXPENSES],
  TaxExcluded: [],
};

const daysOf = (method: TaxMethod): readonly TaxDay[] => {
  if (method === 'TaxExcluded') return [];
  return method === 'Exempt' ? ['periodFromOn', 'periodToOn'] : TAX_DAYS;
};

/** Fields required by a method, in the order of the form. */
export const taxFieldsOf = (method: TaxMethod): readonly TaxField[] => [
  ...daysOf(method),
  ...AMOUNTS_OF[method],
];

/** Whether papers prove it: who is exempt or was granted without tax has no return that says so. */
export const needsTaxEvidence = (method: TaxMethod): boolean =>
  method !== 'Exempt' && method !== 'TaxExcluded';

/** 10/110 and 8/108 in parts of 297, their common denominator. */
const PARTS = { standard: 27n, reduced: 22n } as const;
const WHOLE = 297n;

export type TaxRate = keyof typeof PARTS;
export type TaxUse = 'all' | 'taxable' | 'common';

/** One line of the calculation. */
export type TaxLine = {
  readonly rate: TaxRate;
  readonly use: TaxUse;
  /** yen with tax */
  readonly expenses: number;
  /** Whether only the share of taxable sales of it is deductible. */
  readonly isShared: boolean;
  /** yen, rounded down for reading only */
  readonly deductibleTax: number;
};

export type TaxReturn = {
  /** To be given back. */
  readonly amount: number;
  /** Eligible expenses with tax. */
  readonly expensesTotal: number;
  /** Deductible tax within them, rounded down for reading only. */
  readonly deductibleTax: number;
  readonly lines: readonly TaxLine[];
};

const NOTHING: TaxReturn = { amount: 0, expensesTotal: 0, deductibleTax: 0, lines: [] };

type Part = Omit<TaxLine, 'deductibleTax'>;

const partsOf = (method: TaxMethod, figures: TaxFigures): readonly Part[] => {
  const yen = (field: TaxAmount): number => figures[field] ?? 0;
  if (method === 'Individual') {
    return [
      { rate: 'standard', use: 'taxable', expenses: yen('taxableStandard'), isShared: false },
      { rate: 'standard', use: 'common', expenses: yen('commonStandard'), isShared: true },
      { rate: 'reduced', use: 'taxable', expenses: yen('taxableReduced'), isShared: false },
      { rate: 'reduced', use: 'common', expenses: yen('commonReduced'), isShared: true },
    ];
  }
  const isShared = method === 'Proportional';
  return [
    { rate: 'standard', use: 'all', expenses: yen('expensesStandard'), isShared },
    { rate: 'reduced', use: 'all', expenses: yen('expensesReduced'), isShared },
  ];
};

/**
 * What is to be given back of a subsidy, with its calculation; nothing while a figure that it needs is missing.
 * @param subsidy yen, the confirmed amount
 */
export const taxReturnOf = (method: TaxMethod, figures: TaxFigures, subsidy: number): TaxReturn => {
  if (!AMOUNTS_OF[method].includes('expensesStandard')) return NOTHING;
  const sum = EXPENSES.reduce((total, field) => total + (figures[field] ?? 0), 0);
  const sales = BigInt(figures.totalSales ?? 0);
  if (sum === 0 || sales === 0n) return { ...NOTHING, expensesTotal: sum };
  const share = BigInt(figures.taxableSales ?? 0);
  const weighed = partsOf(method, figures)
    .filter(({ expenses }) => expenses > 0)
    .map((part) => ({
      part,
      weight: BigInt(part.expenses) * PARTS[part.rate] * (part.isShared ? share : sales),
    }));
  const all = weighed.reduce((total, { weight }) => total + weight, 0n);
  return {
    amount: Number((BigInt(subsidy) * all) / (WHOLE * sales * BigInt(sum))),
    expensesTotal: sum,
    deductibleTax: Number(all / (WHOLE * sales)),
    lines: weighed.map(({ part, weight }) => ({ ...part, deductibleTax: Number(weight / (WHOLE * sales)) })),
  };
};
