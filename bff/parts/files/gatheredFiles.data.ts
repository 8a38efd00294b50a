import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { CalendarDay } from '#rules/calendar.ts';

/** A document's file among those of many records, whatever the scanner says of it. */
export type GatheredFile = {
  /** The my page, the section, the application or the inspection that it was gathered for. */
  readonly recordId: number;
  readonly displayCode: string | null;
  readonly ownerName: string | null;
  /** What tells an inspection from others of its my page. */
  readonly scheduledOn: CalendarDay | null;
  /** What a section is called; null where the kind of document alone says it. */
  readonly title: string | null;
  /** Of a photo BeforeAfter. */
  readonly documentList: string;
  readonly documentType: number;
  readonly branchNumber: string | null;
  readonly versionNumber: number;
  readonly removedAt: Date | null;
  readonly fileName: string;
  readonly storageKey: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** pending, clean, infected, failed */
  readonly scanStatus: string;
  readonly createdAt: Date;
};

export type Gathering =
  | {
      readonly of: 'myPage' | 'section';
      readonly ids: readonly number[];
      /** Document types of the contract's DocumentType that are left out. */
      readonly without: readonly number[];
    }
  | { readonly of: 'application'; readonly ids: readonly number[] }
  | { readonly of: 'report'; readonly ids: readonly number[] };

const ofUndertakings = (
  gathered: Prisma.Sql,
  ids: readonly number[],
  without: readonly number[],
): Prisma.Sql => Prisma.sql`
  SELECT ${gathered} AS record_id, m.display_code, m.id AS owner_id, c.name AS owner_name, NULL::date AS scheduled_on, s.title,
    s.document_list, s.document_type, s.branch_number, v.version_number, v.removed_at, v.file_id,
    ARRAY[s.sequence, s.id, v.sequence, v.version_number, v.id] AS place
  FROM section_file v
    JOIN section s ON s.id = v.section_id
    JOIN my_page m ON m.id = s.my_page_id
    JOIN corporation c ON c.id = m.corporation_id
  WHERE ${gathered} = ANY(${[...ids]}::int[]) AND s.deleted_at IS NULL
    AND NOT (s.document_list = 'DocumentType' AND s.document_type = ANY(${[...without]}::int[]))`;

/** A younger row of one place is its newer version, also after one of them was taken back. */
const ofApplications = (ids: readonly number[]): Prisma.Sql => Prisma.sql`
  SELECT a.id AS record_id, a.display_code, a.id AS owner_id, a.name AS owner_name, NULL::date AS scheduled_on, NULL::text AS title,
    v.document_list, v.type AS document_type, NULL::text AS branch_number,
    row_number() OVER (PARTITION BY a.id, v.document_list, v.type, v.sequence ORDER BY v.id)::int AS version_number,
    v.removed_at, v.file_id, ARRAY[v.type, v.sequence, v.id] AS place
  FROM application_file v JOIN application a ON a.id = v.application_id
  WHERE a.id = ANY(${[...ids]}::int[]) AND a.deleted_at IS NULL`;

/** Photos are numbered on their side; what was saved in the place of one is no version of it. */
const ofReports = (ids: readonly number[]): Prisma.Sql => Prisma.sql`
  SELECT r.id AS record_id, m.display_code, m.id AS owner_id, c.name AS owner_name, r.scheduled_on, NULL::text AS title,
    'BeforeAfter' AS document_list, p.before_after AS document_type,
    row_number() OVER (PARTITION BY r.id, p.before_after ORDER BY p.sequence, p.id)::text AS branch_number,
    1 AS version_number, NULL::timestamptz AS removed_at, p.file_id,
    ARRAY[r.id, p.before_after, p.sequence, p.id] AS place
  FROM photo p
    JOIN my_page_report r ON r.id = p.my_page_report_id
    JOIN my_page m ON m.id = r.my_page_id
    JOIN corporation c ON c.id = m.corporation_id
  WHERE r.id = ANY(${[...ids]}::int[]) AND r.deleted_at IS NULL`;

const rowsOf = (gathering: Gathering): Prisma.Sql => {
  if (gathering.of === 'report') return ofReports(gathering.ids);
  if (gathering.of === 'application') return ofApplications(gathering.ids);
  const id = gathering.of === 'myPage' ? Prisma.sql`s.my_page_id` : Prisma.sql`s.id`;
  return ofUndertakings(id, gathering.ids, gathering.without);
};

const gathered = (gathering: Gathering): Prisma.Sql =>
  Prisma.sql`FROM (${rowsOf(gathering)}) g JOIN stored_file f ON f.id = g.file_id WHERE f.deleted_at IS NULL`;

/** How many clean files those are, and how many bytes together. */
export const measureGatheredFiles = async (
  db: Db,
  gathering: Gathering,
): Promise<{ readonly files: number; readonly bytes: number }> => {
  const [sum] = await queryRows<{ files: number; bytes: number }>(
    db,
    Prisma.sql`SELECT count(*)::int AS files, coalesce(sum(f.size_bytes), 0)::float8 AS bytes
      ${gathered(gathering)} AND f.scan_status = 'clean'`,
  );
  return sum ?? { files: 0, bytes: 0 };
};

/** Every file of many records, all versions, by the codes of their owners and the order of their screens. */
export const listGatheredFiles = (db: Db, gathering: Gathering): Promise<GatheredFile[]> =>
  queryRows<GatheredFile>(
    db,
    Prisma.sql`
    SELECT g.record_id AS "recordId", g.display_code AS "displayCode", g.owner_name AS "ownerName",
      g.scheduled_on::text AS "scheduledOn", g.title,
      g.document_list AS "documentList", g.document_type AS "documentType", g.branch_number AS "branchNumber",
      g.version_number AS "versionNumber", g.removed_at AS "removedAt", f.file_name AS "fileName",
      f.storage_key AS "storageKey", f.size_bytes::float8 AS "sizeBytes", f.sha256, f.scan_status AS "scanStatus",
      f.created_at AS "createdAt" ${gathered(gathering)}
    ORDER BY g.display_code, g.owner_id, g.place`,
  );
