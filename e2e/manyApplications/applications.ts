import type pg from 'pg';
import { seedVolume } from '../../prisma/seed/volume.ts';

/* The many applications, and what the test asks the database about them in its own words. */

type Pool = Pick<pg.Pool, 'query'>;

/** Amounts that differ, texts that a spreadsheet would take for something else, and somebody in charge of some. */
const VARIED = `
  UPDATE application SET subsidy_amount = 2000000 - id / 10 % 5 * 250000,
    self_funded = total_cost - 2000000 + id / 10 % 5 * 250000,
    plan_title = CASE id % 7 WHEN 0 THEN '=1+1' WHEN 1 THEN '改装, "客席"の増設' ELSE plan_title END,
    assignee_user_id = CASE WHEN id % 3 = 0 THEN $1::int END`;

/** A call with so many applications, a fifth of them in review. */
export const fillCall = async (client: pg.ClientBase, rows: number, clerkId: number): Promise<void> => {
  await seedVolume(client, rows);
  await client.query(VARIED, [clerkId]);
  await client.query('VACUUM ANALYZE');
};

/** What the clerk narrows the list by. */
type Conditions = { readonly status: number; readonly since: string; readonly amountFrom: number };

const MATCHING = `
  FROM application a LEFT JOIN admin_user u ON u.id = a.assignee_user_id
  WHERE a.status = $1 AND a.submitted_at >= ($2 || ' 00:00:00+09')::timestamptz AND a.subsidy_amount >= $3`;

/** What a file of these has to say of each, the newest first. */
export const expectedRows = async (
  pool: Pool,
  { status, since, amountFrom }: Conditions,
): Promise<(string | null)[][]> => {
  const { rows } = await pool.query<{ cells: (string | null)[] }>(
    `SELECT jsonb_build_array(a.display_code, to_char(a.submitted_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD HH24:MI'),
       a.name, a.plan_title, u.name, a.subsidy_amount::text) AS cells ${MATCHING}
     ORDER BY a.submitted_at DESC, a.id DESC`,
    [status, since, amountFrom],
  );
  return rows.map(({ cells }) => cells);
};

/** Codes of others of the call: one that is declined already, and one whose form is not checked yet. */
export const codesOfOthers = async (pool: Pool): Promise<{ declined: string; submitted: string }> => {
  const { rows } = await pool.query(
    `SELECT min(display_code) FILTER (WHERE status = 6) AS declined,
       min(display_code) FILTER (WHERE status = 1) AS submitted FROM application`,
  );
  return rows[0];
};

/** Everything that is kept of each application, in one word, by its code. */
export const fingerprints = async (pool: Pool): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await pool.query<{ code: string; print: string }>(
    'SELECT display_code AS code, md5(application::text) AS print FROM application',
  );
  return new Map(rows.map(({ code, print }) => [code, print]));
};

/** The codes whose applications are not as they were. */
export const changedSince = async (
  pool: Pool,
  before: ReadonlyMap<string, string>,
): Promise<readonly string[]> =>
  [...(await fingerprints(pool))]
    .flatMap(([code, print]) => (before.get(code) === print ? [] : [code]))
    .sort();

/** How applications stand, and what was written about them. */
type Told = {
  readonly code: string;
  readonly email: string;
  readonly status: number;
  readonly isDecided: boolean;
  /** What the history, the trail and the outbox have of it, the oldest first. */
  readonly steps: readonly string[];
  readonly trail: readonly string[];
  readonly mails: readonly string[];
};

export const toldOf = async (pool: Pool, codes: readonly string[]): Promise<Told[]> => {
  const { rows } = await pool.query<Told>(
    `SELECT display_code AS code, contact_email AS email, status, decided_at IS NOT NULL AS "isDecided",
       ARRAY(SELECT action || ' ' || coalesce(comment, '') FROM application_history h
         WHERE h.application_id = a.id ORDER BY h.id) AS steps,
       ARRAY(SELECT action || ' ' || actor_name FROM audit_entry e WHERE e.application_id = a.id ORDER BY e.id) AS trail,
       -- One that is being tried waits as well: which of them that is at the moment, nobody can say.
       ARRAY(SELECT replace(m.status, 'Sending', 'Queued') FROM mail_message m WHERE m.related_application_id = a.id ORDER BY m.id) AS mails
     FROM application a WHERE display_code = ANY($1::text[]) ORDER BY display_code`,
    [[...codes]],
  );
  return rows;
};

/** What the clerk gave the product to do, and how much of it is done. */
export const lastExport = async (pool: Pool): Promise<{ status: number; done: number; total: number }> => {
  const { rows } = await pool.query(
    'SELECT status, done_count AS done, total_count AS total FROM export_run ORDER BY created_at DESC LIMIT 1',
  );
  return rows[0];
};

/** The rows of the newest run: what each says of its line. */
export const rowsOfRun = async (
  pool: Pool,
): Promise<{ line: number; code: string | null; outcome: number; message: string }[]> => {
  const { rows } = await pool.query(
    `SELECT line, code, outcome, message FROM bulk_run_row
     WHERE run_id = (SELECT max(id) FROM bulk_run) ORDER BY line`,
  );
  return rows;
};

/** The mail server is there again, and what waits is tried at once. */
export const sendNow = async (pool: Pool): Promise<void> => {
  await pool.query(`UPDATE mail_message SET next_attempt_at = now() WHERE status = 'Queued'`);
};
