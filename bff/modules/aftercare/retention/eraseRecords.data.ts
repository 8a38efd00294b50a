import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';

/*
 * Erases records with all that hangs on them, in the order in which they lean on one another. What is not named here and
 * leans on one of them makes the database refuse: then nothing of it goes (eraseRecords.test.ts holds the list against the
 * catalogue of the database).
 */

const sql = Prisma.sql;

/** What goes whole: undertakings with their applications, and applications alone. */
export type Erased = { readonly myPageIds: readonly number[]; readonly applicationIds: readonly number[] };

type Chosen = {
  readonly myPages: Prisma.Sql;
  readonly applications: Prisma.Sql;
  readonly sections: Prisma.Sql;
};

const chosenOf = ({ myPageIds, applicationIds }: Erased): Chosen => {
  const myPages = sql`(SELECT unnest(${[...myPageIds]}::int[]))`;
  return {
    myPages,
    applications: sql`(SELECT unnest(${[...applicationIds]}::int[]))`,
    sections: sql`(SELECT id FROM section WHERE my_page_id IN ${myPages})`,
  };
};

type Statement = (chosen: Chosen) => Prisma.Sql;

/** Rows of a table that belong to the undertaking. */
const ofMyPages =
  (table: string): Statement =>
  ({ myPages }) =>
    sql`DELETE FROM ${Prisma.raw(table)} WHERE my_page_id IN ${myPages}`;

const ofApplications =
  (table: string): Statement =>
  ({ applications }) =>
    sql`DELETE FROM ${Prisma.raw(table)} WHERE application_id IN ${applications}`;

const ofSections =
  (table: string): Statement =>
  ({ sections }) =>
    sql`DELETE FROM ${Prisma.raw(table)} WHERE section_id IN ${sections}`;

/** Rows of a table that lean on a row of another, which belongs to the undertaking. */
const through =
  (table: string, column: string, parent: string): Statement =>
  ({ myPages }) =>
    sql`DELETE FROM ${Prisma.raw(table)} WHERE ${Prisma.raw(column)} IN (
      SELECT id FROM ${Prisma.raw(parent)} WHERE my_page_id IN ${myPages})`;

const threads = ({ myPages, applications }: Chosen): Prisma.Sql =>
  sql`(SELECT id FROM thread WHERE my_page_id IN ${myPages} OR application_id IN ${applications})`;

const receipts = ({ applications, sections }: Chosen): Prisma.Sql =>
  sql`(SELECT id FROM receipt WHERE application_id IN ${applications} OR section_id IN ${sections})`;

/** What people wrote to one another, what they were told, and what the office noted. */
const MESSAGES: readonly Statement[] = [
  (chosen) => sql`DELETE FROM thread_file WHERE message_id IN (
    SELECT id FROM thread_message WHERE thread_id IN ${threads(chosen)})`,
  (chosen) => sql`DELETE FROM thread_message WHERE thread_id IN ${threads(chosen)}`,
  (chosen) => sql`DELETE FROM thread WHERE id IN ${threads(chosen)}`,
  ofMyPages('notification'),
  ofMyPages('reminder'),
  ofApplications('reminder'),
  // One about a document is one about its undertaking.
  ({ myPages, applications }) => sql`DELETE FROM mail_message
    WHERE related_my_page_id IN ${myPages} OR related_application_id IN ${applications}`,
  ofSections('finding_draft'),
  ofApplications('finding_draft'),
  ofSections('checklist_result'),
  ofApplications('checklist_result'),
  ofSections('return_item'),
  ofApplications('return_item'),
];

/** What was done with many at once: a row of a run names a document, an inspection or a payment beside the undertaking. */
const RUNS: readonly Statement[] = [
  ({ myPages, applications }) =>
    sql`DELETE FROM bulk_run_row WHERE my_page_id IN ${myPages} OR application_id IN ${applications}`,
  ofSections('bulk_run_row'),
  through('bulk_run_row', 'report_id', 'my_page_report'),
  through('bulk_run_row', 'payment_id', 'payment'),
];

/** A file for the bank goes with its last payment. */
const MONEY: readonly Statement[] = [
  ofSections('tax_report'),
  ofMyPages('property_disposal'),
  ofMyPages('property_ledger_item'),
  ofMyPages('duty'),
  through('recovery_receipt', 'recovery_id', 'recovery'),
  through('recovery_relief', 'recovery_id', 'recovery'),
  ofMyPages('recovery'),
  through('payment_batch_item', 'payment_id', 'payment'),
  ofMyPages('payment'),
  () =>
    sql`DELETE FROM payment_batch_step WHERE batch_id IN (SELECT id FROM payment_batch batch WHERE ${isEmpty})`,
  () => sql`DELETE FROM payment_batch batch WHERE ${isEmpty}`,
  ofMyPages('amount_proposal'),
  ofMyPages('payment_item'),
  ofMyPages('expense_plan'),
];

