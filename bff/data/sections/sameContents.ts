import type { Db } from '#bff/core/database.ts';

/** A file that counts in a section. */
export type SameContent = {
  readonly fileId: string;
  readonly sha256: string;
  readonly section: { readonly title: string; readonly branchNumber: string | null };
};

/** The files of a my page that count and have one of these contents; one query, none without a hash. */
export const findSameContents = async (
  db: Db,
  mypageId: number,
  hashes: readonly string[],
): Promise<SameContent[]> => {
  if (hashes.length === 0) return [];
  const files = await db.sectionFile.findMany({
    where: {
      removedAt: null,
      section: { mypageId, deletedAt: null },
      file: { sha256: { in: [...new Set(hashes)] }, deletedAt: null },
    },
    orderBy: { id: 'asc' },
    select: {
      fileId: true,
      file: { select: { sha256: true } },
      section: { select: { title: true, branchNumber: true } },
    },
  });
  return files.map(({ fileId, file: { sha256 }, section }) => ({ fileId, sha256, section }));
};
