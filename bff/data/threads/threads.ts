import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { mapPage, type Page, type PageRequest, readPage } from '../engine/paging.ts';
import { containing, type SearchText } from '../engine/search.ts';
import { type Plain, plain } from '../engine/values.ts';
import { type MyPageVisibility, visibleMyPages } from '../myPages/access.ts';
import { oneOf, searched } from '../myPages/myPageSearch.ts';

/** With whom the office speaks: the representative of an undertaking, one of its members, or an applicant. */
export type ThreadParty =
  | { readonly mypageId: number; readonly memberId: number | null }
  | { readonly applicationId: number };

/** Which threads a caller may see. */
export type ThreadVisibility =
  /** Of the my pages that an administrator may see, and of applications unless he sees none of them. */
  | { readonly kind: 'office'; readonly myPages: MyPageVisibility; readonly seesApplications: boolean }
  /** What the office and he himself write to each other. */
  | { readonly kind: 'party'; readonly party: ThreadParty };

/** ThreadMessageKind Message of the contract: what the office only notes is nothing to the other side. */
const MESSAGE = 0;

const visible = (visibility: ThreadVisibility): Prisma.ThreadWhereInput => {
  if (visibility.kind === 'party') return { ...visibility.party, messages: { some: { kind: MESSAGE } } };
  const ofMyPages = { myPage: visibleMyPages(visibility.myPages) };
  return visibility.seesApplications ? { OR: [ofMyPages, { application: { deletedAt: null } }] } : ofMyPages;
};

const name = { select: { name: true } } as const;

const summary = {
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
  ...summary,
  project: { select: { shortName: true, deskPhone: true } },
  section: {
    select: { id: true, title: true, branchNumber: true, deletedAt: true, dueOn: true, returnDueOn: true },
  },
  returnItem: { select: { id: true, comment: true } },
} as const satisfies Prisma.ThreadInclude;

export type ThreadSummaryRow = Plain<Prisma.ThreadGetPayload<{ include: typeof summary }>>;
export type ThreadRow = Plain<Prisma.ThreadGetPayload<{ include: typeof detail }>>;

export type ThreadFilter = {
  readonly visibility: ThreadVisibility;
  readonly projectId?: number | undefined;
  readonly mypageId?: number | undefined;
  readonly applicationId?: number | undefined;
  readonly statuses?: readonly number[] | undefined;
  readonly assigneeUserId?: number | undefined;
  readonly isUnassigned?: boolean | undefined;
  /** What the office said and the other side has not read. */
  readonly isUnread?: boolean | undefined;
  readonly search?: SearchText | undefined;
  /** When something was last said: from, and up to without it. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
};

/** In the subject, in anything that was written, or in what it is about is called. */
const withWords = (search: SearchText): Prisma.ThreadWhereInput => {
  const words = containing(search.words);
  return {
    OR: [
      { words },
      { messages: { some: { words } } },
      { myPage: searched(search) },
      { application: { search: { words } } },
      { application: { displayCode: { in: [...search.codes] } } },
    ],
  };
};

const whereOf = (db: Db, filter: ThreadFilter): Prisma.ThreadWhereInput => ({
  AND: [
    visible(filter.visibility),
    filter.search === undefined ? {} : withWords(filter.search),
    filter.isUnassigned ? { assigneeUserId: null } : {},
    filter.isUnread ? { officeMessageId: { gt: db.thread.fields.readMessageId } } : {},
  ],
  projectId: filter.projectId,
  mypageId: filter.mypageId,
  applicationId: filter.applicationId,
  status: oneOf(filter.statuses),
  assigneeUserId: filter.assigneeUserId,
  lastMessageAt: { gte: filter.from, lt: filter.before },
});

/** How many threads the list with that filter has. */
export const countThreadRows = (db: Db, filter: ThreadFilter): Promise<number> =>
  db.thread.count({ where: whereOf(db, filter) });

/** How many threads have something of the office that the other side has not read. */
export const countUnreadThreads = (db: Db, party: ThreadParty): Promise<number> =>
  countThreadRows(db, { visibility: { kind: 'party', party }, isUnread: true });

export const listThreadRows = async (
  db: Db,
  filter: ThreadFilter,
  request: PageRequest,
): Promise<Page<ThreadSummaryRow>> => {
  const where = whereOf(db, filter);
  const page = await readPage(
    request,
    ({ where: beyond, orderBy, take }) =>
      db.thread.findMany({ where: { AND: [where, beyond] }, orderBy, take, include: summary }),
    () => db.thread.count({ where }),
  );
  return mapPage(page, (row): ThreadSummaryRow => plain(row));
};

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
  await db.$queryRaw`SELECT id FROM thread WHERE id = ${id} FOR UPDATE`;
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

/** Whether a finding is of that document, and the business has been told of it. */
export const isFindingOf = async (db: Db, returnItemId: number, sectionId: number): Promise<boolean> =>
  (await db.returnItem.count({ where: { id: returnItemId, sectionId } })) > 0;
