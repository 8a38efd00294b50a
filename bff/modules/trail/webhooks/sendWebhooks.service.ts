import pLimit from 'p-limit';
import { type Batch, MORE } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DocumentCheckStatus, PaymentStatus } from '#bff/generated/contract/enums.ts';
import { postMessage } from '#bff/platform/webhooks/postMessage.ts';
import { signedHeaders } from '#bff/platform/webhooks/sign.ts';
import { notifyWebhookDisabled } from './notifyWebhookDisabled.service.ts';
import { openSecret } from './sealedSecret.service.ts';
import { bodyOf } from './webhookBodies.service.ts';
import {
  type Attempt,
  claimDueDeliveries,
  type DueDelivery,
  deleteDeliveriesBefore,
  deleteWaitingDeliveries,
  insertDeliveries,
  listTrailEvents,
  recordDeliveryAttempt,
  releaseDeliveries,
} from './webhookDeliveries.data.ts';
import {
  claimLaggingWebhook,
  clearWebhookFailing,
  hasLaggingWebhook,
  markWebhookFailing,
  saveCursor,
  updateWebhook,
} from './webhooks.data.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Entries of the trail that a batch looks at. */
const TRAIL_BATCH = 2_000;

/**
 * The job: writes what happened into the log of each address, to be sent. What happened is what the chain of the audit
 * trail says, which has every change that was committed once and in order; how far an address has come is noted in the
 * transaction of its messages. So a crash at any line neither loses nor repeats one.
 */
export const queueDeliveries = async (scope: Scope): Promise<Batch> => {
  // A transaction wakes what follows changes, this job among it.
  if (!(await hasLaggingWebhook(scope.db))) return { doneCount: 0, next: null };
  return scope.transaction(async (inner) => {
    const webhook = await claimLaggingWebhook(inner.db);
    if (webhook === null) return { doneCount: 0, next: null };
    const marks = { confirmed: DocumentCheckStatus.Confirmed, paid: PaymentStatus.Paid };
    const { found, untilSeq } = await listTrailEvents(inner.db, webhook, { marks, limit: TRAIL_BATCH });
    const deliveries = found.map((event) => ({
      webhookId: webhook.id,
      auditSeq: event.seq,
      event: event.event,
      body: bodyOf(event),
      createdAt: inner.now,
    }));
    if (deliveries.length > 0) await insertDeliveries(inner.db, deliveries);
    await saveCursor(inner.db, webhook.id, untilSeq);
    return { doneCount: deliveries.length, next: MORE };
  });
};

/** What a message waits after each attempt that failed: three days in all. */
const WAITS_MS = [1, 5, 15, 60, 180, 360, 720, 1440, 1440].map((minutes) => minutes * MINUTE_MS);
/** A webhook whose deliveries fail for so long is disabled. */
const SILENCE_MS = 3 * DAY_MS;
const TIMEOUT_MS = 10_000;
/** A process that took a message and died gives it back after this time. */
const HOLD_MS = 2 * MINUTE_MS;
const BATCH = 20;
const OF_ONE = 4;
const AT_ONCE = 8;

const openedOrNone = ({ secrets, log }: Scope, webhookId: number, sealed: Uint8Array): Uint8Array[] => {
  try {
    return [openSecret(secrets, sealed)];
  } catch (error) {
    log.error({ err: error, webhookId }, 'the secret of a webhook cannot be read');
    return [];
  }
};

/** What a message is signed with: none where the keys that sealed it are not configured any more. */
const secretsOf = (
  scope: Scope,
  { webhookId, secret, previousSecret, previousUntil }: DueDelivery,
): Uint8Array[] => {
  const isBoth = previousUntil !== null && scope.now < previousUntil;
  return [secret, isBoth ? previousSecret : null].flatMap((sealed) =>
    sealed === null ? [] : openedOrNone(scope, webhookId, sealed),
  );
};

/** Messages are never sent unsigned: the receiver could not verify the sender. */
const UNSIGNED = { failure: 'secret', status: null, ms: 0, text: null } as const;

