import type { FilterOption } from '#ui-kit/FilterBar/index.ts';

/** The members of an enumeration of the contract, numbers or words, as choices, in its order, by its labels. */
export const optionsOf = <Member extends number | string>(
  labels: Readonly<Record<Member, string>>,
): FilterOption[] => Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
