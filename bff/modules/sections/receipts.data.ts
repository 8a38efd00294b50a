import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

export type NewReceipt = Prisma.ReceiptUncheckedCreateInput;

/** Keeps a receipt; it can never be changed. @returns its id */
export const insertReceipt = async (db: Db, receipt: NewReceipt): Promise<string> =>
  (await db.receipt.create({ data: receipt, select: { id: true } })).id;

/** Marks the files that a receipt is the first to list. */
export const markFilesSubmitted = async (db: Db, sectionId: number, receiptId: string): Promise<void> => {
  await db.sectionFile.updateMany({
    where: { sectionId, removedAt: null, receiptId: null },
    data: { receiptId },
  });
};

const withTarget = {
  paperOrder: { select: { labels: true, files: true, madeAt: true } },
  section: {
    select: {
      id: true,
      title: true,
      branchNumber: true,
      mypageId: true,
      member: { select: { corporation: { select: { name: true } } } },
      myPage: {
        select: {
          displayCode: true,
          deletedAt: true,
          project: true,
          corporation: { select: { name: true } },
        },
      },
    },
  },
  application: {
    select: {
      id: true,
      displayCode: true,
      planTitle: true,
      name: true,
      subsidyAmount: true,
      deletedAt: true,
      project: true,
    },
  },
} as const satisfies Prisma.ReceiptInclude;

export type ReceiptRow = Plain<Prisma.ReceiptGetPayload<{ include: typeof withTarget }>>;

/** @returns null when there is none */
export const findReceipt = async (db: Db, id: string): Promise<ReceiptRow | null> =>
  plain(await db.receipt.findUnique({ where: { id }, include: withTarget }));

/** The business of a corporation user who handed something in. @returns null when there is none */
export const findCorporationNameOfUser = async (
  db: Db,
  corporationUserId: number,
): Promise<string | null> => {
  const where = { id: corporationUserId };
  const row = await db.corporationUser.findUnique({
    where,
    select: { corporation: { select: { name: true } } },
  });
  return row?.corporation.name ?? null;
};
