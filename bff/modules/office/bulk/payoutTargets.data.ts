import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { among } from './bulkTargets.data.ts';

const { sql } = Prisma;

/** A payment, and what decides whether it can be recorded as paid. */
export type PayoutTarget = {
  readonly id: number;
  readonly version: number;
  readonly mypageId: number;
  readonly displayCode: string;
  readonly status: number;
  /** Yen. */
  readonly amount: number;
  /** The file in which it went to the bank. */
  readonly batch: { readonly transferOn: CalendarDay } | null;
};

/** What a dry run reads of many payments at once. */
export const findPayoutTargets = (db: Db, ids: readonly number[]): Promise<PayoutTarget[]> =>
  queryRows<PayoutTarget>(
    db,
    sql`
    SELECT p.id, p.version, m.id AS "mypageId", m.display_code AS "displayCode", p.status,
      p.amount::float8 AS amount,
      CASE WHEN b.id IS NOT NULL THEN jsonb_build_object('transferOn', b.transfer_on::text) END AS batch
    FROM payment p JOIN my_page m ON m.id = p.my_page_id LEFT JOIN payment_batch b ON b.id = p.batch_id
    WHERE ${among(sql`p.id`, ids)} AND m.deleted_at IS NULL`,
  );
