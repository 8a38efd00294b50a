import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { deployMigrations } from '#bff/platform/database/migrations.ts';
import { withPostgresClient } from '#bff/platform/database/postgres.ts';
import { codeRangesOf } from '#rules/displayCode.ts';
import { FAMILY_LINES, type Family } from '#rules/families.ts';

/*
 * Data in quantity, for measuring: one call of a family with as many applications as asked for, a tenth of them
 * adopted or all, each of those with a corporation, a contact, a my page and six sections. The rows are made inside
 * the database, a part at a time, each part whole or not at all: what breaks off is gone on with.
 */

/** What the codes of one round reach for (rules/displayCode.ts). */
export const MAX_VOLUME = 1_000_000;
/** Small enough that a slow machine has something to tell now and then. */
const PART = 5_000;

const CODE_SPACE = { displayCodeOffset: 90_000, displayCodeWidth: 5 };

const PROJECT = `
  INSERT INTO project (name, short_name, program_kind, domain_type, fiscal_year, round, application_opens_at,
    application_closes_at, completion_deadline, subsidy_rate_numerator, subsidy_rate_denominator, min_subsidy,
    max_subsidy, min_total_cost, expense_category_list, display_code_offset, display_code_width, desk_name, desk_phone,
    desk_hours, desk_email, is_published, updated_at)
  VALUES ('計測用の公募', '計測用', $1, 0, 2026, 9, now() - interval '90 days', now() + interval '30 days',
    current_date + 180, 1, 2, 1000000, 10000000, 2000000, $2, ${CODE_SPACE.displayCodeOffset}, ${CODE_SPACE.displayCodeWidth}, '計測用の窓口',
    '0300000000', '平日 9:00〜17:30', 'desk@example.jp', true, now())
  RETURNING id`;

/** The newest of these rounds, and how many applications it has. */
const LAST_ROUND = `
  SELECT id, (SELECT count(*)::int FROM application WHERE project_id = project.id) AS added
  FROM project WHERE short_name = '計測用' ORDER BY id DESC LIMIT 1`;

const CODES =
  'CREATE TEMPORARY TABLE volume_code (n int PRIMARY KEY, code text NOT NULL UNIQUE) ON COMMIT DROP';

/** The next codes of a range, as submissions would get them. $1: offset, $2: width, $3: first number, $4: last, $5: first n */
const TAKE_CODES = `
  INSERT INTO volume_code
  SELECT $5::int + number - $3::int, lpad(($1::int + number)::text, $2, '0')
  FROM generate_series($3::int, $4::int) AS number`;

/** What kind of applications a round gets. */
type VolumeKind = { readonly family: Family; readonly statuses: readonly number[] };

/* Each of the following takes the call ($1) and the first and last number of its part ($2, $3). */

const usersOf = ({ family }: VolumeKind): string => `
  INSERT INTO application_user (project_id, family, name, email, updated_at)
  SELECT $1, '${family}', '計測 ' || n, 'volume-' || n || '@example.jp', now() FROM generate_series($2::int, $3::int) AS n`;

/** ApplicationStatus: of ten applications one is adopted, as in a call that is being decided. */
const STATUSES = [1, 1, 1, 2, 4, 4, 5, 6, 6, 7];
const ADOPTED = 5;

