import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain, toDate } from '#bff/platform/database/values.ts';

/** ProjectStatus FinishedPayment and Finished. */
const PAID = [3, 2];

/** DocumentType TaxDeductionReport and EffectReport: the papers that duties are done by. */
export const DUTY_PAPERS = [71, 73];

/** PropertyStatus Confirmed. */
const CONFIRMED_PROPERTY = 3;

const facts = {
  id: true,
  adoptedOn: true,
  grantDecisionOn: true,
  completionOn: true,
  confirmedOn: true,
  paidOn: true,
  completionDeadline: true,
  project: {
    select: {
      id: true,
      programKind: true,
      domainType: true,
      completionDeadline: true,
      effectReportYears: true,
    },
  },
  duties: { select: { kind: true, year: true, dueOn: true, opensOn: true, sectionId: true } },
  properties: {
    where: { status: CONFIRMED_PROPERTY, disposedOn: null },
    select: { restrictionUntil: true, confirmedAt: true },
  },
  sections: {
    where: { deletedAt: null, documentType: { in: DUTY_PAPERS }, duty: null },
    orderBy: { id: 'asc' },
    select: { id: true, documentType: true, dueOn: true },
  },
} as const satisfies Prisma.MyPageSelect;

/** What the duties of an undertaking are worked out of: its days, and the papers that no duty has yet. */
export type DutyFacts = Plain<Prisma.MyPageGetPayload<{ select: typeof facts }>>;

export const listDutyFacts = async (db: Db, ids: readonly number[]): Promise<DutyFacts[]> =>
  (
    await db.myPage.findMany({
      where: { id: { in: [...ids] }, deletedAt: null, projectStatus: { in: PAID }, paidOn: { not: null } },
      orderBy: { id: 'asc' },
      select: facts,
    })
  ).map((row): DutyFacts => plain(row));

/** Paid undertakings that have no duties yet, and those of which a duty is to be asked for by now. */
const toBeAsked = (today: string): Prisma.MyPageWhereInput => ({
  deletedAt: null,
  projectStatus: { in: PAID },
  paidOn: { not: null },
  OR: [{ duties: { none: {} } }, { duties: { some: { sectionId: null, opensOn: { lte: toDate(today) } } } }],
});

/** @returns the ids of the next ones */
export const listToBeAsked = async (
  db: Db,
  { today, afterId, take }: { readonly today: string; readonly afterId: number; readonly take: number },
): Promise<number[]> => {
  const rows = await db.myPage.findMany({
    where: { AND: [toBeAsked(today), { id: { gt: afterId } }] },
    orderBy: { id: 'asc' },
    take,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
};

export const countToBeAsked = (db: Db, today: string): Promise<number> =>
  db.myPage.count({ where: toBeAsked(today) });

export type NewDuty = {
  readonly mypageId: number;
  readonly kind: number;
  readonly year: number;
  readonly dueOn: string;
  readonly opensOn: string;
  readonly sectionId: number | null;
};

/** Any number in one statement; a duty that has its document keeps the document's days. */
export const upsertDuties = async (db: Db, duties: readonly NewDuty[]): Promise<void> => {
  if (duties.length === 0) return;
  await execute(
    db,
    Prisma.sql`INSERT INTO duty (my_page_id, kind, year, due_on, opens_on, section_id)
      SELECT "mypageId", kind, year, "dueOn", least("opensOn", "dueOn"), "sectionId"
      FROM jsonb_to_recordset(${JSON.stringify(duties)}::jsonb)
        AS made("mypageId" int, kind int, year int, "dueOn" date, "opensOn" date, "sectionId" int)
      ON CONFLICT (my_page_id, kind, year) DO UPDATE
        SET due_on = excluded.due_on, opens_on = excluded.opens_on, section_id = excluded.section_id
        WHERE duty.section_id IS NULL`,
  );
};

/** Takes away duties of a kind that nobody has been asked for and that are due after a day; all of them for null. */
export const deleteUnopenedDuties = async (
  db: Db,
  { mypageIds, kind, after }: { mypageIds: readonly number[]; kind: number; after: string | null },
): Promise<void> => {
  await db.duty.deleteMany({
    where: {
      mypageId: { in: [...mypageIds] },
      kind,
      sectionId: null,
      ...(after === null ? {} : { dueOn: { gt: toDate(after) } }),
    },
  });
};

export type UnopenedDuty = {
  readonly id: number;
  readonly mypageId: number;
  readonly kind: number;
  readonly year: number;
  readonly dueOn: string;
};

/** Those of held my pages that are to be asked for by today and have no document yet. */
export const listUnopenedDuties = async (
  db: Db,
  mypageIds: readonly number[],
  today: string,
): Promise<UnopenedDuty[]> =>
  (
    await db.duty.findMany({
      where: { mypageId: { in: [...mypageIds] }, sectionId: null, opensOn: { lte: toDate(today) } },
      orderBy: { id: 'asc' },
      select: { id: true, mypageId: true, kind: true, year: true, dueOn: true },
    })
  ).map((row) => plain(row));

/** Ties duties to the documents that they are done by, any number in one statement. */
export const linkDuties = async (
  db: Db,
  links: readonly { readonly id: number; readonly sectionId: number }[],
): Promise<void> => {
  await execute(
    db,
    Prisma.sql`UPDATE duty SET section_id = linked."sectionId"
      FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb) AS linked(id int, "sectionId" int)
      WHERE duty.id = linked.id`,
  );
};
