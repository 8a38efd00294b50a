import { expenseCategories } from '#web/parts/api/generated/formEnums/expenses.ts';
import type { components } from '#web/parts/api/generated/types.ts';

type ListName = components['schemas']['ExpenseCategoryListName'];
type Labels = Readonly<Record<number, string>>;

/** The categories of expenses of a programme with their labels, by the name that the contract gives the list. */
export const expenseCategoryLabels = (list: ListName): Labels => expenseCategories[list];

/** The label of a category; the number itself where the list does not know it. */
export const expenseCategoryName = (list: ListName, category: number): string =>
  expenseCategoryLabels(list)[category] ?? String(category);