const applicationsOf = ({ family, statuses }: VolumeKind): string => `
  INSERT INTO application (project_id, application_user_id, family, display_code, status, applicant_type, name,
    name_kana, postal_code, prefecture, address, contact_name, contact_kana, contact_email, contact_phone, plan_title,
    total_cost, eligible_cost, subsidy_amount, self_funded, other_subsidy_used, anti_social_pledge, terms_agreed,
    submission_count, submitted_at, average_score, expenses, answers, updated_at)
  SELECT $1, applicant.id, '${family}', code, (ARRAY[${statuses}])[1 + n % ${statuses.length}], 1, '計測食堂 ' || n,
    'ケイソク' || translate((n * 7919::bigint % 100003)::text, '0123456789', 'アイウエオカキクケコ'), lpad(n::text, 7, '0'), 1 + n % 47, '架空町' || n, '計測 花子', 'ケイソク ハナコ',
    applicant.email, '0300000000', '計測用の事業計画 ' || n, 2 * subsidy + n % 1000 * 1000, 2 * subsidy, subsidy,
    subsidy + n % 1000 * 1000, true, true, true, 1, now() - n % 86400 * interval '1 minute',
    CASE WHEN n % 10 > 3 THEN 50 + n % 500 / 10.0 END,
    jsonb_build_array(jsonb_build_object('category', 1, 'description', '機械', 'amountTaxExcluded', 2 * subsidy)),
    '{"storeName":"計測食堂"}', now()
  FROM volume_code JOIN application_user AS applicant
    ON applicant.project_id = $1 AND applicant.email = 'volume-' || n || '@example.jp'
  CROSS JOIN LATERAL (SELECT 1000000 + n * 7919::bigint % 1001 * 1000 AS subsidy) amount
  WHERE n BETWEEN $2 AND $3`;

/** Its application is found again by the memo of its corporation. */
const CORPORATIONS = `
  INSERT INTO corporation (applicant_type, legal_form, name, name_kana, representative_name, postal_code, prefecture,
    city, street_address, phone, memo, updated_at)
  SELECT 1, 14, name, name_kana, contact_name, postal_code, prefecture, '計測市', address, '0300000000', display_code,
    now()
  FROM application WHERE project_id = $1 AND status = ${ADOPTED} AND display_code IN
    (SELECT code FROM volume_code WHERE n BETWEEN $2 AND $3)`;

const MY_PAGES = `
  WITH adopted AS (
    SELECT application.*, corporation.id AS corporation_id FROM application
    JOIN volume_code ON code = display_code AND n BETWEEN $2 AND $3
    JOIN corporation ON corporation.memo = display_code
    WHERE project_id = $1 AND status = ${ADOPTED}
  ), contact AS (
    INSERT INTO corporation_user (corporation_id, project_id, name, email, phone, is_primary, updated_at)
    SELECT corporation_id, $1, contact_name, contact_email, '0300000000', true, now() FROM adopted
  )
  INSERT INTO my_page (project_id, corporation_id, application_id, display_code, plan_title, total_cost, eligible_cost,
    applied_amount, grant_amount, adopted_on, grant_application_on, grant_decision_on, start_on, planned_completion_on,
    progress_phase, next_due_on, site_prefecture, updated_at)
  SELECT $1, corporation_id, id, display_code, plan_title, total_cost, eligible_cost, subsidy_amount, subsidy_amount,
    current_date - 60, current_date - 50, current_date - 40, current_date - 38, current_date + 60, 1,
    current_date + (id % 60)::int, prefecture, now()
  FROM adopted`;

/** Six vouchers (SectionKind 6) in every status of the check. */
const SECTIONS = `
  INSERT INTO section (my_page_id, kind, document_type, title, sequence, is_required, due_on, status, branch_number,
    submission_count, submitted_at, updated_at)
  SELECT my_page.id, 6, 58 + i, '計測用の書類 ' || i, i * 10, true, next_due_on, (my_page.id + i) % 5, '1-' || i,
    1, now() - i * interval '1 day', now()
  FROM my_page JOIN volume_code ON code = display_code AND n BETWEEN $2 AND $3, generate_series(1, 6) AS i
  WHERE project_id = $1`;

/** Gives out codes as the product does: range after range, from counters that remember. */
const takeCodes = async (client: pg.ClientBase, first: number, last: number): Promise<void> => {
  await client.query(CODES);
  let next = first;
  for (const { offset, width, capacity } of codeRangesOf(CODE_SPACE)) {
    const counter = [offset, width, capacity];
    await client.query(
      'INSERT INTO display_code_counter VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      counter,
    );
    const { rows } = await client.query(
      `UPDATE display_code_counter SET last_number = least(capacity, last_number + $2) WHERE "offset" = $1
       RETURNING last_number AS last, (SELECT last_number FROM display_code_counter WHERE "offset" = $1) AS before`,
      [offset, last - next + 1],
    );
    const [range] = rows;
    await client.query(TAKE_CODES, [offset, width, range.before + 1, range.last, next]);
    next += range.last - range.before;
    if (next > last) return;
  }
  throw new RangeError(`only ${next - first} codes are left`);
};

