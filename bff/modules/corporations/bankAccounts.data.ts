import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

const withPassbook = {
  passbookFile: true,
  corporation: { select: { name: true, representativeName: true } },
} as const satisfies Prisma.BankAccountInclude;

export type BankAccountRow = Plain<Prisma.BankAccountGetPayload<{ include: typeof withPassbook }>>;

/** Held until the end of the transaction. */
export const lockBankAccount = async (db: Db, corporationId: number): Promise<void> => {
  await execute(
    db,
    Prisma.sql`SELECT id FROM bank_account WHERE corporation_id = ${corporationId} FOR UPDATE`,
  );
};

export const findBankAccount = async (db: Db, corporationId: number): Promise<BankAccountRow | null> =>
  plain(
    await db.bankAccount.findFirst({
      where: { corporationId, corporation: { deletedAt: null } },
      include: withPassbook,
    }),
  );

export type NewBankAccount = Omit<
  Prisma.BankAccountUncheckedCreateInput,
  'id' | 'version' | 'createdAt' | 'updatedAt' | 'confirmedAt' | 'confirmedById'
>;

export const insertBankAccount = async (db: Db, data: NewBankAccount): Promise<void> => {
  await db.bankAccount.create({ data });
};

export type BankAccountChange = Partial<Omit<NewBankAccount, 'corporationId'>>;

/**
 * Changes an account; what was checked is not checked any more.
 * @returns how many rows were changed: 0 when it no longer has that version
 */
export const updateBankAccountRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  change: BankAccountChange,
): Promise<number> => {
  const { count } = await db.bankAccount.updateMany({
    where: { id, version },
    data: { ...change, confirmedAt: null, confirmedById: null, version: { increment: 1 } },
  });
  return count;
};

/** PaymentStatus by name: the numbers are not in the order of time. */
const REQUESTED = 1;
const CHECKED = 2;
const APPROVED = 3;
const EXPORTED = 4;
const PAID = 5;
/** ProjectStatus of my pages that will still be paid: Progressing, ResultConfirmed, NotifiedAmount. */
const AWAITING_PAYMENT = [0, 1, 4];

/**
 * Whether the account must stay as it is: a payment to it is exported, or the last one is paid and nothing more is
 * to come. A paid one does not keep a business from correcting its account for another round, or for the next part.
 */
export const isAccountLocked = async (db: Db, corporationId: number): Promise<boolean> => {
  const myPage = { corporationId, deletedAt: null };
  if ((await db.payment.count({ where: { status: EXPORTED, myPage } })) > 0) return true;
  if ((await db.payment.count({ where: { status: PAID, myPage } })) === 0) return false;
  const where = { ...myPage, projectStatus: { in: AWAITING_PAYMENT } };
  return (await db.myPage.count({ where })) === 0;
};

/** Payments whose account was checked go back to Requested, to be checked again. @returns what they were */
export const resetCheckedPayments = async (db: Db, corporationId: number) => {
  const rows = await db.payment.findMany({
    where: { status: { in: [CHECKED, APPROVED] }, myPage: { corporationId } },
    orderBy: { id: 'asc' },
    select: { id: true, mypageId: true, status: true },
  });
  await db.payment.updateMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: {
      status: REQUESTED,
      account: Prisma.DbNull,
      checkedById: null,
      checkedAt: null,
      approvedById: null,
      approvedAt: null,
      version: { increment: 1 },
    },
  });
  return rows.map(({ id, mypageId, status }) => ({
    id,
    mypageId,
    fromStatus: status,
    toStatus: REQUESTED,
  }));
};

/** How many other corporations have registered an account that has one of these fingerprints. */
export const countSameAccounts = (
  db: Db,
  {
    corporationId,
    fingerprints,
  }: { corporationId: number; fingerprints: readonly Uint8Array<ArrayBuffer>[] },
): Promise<number> =>
  db.bankAccount.count({
    where: {
      accountFingerprint: { in: [...fingerprints] },
      corporationId: { not: corporationId },
      corporation: { deletedAt: null },
    },
  });

/** The corporation an account belongs to. */
export const findAccountHolder = (db: Db, corporationId: number) =>
  db.corporation.findFirst({
    where: { id: corporationId, deletedAt: null },
    select: { id: true, name: true },
  });

/** A passbook copy that this corporation may use. */
export const findPassbookFile = (db: Db, id: string, corporationId: number) =>
  db.storedFile.findFirst({
    where: { id, deletedAt: null, OR: [{ corporationId }, { myPage: { corporationId } }] },
    select: { id: true, fileName: true, scanStatus: true, extension: true },
  });

/** What the audit trail says of an account, the oldest first. */
export const listAccountChanges = (db: Db, accountId: number) =>
  db.auditEntry.findMany({
    where: {
      targetKind: 'bankAccount',
      targetId: String(accountId),
      action: { in: ['created', 'updated'] },
    },
    orderBy: { id: 'asc' },
    select: { at: true, actorKind: true, actorName: true, adminType: true, after: true, reason: true },
  });
