import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { insertRows } from '#bff/platform/database/batching/insertRows.ts';
import { columnsOf } from '#bff/platform/database/columns.ts';
import { writeMany } from '#bff/platform/database/manyRows.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';
import { versionedUpdate } from '#bff/platform/database/updateVersioned.ts';
import { type Plain, plain, toDate } from '#bff/platform/database/values.ts';

const day = (value: string | null | undefined) => (value ? toDate(value) : value);

export type NewSection = Pick<
  Prisma.SectionUncheckedCreateInput,
  | 'mypageId'
  | 'kind'
  | 'documentType'
  | 'title'
  | 'sequence'
  | 'isRequired'
  | 'needsJmacCheck'
  | 'needsMaffCheck'
  | 'branchNumber'
  | 'voucherGroup'
  | 'requiredBecause'
  | 'changeRequestId'
  | 'memberId'
  | 'createdByKind'
  | 'createdAt'
> & { readonly dueOn?: string | null };

/** A section's own columns. */
export type SectionColumns = Plain<Prisma.SectionGetPayload<object>>;

export const insertSection = async (db: Db, { dueOn, ...data }: NewSection): Promise<SectionColumns> =>
  plain(await db.section.create({ data: { ...data, dueOn: day(dueOn) } }));

const COLUMNS = columnsOf('section', Object.values(Prisma.SectionScalarFieldEnum), []);

/** Many in one statement. @returns the rows */
export const insertSections = (db: Db, sections: readonly NewSection[]): Promise<SectionColumns[]> =>
  insertRows<SectionColumns>(db, { table: 'section', isDated: true }, sections, COLUMNS);

/** Columns that a service may set. */
export type SectionChange = Partial<
  Omit<SectionColumns, 'id' | 'version' | 'mypageId' | 'createdAt' | 'updatedAt'>
>;

const update = versionedUpdate<SectionColumns>('section', Object.values(Prisma.SectionScalarFieldEnum), []);

/** @returns the columns as they are now; null when it no longer has that version */
export const updateSectionRow = (
  db: Db,
  row: { id: number; version: number | undefined },
  change: SectionChange,
): Promise<SectionColumns | null> => update(db, row, change);

/** Due days that follow from a date of the my page; the sections' contents stay, so their versions do. */
export const updateSectionDueOn = async (db: Db, id: number, dueOn: string | null): Promise<void> => {
  await db.section.update({ where: { id }, data: { dueOn: day(dueOn) } });
};

/** What a condition makes of a document that is there already; columns that are not told keep what they have. */
export type RequirementChange = Pick<SectionColumns, 'id' | 'requiredBecause'> &
  Partial<Pick<SectionColumns, 'isRequired' | 'deletedAt'>>;

/** Any number of documents in one statement; their contents stay, so their versions do. */
export const updateSectionRequirements = async (
  db: Db,
  changes: readonly RequirementChange[],
): Promise<void> => {
  await execute(
    db,
    Prisma.sql`UPDATE section SET required_because = turned."requiredBecause",
        is_required = coalesce(turned."isRequired", section.is_required),
        deleted_at = coalesce(turned."deletedAt", section.deleted_at), updated_at = now()
      FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS turned(id int, "requiredBecause" text,
        "isRequired" boolean, "deletedAt" timestamptz)
      WHERE section.id = turned.id`,
  );
};

/** What nobody asks for any longer. */
export const removeSections = async (db: Db, ids: readonly number[], deletedAt: Date): Promise<void> => {
  await db.section.updateMany({
    where: { id: { in: [...ids] } },
    data: { requiredBecause: null, deletedAt },
  });
};

/** What vouchers of deals are headed by, any number in one statement; their contents stay, so their versions do. */
export const renameDeals = async (
  db: Db,
  renamed: readonly Pick<SectionColumns, 'id' | 'voucherGroup'>[],
): Promise<void> => {
  await execute(
    db,
    Prisma.sql`UPDATE section SET voucher_group = named."voucherGroup", updated_at = now()
      FROM jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) AS named(id int, "voucherGroup" text)
      WHERE section.id = named.id`,
  );
};

export const countSections = (db: Db, mypageId: number): Promise<number> =>
  db.section.count({ where: { mypageId, deletedAt: null } });

/** Those that its business has added itself; the first of each kind of a deal is asked for with the payment list. */
export const countOwnSections = async (db: Db, mypageId: number): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(
    db,
    Prisma.sql`
      SELECT (count(*) - count(DISTINCT (deal.number, section.document_type)) FILTER (WHERE deal.id IS NOT NULL))::int AS count
        FROM section
          LEFT JOIN payment_item deal ON deal.my_page_id = section.my_page_id
            AND deal.number = split_part(section.branch_number, '-', 1)::int
        WHERE section.my_page_id = ${mypageId} AND section.deleted_at IS NULL AND section.created_by_kind = 'user'`,
  );
  return row?.count ?? 0;
};

/** The highest sequence of a my page, for a section that comes last in its card. */
export const lastSequence = async (db: Db, mypageId: number, kind: number): Promise<number> => {
  const where = { mypageId, deletedAt: null, kind: { lte: kind } };
  return (await db.section.aggregate({ where, _max: { sequence: true } }))._max.sequence ?? 0;
};

export type NewSectionHistory = Prisma.SectionHistoryUncheckedCreateInput;

export const insertSectionHistory = async (db: Db, entry: NewSectionHistory): Promise<void> => {
  await db.sectionHistory.create({ data: entry });
};

/** Any number, in SQL: the vouchers of thousands of deals can be taken away at once. */
export const insertSectionHistories = async (
  db: Db,
  entries: readonly NewSectionHistory[],
): Promise<void> => {
  await writeMany(entries, (json) =>
    queryRows(
      db,
      Prisma.sql`
      INSERT INTO section_history (section_id, action, from_status, to_status, actor_kind, actor_id, actor_name,
        on_behalf, comment, file_name, created_at)
      SELECT "sectionId", action, "fromStatus", "toStatus", "actorKind", "actorId", "actorName",
        coalesce("onBehalf", false), comment, "fileName", coalesce("createdAt", now())
      FROM jsonb_to_recordset(${json}::jsonb) AS said("sectionId" int, action text, "fromStatus" smallint,
        "toStatus" smallint, "actorKind" text, "actorId" int, "actorName" text, "onBehalf" boolean, comment text,
        "fileName" text, "createdAt" timestamptz)`,
    ),
  );
};

/** An entry of a section's history that is still shown. @returns null when there is none */
export const findSectionHistory = (db: Db, id: number) =>
  db.sectionHistory.findFirst({
    where: { id, deletedAt: null, section: { deletedAt: null } },
    include: { section: true },
  });

/** @returns false when somebody else has hidden it meanwhile */
export const hideSectionHistory = async (
  db: Db,
  id: number,
  hidden: { readonly deletedAt: Date; readonly deletedByName: string },
): Promise<boolean> => {
  const { count } = await db.sectionHistory.updateMany({ where: { id, deletedAt: null }, data: hidden });
  return count > 0;
};
