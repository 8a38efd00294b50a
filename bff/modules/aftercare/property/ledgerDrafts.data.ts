import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** ProjectStatus Finished, FinishedPayment, NotifiedAmount: the amount is confirmed. */
const SETTLED = [2, 3, 4];

/** Which deals are of property. */
export type PropertyKinds = {
  /** ExpenseType of what can be kept. */
  readonly types: readonly number[];
  /** The least amount that was accepted of it, in yen. */
  readonly fromYen: number;
};

const accepted = Prisma.sql`(i.eligible_amount - i.excluded_amount)`;

/** What was accepted of each deal of some my pages, and its share of the confirmed amount as `allotYen` gives it. */
const shares = (ids: readonly number[]): Prisma.Sql => Prisma.sql`
  divided AS (
    SELECT i.id, i.my_page_id, i.number, i.description, i.expense_type, m.confirmed_on, m.confirmed_amount,
      coalesce(i.inspected_on, i.delivered_on, i.paid_on, m.confirmed_on) AS acquired_on, ${accepted} AS accepted,
      div(m.confirmed_amount::numeric * ${accepted}, sum(${accepted}) OVER of_page) AS yen,
      mod(m.confirmed_amount::numeric * ${accepted}, sum(${accepted}) OVER of_page) AS rest
    FROM payment_item i
    JOIN my_page m ON m.id = i.my_page_id AND m.confirmed_amount IS NOT NULL AND m.confirmed_on IS NOT NULL
    WHERE i.my_page_id = ANY(${[...ids]}::int[]) AND ${accepted} > 0
    WINDOW of_page AS (PARTITION BY i.my_page_id)
  ),
  shared AS (
    SELECT *, least(accepted, (yen + CASE
      WHEN row_number() OVER (PARTITION BY my_page_id ORDER BY rest DESC, number)
        <= confirmed_amount - sum(yen) OVER (PARTITION BY my_page_id) THEN 1 ELSE 0 END)::bigint) AS share
    FROM divided
  )`;

export type DraftedRow = {
  readonly id: number;
  readonly mypageId: number;
  readonly projectId: number;
  readonly corporationId: number;
  readonly displayCode: string;
  readonly name: string;
  readonly amount: number;
};

const drafted = Prisma.sql`
  SELECT made.id, made.my_page_id AS "mypageId", m.project_id AS "projectId", m.corporation_id AS "corporationId",
    m.display_code AS "displayCode", made.name, made.amount::float8 AS amount
  FROM made JOIN my_page m ON m.id = made.my_page_id ORDER BY made.id`;

/** Begins a line for each deal of property that has none; one statement for any number of held my pages. */
export const insertLedgerDrafts = (
  db: Db,
  ids: readonly number[],
  { types, fromYen }: PropertyKinds,
  at: Date,
): Promise<DraftedRow[]> =>
  queryRows<DraftedRow>(
    db,
    Prisma.sql`
      WITH ${shares(ids)}, made AS (
        INSERT INTO property_ledger_item (my_page_id, payment_item_id, name, amount, subsidy_amount, deal_amount,
          deal_subsidy_amount, acquired_on, created_at, updated_at)
        SELECT my_page_id, id, left(description, 200), accepted, share, accepted, share,
          least(acquired_on, confirmed_on), ${at}, ${at}
        FROM shared WHERE accepted >= ${fromYen} AND expense_type = ANY(${[...types]}::int[])
          AND NOT EXISTS (SELECT 1 FROM property_ledger_item p WHERE p.payment_item_id = shared.id)
        ORDER BY my_page_id, number
        ON CONFLICT (payment_item_id, part) DO NOTHING
        RETURNING id, my_page_id, name, amount
      ) ${drafted}`,
  );

