import type { FilterOption } from '#ui-kit/FilterBar/index.ts';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { listText as t } from './list.words.ts';

type Who = {
  /** Those who inspect, in the place of those of the office. */
  readonly inspects?: boolean;
  /** Without those who can no longer log in: for giving work, not for finding what somebody once had. */
  readonly isActive?: boolean;
  /** Those of these types alone. */
  readonly types?: readonly AdminType[];
};

/** Administrators as choices: who looks after a record, or inspects it. */
export const useAssigneeOptions = ({ inspects = false, isActive = false, types }: Who = {}): FilterOption[] =>
  (useRead('/api/admin/assignee', {}).data?.body.items ?? [])
    .filter(({ type }) => types?.includes(type) ?? (type === AdminType.Inspector) === inspects)
    .filter((person) => person.isActive || !isActive)
    .map(({ id, name, ...person }) => ({
      value: String(id),
      label: person.isActive ? name : t((w) => w.inactive, { name }),
    }));
