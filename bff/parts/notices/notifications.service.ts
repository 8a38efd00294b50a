import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { normaliseTexts } from '#bff/core/texts/textRules.ts';
import type { MyPageHead } from '#bff/parts/ownership/access.data.ts';
import { requireMyPage, requirePart } from '#bff/parts/ownership/access.service.ts';
import { nameFor } from '#bff/parts/records/officeName.service.ts';
import { officeNames } from '#bff/parts/records/offices.words.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { moveToBusinessDay } from '#rules/businessDays.ts';
import { audiencesOf } from './businessNotices.service.ts';
import { mailNotification } from './mailNotification.service.ts';
import { noticeMessages } from './notices.words.ts';
import {
  deleteUnreadNotification,
  findMyPageOfNotification,
  findNotification,
  insertNotification,
  isSectionOf,
  markNotificationRead,
  markNotificationsRead,
  type NewNotification,
  type NotificationChange,
  type NotificationFilter,
  type NotificationKey,
  type NotificationRow,
  notificationRows,
  updateUnreadNotification,
} from './notifications.data.ts';

export type NotificationView = Omit<
  NotificationRow,
  'createdBy' | 'createdById' | 'mail' | 'mailId' | 'member' | 'memberId'
> & {
  /** Whom it tells; null: the representative. */
  readonly member: { readonly id: number; readonly name: string } | null;
  /** When its mail was accepted; null while it waits in the outbox. */
  readonly emailedAt: Date | null;
  readonly createdByName: string;
};

export type NotificationInput = NotificationChange;
export type NewNotificationInput = Omit<NewNotification, 'mypageId' | 'memberId' | 'createdById'>;

const viewOf = (
  scope: Scope,
  { createdBy, createdById: _id, mail, mailId: _mailId, member, memberId: _m, ...facts }: NotificationRow,
): NotificationView => ({
  ...facts,
  member: member && { id: member.id, name: member.corporation.name },
  emailedAt: mail?.sentAt ?? null,
  createdByName: nameFor(scope, { kind: 'admin', name: createdBy?.name ?? officeNames.desk }),
});

const auditable = (row: NotificationRow) => {
  const { createdBy: _c, mail: _m, mailId: _mi, member: _me, ...rest } = row;
  const { version: _v, createdAt: _ca, updatedAt: _u, ...facts } = rest;
  return facts;
};

/** Due days are business days (domain decision 10). */
const normalised = <Input extends NotificationChange>(input: Input): Input => {
  const { dueOn } = input;
  const day = dueOn ? { dueOn: moveToBusinessDay(dueOn) } : {};
  return { ...normaliseTexts<NotificationChange & Input>(input, {}, []), ...day };
};

const assertSection = async (
  scope: Scope,
  sectionId: number | null | undefined,
  told: { readonly mypageId: number; readonly memberId: number | null },
): Promise<void> => {
  if (sectionId && !(await isSectionOf(scope.db, sectionId, told)))
    throw invalidField('/sectionId', noticeMessages.sectionUnknown);
};

const requireNotification = async (scope: Scope, key: NotificationKey): Promise<NotificationRow> => {
  const row = await findNotification(scope.db, key);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

/** @throws NOT_FOUND when the caller may not see the my page */
export const listNotifications = async (
  scope: Scope,
  filter: NotificationFilter,
  request: PageRequest,
): Promise<Page<NotificationView>> => {
  const { memberId } = await requirePart(scope, filter.mypageId);
  const told = scope.actor?.kind === 'user' ? { ...filter, memberId } : filter;
  return mapPage(await notificationRows.page(scope.db, told, request), (row) => viewOf(scope, row));
};

/** @throws NOT_FOUND, also for another my page's notification */
export const getNotification = async (scope: Scope, key: NotificationKey): Promise<NotificationView> => {
  await requireMyPage(scope, key.mypageId);
  return viewOf(scope, await requireNotification(scope, key));
};

const addNotification = async (
  scope: Scope,
  myPage: MyPageHead,
  data: Omit<NewNotification, 'mypageId' | 'createdById'>,
): Promise<NotificationView> => {
  const { id: mypageId, projectId } = myPage;
  const written = await insertNotification(scope.db, {
    ...data,
    mypageId,
    createdById: adminOf(scope).adminUserId,
  });
  const row = written.sendEmail ? await mailNotification(scope, myPage, written) : written;
  const target = { kind: 'notification', id: row.id } as const;
  await scope.audit({ action: 'created', target, after: auditable(row), mypageId, projectId });
  return viewOf(scope, row);
};

/**
 * Writes to one business, by mail too when asked; about a member's document to the member, and the same to the
 * representative.
 * @returns what the first of them reads
 * @throws NOT_FOUND, INVALID_PARAMETER
 */
export const createNotification = async (
  scope: Scope,
  mypageId: number,
  input: NewNotificationInput,
): Promise<NotificationView> => {
  const myPage = await requireMyPage(scope, mypageId);
  const data = normalised(input);
  await assertSection(scope, data.sectionId, { mypageId, memberId: null });
  const { corporationId } = myPage;
  const [first, ...others] = await audiencesOf(scope, {
    corporationId,
    sectionId: data.sectionId ?? undefined,
  });
  const view = await addNotification(scope, myPage, { ...data, memberId: first?.memberId ?? null });
  for (const { memberId } of others) await addNotification(scope, myPage, { ...data, memberId });
  return view;
};

/**
 * The same to the representative alone, or to one of its members: each reads another text.
 * @throws NOT_FOUND, INVALID_PARAMETER
 */
export const createNotificationFor = async (
  scope: Scope,
  { mypageId, memberId }: { readonly mypageId: number; readonly memberId: number | null },
  input: NewNotificationInput,
): Promise<void> => {
  const myPage = await requireMyPage(scope, mypageId);
  const data = normalised(input);
  await assertSection(scope, data.sectionId, { mypageId, memberId });
  await addNotification(scope, myPage, { ...data, memberId });
};

/** @throws TRANSITION_NOT_ALLOWED once it was read or mailed */
const assertChangeable = ({ readAt, sendEmail }: NotificationRow): void => {
  if (readAt !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: noticeMessages.alreadyRead });
  if (sendEmail) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: noticeMessages.alreadyMailed });
};

