import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { batched, batchedWrite } from '#bff/platform/database/batching/batched.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** What a finding is about: one section, or one application. */
export type DraftTarget = { readonly sectionId: number } | { readonly applicationId: number };

const withAuthor = { author: { select: { name: true } } } as const satisfies Prisma.FindingDraftInclude;

export type FindingDraftRow = Prisma.FindingDraftGetPayload<{ include: typeof withAuthor }>;

/** The most that is written about one target: as many as a return takes. */
export const MAX_DRAFTS = 100;

/** Drafts of a target in the order in which they were begun. */
export const listFindingDrafts = (db: Db, target: DraftTarget): Promise<FindingDraftRow[]> =>
  db.findingDraft.findMany({
    where: target,
    include: withAuthor,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: MAX_DRAFTS,
  });

export const countFindingDrafts = (db: Db, target: DraftTarget): Promise<number> =>
  db.findingDraft.count({ where: target });

export const findFindingDraft = (db: Db, id: string): Promise<FindingDraftRow | null> =>
  db.findingDraft.findUnique({ where: { id }, include: withAuthor });

export type DraftColumns = Pick<
  Prisma.FindingDraftUncheckedCreateInput,
  'reviewCategory' | 'comment' | 'fileId' | 'page' | 'row' | 'field' | 'checklistKey'
> & { readonly area: { x: number; y: number; width: number; height: number } | null };

type NewDraft = DraftColumns & {
  readonly id: string;
  readonly target: DraftTarget;
  readonly authorId: number;
  readonly createdAt: Date;
};

/** @returns how many were begun: none when the same id came a moment before */
export const insertFindingDraft = async (db: Db, { target, area, ...columns }: NewDraft): Promise<number> => {
  const data = { ...columns, ...target, area: area ?? undefined };
  return (await db.findingDraft.createMany({ data, skipDuplicates: true })).count;
};

/** Writes a draft on. @param version undefined for any @returns how many had that version: one or none */
export const updateFindingDraft = async (
  db: Db,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  { area, ...columns }: DraftColumns,
): Promise<number> => {
  const { count } = await db.findingDraft.updateMany({
    where: { id, ...(version === undefined ? {} : { version }) },
    data: { ...columns, area: area ?? Prisma.DbNull, version: { increment: 1 } },
  });
  return count;
};

/** @param version undefined for any @returns how many had that version: one or none */
export const deleteFindingDraft = async (
  db: Db,
  { id, version }: { readonly id: string; readonly version: number | undefined },
): Promise<number> => {
  const { count } = await db.findingDraft.deleteMany({
    where: { id, ...(version === undefined ? {} : { version }) },
  });
  return count;
};

/** All drafts of one author about a target become another's. */
export const reassignFindingDrafts = async (
  db: Db,
  target: DraftTarget,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> => {
  await db.findingDraft.updateMany({
    where: { ...target, authorId: from },
    data: { authorId: to, version: { increment: 1 } },
  });
};

const ofTargets = (targets: readonly DraftTarget[]): Prisma.FindingDraftWhereInput => ({
  OR: [
    { sectionId: { in: targets.flatMap((target) => ('sectionId' in target ? [target.sectionId] : [])) } },
    {
      applicationId: {
        in: targets.flatMap((target) => ('applicationId' in target ? [target.applicationId] : [])),
      },
    },
  ],
});

export const deleteFindingDraftsOf = batchedWrite<DraftTarget>((db, targets) =>
  db.findingDraft.deleteMany({ where: ofTargets(targets) }),
);

const isOf = (draft: FindingDraftRow, target: DraftTarget): boolean =>
  'sectionId' in target ? draft.sectionId === target.sectionId : draft.applicationId === target.applicationId;

type Author = { readonly name: string; readonly count: number };

/** The first person besides the author who writes about a target, and how many findings; null: nobody does. */
export const findOtherAuthor = batched<
  { readonly target: DraftTarget; readonly authorId: number },
  Author | null
>(async (db, asked) => {
  const drafts = await db.findingDraft.findMany({
    where: ofTargets(asked.map(({ target }) => target)),
    include: withAuthor,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return asked.map(({ target, authorId }) => {
    const written = drafts.filter((draft) => isOf(draft, target));
    const first = written.find((draft) => draft.authorId !== authorId);
    if (first === undefined) return null;
    const count = written.filter((draft) => draft.authorId === first.authorId).length;
    return { name: first.author.name, count };
  });
});

/** What decides whether one may write about a section: held, so that a decision and a draft follow one another. */
export const holdSectionForDraft = async (db: Db, id: number): Promise<{ status: number } | null> => {
  const rows = await queryRows<{ status: number }>(
    db,
    Prisma.sql`SELECT status FROM section WHERE id = ${id} AND deleted_at IS NULL FOR SHARE`,
  );
  return rows[0] ?? null;
};

/** The same of an application. */
export const holdApplicationForDraft = async (db: Db, id: number): Promise<{ status: number } | null> => {
  const rows = await queryRows<{ status: number }>(
    db,
    Prisma.sql`SELECT status FROM application WHERE id = ${id} AND deleted_at IS NULL FOR SHARE`,
  );
  return rows[0] ?? null;
};

export const isApplication = async (db: Db, id: number): Promise<boolean> =>
  (await db.application.count({ where: { id, deletedAt: null } })) > 0;

/** Whether a file is one of the target's own. */
export const isFileOfTarget = async (db: Db, target: DraftTarget, fileId: string): Promise<boolean> => {
  const count =
    'sectionId' in target
      ? await db.sectionFile.count({ where: { fileId, ...target } })
      : await db.applicationFile.count({ where: { fileId, ...target } });
  return count > 0;
};
