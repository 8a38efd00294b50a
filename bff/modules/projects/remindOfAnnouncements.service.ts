import { ApiError } from '#bff/core/apiError.ts';
import { type Batch, MORE } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mailAudience } from '#bff/parts/notices/businessNotices.service.ts';
import { noticeMessages } from '#bff/parts/notices/notices.words.ts';
import { announcementsLink } from '#bff/parts/records/mailLinks.service.ts';
import { announcementMail } from '#bff/platform/mail/texts/noticeMails.ts';
import type { CountedAnnouncementView } from './announcementReads.service.ts';
import {
  type AnnouncementReminder,
  claimAnnouncementReminder,
  hasAnnouncementReminder,
  listUnreadReceivers,
  saveReminderProgress,
  startAnnouncementReminder,
} from './announcementReminders.data.ts';
import type { AnnouncementKey } from './announcements.data.ts';
import { getAnnouncement } from './announcements.service.ts';
import { isPublishedAt } from './announcementViews.service.ts';

const refuse = (detail: string): ApiError => new ApiError('TRANSITION_NOT_ALLOWED', { detail });

/**
 * Has a mail sent to every company that has not opened an announcement; a job writes them.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED unless it is published, somebody has not opened it, and none is under way
 */
export const remindAnnouncement = async (
  scope: Scope,
  key: AnnouncementKey,
): Promise<CountedAnnouncementView> => {
  const before = await getAnnouncement(scope, key);
  if (!before.isPublished) throw refuse(noticeMessages.remindPublished);
  const unreadCompanyCount = before.receiverCount - before.readCount;
  if (unreadCompanyCount === 0) throw refuse(noticeMessages.allHaveRead);
  if (!(await startAnnouncementReminder(scope.db, before.id, scope.now)))
    throw refuse(noticeMessages.isReminding);
  const target = { kind: 'announcement', id: before.id } as const;
  const { projectId } = key;
  await scope.audit({ action: 'messageSent', target, after: { unreadCompanyCount }, projectId });
  return getAnnouncement(scope, key);
};

/** Corporations of one batch, each with some statements: a second or two in all. */
const BATCH = 50;

/** One mail about it for each who gets the mails of these companies. @returns to how many companies was written */
const write = async (scope: Scope, reminding: AnnouncementReminder, limit: number) => {
  const { projectId, title, isImportant } = reminding;
  const url = announcementsLink(scope.config, projectId);
  const receivers = await listUnreadReceivers(scope.db, reminding, limit);
  let count = 0;
  for (const { corporationId, mypageId } of receivers) {
    const business = { mypageId, projectId, corporationId };
    const isMailed = await mailAudience(scope, business, { corporationId, memberId: null }, (frame) =>
      announcementMail({ ...frame, title, isImportant, url }),
    );
    if (isMailed) count += 1;
  }
  const last = receivers.at(-1)?.corporationId ?? null;
  return { count, after: receivers.length === limit ? last : null };
};

/**
 * The job: writes to those who have not opened what they are to be reminded of. How far it has come is noted in the
 * transaction of the mails: none is written twice, or never, whoever dies at whatever line. What is not published any
 * more is told of no further.
 */
export const remindOfAnnouncements = async (scope: Scope): Promise<Batch> => {
  // A transaction wakes what follows changes, this job among it.
  if (!(await hasAnnouncementReminder(scope.db))) return { doneCount: 0, next: null };
  return scope.transaction(async (inner) => {
    const reminding = await claimAnnouncementReminder(inner.db);
    if (reminding === null) return { doneCount: 0, next: null };
    const step = isPublishedAt(reminding, inner.now)
      ? await write(inner, reminding, BATCH)
      : { count: 0, after: null };
    await saveReminderProgress(inner.db, reminding.id, step);
    return { doneCount: step.count, next: MORE };
  });
};
