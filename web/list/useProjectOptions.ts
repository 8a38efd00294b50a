import type { FilterOption } from '#ui-kit/FilterBar/index.ts';
import { useRead } from '#web/api/query.tsx';

/** The most that one page of the contract holds; the association runs a few rounds a year. */
const ALL = 200;

/** Rounds as choices of a filter or field, the latest first. Empty while they are on their way. */
export const useProjectOptions = (): FilterOption[] => {
  const read = useRead('/api/admin/project', { query: { limit: ALL, sort: '-applicationClosesAt' } });
  return (read.data?.body.items ?? []).map(({ id, shortName }) => ({ value: String(id), label: shortName }));
};