/** Takes away what was begun of deals that are no longer of property, where nobody has filled anything in. */
export const deleteIdleDrafts = (
  db: Db,
  ids: readonly number[],
  { types, fromYen }: PropertyKinds,
): Promise<DraftedRow[]> =>
  queryRows<DraftedRow>(
    db,
    Prisma.sql`
      WITH made AS (
        DELETE FROM property_ledger_item p USING payment_item i
        WHERE i.id = p.payment_item_id AND p.my_page_id = ANY(${[...ids]}::int[]) AND p.status = 0
          AND num_nonnulls(p.model_number, p.quantity, p.unit_price, p.useful_life, p.location, p.waiver_reason) = 0
          AND NOT (${accepted} >= ${fromYen} AND i.expense_type = ANY(${[...types]}::int[]))
        RETURNING p.id, p.my_page_id, p.name, p.amount
      ) ${drafted}`,
  );

/**
 * Brings lines up to an amount that was confirmed anew: each has its part of its deal's new share, and one that was
 * handed in or confirmed goes back to the business with the reason. @returns those that changed
 */
export const refreshLedgerRows = (
  db: Db,
  ids: readonly number[],
  reason: string,
  at: Date,
): Promise<DraftedRow[]> =>
  queryRows<DraftedRow>(
    db,
    Prisma.sql`
      WITH ${shares(ids)}, deal AS (
        SELECT i.id, ${accepted} AS accepted, coalesce(s.share, 0) AS share
        FROM payment_item i LEFT JOIN shared s ON s.id = i.id WHERE i.my_page_id = ANY(${[...ids]}::int[])
      ), sized AS (
        SELECT p.id, d.accepted, d.share,
          CASE WHEN num_nulls(p.quantity, p.unit_price) = 0 THEN p.amount ELSE least(p.amount, d.accepted) END AS amount
        FROM property_ledger_item p JOIN deal d ON d.id = p.payment_item_id
        WHERE p.disposed_on IS NULL AND (p.deal_amount, p.deal_subsidy_amount) IS DISTINCT FROM (d.accepted, d.share)
      ), made AS (
        UPDATE property_ledger_item p SET
          deal_amount = s.accepted, deal_subsidy_amount = s.share, amount = s.amount,
          subsidy_amount = CASE WHEN s.accepted = 0 THEN 0
            ELSE least(s.amount, div(s.share::numeric * least(s.amount, s.accepted), s.accepted)::bigint) END,
          status = CASE WHEN p.status IN (1, 3) THEN 2 ELSE p.status END,
          return_reason = CASE WHEN p.status IN (1, 3) THEN ${reason} ELSE p.return_reason END,
          confirmed_by_id = CASE WHEN p.status = 4 THEN p.confirmed_by_id END,
          confirmed_at = CASE WHEN p.status = 4 THEN p.confirmed_at END,
          updated_at = ${at}, version = p.version + 1
        FROM sized s WHERE s.id = p.id
        RETURNING p.id, p.my_page_id, p.name, p.amount
      ) ${drafted}`,
  );

const withoutLedger = ({ types, fromYen }: PropertyKinds, afterId: number): Prisma.Sql => Prisma.sql`
  FROM my_page m WHERE m.id > ${afterId} AND m.deleted_at IS NULL AND m.project_status = ANY(${SETTLED}::int[])
    AND m.confirmed_amount IS NOT NULL AND m.confirmed_on IS NOT NULL
    AND EXISTS (
      SELECT 1 FROM payment_item i WHERE i.my_page_id = m.id AND ${accepted} >= ${fromYen}
        AND i.expense_type = ANY(${[...types]}::int[])
        AND NOT EXISTS (SELECT 1 FROM property_ledger_item p WHERE p.payment_item_id = i.id))`;

type Next = { readonly afterId: number; readonly take: number };

/** Undertakings whose amount was confirmed and whose property is not in the ledger. @returns the ids of the next ones */
export const listWithoutLedger = async (
  db: Db,
  kinds: PropertyKinds,
  { afterId, take }: Next,
): Promise<number[]> => {
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`SELECT m.id ${withoutLedger(kinds, afterId)} ORDER BY m.id LIMIT ${take}`,
  );
  return rows.map(({ id }) => id);
};

/** How many those are. */
export const countWithoutLedger = async (db: Db, kinds: PropertyKinds): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(
    db,
    Prisma.sql`SELECT count(*)::int AS count ${withoutLedger(kinds, 0)}`,
  );
  return row?.count ?? 0;
};
