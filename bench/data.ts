import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../bff/platform/database/database.ts';
import { withPostgresClient } from '../bff/platform/database/postgres.ts';
import { hashPassword } from '../bff/platform/secrets/hashing.ts';
import { seedVolume } from '../prisma/seed/volume.ts';

/** An administrator made for this run. */
export const credentials = { email: 'bench@example.jp', password: `Bench-${randomBytes(6).toString('hex')}` };

/** What the cases ask for. */
export type Target = {
  readonly projectId: number;
  /** Corporations with a my page, a user and sections. */
  readonly adoptedIds: readonly number[];
  /** Corporations that nothing hangs on. */
  readonly flatIds: readonly number[];
  /** An undertaking with a long list of deals. */
  readonly longListId: number;
};

/** Corporations without users, my pages or an account, in all prefectures, each with a reading of its own. */
const FLAT = `
  INSERT INTO corporation (applicant_type, legal_form, name, name_kana, representative_name, postal_code, prefecture,
    city, street_address, phone, industry_group, business_scale, employees, established_on, fiscal_month, memo, updated_at)
  SELECT 1, 14, '計測商店 ' || n, 'ケイソクショウテン' || translate((n * 7919 % 100003)::text, '0123456789', 'アイウエオカキクケコ'),
    '計測 太郎', lpad((n % 10000000)::text, 7, '0'), 1 + n % 47, '計測市', '架空町' || n, '0300000000', 76, 1, n % 500,
    date '1980-01-01' + n % 10000, 1 + n % 12, 'flat', now()
  FROM generate_series(1, $1::int) AS n`;

/** What an undertaking buys at most, by the marks. */
export const DEALS = 5_000;

/** Its deals, behind those that it has, each with the six vouchers that it is asked for. @returns the my page */
const LONG_LIST = `
  WITH page AS (SELECT id FROM my_page ORDER BY id LIMIT 1), deal AS (
    INSERT INTO payment_item (my_page_id, number, expense_category, expense_type, description, payee, ordered_on,
      amount_tax_included, amount_tax_excluded, eligible_amount, updated_at)
    SELECT page.id, n, n % 4, 1, '厨房機器 ' || n, '支払先 ' || n % 400, date '2026-08-01' + n % 90, 1100, 1000, 1000, now()
    FROM page, generate_series(1001, 1000 + $1::int) AS n
  )
  INSERT INTO section (my_page_id, kind, document_type, title, sequence, is_required, branch_number, updated_at)
  SELECT page.id, 6, 58 + branch, '計測用の証憑', 10, true, n || '-' || branch, now()
  FROM page, generate_series(1001, 1000 + $1::int) AS n, generate_series(1, 6) AS branch
  RETURNING my_page_id AS id`;

const idsOf = async (client: pg.Client, condition: string): Promise<number[]> =>
  (await client.query(`SELECT id FROM corporation WHERE ${condition} ORDER BY id LIMIT 500`)).rows.map(
    ({ id }) => id,
  );

/** Fills an empty database with applications and corporations, and an administrator who may ask for them. */
export const prepareData = async (url: string, rows: number): Promise<Target> => {
  const database = await openDatabase({ url });
  await withPostgresClient(url, (client) => seedVolume(client, rows));
  const passwordHash = await hashPassword(credentials.password);
  await database.client.adminUser.create({
    data: { type: 0, name: 'bench', email: credentials.email, passwordHash },
  });
  await database.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(FLAT, [rows]);
  const longList = await client.query(LONG_LIST, [DEALS]);
  await client.query('VACUUM ANALYZE');
  const project = await client.query(
    'SELECT project_id AS id FROM application WHERE status = 1 GROUP BY project_id ORDER BY count(*) DESC LIMIT 1',
  );
  const target = {
    projectId: project.rows[0].id,
    adoptedIds: await idsOf(client, "memo <> 'flat'"),
    flatIds: await idsOf(client, "memo = 'flat'"),
    longListId: longList.rows[0].id,
  };
  await client.end();
  return target;
};
