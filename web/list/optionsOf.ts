import type { FilterOption } from '#ui-kit/FilterBar/index.ts';
import { valuesOf } from '#web/api/valuesOf.ts';

/** The members of an enumeration of the contract as choices, in its order, by its labels. */
export const optionsOf = <Member extends number>(labels: Readonly<Record<Member, string>>): FilterOption[] =>
  valuesOf(labels).map((member) => ({ value: String(member), label: labels[member] }));
