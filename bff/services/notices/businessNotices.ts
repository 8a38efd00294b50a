import type { Scope } from '#bff/core/scope.ts';
import { findMemberOfSection } from '#bff/data/members/members.ts';
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

/** Who is told: a member, or the representative, who is no member. */
export type Audience = { readonly corporationId: number; readonly memberId: number | null };

/** Whom the business is for what is told about one of its documents: the member of whom it is asked, and always the representative. */
export const audiencesOf = async (
  scope: Scope,
  { corporationId, sectionId }: Pick<Business, 'corporationId' | 'sectionId'>,
): Promise<readonly Audience[]> => {
  const representative = { corporationId, memberId: null };
  const member = sectionId ? await findMemberOfSection(scope.db, sectionId) : null;
  if (member === null) return [representative];
  return [{ corporationId: member.corporationId, memberId: member.id }, representative];
};

type Compose = (frame: MailFrame) => MailText;

/** One mail for each of its people who get mails. @returns whether there was anybody */
export const mailAudience = async (
  scope: Scope,
  { mypageId, projectId, sectionId }: Business,
  { corporationId }: Audience,
  compose: Compose,
): Promise<boolean> => {
  const recipients = await listMailRecipients(scope.db, { projectId, corporationId });
  for (const { id, name, email } of recipients) {
    const frame = await mailFrameFor(scope, { personName: name, projectId, corporationId });
    const person = { kind: 'user', id } as const;
    await scope.sendMail({ person, to: email, toName: name, ...compose(frame), mypageId, sectionId });
  }
  return recipients.length > 0;
};

/** Sends a mail to everybody who is told. */
export const mailBusiness = async (scope: Scope, business: Business, compose: Compose): Promise<void> => {
  for (const audience of await audiencesOf(scope, business))
    await mailAudience(scope, business, audience, compose);
};

/** Puts a message on the my page for everybody who is told, and sends the mail that tells of it, in the same transaction. */
export const notifyBusiness = async (
  scope: Scope,
  business: Business,
  notice: BusinessNotice,
  compose: Compose,
): Promise<void> => {
  for (const audience of await audiencesOf(scope, business))
    await notifyAudience(scope, { business, audience }, notice, compose);
};

/** The same for one of those alone: what is nobody else's to know. */
export const notifyAudience = async (
  scope: Scope,
  { business, audience }: { readonly business: Business; readonly audience: Audience },
  notice: BusinessNotice,
  compose: Compose,
): Promise<void> => {
  const isMailed = await mailAudience(scope, business, audience, compose);
  const row = await insertNotification(scope.db, {
    mypageId: business.mypageId,
    sectionId: business.sectionId,
    memberId: audience.memberId,
    kind: notice.kind,
    title: cut(notice.title, MAX_TITLE),
    body: cut(notice.body, MAX_BODY),
    dueOn: notice.dueOn,
    sendEmail: isMailed,
    createdById: scope.actor?.kind === 'admin' ? scope.actor.adminUserId : null,
  });
  if (isMailed) await linkNotificationMail(scope.db, row);
};
