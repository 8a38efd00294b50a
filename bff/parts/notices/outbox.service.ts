import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type Batch, MORE } from '#bff/core/batch.ts';
import type { OutgoingMail } from '#bff/core/outgoingMail.ts';
import type { Scope } from '#bff/core/scope.ts';
import { MailDelivery, MailKind } from '#bff/generated/contract/enums.ts';
import { sendingKeyOf } from '#bff/platform/mail/bounceAddress.ts';
import { failureOf } from '#bff/platform/mail/failures.ts';
import { withoutSecrets } from '#bff/platform/mail/secrets.ts';
import { MailRefusedError, type MailTransport } from '#bff/platform/mail/transport.ts';
import { findMailDelivery } from './mailPreferences.data.ts';
import {
  claimDueMails,
  type DueMail,
  insertMail,
  markMailFailed,
  markMailPostponed,
  markMailSent,
  releaseMails,
} from './mails.data.ts';

const MINUTE_MS = 60_000;
/** A process that took a mail and died gives it back after this time. */
const HOLD_MS = 5 * MINUTE_MS;
/** A mail is begun only as long as its sending ends before it is given back: another process would send it, too. */
const BEGIN_MS = HOLD_MS - 2 * MINUTE_MS;
/** Until the note of a mail that was accepted is tried again; without it, the mail would be sent again. */
const NOTE_AGAIN_MS: readonly number[] = [100, 1_000, 5_000, 15_000];
const MAX_ATTEMPTS = 8;
const BATCH = 40;
/** As many as the transport has connections. */
const PEOPLE_AT_ONCE = 5;

/** How its person wants a mail; what is obligatory, or to nobody whom we know, comes at once. */
const deliveryOf = async (scope: Scope, { topic, person }: OutgoingMail): Promise<MailDelivery> => {
  if (topic === undefined || person === undefined) return MailDelivery.AtOnce;
  const chosen = await findMailDelivery(scope.db, { personKind: person.kind, personId: person.id, topic });
  return (chosen ?? MailDelivery.AtOnce) as MailDelivery;
};

/**
 * Puts a mail into the outbox, in the transaction of what it tells about.
 * @returns false when its person wants no such mails
 */
export const enqueueMail = async (scope: Scope, mail: OutgoingMail): Promise<boolean> => {
  const delivery = await deliveryOf(scope, mail);
  if (delivery === MailDelivery.None) return false;
  const isHeld = delivery === MailDelivery.Daily;
  await insertMail(scope.db, {
    kind: mail.kind ?? MailKind.Other,
    person: mail.person,
    to: mail.to,
    toName: mail.toName,
    subject: mail.subject,
    text: mail.text,
    relatedMypageId: mail.mypageId,
    relatedApplicationId: mail.applicationId,
    relatedSectionId: mail.sectionId,
    status: isHeld ? 'Held' : 'Queued',
    nextAttemptAt: isHeld ? null : scope.now,
  });
  return true;
};

const recordSent = async (
  scope: Scope,
  mail: DueMail,
  [waitMs, ...later]: readonly number[] = NOTE_AGAIN_MS,
): Promise<void> => {
  try {
    await markMailSent(scope.db, mail.id, { sentAt: scope.now, text: withoutSecrets(mail.text) });
  } catch (error) {
    if (waitMs === undefined) throw error;
    scope.log.warn({ err: error, mailId: mail.id }, 'mail was accepted, which is not noted yet');
    await wait(waitMs);
    await recordSent(scope, mail, later);
  }
};

const recordFailure = async (scope: Scope, mail: DueMail, error: unknown): Promise<void> => {
  const attempts = mail.attempts + 1;
  const isHopeless = error instanceof MailRefusedError || attempts >= MAX_ATTEMPTS;
  const said = { failure: failureOf(error), answer: String(error) };
  const nextAttemptAt = new Date(scope.now.getTime() + 2 ** attempts * MINUTE_MS);
  if (isHopeless) await markMailFailed(scope.db, mail.id, { ...said, text: withoutSecrets(mail.text) });
  else await markMailPostponed(scope.db, mail.id, { ...said, nextAttemptAt });
  scope.log.warn({ err: error, mailId: mail.id, attempts }, 'mail was not accepted');
};

const sendOne = async (scope: Scope, transport: MailTransport, mail: DueMail): Promise<void> => {
  const { to, toName, subject, text } = mail;
  try {
    await transport.send({ to, toName: toName ?? undefined, subject, text, sendingKey: sendingKeyOf(mail) });
  } catch (error) {
    await recordFailure(scope, mail, error);
    return;
  }
  await recordSent(scope, mail);
};

/**
 * Sends a batch of what is due: to several people at once, what one person gets one after the other. Told to stop, or
 * slow, it gives back the mails that it has not begun with.
 */
export const sendDueMails = async (
  scope: Scope,
  transport: MailTransport,
  signal: AbortSignal,
): Promise<Batch> => {
  const holdUntil = new Date(scope.now.getTime() + HOLD_MS);
  const mails = await claimDueMails(scope.db, scope.now, holdUntil, BATCH);
  const endsAt = performance.now() + BEGIN_MS;
  const begun = new Set<number>();
  const limit = pLimit(PEOPLE_AT_ONCE);
  const sendTo = async (ofOne: readonly DueMail[]): Promise<void> => {
    for (const mail of ofOne) {
      if (signal.aborted || performance.now() > endsAt) return;
      begun.add(mail.id);
      await sendOne(scope, transport, mail);
    }
  };
  const inOrder = mails.toSorted((one, other) => one.id - other.id);
  await Promise.all([...Map.groupBy(inOrder, ({ to }) => to).values()].map((ofOne) => limit(sendTo, ofOne)));
  const left = mails.filter(({ id }) => !begun.has(id)).map(({ id }) => id);
  if (left.length > 0) await releaseMails(scope.db, left, scope.now);
  const hasMore = mails.length === BATCH || (left.length > 0 && !signal.aborted);
  return { doneCount: begun.size, next: hasMore ? MORE : null };
};
