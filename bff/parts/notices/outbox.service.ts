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
  holdMails,
  insertMail,
  markMailFailed,
  markMailPostponed,
  markMailSent,
  releaseMails,
} from './mails.data.ts';

const MINUTE_MS = 60_000;
/** A process that took a mail and died gives it back after this time. */
const HOLD_MS = 5 * MINUTE_MS;
/** How often one that lives says that it still has them, however long a slow mail server takes. */
const RENEW_MS = MINUTE_MS;
/** Until the note of a mail that was accepted is tried again; without it, the mail would be sent again. */
const NOTE_AGAIN_MS: readonly number[] = [100, 1_000, 5_000, 15_000];
/** Between two tries: soon at first, so that a mail server that is away at night costs nobody a mail, then each hour. */
const MAX_WAIT_MINUTES = 60;
/** Six tries in the first hour and 71 hours more: three days. */
const MAX_ATTEMPTS = 77;
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

const noteSent = async (
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
    await noteSent(scope, mail, later);
  }
};

const noteFailure = async (scope: Scope, mail: DueMail, error: unknown): Promise<void> => {
  const attempts = mail.attempts + 1;
  const isHopeless = error instanceof MailRefusedError || attempts >= MAX_ATTEMPTS;
  const said = { failure: failureOf(error), answer: String(error) };
  const waitMs = Math.min(2 ** attempts, MAX_WAIT_MINUTES) * MINUTE_MS;
  const nextAttemptAt = new Date(scope.now.getTime() + waitMs);
  if (isHopeless) await markMailFailed(scope.db, mail.id, { ...said, text: withoutSecrets(mail.text) });
  else await markMailPostponed(scope.db, mail.id, { ...said, nextAttemptAt });
  scope.log.warn({ err: error, mailId: mail.id, attempts }, 'mail was not accepted');
};

const sendOne = async (scope: Scope, transport: MailTransport, mail: DueMail): Promise<void> => {
  const { to, toName, subject, text } = mail;
  try {
    await transport.send({ to, toName: toName ?? undefined, subject, text, sendingKey: sendingKeyOf(mail) });
  } catch (error) {
    await noteFailure(scope, mail, error);
    return;
  }
  await noteSent(scope, mail);
};

/** Keeps mails that are on their way from other processes. @returns ends it */
const keepHeld = (scope: Scope, open: ReadonlySet<number>): (() => void) => {
  let heldMs = 0;
  const renew = async (): Promise<void> => {
    heldMs += RENEW_MS;
    const holdUntil = new Date(scope.now.getTime() + heldMs + HOLD_MS);
    await holdMails(scope.db, [...open], holdUntil).catch((error: unknown) =>
      scope.log.warn({ err: error }, 'mails on their way are not held'),
    );
  };
  const timer = setInterval(() => void renew(), RENEW_MS);
  return () => clearInterval(timer);
};

/**
 * Sends a batch of what is due: to several people at once, what one person gets one after the other. Told to stop, it
 * gives back the mails that it has not begun with.
 */
export const sendDueMails = async (
  scope: Scope,
  transport: MailTransport,
  signal: AbortSignal,
): Promise<Batch> => {
  const holdUntil = new Date(scope.now.getTime() + HOLD_MS);
  const mails = await claimDueMails(scope.db, scope.now, holdUntil, BATCH);
  const open = new Set(mails.map(({ id }) => id));
  const begun = new Set<number>();
  const letGo = keepHeld(scope, open);
  const limit = pLimit(PEOPLE_AT_ONCE);
  const sendTo = async (ofOne: readonly DueMail[]): Promise<void> => {
    for (const mail of ofOne) {
      if (signal.aborted) return;
      begun.add(mail.id);
      await sendOne(scope, transport, mail);
      open.delete(mail.id);
    }
  };
  const inOrder = mails.toSorted((one, other) => one.id - other.id);
  const people = [...Map.groupBy(inOrder, ({ to }) => to).values()];
  await Promise.all(people.map((ofOne) => limit(sendTo, ofOne))).finally(letGo);
  const left = mails.filter(({ id }) => !begun.has(id)).map(({ id }) => id);
  if (left.length > 0) await releaseMails(scope.db, left, scope.now);
  return { doneCount: begun.size, next: mails.length === BATCH ? MORE : null };
};