const isEmpty = sql`NOT EXISTS (SELECT FROM payment_batch_item item WHERE item.batch_id = batch.id)
  AND NOT EXISTS (SELECT FROM payment WHERE payment.batch_id = batch.id)`;

const DOCUMENTS: readonly Statement[] = [
  // Also those that no report has taken over yet.
  (chosen) =>
    sql`DELETE FROM photo WHERE file_id IN (SELECT file.id FROM stored_file file WHERE ${filesOf(chosen)})`,
  ofMyPages('my_page_report'),
  ofMyPages('issued_paper'),
  ofApplications('issued_paper'),
  ofApplications('paper_order'),
  (chosen) => sql`DELETE FROM filed_answers WHERE receipt_id IN ${receipts(chosen)}`,
  ofApplications('application_file'),
  ofSections('section_file'),
  (chosen) => sql`DELETE FROM receipt WHERE id IN ${receipts(chosen)}`,
];

const filesOf = ({ myPages, applications, sections }: Chosen): Prisma.Sql =>
  sql`(file.my_page_id IN ${myPages} OR file.application_id IN ${applications} OR file.section_id IN ${sections})`;

const RECORDS: readonly Statement[] = [
  ofSections('section_history'),
  ofMyPages('section'),
  ofMyPages('change_request'),
  ofMyPages('my_page_history'),
  ofMyPages('my_page_member'),
  ({ myPages }) => sql`DELETE FROM my_page WHERE id IN ${myPages}`,
  ofApplications('application_history'),
  ofApplications('application_score'),
];

const run = async (db: Db, statements: readonly Statement[], chosen: Chosen): Promise<void> => {
  for (const statement of statements) await execute(db, statement(chosen));
};

/**
 * A copy of the passbook by which a business is paid stays, as the business's own.
 * @returns the names under which the store has the bytes of what is gone
 */
const eraseFiles = async (db: Db, chosen: Chosen): Promise<readonly string[]> => {
  await execute(
    db,
    sql`UPDATE stored_file file SET my_page_id = NULL, section_id = NULL, application_id = NULL,
        uploaded_by_application_user_id = NULL, corporation_id = bank_account.corporation_id
      FROM bank_account WHERE bank_account.passbook_file_id = file.id AND ${filesOf(chosen)}`,
  );
  const gone = await queryRows<{ key: string }>(
    db,
    sql`DELETE FROM stored_file file WHERE ${filesOf(chosen)} RETURNING file.storage_key AS key`,
  );
  return gone.map(({ key }) => key);
};

const PERSON_TABLES = {
  applicant: 'application_user',
  user: 'corporation_user',
  admin: 'admin_user',
} as const;

/** Whose table they are in, and what other tables call them. */
export type PersonWord = keyof typeof PERSON_TABLES;

/** What names a person without a foreign key, as people of three tables have it. */
const OF_PEOPLE = [
  'mail_message',
  'mail_preference',
  'known_browser',
  'calendar_address',
  'linked_identity',
] as const;

/** Erases accounts with all that is theirs; what leans on an account (its sessions) goes with it. */
export const erasePeople = async (db: Db, word: PersonWord, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const chosen = [...ids];
  for (const table of OF_PEOPLE)
    await execute(
      db,
      sql`DELETE FROM ${Prisma.raw(table)}
        WHERE person_kind = ${word} AND person_id = ANY(${chosen}::int[])`,
    );
  await execute(db, sql`DELETE FROM ${Prisma.raw(PERSON_TABLES[word])} WHERE id = ANY(${chosen}::int[])`);
};

/** Every applicant has one application: he goes with it. */
const eraseApplications = async (db: Db, { applications }: Chosen): Promise<void> => {
  const people = await queryRows<{ id: number }>(
    db,
    sql`DELETE FROM application WHERE id IN ${applications} RETURNING application_user_id AS id`,
  );
  const ids = people.map(({ id }) => id);
  await erasePeople(db, 'applicant', ids);
};

/**
 * Erases undertakings and applications with all that hangs on them, and the applicants, in the transaction of an erasure
 * that was approved: what is only ever added to lets go of its rows for no other.
 * @returns the names of the files whose bytes may go when the transaction is kept
 */
export const eraseRecords = async (db: Db, erasureId: number, erased: Erased): Promise<readonly string[]> => {
  const chosen = chosenOf(erased);
  await execute(db, sql`SELECT set_config('hojo.erasure', ${String(erasureId)}, TRUE)`);
  for (const part of [MESSAGES, RUNS, MONEY, DOCUMENTS]) await run(db, part, chosen);
  const keys = await eraseFiles(db, chosen);
  await run(db, RECORDS, chosen);
  await eraseApplications(db, chosen);
  return keys;
};
