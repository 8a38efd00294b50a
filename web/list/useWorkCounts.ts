import type { components } from '#web/api/generated/types.ts';
import { useRead } from '#web/api/query.tsx';

export type WorkCount = components['schemas']['Counter'];

/**
 * How many rows each set of the office's lists has, with the address that opens them; empty while unknown.
 * Not read again by itself: that would keep an idle session alive.
 * @param projectId of one round only
 */
export const useWorkCounts = (projectId?: number): readonly WorkCount[] =>
  useRead(
    '/api/admin/work_count',
    { query: projectId === undefined ? {} : { project_id: projectId } },
    { keepsPrevious: true },
  ).data?.body.items ?? [];
