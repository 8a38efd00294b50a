import { jaGrid } from '#ui-kit/text/ja.grid.ts';

export type FilterOption = { value: string; label: string };

/**
 * What a set filter says: the one value, or the first and how many more, in the order of the options. What narrows a
 * list is never unseen: a value that is no option (yet) is said to be there.
 */
export const filterTextOf = (
  options: readonly FilterOption[],
  values: readonly string[],
): string | undefined => {
  const labels = options.filter((option) => values.includes(option.value)).map((option) => option.label);
  const [first] = labels;
  if (first === undefined) return values.length === 0 ? undefined : jaGrid.filters.unnamed;
  return labels.length === 1 ? first : jaGrid.filters.several(first, labels.length - 1);
};
