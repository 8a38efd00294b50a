import type { Db } from '#bff/core/database.ts';
import type { PendingChange } from '#bff/core/fourEyes.ts';
import { PendingActStatus } from '#bff/generated/contract/enums.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';

const { Waiting, Expired } = PendingActStatus;

const people = {
  proposedBy: { select: { name: true } },
  decidedBy: { select: { name: true } },
} as const satisfies Prisma.PendingActInclude;

export type PendingActRow = Prisma.PendingActGetPayload<{ include: typeof people }>;

export type PendingActFilter = {
  readonly statuses?: readonly number[] | undefined;
  readonly acts?: readonly number[] | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
};

export const pendingActRows = listOf({
  where: ({ statuses, acts, ...subject }: PendingActFilter): Prisma.PendingActWhereInput => ({
    ...subject,
    status: statuses && { in: [...statuses] },
    act: acts && { in: [...acts] },
  }),
  find: (db, page) => db.pendingAct.findMany({ ...page, include: people }),
  count: (db, where) => db.pendingAct.count({ where }),
});

/** @returns null when there is none */
export const findPendingAct = (db: Db, id: number): Promise<PendingActRow | null> =>
  db.pendingAct.findUnique({ where: { id }, include: people });

/** The one of these that waits for a thing; null: none does. */
export const findWaitingFor = (db: Db, thing: string): Promise<PendingActRow | null> =>
  db.pendingAct.findFirst({ where: { thing, status: Waiting }, include: people });

type NewPendingAct = Omit<Prisma.PendingActUncheckedCreateInput, 'changes'> & {
  readonly changes: readonly PendingChange[];
};

export const insertPendingAct = (db: Db, { changes, ...row }: NewPendingAct): Promise<PendingActRow> =>
  db.pendingAct.create({
    data: { ...row, changes: changes as unknown as Prisma.InputJsonValue },
    include: people,
  });

type Ending = Pick<
  Prisma.PendingActUncheckedUpdateManyInput,
  'status' | 'decidedAt' | 'decidedById' | 'decisionReason'
>;

/** Ends one that waits. @returns how many: 0 when it has ended, or has another version */
export const endPendingAct = async (
  db: Db,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  ending: Ending,
): Promise<number> => {
  const where = { id, version, status: Waiting };
  const { count } = await db.pendingAct.updateMany({ where, data: { ...ending, version: { increment: 1 } } });
  return count;
};

/** Says what one is about that was not there when it was asked for. */
export const nameSubject = async (db: Db, id: number, subjectId: string): Promise<void> => {
  await db.pendingAct.update({ where: { id }, data: { subjectId } });
};

/** Ends those that nobody has decided in time. @returns how many */
export const expirePendingActs = async (db: Db, now: Date): Promise<number> => {
  const where = { status: Waiting, endsAt: { lte: now } };
  const data = { status: Expired, decidedAt: now, version: { increment: 1 } };
  const { count } = await db.pendingAct.updateMany({ where, data });
  return count;
};
