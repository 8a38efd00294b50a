import pg from 'pg';
import { openDatabase } from '#bff/data/engine/database.ts';
import { withPostgresClient } from '#bff/data/engine/postgres.ts';
import { hashPassword } from '../../bff/passwords/hashing.ts';
import { seedVolume } from '../../prisma/seed/volume.ts';
import { credentials } from '../data.ts';

/** What is measured: an undertaking with a long payment list, and payments of all undertakings. */
export type PaymentTarget = {
  readonly mypageId: number;
  readonly userEmail: string;
  readonly dealIds: readonly number[];
};

/** Its deals, each with the six vouchers that it is asked for; a third of the vouchers is confirmed. @returns the my page */
const DEALS = `
  WITH page AS (SELECT id FROM my_page WHERE project_status = 0 ORDER BY id LIMIT 1), deal AS (
    INSERT INTO payment_item (my_page_id, number, expense_category, expense_type, description, payee, invoice_number,
      ordered_on, paid_on, amount_tax_included, amount_tax_excluded, eligible_amount, updated_at)
    SELECT page.id, n, n % 4, 1, '厨房機器 ' || n, '株式会社支払先' || n % 400, 'K-' || n, date '2026-08-01' + n % 60,
      date '2026-10-01' + n % 30, 1100 * (1 + n % 9), 1000 * (1 + n % 9), 1000 * (1 + n % 9), now()
    FROM page, generate_series(1001, 1000 + $1::int) AS n
  )
  INSERT INTO section (my_page_id, kind, document_type, title, sequence, is_required, branch_number, status, updated_at)
  SELECT page.id, 6, paper, '計測用の証憑', 10, true, n || '-' || place, CASE WHEN n % 3 = 0 THEN 3 ELSE 0 END, now()
  FROM page, generate_series(1001, 1000 + $1::int) AS n,
    unnest(ARRAY[59, 60, 64, 65, 66, 62]) WITH ORDINALITY AS asked(paper, place)
  RETURNING my_page_id AS id`;

/** Requests for payment in all states that no bank file belongs to, over all undertakings. */
const PAYOUTS = `
  WITH pages AS (SELECT array_agg(id) AS ids FROM my_page)
  INSERT INTO payment (my_page_id, status, method, amount, requested_on, cancel_reason, updated_at)
  SELECT ids[1 + n % cardinality(ids)], CASE WHEN n % 5 = 0 THEN 7 WHEN n % 3 = 0 THEN 1 ELSE 0 END, 0, 1000 + n,
    CASE WHEN n % 5 > 0 AND n % 3 = 0 THEN date '2026-10-01' + n % 40 END, CASE WHEN n % 5 = 0 THEN '計測' END, now()
  FROM pages, generate_series(1, $1::int) AS n`;

/** Fills an empty database: `deals` of one undertaking and `payouts` over a few thousand. */
export const preparePayments = async (
  url: string,
  { deals, payouts }: { readonly deals: number; readonly payouts: number },
): Promise<PaymentTarget> => {
  const database = await openDatabase({ url });
  await withPostgresClient(url, (client) => seedVolume(client, 5_000));
  const passwordHash = await hashPassword(credentials.password);
  await database.client.adminUser.create({
    data: { type: 0, name: 'bench', email: credentials.email, passwordHash },
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(DEALS, [deals]);
  await client.query(PAYOUTS, [payouts]);
  await client.query('VACUUM ANALYZE');
  const mypageId: number = rows[0].id;
  const ids = await client.query('SELECT id FROM payment_item WHERE my_page_id = $1 ORDER BY number', [
    mypageId,
  ]);
  await client.end();
  const { projectId, corporationId } = await database.client.myPage.findUniqueOrThrow({
    where: { id: mypageId },
  });
  const user = await database.client.corporationUser.findFirstOrThrow({
    where: { projectId, corporationId },
  });
  await database.client.corporationUser.update({ where: { id: user.id }, data: { passwordHash } });
  await database.close();
  return { mypageId, userEmail: user.email, dealIds: ids.rows.map(({ id }) => id) };
};
