import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageRecords, ofMyPages, oneOf, recordOwner } from '#bff/modules/myPages/index.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { type DayNames, dayOf, type Plain, plain, toDate, withDates } from '#bff/platform/database/values.ts';

/** RecoveryStatus and RecoveryReliefStatus of the contract. */
const SUBMITTED = 1;
const ORDERED = 2;
const SETTLED = 3;
const WITHDRAWN = 4;
const ASKED = 0;

const person = { select: { name: true, type: true } } as const;

/** With receipts and reliefs, from which the list computes the balance. */
const summary = {
  myPage: { select: { ...recordOwner, projectStatus: true } },
  receipts: {
    orderBy: [{ receivedOn: 'asc' }, { id: 'asc' }],
    include: { recordedBy: person, checkedBy: person, canceledBy: person, returnedBy: person },
  },
  reliefs: { orderBy: { id: 'asc' }, include: { askedBy: person, decidedBy: person } },
} as const satisfies Prisma.RecoveryInclude;

const detail = {
  ...summary,
  documentFile: { select: { id: true, fileName: true, sizeBytes: true, contentType: true, sha256: true } },
  submittedBy: person,
  orderedBy: person,
  taxReport: { select: { sectionId: true } },
} as const satisfies Prisma.RecoveryInclude;

export type RecoverySummaryRow = Plain<Prisma.RecoveryGetPayload<{ include: typeof summary }>>;
export type RecoveryRow = Plain<Prisma.RecoveryGetPayload<{ include: typeof detail }>>;
export type ReceiptRow = RecoveryRow['receipts'][number];
export type ReliefRow = RecoveryRow['reliefs'][number];

export type RecoveryFilter = MyPageRecords & {
  readonly statuses?: readonly number[] | undefined;
  readonly kinds?: readonly number[] | undefined;
  /** Only what was due before that day and is not paid. */
  readonly overdueOn?: string | undefined;
  /** Only orders of payments that count, for which money came in. */
  readonly received?: boolean | undefined;
  /** Only what an administrator can decide on: not what he began himself. */
  readonly decidableBy?: number | undefined;
};

const decidable = (adminUserId: number): Prisma.RecoveryWhereInput => {
  const other = { not: adminUserId };
  const unchecked = { canceledAt: null, checkedAt: null, recordedById: other };
  return {
    OR: [
      { status: SUBMITTED, submittedById: other },
      { receipts: { some: unchecked } },
      { status: ORDERED, reliefs: { some: { status: ASKED, askedById: other } } },
    ],
  };
};

/** The same in SQL is RECOVERED of the budget (settings.data.ts). */
const received: Prisma.RecoveryWhereInput = {
  status: { in: [ORDERED, SETTLED] },
  supersededAt: null,
  receipts: { some: { canceledAt: null } },
};

/** A business sees what it was ordered to pay, not what the office drafts. */
const shown = ({ kind }: MyPageVisibility): Prisma.RecoveryWhereInput =>
  kind === 'business' ? { orderedOn: { not: null } } : {};

const whereOf = (filter: RecoveryFilter): Prisma.RecoveryWhereInput => ({
  ...ofMyPages(filter),
  AND: [
    shown(filter.visibility),
    filter.overdueOn === undefined ? {} : { status: ORDERED, dueOn: { lt: toDate(filter.overdueOn) } },
    filter.received ? received : {},
    filter.decidableBy === undefined ? {} : decidable(filter.decidableBy),
  ],
  status: oneOf(filter.statuses),
  kind: oneOf(filter.kinds),
});

export const recoveryRows = listOf({
  where: whereOf,
  find: (db, page) => db.recovery.findMany({ ...page, include: summary }),
  count: (db, where) => db.recovery.count({ where }),
});

/** @returns null when the caller may not see it */
export const findRecovery = async (
  db: Db,
  id: number,
  visibility: MyPageVisibility,
): Promise<RecoveryRow | null> =>
  plain(
    await db.recovery.findFirst({
      where: { id, AND: [shown(visibility)], myPage: visibleMyPages(visibility) },
      include: detail,
    }),
  );

/** What counts against the money of the payments that an undertaking has now. */
const live = { status: { not: WITHDRAWN }, supersededAt: null };

export type LiveRecovery = {
  readonly id: number;
  readonly kind: number;
  readonly status: number;
  readonly amount: number;
  /** Yen of the order that were lifted again. */
  readonly lifted: number;
  readonly orderedOn: string | null;
  /** What the order fixed of the receipts that it takes, as it is kept. */
  readonly portions: unknown;
};

/** RecoveryReliefKind Principal and RecoveryReliefStatus Approved. */
const PRINCIPAL = 2;
const APPROVED = 1;

/** What of an undertaking's money is to come back, or has come back. */
export const listLiveRecoveries = async (db: Db, mypageId: number): Promise<LiveRecovery[]> => {
  const rows = await db.recovery.findMany({
    where: { mypageId, ...live },
    orderBy: { number: 'asc' },
    select: {
      id: true,
      kind: true,
      status: true,
      amount: true,
      orderedOn: true,
      portions: true,
      reliefs: { where: { kind: PRINCIPAL, status: APPROVED }, select: { amount: true } },
    },
  });
  return rows.map(({ reliefs, amount, orderedOn, ...row }) => ({
    ...row,
    orderedOn: orderedOn && dayOf(orderedOn),
    amount: Number(amount),
    lifted: Number(reliefs.reduce((sum, relief) => sum + (relief.amount ?? 0n), 0n)),
  }));
};

/** The undertaking begins anew: what came back of its former payments is of none any more. */
export const supersedeRecoveries = async (db: Db, mypageId: number, at: Date): Promise<void> => {
  await db.recovery.updateMany({
    where: { mypageId, ...live },
    data: { supersededAt: at, version: { increment: 1 } },
  });
};

export type NewRecovery = {
  readonly mypageId: number;
  readonly kind: number;
  readonly amount: number;
  readonly claimReason: string;
  readonly documentFileId?: string | null | undefined;
  readonly payTo?: string | null | undefined;
  readonly createdAt: Date;
};

/** The next record of a my page that the caller holds. @returns its id */
export const insertRecovery = async (db: Db, data: NewRecovery): Promise<number> => {
  const { mypageId } = data;
  const last = await db.recovery.aggregate({ where: { mypageId }, _max: { number: true } });
  const number = (last._max.number ?? 0) + 1;
  const row = await db.recovery.create({ data: { ...data, number }, select: { id: true } });
  return row.id;
};

/** Where the last order of a round was to be paid: proposed for the next one. */
export const lastPayTo = async (db: Db, projectId: number): Promise<string | null> => {
  const row = await db.recovery.findFirst({
    where: { myPage: { projectId }, payTo: { not: null }, orderedOn: { not: null } },
    orderBy: { id: 'desc' },
    select: { payTo: true },
  });
  return row?.payTo ?? null;
};

/** Columns of a record with its days as 'YYYY-MM-DD'. */
export type RecoveryChange = DayNames<Prisma.RecoveryUncheckedUpdateManyInput>;

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateRecoveryRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  change: RecoveryChange,
): Promise<number> => {
  const { count } = await db.recovery.updateMany({
    where: { id, version },
    data: { ...withDates(change), version: { increment: 1 } },
  });
  return count;
};
