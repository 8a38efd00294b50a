import type { Db } from '#bff/core/database.ts';
import { plain } from '../engine/values.ts';

export type NewApplicationReceipt = {
  readonly number: string;
  readonly applicationId: number;
  readonly submissionNumber: number;
  readonly issuedAt: Date;
  readonly submitterKind: string;
  readonly submitterId: number | null;
  readonly submitterName: string;
  readonly onBehalfReason: string | null;
  /** What was received, as it was then; never changed. */
  readonly manifest: object;
};

/** @returns the id of the receipt */
export const insertApplicationReceipt = async (
  db: Db,
  { manifest, ...receipt }: NewApplicationReceipt,
): Promise<string> => {
  const data = { ...receipt, manifest: JSON.parse(JSON.stringify(manifest)), createdAt: receipt.issuedAt };
  return (await db.receipt.create({ data, select: { id: true } })).id;
};

/** A receipt of an application. @returns null for any other */
export const findApplicationReceipt = async (db: Db, id: string) => {
  const row = await db.receipt.findFirst({
    where: { id, applicationId: { not: null } },
    include: { paperOrder: { select: { labels: true, files: true, madeAt: true } } },
  });
  return row && plain(row);
};
