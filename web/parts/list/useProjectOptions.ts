import type { FilterOption } from '#ui-kit/FilterBar/index.ts';
import { useRead } from '#web/parts/api/query.tsx';

/** The most that one page of the contract holds; the association runs a few rounds a year. */
const ALL = 200;

/** Every round, the latest first. Empty while they are on their way. */
export const useProjectChoices = () =>
  useRead('/api/admin/project', { query: { limit: ALL, sort: '-applicationClosesAt' } }).data?.body.items ??
  [];

/** Rounds as choices of a filter or field, the latest first. Empty while they are on their way. */
export const useProjectOptions = (): FilterOption[] =>
  useProjectChoices().map(({ id, shortName }) => ({ value: String(id), label: shortName }));
