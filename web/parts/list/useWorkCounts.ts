import type { DomainType } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';

export type WorkCount = components['schemas']['Counter'];

/**
 * How many rows each set of the office's lists has, with the address that opens them; empty while unknown.
 * Not read again by itself: that would keep an idle session alive.
 * @param projectId of one round only
 * @param domainType of applications those of these deployments only; all when empty
 */
export const useWorkCounts = (projectId?: number, domainType: DomainType[] = []): readonly WorkCount[] =>
  useRead(
    '/api/admin/work_count',
    { query: { ...(projectId === undefined ? {} : { project_id: projectId }), domainType } },
    { keepsPrevious: true },
  ).data?.body.items ?? [];
