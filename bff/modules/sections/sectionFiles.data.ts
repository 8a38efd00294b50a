import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

type NewSectionFile = {
  readonly sectionId: number;
  readonly fileId: string;
  readonly createdAt: Date;
  /** The version that this one takes the place of. */
  readonly replaced?: { readonly id: number; readonly versionNumber: number; readonly sequence: number };
};

/** Puts a stored file into a section, as a new one or as the next version of another. @returns its version */
export const insertSectionFile = async (
  db: Db,
  { sectionId, fileId, createdAt, replaced }: NewSectionFile,
): Promise<number> => {
  const versionNumber = replaced === undefined ? 1 : replaced.versionNumber + 1;
  if (replaced !== undefined) {
    await db.sectionFile.update({ where: { id: replaced.id }, data: { removedAt: createdAt } });
  }
  const count = await db.sectionFile.count({ where: { sectionId } });
  const sequence = replaced?.sequence ?? count + 1;
  const replacesId = replaced?.id ?? null;
  await db.sectionFile.create({
    data: { sectionId, fileId, versionNumber, replacesId, sequence, createdAt },
  });
  return versionNumber;
};

/** Takes a file that was never submitted out of its section; the version before it counts again. */
export const removeSectionFile = async (
  db: Db,
  { id, replacesId }: { id: number; replacesId: number | null },
): Promise<void> => {
  await db.sectionFile.delete({ where: { id } });
  if (replacesId !== null) {
    await db.sectionFile.update({ where: { id: replacesId }, data: { removedAt: null } });
  }
};

const owner = {
  sectionFile: { include: { replacedBy: { select: { id: true } } } },
  section: { select: { id: true, documentType: true, kind: true, status: true } },
  application: { select: { projectId: true } },
  passbookOf: { select: { id: true } },
  photo: { select: { report: { select: { mypageId: true } } } },
  announcementFile: {
    select: { announcement: { select: { projectId: true, publishFrom: true, publishTo: true } } },
  },
  templateOf: { select: { projectId: true } },
  materialOf: { select: { projectId: true } },
  recoveryOf: { select: { orderedOn: true } },
  threadFile: {
    select: {
      message: {
        select: {
          kind: true,
          thread: { select: { mypageId: true, memberId: true, applicationId: true } },
        },
      },
    },
  },
} as const satisfies Prisma.StoredFileInclude;

export type OwnedFile = Plain<Prisma.StoredFileGetPayload<{ include: typeof owner }>>;

/** A file that was not removed, with all that decides who may see it. @returns null when there is none */
export const findOwnedFile = async (db: Db, id: string): Promise<OwnedFile | null> =>
  plain(await db.storedFile.findFirst({ where: { id, deletedAt: null }, include: owner }));

const archived = {
  select: {
    versionNumber: true,
    removedAt: true,
    sequence: true,
    file: { select: { id: true, fileName: true, storageKey: true, createdAt: true } },
    section: { select: { id: true, title: true, sequence: true, documentType: true, branchNumber: true } },
  },
} as const;

/** Every clean file of a my page's sections, all versions, in the order of the screens. */
export const listArchivedFiles = (db: Db, mypageId: number) =>
  db.sectionFile.findMany({
    where: { section: { mypageId, deletedAt: null }, file: { deletedAt: null, scanStatus: 'clean' } },
    orderBy: [
      { section: { sequence: 'asc' } },
      { sectionId: 'asc' },
      { sequence: 'asc' },
      { versionNumber: 'asc' },
      { id: 'asc' },
    ],
    ...archived,
  });

export type ArchivedFile = Awaited<ReturnType<typeof listArchivedFiles>>[number];
