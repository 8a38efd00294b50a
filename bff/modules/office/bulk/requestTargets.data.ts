import type { Db } from '#bff/core/database.ts';
import { BulkRowOutcome } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { recipientNames } from './messageTargets.data.ts';
import { type SectionDays, sectionDays } from './sectionTargets.data.ts';

/** A document that its business, and a member for its own, is asked for. */
export type RequestTarget = SectionDays & {
  readonly title: string;
  readonly branchNumber: string | null;
  readonly corporationName: string;
  readonly planTitle: string;
  /** The names of those of the representative who get its mails. */
  readonly recipients: readonly string[];
  /** Of whom it is asked, with those who get its mails; null: of the representative, or of a member that has left. */
  readonly member: {
    readonly id: number;
    readonly name: string;
    readonly recipients: readonly string[];
  } | null;
};

const { sql } = Prisma;

/** In the order of the documents of each undertaking. */
export const findRequestTargets = (db: Db, ids: readonly number[]): Promise<RequestTarget[]> =>
  queryRows<RequestTarget>(
    db,
    sql`
    SELECT ${sectionDays}, s.title, s.branch_number AS "branchNumber", c.name AS "corporationName",
      m.plan_title AS "planTitle", people.names AS recipients,
      CASE WHEN part.id IS NOT NULL THEN jsonb_build_object('id', part.id, 'name', member.name,
        'recipients', ${recipientNames(sql`part.corporation_id`)}) END AS member
    FROM section s JOIN my_page m ON m.id = s.my_page_id JOIN corporation c ON c.id = m.corporation_id
      JOIN (SELECT m.id, ${recipientNames(sql`m.corporation_id`)} AS names FROM my_page m
        WHERE m.id IN (SELECT my_page_id FROM section WHERE id = ANY(${[...ids]}::int[]))) people ON people.id = m.id
      LEFT JOIN my_page_member part ON part.id = s.member_id AND part.left_on IS NULL
      LEFT JOIN corporation member ON member.id = part.corporation_id
    WHERE s.id = ANY(${[...ids]}::int[]) AND s.deleted_at IS NULL AND m.deleted_at IS NULL
    ORDER BY m.id, s.sequence, s.id`,
  );

/** The documents of an undertaking that a run asks for, or has asked for. */
export const listRequestedSections = async (
  db: Db,
  { runId, mypageId }: { readonly runId: number; readonly mypageId: number },
): Promise<number[]> => {
  const { Able, Done } = BulkRowOutcome;
  const rows = await db.bulkRunRow.findMany({
    where: { runId, mypageId, outcome: { in: [Able, Done] } },
    select: { sectionId: true },
  });
  return rows.flatMap(({ sectionId }) => sectionId ?? []);
};

/** How many requests a run would still send: one for each undertaking, and one for each member for its own. */
export const countRequests = async (db: Db, runId: number): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`
    SELECT (count(DISTINCT r.my_page_id) + count(DISTINCT part.id))::int AS count
    FROM bulk_run_row r JOIN section s ON s.id = r.section_id
      LEFT JOIN my_page_member part ON part.id = s.member_id AND part.left_on IS NULL
    WHERE r.run_id = ${runId} AND r.outcome = ${BulkRowOutcome.Able}`,
  );
  return row?.count ?? 0;
};
