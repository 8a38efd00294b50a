import type { Db } from '#bff/core/database.ts';
import type { TargetKind } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';

/** Tables of records of money, as a whole: what of them the trail does not tell is read from the row itself. */
const tables: { readonly [kind in TargetKind]?: string } = {
  AmountProposal: 'amount_proposal',
  Payment: 'payment',
  PaymentBatch: 'payment_batch',
  PaymentItem: 'payment_item',
  Property: 'property_ledger_item',
  PropertyDisposal: 'property_disposal',
  Recovery: 'recovery',
  RecoveryReceipt: 'recovery_receipt',
  RecoveryRelief: 'recovery_relief',
};

/** What the product keeps for itself, or shows as a whole elsewhere: bytes, texts for searching, marks of its own work. */
const INTERNAL = [
  'content',
  'words',
  'payee_words',
  'payee_key',
  'invoice_key',
  'version',
  'id',
  'updated_at',
  'follows_up',
  'basis',
  'calculation',
];

export const MONEY_KINDS = Object.keys(tables) as readonly TargetKind[];

const nameOf = (column: string): string =>
  column === 'my_page_id'
    ? 'mypageId'
    : column.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

export type RecordRow = { readonly [column: string]: unknown };

/** A record of money by the names of its columns. @returns null for other kinds, or when there is none */
export const findRecordRow = async (db: Db, kind: TargetKind, id: string): Promise<RecordRow | null> => {
  const table = tables[kind];
  if (table === undefined || !/^\d{1,9}$/.test(id)) return null;
  const [row] = await queryRows<{ record: RecordRow }>(
    db,
    Prisma.sql`SELECT to_jsonb(record) - ${INTERNAL}::text[] AS record
      FROM ${Prisma.raw(table)} record WHERE record.id = ${Number(id)}`,
  );
  return row === undefined
    ? null
    : Object.fromEntries(Object.entries(row.record).map(([column, value]) => [nameOf(column), value]));
};