/** Changes the properties that were sent. @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED */
export const updateNotification = async (
  scope: Scope,
  key: NotificationKey,
  input: NotificationInput,
  ifMatchVersion: number | undefined,
): Promise<NotificationView> => {
  const myPage = await requireMyPage(scope, key.mypageId);
  const before = await requireNotification(scope, key);
  assertVersion(before, ifMatchVersion);
  assertChangeable(before);
  const change = normalised(input);
  await assertSection(scope, change.sectionId, before);
  await writeVersioned(ifMatchVersion, (version) =>
    updateUnreadNotification(scope.db, { id: key.id, version }, change),
  );
  const changed = await requireNotification(scope, key);
  const after = changed.sendEmail ? await mailNotification(scope, myPage, changed) : changed;
  const about = {
    target: { kind: 'notification' as const, id: key.id },
    mypageId: key.mypageId,
    projectId: myPage.projectId,
  };
  await scope.audit({ action: 'updated', ...about, before: auditable(before), after: auditable(after) });
  return viewOf(scope, after);
};

/** @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED once it was read or mailed */
export const deleteNotification = async (
  scope: Scope,
  key: NotificationKey,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const { projectId } = await requireMyPage(scope, key.mypageId);
  const row = await requireNotification(scope, key);
  assertVersion(row, ifMatchVersion);
  assertChangeable(row);
  await writeVersioned(ifMatchVersion, (version) =>
    deleteUnreadNotification(scope.db, { id: key.id, version }),
  );
  const about = { target: { kind: 'notification' as const, id: key.id }, mypageId: key.mypageId, projectId };
  await scope.audit({ action: 'deleted', ...about, before: auditable(row) });
};

/**
 * The business has read it; the first time is kept. Only its own users have this operation, so that an
 * administrator who looks at a my page marks nothing.
 * @throws NOT_FOUND for any other business's notification
 */
export const readUserNotification = async (scope: Scope, id: number): Promise<NotificationView> => {
  const mypageId = await findMyPageOfNotification(scope.db, id);
  if (mypageId === null) throw new ApiError('NOT_FOUND');
  const { myPage, memberId } = await requirePart(scope, mypageId);
  const { projectId } = myPage;
  const row = await requireNotification(scope, { mypageId, id });
  if (row.memberId !== memberId) throw new ApiError('NOT_FOUND');
  if (await markNotificationRead(scope.db, row, scope.now)) {
    await scope.audit({ action: 'read', target: { kind: 'notification', id }, mypageId, projectId });
  }
  return viewOf(scope, await requireNotification(scope, { mypageId, id }));
};

/**
 * Everything that tells the caller's business something on a my page, up to the newest that he has seen; one entry of
 * the trail for all of them.
 * @throws NOT_FOUND for any other business's my page
 */
export const readAllUserNotifications = async (
  scope: Scope,
  mypageId: number,
  lastId: number,
): Promise<void> => {
  const { myPage, memberId } = await requirePart(scope, mypageId);
  const told = { mypageId, memberId, lastId };
  const count = await markNotificationsRead(scope.db, told, scope.now);
  if (count === 0) return;
  const { projectId } = myPage;
  const target = { kind: 'myPage', id: mypageId } as const;
  await scope.audit({ action: 'read', target, after: { notificationCount: count }, mypageId, projectId });
};
