import type { FilterOption } from '#ui-kit/FilterBar/index.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { listText as t } from './list.words.ts';

type Assignee = components['schemas']['Assignee'];

type Who = {
  /** Those who inspect, in the place of those of the office. */
  readonly inspects?: boolean;
  /** Without those who can no longer log in: for giving work, not for finding what somebody once had. */
  readonly isActive?: boolean;
  /** Those of these types alone. */
  readonly types?: readonly AdminType[];
};

/** Every administrator. Empty while they are on their way. */
export const useAssignees = ({ isEnabled = true } = {}): readonly Assignee[] =>
  useRead('/api/admin/assignee', {}, { isEnabled }).data?.body.items ?? [];

/** Administrators as choices: who looks after a record, or inspects it. */
export const assigneeOptions = (
  people: readonly Assignee[],
  { inspects = false, isActive = false, types }: Who = {},
): FilterOption[] =>
  people
    .filter(({ type }) => types?.includes(type) ?? (type === AdminType.Inspector) === inspects)
    .filter((person) => person.isActive || !isActive)
    .map(({ id, name, ...person }) => ({
      value: String(id),
      label: person.isActive ? name : t((w) => w.inactive, { name }),
    }));

/** Those of the product as choices. */
export const useAssigneeOptions = (who: Who = {}): FilterOption[] => assigneeOptions(useAssignees(), who);
