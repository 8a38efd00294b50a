import { invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { MailTopic } from '#bff/generated/contract/enums.ts';
import type { MyPageHead } from '#bff/parts/ownership/access.data.ts';
import { myPageLink } from '#bff/parts/records/mailLinks.service.ts';
import { notificationMail } from '#bff/platform/mail/texts/sectionMails.ts';
import { mailContacts } from './mailContacts.service.ts';
import { noticeMessages } from './notices.words.ts';
import {
  linkNotificationMail,
  markNotificationUnmailed,
  type NotificationRow,
} from './notifications.data.ts';

/** What asks for something by a day comes at once; everything else as its reader wants it. */
const topicOf = ({ dueOn }: NotificationRow) => (dueOn === null ? { topic: MailTopic.Message } : {});

/**
 * Tells those whom it is for by mail that there is something to read; the text itself stays behind the log-in.
 * @returns the notification, without a mail when nobody there wants one
 * @throws INVALID_PARAMETER when nobody gets mails there
 */
export const mailNotification = async (
  scope: Scope,
  myPage: MyPageHead,
  row: NotificationRow,
): Promise<NotificationRow> => {
  const { projectId, displayCode } = myPage;
  const corporationId = row.member?.corporationId ?? myPage.corporationId;
  const myPageUrl = myPageLink(scope.config, projectId);
  const about = { ...topicOf(row), mypageId: myPage.id };
  const { hasContacts, isMailed } = await mailContacts(scope, { corporationId, projectId }, (frame) => ({
    ...notificationMail({ ...frame, displayCode, title: row.title, myPageUrl }),
    ...about,
  }));
  if (!hasContacts) throw invalidField('/sendEmail', noticeMessages.noRecipient);
  if (isMailed) await linkNotificationMail(scope.db, row);
  else await markNotificationUnmailed(scope.db, row);
  return { ...row, sendEmail: isMailed };
};
