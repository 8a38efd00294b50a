import type { Db } from '#bff/core/database.ts';
import { ThreadMessageKind } from '#bff/generated/contract/enums.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

const withFiles = {
  files: {
    orderBy: { sequence: 'asc' },
    select: {
      file: { select: { id: true, fileName: true, sizeBytes: true, contentType: true, sha256: true } },
    },
  },
} as const satisfies Prisma.ThreadMessageInclude;

export type ThreadMessageRow = Plain<Prisma.ThreadMessageGetPayload<{ include: typeof withFiles }>>;

/**
 * What was said in a thread, the oldest first.
 * @param isForParty without what the office notes for itself
 */
export const listThreadMessages = async (
  db: Db,
  threadId: number,
  { isForParty }: { readonly isForParty: boolean },
): Promise<ThreadMessageRow[]> => {
  const rows = await db.threadMessage.findMany({
    where: { threadId, kind: isForParty ? ThreadMessageKind.Message : undefined },
    orderBy: { id: 'asc' },
    include: withFiles,
  });
  return rows.map((row): ThreadMessageRow => plain(row));
};

/** Everything in a thread, notes and calls too. */
export const countThreadMessages = (db: Db, threadId: number): Promise<number> =>
  db.threadMessage.count({ where: { threadId } });

/** Whether a thread has that message, and the other side sees it. */
export const isMessageToParty = async (db: Db, threadId: number, id: number): Promise<boolean> =>
  (await db.threadMessage.count({ where: { id, threadId, kind: ThreadMessageKind.Message } })) > 0;

export type NewThreadMessage = Omit<
  Prisma.ThreadMessageUncheckedCreateInput,
  'id' | 'words' | 'files' | 'createdAt'
> & { readonly createdAt: Date };

/** @returns its id */
export const insertThreadMessage = async (db: Db, data: NewThreadMessage): Promise<number> =>
  (await db.threadMessage.create({ data, select: { id: true } })).id;

/**
 * Sends files with a message, in this order. One that another message takes at the same moment is waited for, and then
 * left to it; written in the order of their ids, so that two messages do not wait for each other.
 * @returns how many this message has
 */
export const insertThreadFiles = async (
  db: Db,
  messageId: number,
  fileIds: readonly string[],
): Promise<number> => {
  const files = fileIds.map((fileId, index) => ({ messageId, fileId, sequence: index + 1 }));
  const data = files.toSorted((one, other) => (one.fileId < other.fileId ? -1 : 1));
  return (await db.threadFile.createMany({ data, skipDuplicates: true })).count;
};

/** The files of these ids that were uploaded to be sent, with whether one was sent already. */
export const findThreadUploads = (db: Db, ids: readonly string[]) =>
  db.storedFile.findMany({
    where: { id: { in: [...ids] }, purpose: 'thread', deletedAt: null },
    select: {
      id: true,
      fileName: true,
      scanStatus: true,
      mypageId: true,
      applicationId: true,
      uploadedByAdminUserId: true,
      uploadedByCorporationUserId: true,
      uploadedByApplicationUserId: true,
      threadFile: { select: { id: true } },
    },
  });

export type ThreadUpload = Awaited<ReturnType<typeof findThreadUploads>>[number];

type ApplicantFile = {
  readonly id: string;
  readonly applicationId: number;
  readonly applicationUserId: number;
};

/** A file of a thread about an application, that its applicant sees. @returns null when there is none */
export const findApplicantFile = async (db: Db, { id, applicationId, applicationUserId }: ApplicantFile) => {
  const sent = { message: { kind: ThreadMessageKind.Message, thread: { applicationId } } };
  const row = await db.storedFile.findFirst({
    where: {
      ...{ id, purpose: 'thread', deletedAt: null },
      OR: [{ threadFile: sent }, { threadFile: null, uploadedByApplicationUserId: applicationUserId }],
    },
  });
  return row && plain(row);
};