/** When it is tried again; null when it arrived, or was tried often enough. */
const nextOf = ({ attempts }: DueDelivery, failure: string | null, now: Date): Date | null => {
  const waitMs = WAITS_MS[attempts];
  return failure === null || waitMs === undefined ? null : new Date(now.getTime() + waitMs);
};

/** Disables a webhook that has failed for long, and mails JMAC. */
const recordFailure = async (scope: Scope, { webhookId, name }: DueDelivery): Promise<void> => {
  const since = await markWebhookFailing(scope.db, webhookId, scope.now);
  if (since === null || scope.now.getTime() - since.getTime() < SILENCE_MS) return;
  await scope.transaction(async (inner) => {
    const isOn = { isOn: false, at: inner.now, reason: 'failing' } as const;
    const isFirst = (await updateWebhook(inner.db, { id: webhookId, version: undefined }, { isOn })) > 0;
    if (!isFirst) return;
    await deleteWaitingDeliveries(inner.db, webhookId);
    await inner.audit({ action: 'stopped', target: { kind: 'webhook', id: webhookId }, after: { since } });
    await notifyWebhookDisabled(inner, { id: webhookId, name, since });
  });
};

const sendOne = async (scope: Scope, delivery: DueDelivery): Promise<void> => {
  const { id, messageId, body, url } = delivery;
  const seconds = Math.floor(scope.now.getTime() / 1000);
  const secrets = secretsOf(scope, delivery);
  const post = {
    ...{ url, body, headers: signedHeaders({ id: messageId, seconds, body }, secrets) },
    ...{ mayGoInside: scope.config.mayPostInside, timeoutMs: TIMEOUT_MS },
  };
  const result = secrets.length === 0 ? UNSIGNED : await postMessage(post);
  const attempt: Attempt = {
    at: scope.now,
    responseStatus: result.status,
    responseMs: result.ms,
    responseText: result.text,
    failure: result.failure,
    nextAttemptAt: nextOf(delivery, result.failure, scope.now),
  };
  await recordDeliveryAttempt(scope.db, id, attempt);
  if (result.failure === null) await clearWebhookFailing(scope.db, delivery.webhookId);
  else await recordFailure(scope, delivery);
};

/**
 * The job: sends what is due. Told to stop, it gives back the messages that it has not begun with. A process that dies
 * between an answer and its own note leaves the message to be sent again, under the same webhook-id.
 */
export const sendWebhooks = async (scope: Scope, signal: AbortSignal): Promise<Batch> => {
  const holdUntil = new Date(scope.now.getTime() + HOLD_MS);
  const taking = { now: scope.now, holdUntil, limit: BATCH, limitOfOne: OF_ONE };
  const due = await claimDueDeliveries(scope.db, taking);
  const begun = new Set<number>();
  const limit = pLimit(AT_ONCE);
  const send = async (delivery: DueDelivery): Promise<void> => {
    if (signal.aborted) return;
    begun.add(delivery.id);
    await sendOne(scope, delivery);
  };
  const inOrder = due.toSorted((one, other) => one.id - other.id);
  await Promise.all(inOrder.map((delivery) => limit(send, delivery)));
  const left = due.filter(({ id }) => !begun.has(id)).map(({ id }) => id);
  if (left.length > 0) await releaseDeliveries(scope.db, left, scope.now);
  return { doneCount: begun.size, next: due.length > 0 ? MORE : null };
};

const KEPT_MS = 30 * DAY_MS;
const FORGOTTEN_AT_ONCE = 5_000;

/** The job: forgets what was sent more than 30 days ago. */
export const forgetWebhookDeliveries = async (scope: Scope): Promise<Batch> => {
  const before = new Date(scope.now.getTime() - KEPT_MS);
  const doneCount = await deleteDeliveriesBefore(scope.db, before, FORGOTTEN_AT_ONCE);
  return { doneCount, next: doneCount === FORGOTTEN_AT_ONCE ? MORE : null };
};
