import type { Scope } from '#bff/core/scope.ts';
import { findMemberOfSection } from '#bff/parts/ownership/members.data.ts';
import type { MailFrame, MailText } from '#bff/platform/mail/texts/layout.ts';
import { mailContacts } from './mailContacts.service.ts';
import { insertNotification, linkNotificationMail } from './notifications.data.ts';

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

/** A receiver: a member, or the representative (no member id). */
export type Audience = { readonly corporationId: number; readonly memberId: number | null };

/** Receivers of a notice about a document: the member it is required of, and always the representative. */
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

/** One mail for each who gets the mails of a business. @returns whether there was anybody who wants it */
export const mailAudience = async (
  scope: Scope,
  { mypageId, projectId, sectionId }: Business,
  { corporationId }: Audience,
  compose: Compose,
): Promise<boolean> => {
  const about = { mypageId, sectionId };
  const { isMailed } = await mailContacts(scope, { projectId, corporationId }, (frame) => ({
    ...compose(frame),
    ...about,
  }));
  return isMailed;
};

/** Mails all receivers. */
export const mailBusiness = async (scope: Scope, business: Business, compose: Compose): Promise<void> => {
  for (const audience of await audiencesOf(scope, business))
    await mailAudience(scope, business, audience, compose);
};

/** Creates a notice on the my page for each receiver and its mail, in one transaction. */
export const notifyBusiness = async (
  scope: Scope,
  business: Business,
  notice: BusinessNotice,
  compose: Compose,
): Promise<void> => {
  for (const audience of await audiencesOf(scope, business))
    await notifyAudience(scope, { business, audience }, notice, compose);
};

type NoticeReceiver = { readonly business: Business; readonly audience: Audience };

/** The same for a single receiver, about what others must not know. */
export const notifyAudience = (
  scope: Scope,
  told: NoticeReceiver,
  notice: BusinessNotice,
  compose: Compose,
): Promise<void> =>
  notifyAudienceOfAll(scope, told, [{ ...notice, sectionId: told.business.sectionId }], compose);

/** Several notices, one per document, with one mail about all of them. */
export const notifyAudienceOfAll = async (
  scope: Scope,
  { business, audience }: NoticeReceiver,
  notices: readonly (BusinessNotice & Pick<Business, 'sectionId'>)[],
  compose: Compose,
): Promise<void> => {
  const isMailed = await mailAudience(scope, business, audience, compose);
  for (const { title, body, ...notice } of notices) {
    const row = await insertNotification(scope.db, {
      ...notice,
      mypageId: business.mypageId,
      memberId: audience.memberId,
      title: cut(title, MAX_TITLE),
      body: cut(body, MAX_BODY),
      sendEmail: isMailed,
      createdById: scope.actor?.kind === 'admin' ? scope.actor.adminUserId : null,
    });
    if (isMailed) await linkNotificationMail(scope.db, row);
  }
};

/** A mail alone, of what its messages on the my page tell already. */
export const mailToAudience = async (
  scope: Scope,
  { business, audience }: NoticeReceiver,
  compose: Compose,
): Promise<void> => {
  await mailAudience(scope, business, audience, compose);
};
