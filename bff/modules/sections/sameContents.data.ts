import type { Db } from '#bff/core/database.ts';
import { type MyPageVisibility, visibleSections } from '#bff/parts/ownership/access.data.ts';

/** A file that counts in a section. */
export type SameContent = {
  readonly fileId: string;
  readonly sha256: string;
  readonly section: { readonly title: string; readonly branchNumber: string | null };
};

/** The files of a my page that the caller may see, count and have one of these contents; no query without a hash. */
export const findSameContents = async (
  db: Db,
  mypageId: number,
  hashes: readonly string[],
  visibility: MyPageVisibility,
): Promise<SameContent[]> => {
  if (hashes.length === 0) return [];
  const files = await db.sectionFile.findMany({
    where: {
      removedAt: null,
      section: { AND: [{ mypageId }, visibleSections(visibility)] },
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
