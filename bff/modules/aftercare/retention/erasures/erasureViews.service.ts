import { type AdminActor, adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { countErasureRecords, type ErasureCount } from '../erasureRecords.data.ts';
import { type ErasureRecord, findErasure } from '../erasures.data.ts';

const sumOf = (counts: readonly ErasureCount[], of: (count: ErasureCount) => number): number =>
  counts.reduce((sum, count) => sum + of(count), 0);

const viewOf = (erasure: ErasureRecord, counts: readonly ErasureCount[], { adminUserId }: AdminActor) => {
  const { id, version, status, projectId, kinds, reason, proposedAt, approvedAt, finishedAt } = erasure;
  return {
    ...{ id, version, status, projectId, kinds, reason, proposedAt, approvedAt, finishedAt },
    projectName: erasure.project?.shortName ?? null,
    counts: counts.map(({ erasureId: _erasureId, ...count }) => count),
    recordCount: sumOf(counts, ({ recordCount }) => recordCount),
    erasedCount: sumOf(counts, ({ erasedCount }) => erasedCount),
    keptCount: sumOf(counts, ({ keptCount }) => keptCount),
    fileCount: sumOf(counts, ({ fileCount }) => fileCount),
    fileBytes: sumOf(counts, ({ fileBytes }) => fileBytes),
    isOwn: erasure.proposedById === adminUserId,
    proposedByName: erasure.proposedBy.name,
    approvedByName: erasure.approvedBy?.name ?? null,
  };
};

export type ErasureView = ReturnType<typeof viewOf>;

/** Erasures with what each of them has. */
export const viewsOf = async (scope: Scope, erasures: readonly ErasureRecord[]): Promise<ErasureView[]> => {
  const admin = adminOf(scope);
  const ids = erasures.map(({ id }) => id);
  const counts = await countErasureRecords(scope.db, ids);
  return erasures.map((erasure) =>
    viewOf(
      erasure,
      counts.filter(({ erasureId }) => erasureId === erasure.id),
      admin,
    ),
  );
};

/** @throws NOT_FOUND */
export const requireErasure = async (scope: Scope, id: number): Promise<ErasureRecord> => {
  adminOf(scope);
  const erasure = await findErasure(scope.db, id);
  if (erasure === null) throw new ApiError('NOT_FOUND');
  return erasure;
};

/** @throws NOT_FOUND */
export const getErasure = async (scope: Scope, id: number): Promise<ErasureView> => {
  const [view] = await viewsOf(scope, [await requireErasure(scope, id)]);
  if (view === undefined) throw new ApiError('NOT_FOUND');
  return view;
};
