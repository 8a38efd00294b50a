import type { FilterOption } from '#ui-kit/FilterBar/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';

type Project = components['schemas']['Project'];

/** The most that one page of the contract holds; the association runs a few rounds a year. */
const ALL = 200;

/** Every round, the latest first. Empty while they are on their way. */
export const useProjectChoices = ({ isEnabled = true } = {}): readonly Project[] =>
  useRead('/api/admin/project', { query: { limit: ALL, sort: '-applicationClosesAt' } }, { isEnabled }).data
    ?.body.items ?? [];

/** Rounds as choices of a filter or field, in their order. */
export const projectOptions = (rounds: readonly Pick<Project, 'id' | 'shortName'>[]): FilterOption[] =>
  rounds.map(({ id, shortName }) => ({ value: String(id), label: shortName }));

/** All of them as choices, the latest first. Empty while they are on their way. */
export const useProjectOptions = (): FilterOption[] => projectOptions(useProjectChoices());
