import type { FilterOption } from '#ui-kit/FilterBar/index.ts';

/** The members of an enumeration of the contract as choices, in its order, with its labels. */
export const optionsOf = <Member extends number>(
  members: Readonly<Record<string, Member>>,
  labels: Readonly<Record<Member, string>>,
): FilterOption[] =>
  Object.values(members).map((member) => ({ value: String(member), label: labels[member] }));
