import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';

const about = {
  select: {
    id: true,
    number: true,
    sha256: true,
    widthPx: true,
    heightPx: true,
    createdAt: true,
    savedBy: { select: { name: true } },
  },
} as const satisfies Prisma.ProjectSealDefaultArgs;

export type ProjectSealRow = Prisma.ProjectSealGetPayload<typeof about>;

/** The newest version of a round's seal, without its picture. @returns null where there never was one */
export const findNewestSeal = (db: Db, projectId: number): Promise<ProjectSealRow | null> =>
  db.projectSeal.findFirst({ where: { projectId }, orderBy: { number: 'desc' }, ...about });

/** The picture of a version (PNG). @returns null for one without */
export const findSealPicture = async (db: Db, id: number): Promise<Uint8Array | null> =>
  (await db.projectSeal.findUniqueOrThrow({ where: { id }, select: { picture: true } })).picture;

export type NewSeal = Pick<
  Prisma.ProjectSealUncheckedCreateInput,
  'projectId' | 'number' | 'sha256' | 'widthPx' | 'heightPx' | 'savedById' | 'createdAt'
> & { readonly picture: Uint8Array<ArrayBuffer> | null };

/** Of two that save the same version at once, the database lets one win. */
export const insertSeal = async (db: Db, data: NewSeal): Promise<void> => {
  await db.projectSeal.create({ data, select: { id: true } });
};