type Part = { readonly projectId: number; readonly first: number; readonly last: number };

/** One part, or nothing of it. */
const addPart = async (client: pg.ClientBase, kind: VolumeKind, { projectId, first, last }: Part) => {
  const statements = [usersOf(kind), applicationsOf(kind), CORPORATIONS, MY_PAGES, SECTIONS];
  try {
    await client.query('BEGIN');
    await takeCodes(client, first, last);
    await client.query('ANALYZE volume_code');
    for (const statement of statements) await client.query(statement, [projectId, first, last]);
    await client.query('COMMIT');
  } catch (error) {
    // Of a connection that broke, the first reason is the one to tell.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  // So that the next part is planned for tables of this size.
  await client.query('ANALYZE application_user, application, corporation, my_page');
};

/** A round of an earlier call that has fewer than were asked for, with how many it has; otherwise a new one. */
const roundToFill = async (client: pg.ClientBase, family: Family, isContinued: boolean) => {
  const { rows } = isContinued ? await client.query(LAST_ROUND) : { rows: [] };
  if (rows[0] !== undefined) return { id: rows[0].id, added: rows[0].added };
  const { programmes, expenseList } = FAMILY_LINES[family];
  const programme = Object.values(programmes).at(-1);
  const made = await client.query(PROJECT, [programme?.number, expenseList]);
  return { id: made.rows[0].id, added: 0 };
};

export type VolumeOptions = {
  /** Default: general. */
  readonly family?: Family;
  /** Every application is adopted (default: a tenth of them). */
  readonly isAdopted?: boolean;
  /** Goes on with the round that the last call has filled in part (default: a new round). */
  readonly isContinued?: boolean;
  /** Told after each part how many applications the round has. */
  readonly onPart?: (added: number) => void;
};

/**
 * Adds applications and what goes with them to one round, in parts that are kept even if a later one fails.
 * @param client a connection of its own (`withPostgresClient`): those of a pool are cut when a statement takes as long
 *   as one does here
 * @param count how many applications the round has in the end
 * @throws RangeError above {@link MAX_VOLUME}
 */
export const seedVolume = async (
  client: pg.ClientBase,
  count: number,
  { family = 'general', isAdopted = false, isContinued = false, onPart }: VolumeOptions = {},
): Promise<void> => {
  if (!Number.isInteger(count) || count < 1 || count > MAX_VOLUME)
    throw new RangeError(`how many? 1 to ${MAX_VOLUME} applications`);
  const { id, added } = await roundToFill(client, family, isContinued);
  const kind = { family, statuses: isAdopted ? [ADOPTED] : STATUSES };
  for (let first = added + 1; first <= count; first += PART) {
    const last = Math.min(count, first + PART - 1);
    await addPart(client, kind, { projectId: id, first, last });
    onPart?.(last);
  }
};

/**
 * `npm run seed:volume -- 100000`: fills a round of its own in the database of DATABASE_URL and says how far it is;
 * `-- 100000 --continue` goes on with a run that broke off.
 */
const run = async (): Promise<void> => {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: the database to fill');
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { continue: { type: 'boolean', default: false } },
  });
  const count = Number(positionals[0]);
  let added = 0;
  const onPart = (now: number): void => {
    added = now;
    console.log(`${now} of ${count} applications`);
  };
  try {
    await withPostgresClient(url, async (client) => {
      await deployMigrations(client);
      await seedVolume(client, count, { isContinued: values.continue, onPart });
    });
  } catch (error) {
    if (added > 0) console.error(`${added} are kept; --continue goes on behind them`);
    throw error;
  }
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
