import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { plain } from '../engine/values.ts';

/** Files that count in a section of the business: clean, neither replaced nor removed. */
const reusable = (mypageId: number, kinds: readonly number[]) =>
  ({
    removedAt: null,
    section: { mypageId, deletedAt: null, kind: { in: [...kinds] } },
    file: { scanStatus: 'clean', deletedAt: null },
  }) as const satisfies Prisma.SectionFileWhereInput;

/** More than anybody looks through; who has more finds the rest by its section. */
const MOST_FILES = 2000;

/** Those of a my page with the sections that they serve, the newest first. */
export const listReusableFiles = (db: Db, mypageId: number, kinds: readonly number[]) =>
  db.sectionFile.findMany({
    where: reusable(mypageId, kinds),
    orderBy: { id: 'desc' },
    take: MOST_FILES,
    select: {
      file: {
        select: {
          id: true,
          fileName: true,
          sizeBytes: true,
          contentType: true,
          sha256: true,
          createdAt: true,
        },
      },
      section: { select: { id: true, title: true, branchNumber: true } },
    },
  });

/** One of them. @returns null when there is none */
export const findReusableFile = async (
  db: Db,
  mypageId: number,
  { fileId, kinds }: { readonly fileId: string; readonly kinds: readonly number[] },
) => {
  const row = await db.sectionFile.findFirst({
    where: { ...reusable(mypageId, kinds), fileId },
    select: { file: true },
  });
  return row && plain(row.file);
};

export type ReusableFileRow = NonNullable<Awaited<ReturnType<typeof findReusableFile>>>;
