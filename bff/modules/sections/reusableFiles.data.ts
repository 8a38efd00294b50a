import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageVisibility, visibleSections } from '#bff/parts/ownership/access.data.ts';
import { plain } from '#bff/platform/database/values.ts';

type Place = { readonly mypageId: number; readonly visibility: MyPageVisibility };

/** Files that count in a section that the business sees: clean, neither replaced nor removed. */
const reusable = ({ mypageId, visibility }: Place, kinds: readonly number[]) =>
  ({
    removedAt: null,
    section: { AND: [{ mypageId, kind: { in: [...kinds] } }, visibleSections(visibility)] },
    file: { scanStatus: 'clean', deletedAt: null },
  }) as const satisfies Prisma.SectionFileWhereInput;

/** More than anybody looks through; who has more finds the rest by its section. */
const MOST_FILES = 2000;

/** Those of a my page with the sections that they serve, the newest first. */
export const listReusableFiles = (db: Db, place: Place, kinds: readonly number[]) =>
  db.sectionFile.findMany({
    where: reusable(place, kinds),
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
  place: Place,
  { fileId, kinds }: { readonly fileId: string; readonly kinds: readonly number[] },
) => {
  const row = await db.sectionFile.findFirst({
    where: { ...reusable(place, kinds), fileId },
    select: { file: true },
  });
  return row && plain(row.file);
};

export type ReusableFileRow = NonNullable<Awaited<ReturnType<typeof findReusableFile>>>;
