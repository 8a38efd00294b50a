import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { execute } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain, toDate } from '#bff/platform/database/values.ts';

const withAuthor = {
  createdBy: { select: { name: true } },
  mail: { select: { sentAt: true } },
  member: { select: { id: true, corporationId: true, corporation: { select: { name: true } } } },
} as const satisfies Prisma.NotificationInclude;

export type NotificationRow = Plain<Prisma.NotificationGetPayload<{ include: typeof withAuthor }>>;

export type NotificationFilter = {
  readonly mypageId: number;
  /** Whom they tell: a member, or with null the representative; all when left out. */
  readonly memberId?: number | null | undefined;
  readonly kinds?: readonly number[] | undefined;
  readonly isUnread?: boolean | undefined;
};

export const notificationRows = listOf({
  where: ({ mypageId, memberId, kinds, isUnread }: NotificationFilter): Prisma.NotificationWhereInput => ({
    mypageId,
    memberId,
    kind: kinds && { in: [...kinds] },
    readAt: isUnread ? null : undefined,
  }),
  find: (db, page) => db.notification.findMany({ ...page, include: withAuthor }),
  count: (db, where) => db.notification.count({ where }),
});

export type NotificationKey = { readonly mypageId: number; readonly id: number };

/** @returns null when there is none on this my page */
export const findNotification = async (db: Db, key: NotificationKey): Promise<NotificationRow | null> =>
  plain(await db.notification.findFirst({ where: key, include: withAuthor }));

/** The my page a notification is on. @returns null when there is no such notification */
export const findMyPageOfNotification = async (db: Db, id: number): Promise<number | null> =>
  (await db.notification.findUnique({ where: { id }, select: { mypageId: true } }))?.mypageId ?? null;

export type NewNotification = Pick<
  Prisma.NotificationUncheckedCreateInput,
  'mypageId' | 'kind' | 'title' | 'body' | 'sectionId' | 'memberId' | 'sendEmail' | 'createdById'
> & { readonly dueOn?: string | null };

const dayColumn = (dueOn: string | null | undefined) => (dueOn ? toDate(dueOn) : dueOn);

export const insertNotification = async (
  db: Db,
  { dueOn, ...data }: NewNotification,
): Promise<NotificationRow> =>
  plain(await db.notification.create({ data: { ...data, dueOn: dayColumn(dueOn) }, include: withAuthor }));

export type NotificationChange = Partial<Omit<NewNotification, 'mypageId' | 'memberId' | 'createdById'>>;

type Expected = { readonly id: number; readonly version: number | undefined };

/** Changes what nobody has read. @returns how many rows were changed */
export const updateUnreadNotification = async (
  db: Db,
  { id, version }: Expected,
  { dueOn, ...change }: NotificationChange,
): Promise<number> => {
  const { count } = await db.notification.updateMany({
    where: { id, version, readAt: null },
    data: { ...change, dueOn: dayColumn(dueOn), version: { increment: 1 } },
  });
  return count;
};

/** Takes away what nobody has read. @returns how many rows were deleted */
export const deleteUnreadNotification = async (db: Db, { id, version }: Expected): Promise<number> =>
  (await db.notification.deleteMany({ where: { id, version, readAt: null } })).count;

/**
 * Keeps the first time a notification was read. `updatedAt` stays, because its content does.
 * @returns whether this was the first time
 */
export const markNotificationRead = async (
  db: Db,
  { id, updatedAt }: Pick<NotificationRow, 'id' | 'updatedAt'>,
  readAt: Date,
): Promise<boolean> => {
  const { count } = await db.notification.updateMany({
    where: { id, readAt: null },
    data: { readAt, updatedAt, version: { increment: 1 } },
  });
  return count > 0;
};

/**
 * The same for everything that tells the representative or one of its members something, up to the newest that was seen.
 * @returns how many were unread
 */
export const markNotificationsRead = (
  db: Db,
  { mypageId, memberId, lastId }: ReceiverKey & { readonly lastId: number },
  readAt: Date,
): Promise<number> =>
  execute(
    db,
    Prisma.sql`UPDATE notification SET read_at = ${readAt}, version = version + 1
      WHERE my_page_id = ${mypageId} AND member_id IS NOT DISTINCT FROM ${memberId}::int AND id <= ${lastId}
        AND read_at IS NULL`,
  );

/** Ties a notification to the mail that this transaction put into the outbox for its my page. */
export const linkNotificationMail = async (
  db: Db,
  { id, mypageId, updatedAt }: Pick<NotificationRow, 'id' | 'mypageId' | 'updatedAt'>,
): Promise<void> => {
  const mail = await db.mailMessage.findFirst({
    where: { relatedMypageId: mypageId },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  await db.notification.updateMany({ where: { id }, data: { mailId: mail?.id, updatedAt } });
};

/** Nobody whom it is for wants such mails: it is on the page only. */
export const markNotificationUnmailed = async (
  db: Db,
  { id, updatedAt }: Pick<NotificationRow, 'id' | 'updatedAt'>,
): Promise<void> => {
  await db.notification.updateMany({ where: { id }, data: { sendEmail: false, updatedAt } });
};

type ReceiverKey = { readonly mypageId: number; readonly memberId: number | null };

/** Whether a section is on that my page, and for a member one that is asked of it. */
export const isSectionOf = async (
  db: Db,
  sectionId: number,
  { mypageId, memberId }: ReceiverKey,
): Promise<boolean> => {
  const where = { id: sectionId, mypageId, memberId: memberId ?? undefined, deletedAt: null };
  return (await db.section.count({ where })) > 0;
};

/** Who gets the mails of an undertaking: its primary contact, else everybody of the corporation in the project. */
export const listMailRecipients = async (
  db: Db,
  { corporationId, projectId }: { corporationId: number; projectId: number },
): Promise<{ id: number; name: string; email: string }[]> => {
  const users = await db.corporationUser.findMany({
    where: { corporationId, projectId, isActive: true, deletedAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, email: true, isPrimary: true },
  });
  const primary = users.filter(({ isPrimary }) => isPrimary);
  return primary.length > 0 ? primary : users;
};
