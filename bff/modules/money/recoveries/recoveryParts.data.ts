import type { Db } from '#bff/core/database.ts';
import { toDate } from '#bff/platform/database/values.ts';

/*
 * What came in for an order and what was let off of it. The caller holds the my page; rows are added and marked, never
 * rewritten.
 */

export type NewReceipt = {
  readonly recoveryId: number;
  readonly receivedOn: string;
  /** yen */
  readonly amount: number;
  readonly note: string | null;
  readonly recordedById: number;
  readonly createdAt: Date;
};

/** @returns its id */
export const insertReceipt = async (db: Db, { receivedOn, ...data }: NewReceipt): Promise<number> => {
  const row = await db.recoveryReceipt.create({
    data: { ...data, receivedOn: toDate(receivedOn) },
    select: { id: true },
  });
  return row.id;
};

type Act = { readonly id: number; readonly by: number; readonly at: Date };

/** Somebody else has seen it on the account. */
export const markReceiptChecked = async (db: Db, { id, by, at }: Act): Promise<void> => {
  await db.recoveryReceipt.update({ where: { id }, data: { checkedById: by, checkedAt: at } });
};

/** It was written down wrongly, and no longer counts. */
export const markReceiptCanceled = async (
  db: Db,
  { id, by, at, reason }: Act & { readonly reason: string },
): Promise<void> => {
  await db.recoveryReceipt.update({
    where: { id },
    data: { canceledById: by, canceledAt: at, cancelReason: reason },
  });
};

/** What was too much of it was sent back. */
export const markReceiptReturned = async (
  db: Db,
  { id, by, at, amount, on }: Act & { readonly amount: number; readonly on: string },
): Promise<void> => {
  await db.recoveryReceipt.update({
    where: { id },
    data: { returnedAmount: { increment: amount }, returnedOn: toDate(on), returnedById: by, returnedAt: at },
  });
};

export type NewRelief = {
  readonly recoveryId: number;
  readonly kind: number;
  readonly amount: number | null;
  readonly dueOn: string | null;
  readonly reason: string;
  readonly askedById: number;
  readonly createdAt: Date;
};

/** @returns its id */
export const insertRelief = async (db: Db, { dueOn, ...data }: NewRelief): Promise<number> => {
  const row = await db.recoveryRelief.create({
    data: { ...data, dueOn: dueOn === null ? null : toDate(dueOn) },
    select: { id: true },
  });
  return row.id;
};

type Decision = Act & { readonly status: number; readonly reason: string | null };

export const decideReliefRow = async (db: Db, { id, by, at, status, reason }: Decision): Promise<void> => {
  await db.recoveryRelief.update({
    where: { id },
    data: { status, decidedById: by, decidedAt: at, decisionReason: reason },
  });
};
