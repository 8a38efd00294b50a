import { jaFilters } from '#ui-kit/text/ja.filters.ts';

export type FilterOption = { value: string; label: string };

/** So many values are named; of more, these and how many others. */
const NAMED = 3;

/**
 * What a set filter says: its values in the order of the options. What narrows a list is never unseen: a value that is
 * no option (yet) is said to be there.
 */
export const filterTextOf = (
  options: readonly FilterOption[],
  values: readonly string[],
): string | undefined => {
  const labels = options.filter((option) => values.includes(option.value)).map((option) => option.label);
  if (labels.length === 0) return values.length === 0 ? undefined : jaFilters.unnamed;
  const named = jaFilters.values(labels.slice(0, NAMED));
  return labels.length <= NAMED ? named : jaFilters.several(named, labels.length - NAMED);
};
