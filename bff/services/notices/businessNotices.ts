import type { Scope } from '#bff/core/scope.ts';
import {
  insertNotification,
  linkNotificationMail,
  listMailRecipients,
} from '#bff/data/notices/notifications.ts';
import type { MailFrame, MailText } from '#bff/mail/texts/layout.ts';
import { mailFrameFor } from './mailFrames.ts';

type Business = {
  readonly mypageId: number;
  readonly projectId: number;
  readonly corporationId: number;
  readonly sectionId?: number;
};

type BusinessNotice = {
  /** NotificationKind of the contract. */
  readonly kind: number;
  readonly title: string;
  readonly body: string;
  readonly dueOn?: string | null;
};

/** Lengths of a notification (fields.json "Notification"). */
const MAX_TITLE = 100;
const MAX_BODY = 4000;

const cut = (text: string, length: number): string => {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
};

/**
 * Sends the business a mail, one for each of its people who get mails.
 * @returns whether there was anybody
 */
export const mailBusiness = async (
  scope: Scope,
  { mypageId, projectId, corporationId, sectionId }: Business,
  compose: (frame: MailFrame) => MailText,
): Promise<boolean> => {
  const recipients = await listMailRecipients(scope.db, { projectId, corporationId });
  for (const { name, email } of recipients) {
    const frame = await mailFrameFor(scope, { personName: name, projectId, corporationId });
    await scope.sendMail({ to: email, toName: name, ...compose(frame), mypageId, sectionId });
  }
  return recipients.length > 0;
};

/** Puts a message on the my page, and sends the mail that tells of it, in the same transaction. */
export const notifyBusiness = async (
  scope: Scope,
  business: Business,
  notice: BusinessNotice,
  compose: (frame: MailFrame) => MailText,
): Promise<void> => {
  const isMailed = await mailBusiness(scope, business, compose);
  const row = await insertNotification(scope.db, {
    mypageId: business.mypageId,
    sectionId: business.sectionId,
    kind: notice.kind,
    title: cut(notice.title, MAX_TITLE),
    body: cut(notice.body, MAX_BODY),
    dueOn: notice.dueOn,
    sendEmail: isMailed,
    createdById: scope.actor?.kind === 'admin' ? scope.actor.adminUserId : null,
  });
  if (isMailed) await linkNotificationMail(scope.db, row);
};
