import pg from 'pg';
import { openDatabase } from '../../bff/platform/database/database.ts';
import { withPostgresClient } from '../../bff/platform/database/postgres.ts';
import { hashPassword } from '../../bff/platform/secrets/hashing.ts';
import { seedVolume } from '../../prisma/seed/volume.ts';
import { credentials } from '../data.ts';

/** What is measured: an undertaking with a long payment list, and payments of all undertakings. */
export type PaymentTarget = {
  readonly mypageId: number;
  readonly userEmail: string;
  readonly dealIds: readonly number[];
};

/**
 * Its deals, each transferred to its payee's account and with the six vouchers that it is asked for; of a third of the
 * deals they are confirmed. @returns the my page
 */
const DEALS = `
  WITH page AS (SELECT id FROM my_page WHERE project_status = 0 ORDER BY id LIMIT 1), deal AS (
    INSERT INTO payment_item (my_page_id, number, expense_category, expense_type, description, payee, invoice_number,
      payee_account_holder, ordered_on, paid_on, amount_tax_included, amount_tax_excluded, eligible_amount, updated_at)
    SELECT page.id, n, n % 4, 1, '厨房機器 ' || n, '株式会社支払先' || n % 400, 'K-' || n,
      'ｼﾊﾗｲｻｷ' || n % 400, date '2026-08-01' + n % 60,
      date '2026-10-01' + n % 30, 1100 * (1 + n % 9), 1000 * (1 + n % 9), 1000 * (1 + n % 9), now()
    FROM page, generate_series(1001, 1000 + $1::int) AS n
  )
  INSERT INTO section (my_page_id, kind, document_type, title, sequence, is_required, branch_number, status, updated_at)
  SELECT page.id, 6, paper, '計測用の証憑', 10, true, n || '-' || place, CASE WHEN n % 3 = 0 THEN 3 ELSE 0 END, now()
  FROM page, generate_series(1001, 1000 + $1::int) AS n,
    unnest(ARRAY[59, 60, 63, 64, 65, 66]) WITH ORDINALITY AS asked(paper, place)
  RETURNING my_page_id AS id`;

/** The files of the confirmed vouchers: scans of one page, each with a content of its own. */
const FILES = `
  WITH voucher AS (
    SELECT id, my_page_id, md5(id::text) AS digest FROM section WHERE my_page_id = $1 AND kind = 6 AND status = 3
  ), content AS (
    INSERT INTO stored_file (id, storage_key, file_name, extension, content_type, size_bytes, sha256, scan_status, purpose,
      my_page_id, section_id, uploaded_by_name)
    SELECT digest::uuid, 'bench/' || id, '証憑.pdf', '.pdf', 'application/pdf', 1000, digest || digest, 'clean', 'section',
      my_page_id, id, '計測'
    FROM voucher RETURNING id, section_id
  )
  INSERT INTO section_file (section_id, file_id) SELECT section_id, id FROM content`;

/** Documents of all undertakings, over two years: as many as 100,000 undertakings have that are asked for six each. */
const DOCUMENTS = `
  WITH pages AS (SELECT array_agg(id) AS ids FROM my_page)
  INSERT INTO section (my_page_id, kind, document_type, title, sequence, is_required, due_on, status, submitted_at, updated_at)
  SELECT ids[1 + n % cardinality(ids)], 1, 1, '計測用の書類', 20, true, current_date - 365 + n % 730,
    (ARRAY[0, 1, 3, 3, 4])[1 + n / 1000 % 5], now(), now()
  FROM pages, generate_series(1, $1::int) AS n`;

/** Requests for payment in all states that no bank file belongs to, over all undertakings. */
const PAYOUTS = `
  WITH pages AS (SELECT array_agg(id) AS ids FROM my_page)
  INSERT INTO payment (my_page_id, status, method, amount, requested_on, cancel_reason, updated_at)
  SELECT ids[1 + n % cardinality(ids)], CASE WHEN n % 5 = 0 THEN 7 WHEN n % 3 = 0 THEN 1 ELSE 0 END, 0, 1000 + n,
    CASE WHEN n % 5 > 0 AND n % 3 = 0 THEN date '2026-10-01' + n % 40 END, CASE WHEN n % 5 = 0 THEN '計測' END, now()
  FROM pages, generate_series(1, $1::int) AS n`;

/** Fills an empty database: `deals` of one undertaking, `payouts` and `documents` over a few hundred. */
export const preparePayments = async (
  url: string,
  {
    deals,
    payouts,
    documents,
  }: { readonly deals: number; readonly payouts: number; readonly documents: number },
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
  const mypageId: number = rows[0].id;
  await client.query(FILES, [mypageId]);
  await client.query(PAYOUTS, [payouts]);
  await client.query(DOCUMENTS, [documents]);
  await client.query('VACUUM ANALYZE');
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
