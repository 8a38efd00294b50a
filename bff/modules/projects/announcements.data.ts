import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

const withFiles = {
  files: { orderBy: { sequence: 'asc' }, include: { file: true } },
  createdBy: { select: { name: true } },
} as const satisfies Prisma.AnnouncementInclude;

export type AnnouncementRow = Plain<Prisma.AnnouncementGetPayload<{ include: typeof withFiles }>>;

export type AnnouncementFilter = {
  readonly projectId: number;
  /** Only what is published at that instant. */
  readonly publishedAt?: Date | undefined;
};

const whereOf = ({ projectId, publishedAt }: AnnouncementFilter): Prisma.AnnouncementWhereInput => ({
  projectId,
  publishFrom: publishedAt && { lte: publishedAt },
  OR: publishedAt && [{ publishTo: null }, { publishTo: { gt: publishedAt } }],
});

export const announcementRows = listOf({
  where: whereOf,
  find: (db, page) => db.announcement.findMany({ ...page, include: withFiles }),
  count: (db, where) => db.announcement.count({ where }),
});

export type AnnouncementKey = { readonly projectId: number; readonly id: number };

/** @returns null when there is none in this project */
export const findAnnouncement = async (db: Db, key: AnnouncementKey): Promise<AnnouncementRow | null> =>
  plain(await db.announcement.findFirst({ where: key, include: withFiles }));

export type NewAnnouncement = Pick<
  Prisma.AnnouncementUncheckedCreateInput,
  'projectId' | 'title' | 'body' | 'isImportant' | 'createdById'
> & {
  readonly publishFrom: Date;
  readonly publishTo: Date | null;
  readonly renotifiedAt?: Date;
};

/** @returns its id */
export const insertAnnouncement = async (db: Db, data: NewAnnouncement): Promise<number> =>
  (await db.announcement.create({ data, select: { id: true } })).id;

export type AnnouncementChange = Partial<Omit<NewAnnouncement, 'projectId' | 'createdById'>>;

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateAnnouncementRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  change: AnnouncementChange,
): Promise<number> => {
  const { count } = await db.announcement.updateMany({
    where: { id, version },
    data: { ...change, version: { increment: 1 } },
  });
  return count;
};

/** Puts these files, in this order, in the place of those before. */
export const replaceAnnouncementFiles = async (
  db: Db,
  announcementId: number,
  fileIds: readonly string[],
): Promise<void> => {
  await db.announcementFile.deleteMany({ where: { announcementId } });
  await db.announcementFile.createMany({
    data: fileIds.map((fileId, index) => ({ announcementId, fileId, sequence: index + 1 })),
  });
};

/** The uploaded files of these ids, with the announcement that has one already. */
export const findAnnouncementUploads = (db: Db, ids: readonly string[]) =>
  db.storedFile.findMany({
    where: { id: { in: [...ids] }, purpose: 'announcement', deletedAt: null },
    select: {
      id: true,
      fileName: true,
      scanStatus: true,
      announcementFile: { select: { announcementId: true } },
    },
  });

/** @returns how many rows were deleted: 0 when it no longer has that version */
export const deleteAnnouncementRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
): Promise<number> => (await db.announcement.deleteMany({ where: { id, version } })).count;
