import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { toDate } from '#bff/platform/database/values.ts';

/** Uploaded photos of these ids, with the report that has one already. */
export const findPhotoUploads = (db: Db, fileIds: readonly string[]) =>
  db.storedFile.findMany({
    where: { id: { in: [...fileIds] }, purpose: 'photo', deletedAt: null },
    select: {
      id: true,
      fileName: true,
      scanStatus: true,
      uploadedByAdminUserId: true,
      photo: { select: { mypageReportId: true, beforeAfter: true } },
    },
  });

export type NewPhoto = Omit<Prisma.PhotoUncheckedCreateInput, 'takenOn' | 'id'> & {
  readonly takenOn: string;
};

type PhotoPlace = { readonly reportId: number; readonly mypageId: number };

/**
 * Puts these photos in the place of a report's earlier ones of the same side (before or after). The files become the
 * my page's, so that whoever sees the my page sees them.
 */
export const replacePhotos = async (
  db: Db,
  { reportId, mypageId }: PhotoPlace,
  beforeAfter: number,
  photos: readonly NewPhoto[],
): Promise<void> => {
  const fileIds = photos.map(({ fileId }) => fileId);
  await db.photo.deleteMany({ where: { mypageReportId: reportId, beforeAfter } });
  await db.photo.deleteMany({ where: { mypageReportId: reportId, fileId: { in: fileIds } } });
  await db.photo.createMany({
    data: photos.map(({ takenOn, ...photo }) => ({ ...photo, takenOn: toDate(takenOn) })),
  });
  await db.storedFile.updateMany({ where: { id: { in: fileIds } }, data: { mypageId } });
};

/** Adds one photo; its file becomes the my page's, as with `replacePhotos`. */
export const insertPhoto = async (
  db: Db,
  mypageId: number,
  { takenOn, ...photo }: NewPhoto,
): Promise<void> => {
  await db.photo.create({ data: { ...photo, takenOn: toDate(takenOn) } });
  await db.storedFile.update({ where: { id: photo.fileId }, data: { mypageId } });
};
