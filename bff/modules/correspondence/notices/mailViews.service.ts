import type { Family } from '#bff/core/actor.ts';
import { offer } from '#bff/core/offeredAction.ts';
import type { MailFailure } from '#bff/core/outgoingMail.ts';
import { ActorKind, MailKind, MailStatus } from '#bff/generated/contract/enums.ts';
import { LINK_KINDS, withoutSecrets } from '#bff/platform/mail/secrets.ts';
import type { MailDetailRow, MailRow } from './mailList.data.ts';
import type { MailPersonRow, MailSubjects } from './mailSubjects.data.ts';
import { mailMessages, mailProblem } from './mails.words.ts';

/** The states of the outbox out of which a mail is sent again, one by one, and many at once. */
export const RESENT_FROM = ['Sent', 'Failed', 'Bounced', 'GivenUp', 'InDigest'] as const;
export const ALL_RESENT_FROM = ['Failed', 'Bounced'] as const;
/** One that a process is just handing over can no longer be held back. */
export const GIVEN_UP_FROM = ['Queued', 'Held', 'Failed', 'Bounced'] as const;

/** The states of the outbox that the contract calls alike; while a mail is under way it knows two. */
const NAMED: { readonly [status: string]: MailStatus } = {
  Sent: MailStatus.Sent,
  Failed: MailStatus.Failed,
  Bounced: MailStatus.Bounced,
  GivenUp: MailStatus.GivenUp,
  Held: MailStatus.Held,
  InDigest: MailStatus.InDigest,
};

const statusOf = ({ status, attempts }: Pick<MailRow, 'status' | 'attempts'>): MailStatus =>
  NAMED[status] ?? (attempts === 0 ? MailStatus.Waiting : MailStatus.Retrying);

const isIn = (statuses: readonly string[], { status }: Pick<MailRow, 'status'>): boolean =>
  statuses.includes(status);

/** Why a mail is not sent again; undefined when it can be. */
export const whyNotResent = (mail: Pick<MailRow, 'status' | 'kind'>): string | undefined => {
  if (!isIn(RESENT_FROM, mail)) return mailMessages.underWay;
  if (mail.kind === MailKind.EmailConfirmation) return mailMessages.confirmationEnded;
  return LINK_KINDS.some((kind) => kind === mail.kind) ? mailMessages.linkEnded : undefined;
};

/** Why a mail cannot be given up; undefined when it can be. */
export const whyNotGivenUp = (mail: Pick<MailRow, 'status'>): string | undefined =>
  isIn(GIVEN_UP_FROM, mail) ? undefined : mailMessages.notGivenUp;

const problemOf = ({ failure, status }: MailRow): string | null =>
  failure === null || status === 'Sent' || status === 'GivenUp'
    ? null
    : mailProblem(failure as MailFailure, status !== 'Failed' && status !== 'Bounced');

const aboutOf = (mail: MailRow, { myPages, applications }: MailSubjects) => {
  const { relatedMypageId: mypageId, relatedApplicationId, relatedSectionId: sectionId } = mail;
  const myPage = mypageId === null ? undefined : myPages.get(mypageId);
  if (myPage !== undefined) return { ...myPage, mypageId, sectionId, applicationId: null, family: null };
  const application = relatedApplicationId === null ? undefined : applications.get(relatedApplicationId);
  if (application === undefined) return null;
  const family = application.family as Family | null;
  return { ...application, family, mypageId: null, sectionId: null, applicationId: relatedApplicationId };
};

/** A mail as the office's list shows it (the contract's Mail). */
export const mailViewOf = (row: MailRow, subjects: MailSubjects) => ({
  id: row.id,
  kind: row.kind as MailKind,
  status: statusOf(row),
  to: row.to,
  toName: row.toName,
  subject: row.subject,
  createdAt: row.createdAt,
  sentAt: row.sentAt,
  nextAttemptAt: isIn(['Queued', 'Sending'], row) ? row.nextAttemptAt : null,
  attempts: row.attempts,
  problem: problemOf(row),
  about: aboutOf(row, subjects),
  availableActions: [offer('resend', whyNotResent(row)), offer('giveUp', whyNotGivenUp(row))],
});

export type MailView = ReturnType<typeof mailViewOf>;

const actorKinds = { admin: ActorKind.Admin, user: ActorKind.User, applicant: ActorKind.Applicant } as const;

/** The contract's MailDetail. */
export const mailDetailOf = (row: MailDetailRow, subjects: MailSubjects, person: MailPersonRow | null) => ({
  ...mailViewOf(row, subjects),
  text: withoutSecrets(row.text),
  serverAnswer: row.lastError,
  recipient: person && { kind: actorKinds[row.personKind as keyof typeof actorKinds], ...person },
});

export type MailDetailView = ReturnType<typeof mailDetailOf>;
