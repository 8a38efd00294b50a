import { SectionKind } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { batched } from '#bff/platform/database/batching/batched.ts';
import { columnsOf } from '#bff/platform/database/columns.ts';
import { nestedRow, nestedRows, readInstants } from '#bff/platform/database/nestedRows.ts';
import { anyOf, queryRows } from '#bff/platform/database/queryRows.ts';
import type { Plain } from '#bff/platform/database/values.ts';

type WithEverything = Prisma.ApplicationGetPayload<{
  include: {
    project: true;
    applicationUser: { select: { id: true; name: true; email: true; emailConfirmedAt: true } };
    assignee: { select: { name: true } };
    files: { include: { file: true } };
    returnItems: { include: { file: { select: { fileName: true } } } };
    checklistResults: true;
    scores: { include: { reviewer: { select: { name: true } } } };
    receipts: { include: { paperOrder: { select: { labels: true; madeAt: true } } } };
    history: true;
    myPage: true;
  };
}>;

/** An application with everything that its rules and its pages need. */
export type ApplicationRow = Plain<WithEverything> & {
  /** How many sections of its my page the business has handed in (notices are the desk's). */
  readonly submittedSectionCount: number;
};

/** The columns of an application that are yen. */
export const APPLICATION_YEN = [
  'capital',
  'totalCost',
  'eligibleCost',
  'subsidyAmount',
  'selfFunded',
  'adoptedAmount',
];

const { sql } = Prisma;

const all = (table: string, fields: Readonly<Record<string, string>>): Prisma.Sql =>
  columnsOf(table, Object.values(fields), []);

/* In SQL: every step of an applicant and of the desk reads it, at half of the client's price. */

const ABOVE = sql`
  ${nestedRow(sql`SELECT ${all('p', Prisma.ProjectScalarFieldEnum)} FROM project p WHERE p.id = a.project_id`)}
    AS project,
  ${nestedRow(sql`SELECT u.id, u.name, u.email, u.email_confirmed_at AS "emailConfirmedAt"
    FROM application_user u WHERE u.id = a.application_user_id`)} AS "applicationUser",
  ${nestedRow(sql`SELECT u.name FROM admin_user u WHERE u.id = a.assignee_user_id`)} AS assignee`;

const FILES = nestedRows(sql`
  SELECT ${all('f', Prisma.ApplicationFileScalarFieldEnum)},
    ${nestedRow(sql`SELECT ${all('s', Prisma.StoredFileScalarFieldEnum)} FROM stored_file s WHERE s.id = f.file_id`)}
      AS file
  FROM application_file f WHERE f.application_id = a.id ORDER BY f.id`);

const RETURN_ITEMS = nestedRows(sql`
  SELECT ${all('i', Prisma.ReturnItemScalarFieldEnum)},
    ${nestedRow(sql`SELECT s.file_name AS "fileName" FROM stored_file s WHERE s.id = i.file_id`)} AS file
  FROM return_item i WHERE i.application_id = a.id ORDER BY i.return_number, i.number`);

const REVIEW = sql`
  ${nestedRows(sql`SELECT ${all('c', Prisma.ChecklistResultScalarFieldEnum)}
    FROM checklist_result c WHERE c.application_id = a.id`)} AS "checklistResults",
  ${nestedRows(sql`SELECT ${all('c', Prisma.ApplicationScoreScalarFieldEnum)},
      ${nestedRow(sql`SELECT u.name FROM admin_user u WHERE u.id = c.reviewer_id`)} AS reviewer
    FROM application_score c WHERE c.application_id = a.id ORDER BY c.id`)} AS scores`;

const RECEIPTS = nestedRows(sql`
  SELECT ${all('r', Prisma.ReceiptScalarFieldEnum)},
    ${nestedRow(sql`SELECT o.labels, o.made_at AS "madeAt" FROM paper_order o WHERE o.receipt_id = r.id`)}
      AS "paperOrder"
  FROM receipt r WHERE r.application_id = a.id ORDER BY r.submission_number DESC`);

const BEHIND = sql`
  ${nestedRows(sql`SELECT ${all('h', Prisma.ApplicationHistoryScalarFieldEnum)}
    FROM application_history h WHERE h.application_id = a.id ORDER BY h.id DESC`)} AS history,
  ${nestedRow(sql`SELECT ${all('m', Prisma.MyPageScalarFieldEnum)} FROM my_page m WHERE m.application_id = a.id`)}
    AS "myPage",
  (SELECT count(*)::int FROM my_page m JOIN section s ON s.my_page_id = m.id
    WHERE m.application_id = a.id AND s.deleted_at IS NULL AND s.submission_count > 0
      AND s.kind <> ${SectionKind.Notice}) AS "submittedSectionCount"`;

const WHOLE = sql`${columnsOf('a', Object.values(Prisma.ApplicationScalarFieldEnum), APPLICATION_YEN)},
  ${ABOVE}, ${FILES} AS files, ${RETURN_ITEMS} AS "returnItems", ${REVIEW}, ${RECEIPTS} AS receipts, ${BEHIND}`;

const withInstants = (row: ApplicationRow): ApplicationRow => {
  const {
    project,
    applicationUser,
    myPage,
    files,
    returnItems,
    checklistResults,
    scores,
    receipts,
    history,
  } = row;
  const inside = [...files.map(({ file }) => file), ...receipts.map(({ paperOrder }) => paperOrder)];
  const lists = [files, returnItems, checklistResults, scores, receipts, history].flat();
  for (const nested of [project, applicationUser, myPage, ...lists, ...inside]) readInstants(nested);
  return row;
};

/** @returns null when there is none or it was deleted */
export const findApplication = batched<number, ApplicationRow | null>(async (db, ids) => {
  const statement = sql`SELECT ${WHOLE} FROM application a
    WHERE a.id = ${anyOf(ids, 'int')} AND a.deleted_at IS NULL`;
  const rows = await queryRows<ApplicationRow>(db, statement);
  const found = new Map(rows.map((row) => [row.id, withInstants(row)]));
  return ids.map((id) => found.get(id) ?? null);
});
