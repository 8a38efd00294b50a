import type { FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { useSessions } from '#web/parts/api/services.ts';
import { useAssignees } from '../useAssigneeOptions.ts';
import { useProjectChoices } from '../useProjectOptions.ts';
import type { AnyCondition, Narrowed, Offered } from './condition.ts';

/** Reads what these conditions offer, and nothing else. */
const useOffered = (conditions: readonly AnyCondition[]): Offered => {
  const isNeeded = (what: AnyCondition['needs']): boolean => conditions.some(({ needs }) => needs === what);
  return {
    rounds: useProjectChoices({ isEnabled: isNeeded('rounds') }),
    people: useAssignees({ isEnabled: isNeeded('people') }),
    seesAmounts: useSessions().adminSession.adminUser?.type !== AdminType.Inspector,
  };
};

/** The conditions of a list as somebody sees and sets them, in their order. */
export const useFilters = (conditions: readonly AnyCondition[], list: Narrowed): FilterDefinition[] => {
  const offered = useOffered(conditions);
  return conditions.flatMap(({ filter }) => filter?.(list, offered) ?? []);
};
