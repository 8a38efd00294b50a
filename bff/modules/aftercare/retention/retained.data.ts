import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/*
 * What is kept for a time, kind by kind, as one set of rows: whose it is, the day from which its time counts and the day
 * on which it is over. A row of a kind: subject_id, code, name, project_id, counted_on, due_on, my_page_id,
 * application_id, corporation_id, family.
 */

/** RetentionKind, by the words of its ids in the contract; the index is the number. */
export const RETAINED_WORDS = ['draft', 'application', 'mypage', 'applicant', 'user', 'admin'] as const;

export type RetainedPeriods = {
  /** Of a draft, and of an applicant without an application, after the round has closed. */
  readonly draftDays: number;
  /** Of an account that was stopped. */
  readonly stoppedAccountDays: number;
};

const sql = Prisma.sql;

/** The calendar day in Japan. */
const dayOf = (instant: Prisma.Sql): Prisma.Sql => sql`(${instant} AT TIME ZONE 'Asia/Tokyo')::date`;

/** The Japanese fiscal year of a day: it begins in April. */
const fiscalYearOf = (day: Prisma.Sql): Prisma.Sql =>
  sql`extract(year FROM ${day} - interval '3 months')::int`;

/** The last day of a fiscal year, and the day on which what is kept for years after it may go. */
const afterYear = (year: Prisma.Sql): Prisma.Sql => sql`make_date(${year} + 1, 3, 31) AS counted_on,
  make_date(${year} + 1 + project.retention_years, 4, 1) AS due_on`;

const none = sql`NULL::int`;

/** Never handed in: nobody has decided anything by it. */
const drafts = ({ draftDays }: RetainedPeriods): Prisma.Sql => sql`
  SELECT a.id AS subject_id, a.display_code AS code, coalesce(nullif(a.name, ''), u.name) AS name, a.project_id,
    ${dayOf(sql`project.application_closes_at`)} AS counted_on,
    ${dayOf(sql`project.application_closes_at`)} + ${draftDays}::int AS due_on,
    ${none} AS my_page_id, a.id AS application_id, ${none} AS corporation_id, a.family
  FROM application a JOIN project ON project.id = a.project_id JOIN application_user u ON u.id = a.application_user_id
  WHERE a.deleted_at IS NULL AND a.status = 0 AND a.submission_count = 0`;

/**
 * Handed in and not adopted, withdrawn, or taken back for good: by the later of the round's fiscal year and that of the
 * decision. A waitlisted one of a round that is over was not adopted either.
 */
const closedApplications = (): Prisma.Sql => sql`
  SELECT a.id, a.display_code, coalesce(nullif(a.name, ''), u.name), a.project_id,
    ${afterYear(sql`greatest(project.fiscal_year, ${fiscalYearOf(dayOf(sql`a.decided_at`))})`)},
    ${none}, a.id, ${none}, a.family
  FROM application a JOIN project ON project.id = a.project_id JOIN application_user u ON u.id = a.application_user_id
  WHERE a.deleted_at IS NULL AND (a.status IN (6, 7, 8) OR (a.status = 0 AND a.submission_count > 0))
    AND NOT EXISTS (SELECT FROM my_page p WHERE p.application_id = a.id)`;

/** What an undertaking still has to do or to pay, or what is still to be decided. */
const bound = sql`(
  EXISTS (SELECT FROM recovery r WHERE r.my_page_id = p.id AND r.status < 3 AND r.superseded_at IS NULL)
  OR EXISTS (SELECT FROM payment WHERE payment.my_page_id = p.id AND payment.status NOT IN (5, 7))
  OR EXISTS (SELECT FROM change_request c WHERE c.my_page_id = p.id AND c.status IN (1, 2, 3))
  OR EXISTS (SELECT FROM property_disposal d WHERE d.my_page_id = p.id AND d.status IN (1, 2, 3))
  OR EXISTS (SELECT FROM duty LEFT JOIN section s ON s.id = duty.section_id
    WHERE duty.my_page_id = p.id AND s.status IS DISTINCT FROM 3 AND s.waive_reason IS NULL))`;

/**
 * Paid, or given up: by the later of the round's fiscal year and that of the last of it; never before the last day on
 * which a disposal of its property needs approval (処分制限期間) is over.
 */
