import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '../engine/queryRows.ts';
import { type Plain, plain } from '../engine/values.ts';
import { type MyPageVisibility, visibleMyPages, visibleSections } from '../myPages/access.ts';

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
  passbookOf: { select: { id: true } },
  photo: { select: { report: { select: { mypageId: true } } } },
  announcementFile: {
    select: { announcement: { select: { projectId: true, publishFrom: true, publishTo: true } } },
  },
  templateOf: { select: { projectId: true } },
  materialOf: { select: { projectId: true } },
  recoveryOf: { select: { orderedOn: true } },
} as const satisfies Prisma.StoredFileInclude;

export type OwnedFile = Plain<Prisma.StoredFileGetPayload<{ include: typeof owner }>>;

/** A file that was not removed, with all that decides who may see it. @returns null when there is none */
export const findOwnedFile = async (db: Db, id: string): Promise<OwnedFile | null> =>
  plain(await db.storedFile.findFirst({ where: { id, deletedAt: null }, include: owner }));

/** Whether the caller may see that my page. */
export const isMyPageVisible = async (db: Db, id: number, visibility: MyPageVisibility): Promise<boolean> =>
  (await db.myPage.count({ where: { AND: [{ id }, visibleMyPages(visibility)] } })) > 0;

/** Whether the caller may see that section: the whole of its my page, or as the member of whom it is asked. */
export const isSectionVisible = async (db: Db, id: number, visibility: MyPageVisibility): Promise<boolean> =>
  (await db.section.count({ where: { AND: [{ id }, visibleSections(visibility)] } })) > 0;

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

/** A file in an archive of many my pages. */
export type GatheredFile = {
  readonly mypageId: number;
  readonly displayCode: string;
  readonly corporationName: string;
  readonly title: string;
  readonly branchNumber: string | null;
  readonly versionNumber: number;
  readonly removedAt: Date | null;
  readonly fileName: string;
  readonly storageKey: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly createdAt: Date;
};

type Gathering = {
  readonly mypageIds: readonly number[];
  /** Document types of the contract's DocumentType that are left out. */
  readonly without: readonly number[];
};

const gathered = ({ mypageIds, without }: Gathering): Prisma.Sql => Prisma.sql`
  FROM section_file v
    JOIN section s ON s.id = v.section_id
    JOIN stored_file f ON f.id = v.file_id
    JOIN my_page m ON m.id = s.my_page_id
    JOIN corporation c ON c.id = m.corporation_id
  WHERE s.my_page_id = ANY(${[...mypageIds]}::int[]) AND s.deleted_at IS NULL
    AND f.deleted_at IS NULL AND f.scan_status = 'clean'
    AND NOT (s.document_list = 'DocumentType' AND s.document_type = ANY(${[...without]}::int[]))`;

/** How many clean files those are, and how many bytes together. */
export const measureGatheredFiles = async (
  db: Db,
  gathering: Gathering,
): Promise<{ readonly files: number; readonly bytes: number }> => {
  const [sum] = await queryRows<{ files: number; bytes: number }>(
    db,
    Prisma.sql`SELECT count(*)::int AS files, coalesce(sum(f.size_bytes), 0)::float8 AS bytes ${gathered(gathering)}`,
  );
  return sum ?? { files: 0, bytes: 0 };
};

/** Every clean file of many my pages, all versions, by the codes of the my pages and the order of their screens. */
export const listGatheredFiles = (db: Db, gathering: Gathering): Promise<GatheredFile[]> =>
  queryRows<GatheredFile>(
    db,
    Prisma.sql`
    SELECT m.id AS "mypageId", m.display_code AS "displayCode", c.name AS "corporationName", s.title,
      s.branch_number AS "branchNumber", v.version_number AS "versionNumber", v.removed_at AS "removedAt",
      f.file_name AS "fileName", f.storage_key AS "storageKey", f.size_bytes::float8 AS "sizeBytes", f.sha256,
      f.created_at AS "createdAt" ${gathered(gathering)}
    ORDER BY m.display_code, m.id, s.sequence, s.id, v.sequence, v.version_number, v.id`,
  );
