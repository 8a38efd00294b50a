/** An expense as far as the size of a change depends on it; whole yen, tax excluded. */
export type BudgetRow = {
  /** Which of a programme's two lists it is from; null: it has one. */
  readonly part?: 'A' | 'B' | null | undefined;
  readonly expenseCategory: number;
  readonly amountTaxExcluded: number;
  readonly eligibleAmount: number;
};

/** The eligible cost of a category before and after. */
export type CategoryChange = {
  readonly part: 'A' | 'B' | null;
  readonly expenseCategory: number;
  readonly before: number;
  readonly after: number;
  readonly isNew: boolean;
};

/** How large a change of the allotment is; yen. */
export type BudgetSize = {
  readonly eligibleBefore: number;
  readonly eligibleAfter: number;
  readonly totalBefore: number;
  readonly totalAfter: number;
  /** What goes into categories or out of them, whichever is more: money that is dropped counts as well. */
  readonly movedAmount: number;
  readonly limitAmount: number;
  readonly limitPercent: number;
  /** Within the limit, and no category that the plan did not have. */
  readonly isMinor: boolean;
  readonly categories: readonly CategoryChange[];
};

type Amount = (row: BudgetRow) => number;

const eligible: Amount = ({ eligibleAmount }) => eligibleAmount;
const total: Amount = ({ amountTaxExcluded }) => amountTaxExcluded;

const sum = (rows: readonly BudgetRow[], amount: Amount): number =>
  rows.reduce((yen, row) => yen + amount(row), 0);

const keyOf = ({ part, expenseCategory }: BudgetRow): string => `${part ?? ''}${expenseCategory}`;

const categoriesOf = (before: readonly BudgetRow[], after: readonly BudgetRow[]): CategoryChange[] => {
  const groups = Map.groupBy([...before, ...after], keyOf);
  const changes = [...groups].flatMap(([key, [row]]) => {
    if (row === undefined) return [];
    const of = (rows: readonly BudgetRow[]) =>
      sum(
        rows.filter((other) => keyOf(other) === key),
        eligible,
      );
    const [was, is] = [of(before), of(after)];
    const { part = null, expenseCategory } = row;
    return [{ part, expenseCategory, before: was, after: is, isNew: was === 0 && is > 0 }];
  });
  return changes.sort(
    (a, b) => (a.part ?? '').localeCompare(b.part ?? '') || a.expenseCategory - b.expenseCategory,
  );
};

/**
 * The size of a change of the allotment of expenses (domain 2 step 9): it is minor while no more than a share of the
 * plan's eligible cost is moved between categories and none is new. Whole numbers only: 20 % is 20 %, one yen more is not.
 * @param limitPercent the round's setting, 0–100
 */
export const budgetSizeOf = (
  before: readonly BudgetRow[],
  after: readonly BudgetRow[],
  limitPercent: number,
): BudgetSize => {
  const categories = categoriesOf(before, after);
  const changes = categories.map((category) => category.after - category.before);
  const into = changes.reduce((yen, change) => yen + Math.max(0, change), 0);
  const out = changes.reduce((yen, change) => yen + Math.max(0, -change), 0);
  const eligibleBefore = sum(before, eligible);
  const movedAmount = Math.max(into, out);
  const isWithin = BigInt(movedAmount) * 100n <= BigInt(eligibleBefore) * BigInt(limitPercent);
  return {
    eligibleBefore,
    eligibleAfter: sum(after, eligible),
    totalBefore: sum(before, total),
    totalAfter: sum(after, total),
    movedAmount,
    limitAmount: Number((BigInt(eligibleBefore) * BigInt(limitPercent)) / 100n),
    limitPercent,
    isMinor: isWithin && !categories.some(({ isNew }) => isNew),
    categories,
  };
};
