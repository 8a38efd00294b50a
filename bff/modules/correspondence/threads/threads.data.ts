import type { Db } from '#bff/core/database.ts';
import { ThreadMessageKind } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import type { ThreadParty } from '#bff/parts/ownership/threadParties.data.ts';
import { execute } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

/** Which threads a caller may see. */
export type ThreadVisibility =
  /** Of the my pages that an administrator may see, and of applications unless he sees none of them. */
  | { readonly kind: 'office'; readonly myPages: MyPageVisibility; readonly seesApplications: boolean }
  /** What the office and he himself write to each other. */
  | { readonly kind: 'party'; readonly party: ThreadParty };

/** What the office only notes is nothing to the other side. */
const visible = (visibility: ThreadVisibility): Prisma.ThreadWhereInput => {
  if (visibility.kind === 'party')
    return { ...visibility.party, messages: { some: { kind: ThreadMessageKind.Message } } };
  const ofMyPages = { myPage: visibleMyPages(visibility.myPages) };
  return visibility.seesApplications ? { OR: [ofMyPages, { application: { deletedAt: null } }] } : ofMyPages;
};

const name = { select: { name: true } } as const;

/** What a list shows of a thread. */
export const threadSummary = {
  project: { select: { shortName: true } },
  myPage: {
    select: {
      id: true,
      displayCode: true,
      planTitle: true,
      projectId: true,
      corporationId: true,
      project: { select: { shortName: true } },
      corporation: name,
    },
  },
  member: { select: { id: true, corporationId: true, corporation: name } },
  application: {
    select: { id: true, family: true, displayCode: true, name: true, applicationUser: name },
  },
  section: { select: { id: true, title: true, branchNumber: true, deletedAt: true } },
  assignee: name,
} as const satisfies Prisma.ThreadInclude;

const detail = {
  ...threadSummary,
  project: { select: { shortName: true, deskPhone: true } },
  section: {
    select: { id: true, title: true, branchNumber: true, deletedAt: true, dueOn: true, returnDueOn: true },
  },
  returnItem: { select: { id: true, comment: true } },
} as const satisfies Prisma.ThreadInclude;

export type ThreadSummaryRow = Plain<Prisma.ThreadGetPayload<{ include: typeof threadSummary }>>;
export type ThreadRow = Plain<Prisma.ThreadGetPayload<{ include: typeof detail }>>;

/** @returns null when the caller may not see it */
export const findThread = async (
  db: Db,
  id: number,
  visibility: ThreadVisibility,
): Promise<ThreadRow | null> =>
  plain(await db.thread.findFirst({ where: { AND: [{ id }, visible(visibility)] }, include: detail }));

/** With whom a thread is. @returns null when there is none */
export const findThreadParty = (
  db: Db,
  id: number,
): Promise<{ mypageId: number | null; applicationId: number | null } | null> =>
  db.thread.findUnique({ where: { id }, select: { mypageId: true, applicationId: true } });

/** Holds a thread until the end of the transaction: what is said in it comes one after the other. */
export const lockThread = async (db: Db, id: number): Promise<void> => {
  await execute(db, Prisma.sql`SELECT id FROM thread WHERE id = ${id} FOR UPDATE`);
};

export type NewThread = Omit<Prisma.ThreadUncheckedCreateInput, 'id' | 'words' | 'version' | 'messages'>;

/** A thread in which nothing is written yet. */
export const insertThread = async (db: Db, data: NewThread): Promise<ThreadRow> =>
  plain(await db.thread.create({ data, include: detail }));

export type ThreadChange = Pick<
  Prisma.ThreadUncheckedUpdateManyInput,
  'status' | 'assigneeUserId' | 'waitingSince' | 'lastMessageAt' | 'officeMessageId'
>;

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateThreadRow = async (
  db: Db,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  change: ThreadChange,
): Promise<number> => {
  const { count } = await db.thread.updateMany({
    where: { id, version },
    data: { ...change, version: { increment: 1 } },
  });
  return count;
};

/**
 * Keeps up to which message the other side has read; nobody reads backwards. What the office may do with the thread
 * stays the same, and so does its version.
 * @returns whether that is further than before
 */
export const markThreadRead = async (
  db: Db,
  { id, updatedAt }: Pick<ThreadRow, 'id' | 'updatedAt'>,
  { readMessageId, readAt }: { readonly readMessageId: number; readonly readAt: Date },
): Promise<boolean> => {
  const { count } = await db.thread.updateMany({
    where: { id, readMessageId: { lt: readMessageId } },
    data: { readMessageId, readAt, updatedAt },
  });
  return count > 0;
};

/** Administrators who may be given a thread: AdminType JMAC, CS and BackOffice. */
const ANSWERING = [0, 2, 4];

/** Whether that is somebody who answers, and can log in. */
export const isAnswering = async (db: Db, id: number): Promise<boolean> => {
  const where = { id, type: { in: ANSWERING }, isActive: true, deletedAt: null };
  return (await db.adminUser.count({ where })) > 0;
};

/** Whether a finding belongs to that document and was returned to the business. */
export const isFindingOf = async (db: Db, returnItemId: number, sectionId: number): Promise<boolean> =>
  (await db.returnItem.count({ where: { id: returnItemId, sectionId } })) > 0;
