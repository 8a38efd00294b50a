import {
  TAX_AMOUNTS,
  type TaxAmount,
  type TaxField,
  type TaxFigures,
  type TaxMethod,
  taxFieldsOf,
} from './taxReturn.ts';

/** 全額控除 (消費税法 art. 30-2): at most 500,000,000 yen of taxable sales in the period, and 95 % of all sales. */
const FULL_MAX_SALES = 500_000_000;

/** What keeps a report from being handed in; the words are the caller's. */
export type TaxProblemCode =
  | 'required'
  | 'wholeZero'
  | 'partAboveWhole'
  | 'notFull'
  | 'isFull'
  | 'notSpecified'
  | 'expensesBelowSubsidy'
  | 'useAboveExpenses'
  | 'periodOrder'
  | 'filedBeforeEnd';

export type TaxProblem = { readonly field: TaxField | 'method'; readonly code: TaxProblemCode };

const at = (field: TaxProblem['field'], code: TaxProblemCode, isWrong: boolean): TaxProblem[] =>
  isWrong ? [{ field, code }] : [];

const ratioProblems = (part: TaxAmount, whole: TaxAmount, figures: TaxFigures): TaxProblem[] => [
  ...at(whole, 'wholeZero', figures[whole] === 0),
  ...at(part, 'partAboveWhole', (figures[part] ?? 0) > (figures[whole] ?? 0)),
];

/** Whether all tax is deductible by the figures of the sales. */
const isFullDeduction = ({ taxableSales, totalSales }: TaxFigures): boolean =>
  (taxableSales ?? 0) <= FULL_MAX_SALES && (taxableSales ?? 0) * 100 >= (totalSales ?? 0) * 95;

const salesProblems = (method: TaxMethod, figures: TaxFigures): TaxProblem[] => {
  const wrong = ratioProblems('taxableSales', 'totalSales', figures);
  if (wrong.length > 0) return wrong;
  const isFull = isFullDeduction(figures);
  return method === 'Full' ? at('method', 'notFull', !isFull) : at('method', 'isFull', isFull);
};

const incomeProblems = (figures: TaxFigures): TaxProblem[] => {
  const wrong = ratioProblems('specifiedIncome', 'allIncome', figures);
  const isAbove = (figures.specifiedIncome ?? 0) * 100 > (figures.allIncome ?? 0) * 5;
  return wrong.length > 0 ? wrong : at('method', 'notSpecified', !isAbove);
};

const expenseProblems = (figures: TaxFigures, subsidy: number): TaxProblem[] => {
  const yen = (field: TaxAmount): number => figures[field] ?? 0;
  const total = yen('expensesStandard') + yen('expensesReduced') + yen('expensesUntaxed');
  return at('expensesStandard', 'expensesBelowSubsidy', total < subsidy);
};

const splitProblems = (figures: TaxFigures): TaxProblem[] => {
  const yen = (field: TaxAmount): number => figures[field] ?? 0;
  return [
    ...at(
      'taxableStandard',
      'useAboveExpenses',
      yen('taxableStandard') + yen('commonStandard') > yen('expensesStandard'),
    ),
    ...at(
      'taxableReduced',
      'useAboveExpenses',
      yen('taxableReduced') + yen('commonReduced') > yen('expensesReduced'),
    ),
  ];
};

const dayProblems = ({ periodFromOn, periodToOn, filedOn }: TaxFigures): TaxProblem[] => [
  ...at(
    'periodToOn',
    'periodOrder',
    periodFromOn !== null && periodToOn !== null && periodToOn < periodFromOn,
  ),
  ...at('filedOn', 'filedBeforeEnd', filedOn !== null && periodToOn !== null && filedOn <= periodToOn),
];

/**
 * What is missing in a report, or cannot be true; empty when it can be handed in.
 * @param subsidy yen, the confirmed amount
 */
export const taxProblemsOf = (method: TaxMethod, figures: TaxFigures, subsidy: number): TaxProblem[] => {
  const asked = taxFieldsOf(method);
  const missing = asked.flatMap((field) => at(field, 'required', figures[field] === null));
  const days = asked.includes('periodFromOn') ? dayProblems(figures) : [];
  const isComplete = TAX_AMOUNTS.every((field) => !asked.includes(field) || figures[field] !== null);
  if (!isComplete) return [...missing, ...days];
  return [
    ...missing,
    ...days,
    ...(asked.includes('totalSales') ? salesProblems(method, figures) : []),
    ...(asked.includes('allIncome') ? incomeProblems(figures) : []),
    ...(asked.includes('expensesStandard') ? expenseProblems(figures, subsidy) : []),
    ...(asked.includes('taxableStandard') ? splitProblems(figures) : []),
  ];
};