const undertakings = (): Prisma.Sql => sql`
  SELECT ended.id, ended.display_code, ended.name, ended.project_id, ended.counted_on,
    greatest(ended.due_on, ended.free_on), ended.id, ended.application_id, ${none}, NULL
  FROM (
    SELECT p.id, p.display_code, c.name, p.project_id, p.application_id,
      (SELECT max(item.restriction_until) + 1 FROM property_ledger_item item WHERE item.my_page_id = p.id) AS free_on,
      ${afterYear(
        sql`greatest(project.fiscal_year, ${fiscalYearOf(
          sql`greatest(p.paid_on, ${dayOf(sql`(
        SELECT max(h.created_at) FROM my_page_history h WHERE h.my_page_id = p.id AND h.machine = 'projectStatus')`)})`,
        )})`,
      )}
    FROM my_page p JOIN project ON project.id = p.project_id JOIN corporation c ON c.id = p.corporation_id
    WHERE p.deleted_at IS NULL AND p.project_status IN (3, 5, 6) AND NOT ${bound}) ended`;

/** Who registered and never began: his account is of no use once the round has closed. */
const applicants = ({ draftDays }: RetainedPeriods, isFree: Prisma.Sql): Prisma.Sql => sql`
  SELECT person.id, NULL, person.name, person.project_id, ${dayOf(sql`project.application_closes_at`)},
    ${dayOf(sql`project.application_closes_at`)} + ${draftDays}::int, ${none}, ${none}, ${none}, person.family
  FROM application_user person JOIN project ON project.id = person.project_id WHERE ${isFree}`;

const corporationUsers = ({ stoppedAccountDays }: RetainedPeriods, isFree: Prisma.Sql): Prisma.Sql => sql`
  SELECT person.id, NULL, person.name, person.project_id, ${dayOf(sql`person.updated_at`)},
    ${dayOf(sql`person.updated_at`)} + ${stoppedAccountDays}::int, ${none}, ${none}, person.corporation_id, NULL
  FROM corporation_user person WHERE (NOT person.is_active OR person.deleted_at IS NOT NULL) AND ${isFree}`;

const adminUsers = ({ stoppedAccountDays }: RetainedPeriods, isFree: Prisma.Sql): Prisma.Sql => sql`
  SELECT person.id, NULL, person.name, ${none}, ${dayOf(sql`person.updated_at`)},
    ${dayOf(sql`person.updated_at`)} + ${stoppedAccountDays}::int, ${none}, ${none}, ${none}, NULL
  FROM admin_user person WHERE (NOT person.is_active OR person.deleted_at IS NOT NULL) AND ${isFree}`;

type PersonTable = 'application_user' | 'corporation_user' | 'admin_user';

type Reference = { readonly table: string; readonly column: string };

/**
 * Whether nothing that stays names the person: the catalogue of the database says which columns do, so that a table of
 * a later release counts by itself. What goes with an account (its sessions) does not.
 */
const isFreeIn = async (db: Db, table: PersonTable): Promise<Prisma.Sql> => {
  const references = await queryRows<Reference>(
    db,
    sql`SELECT quote_ident(referring.relname) AS "table", quote_ident(attribute.attname) AS "column"
      FROM pg_constraint key JOIN pg_class referring ON referring.oid = key.conrelid
      JOIN pg_attribute attribute ON attribute.attrelid = key.conrelid AND attribute.attnum = key.conkey[1]
      WHERE key.contype = 'f' AND key.confrelid = ${table}::regclass AND key.confdeltype <> 'c'
      ORDER BY 1, 2`,
  );
  const nowhere = references.map(
    ({ table: named, column }) =>
      sql`NOT EXISTS (SELECT FROM ${Prisma.raw(named)} reference WHERE reference.${Prisma.raw(column)} = person.id)`,
  );
  return nowhere.length === 0 ? sql`TRUE` : Prisma.join(nowhere, ' AND ');
};

/** All of it, with `kind` (RetentionKind) and `id`, which is a number over all kinds. */
export const retainedSql = async (db: Db, periods: RetainedPeriods): Promise<Prisma.Sql> => {
  const [applicantIsFree, userIsFree, adminIsFree] = [
    await isFreeIn(db, 'application_user'),
    await isFreeIn(db, 'corporation_user'),
    await isFreeIn(db, 'admin_user'),
  ];
  const kinds = [
    drafts(periods),
    closedApplications(),
    undertakings(),
    applicants(periods, applicantIsFree),
    corporationUsers(periods, userIsFree),
    adminUsers(periods, adminIsFree),
  ];
  const numbered = kinds.map(
    (rows, kind) => sql`SELECT ${kind}::int AS kind, record.* FROM (${rows}) record`,
  );
  return sql`SELECT record.subject_id::bigint * ${RETAINED_WORDS.length}::int + record.kind AS id, record.*
    FROM (${Prisma.join(numbered, ' UNION ALL ')}) record`;
};
