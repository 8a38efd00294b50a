import { randomUUID } from 'node:crypto';
import type { Db } from '#bff/core/database.ts';
import { Prisma, type WebhookDelivery } from '#bff/generated/prisma/client.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';
import type { LaggingWebhook } from './webhooks.data.ts';

/** What is shown of a delivery: not where its entry stands in the trail. */
export type DeliveryRow = Omit<WebhookDelivery, 'auditSeq'>;

const WAITING = 0;
const DELIVERED = 1;
const FAILED = 2;

/** DocumentCheckStatus Confirmed and PaymentStatus Paid. */
type Marks = { readonly confirmed: number; readonly paid: number };

/** What happened, as the audit trail has it. */
export type TrailEvent = {
  readonly seq: string;
  readonly event: string;
  readonly at: Date;
  readonly targetId: number;
  readonly projectId: number | null;
  readonly mypageId: number | null;
  /** Of an application. */
  readonly family: string | null;
  readonly status: number | null;
};

const eventOf = ({ confirmed, paid }: Marks): Prisma.Sql => Prisma.sql`CASE
  WHEN e.target_kind = 'application' AND e.action IN ('submit', 'resubmit') THEN 'applicationSubmitted'
  WHEN e.target_kind = 'application' AND e.action IN ('adopt', 'decline', 'waitlist', 'revertDecision')
    THEN 'applicationDecided'
  WHEN e.target_kind = 'section' AND e.after ->> 'status' = ${String(confirmed)} THEN 'sectionConfirmed'
  WHEN e.target_kind = 'myPage' AND e.after ? 'projectStatus' THEN 'myPageStatusChanged'
  WHEN e.target_kind = 'payment' AND e.after ->> 'status' = ${String(paid)} THEN 'paymentPaid'
END`;

/**
 * What an address is to be told of: the events of a stretch of the chain, in the order of the chain, which is that in
 * which they were committed.
 * @returns them, and the entry until which it was looked
 */
export const listTrailEvents = async (
  db: Db,
  { events, allRounds, projectIds, afterSeq }: LaggingWebhook,
  { marks, limit }: { readonly marks: Marks; readonly limit: number },
): Promise<{ readonly found: TrailEvent[]; readonly untilSeq: string }> => {
  const [end] = await queryRows<{ untilSeq: string }>(
    db,
    Prisma.sql`SELECT least(coalesce(max(seq), 0), ${afterSeq}::bigint + ${limit})::text AS "untilSeq" FROM audit_seal`,
  );
  const untilSeq = end?.untilSeq ?? afterSeq;
  const ofRounds = allRounds ? Prisma.sql`true` : Prisma.sql`found."projectId" = ANY(${projectIds}::int[])`;
  const found = await queryRows<TrailEvent>(
    db,
    Prisma.sql`SELECT * FROM (
        SELECT s.seq::text AS seq, ${eventOf(marks)} AS event, e.at, e.target_id::int AS "targetId",
          e.project_id AS "projectId", e.my_page_id AS "mypageId", a.family,
          coalesce(e.after ->> 'projectStatus', e.after ->> 'status')::int AS status
        FROM audit_seal s JOIN audit_entry e ON e.id = s.audit_entry_id
        LEFT JOIN application a ON e.target_kind = 'application' AND a.id = e.application_id
        WHERE s.seq > ${afterSeq}::bigint AND s.seq <= ${untilSeq}::bigint AND e.outcome = 'success'
          AND e.target_kind IN ('application', 'section', 'myPage', 'payment') AND e.target_id ~ '^[0-9]+$'
      ) AS found
      WHERE found.event = ANY(${events}) AND ${ofRounds} ORDER BY found.seq::bigint`,
  );
  return { found, untilSeq };
};

/** A message to be sent. */
export type NewDelivery = {
  readonly webhookId: number;
  readonly auditSeq: string | null;
  readonly event: string | null;
  readonly body: string;
  readonly createdAt: Date;
};

/** One that is there already for the same entry stays as it is. @returns those that were added */
export const insertDeliveries = (db: Db, deliveries: readonly NewDelivery[]): Promise<DeliveryRow[]> =>
  db.webhookDelivery.createManyAndReturn({
    data: deliveries.map(({ auditSeq, ...delivery }) => ({
      ...delivery,
      auditSeq: auditSeq === null ? null : BigInt(auditSeq),
      messageId: `msg_${randomUUID()}`,
      nextAttemptAt: delivery.createdAt,
    })),
    skipDuplicates: true,
  });

/** A message on its way out, with what it is signed with. */
export type DueDelivery = {
  readonly id: number;
  readonly webhookId: number;
  readonly messageId: string;
  readonly body: string;
  readonly attempts: number;
  readonly url: string;
  readonly name: string;
  readonly secret: Uint8Array;
  readonly previousSecret: Uint8Array | null;
  readonly previousUntil: Date | null;
};

type Taking = {
  readonly now: Date;
  readonly holdUntil: Date;
  readonly limit: number;
  readonly limitOfOne: number;
};

/**
 * Takes the next due messages for this process, of one address no more than a few, so that a slow one does not keep the
 * others waiting: other processes skip them until `holdUntil`, after which they are due again, so that none is lost with
 * a process that died.
 */
export const claimDueDeliveries = (
  db: Db,
  { now, holdUntil, limit, limitOfOne }: Taking,
): Promise<DueDelivery[]> =>
  queryRows<DueDelivery>(
    db,
    Prisma.sql`WITH due AS (
        SELECT d.id FROM webhook w CROSS JOIN LATERAL (
          SELECT id, next_attempt_at FROM webhook_delivery
          WHERE webhook_id = w.id AND status = ${WAITING} AND next_attempt_at <= ${now}::timestamptz
          ORDER BY next_attempt_at, id LIMIT ${limitOfOne} FOR UPDATE SKIP LOCKED
        ) AS d
        WHERE w.off_at IS NULL ORDER BY d.next_attempt_at, d.id LIMIT ${limit}
      )
      UPDATE webhook_delivery d SET next_attempt_at = ${holdUntil}::timestamptz FROM webhook w
      WHERE d.id IN (SELECT id FROM due) AND w.id = d.webhook_id
      RETURNING d.id, d.webhook_id AS "webhookId", d.message_id AS "messageId", d.body, d.attempts, w.url, w.name,
        w.secret, w.previous_secret AS "previousSecret", w.previous_until AS "previousUntil"`,
  );

/** Gives back what was taken and not tried. */
export const releaseDeliveries = async (db: Db, ids: readonly number[], at: Date): Promise<void> => {
  await db.webhookDelivery.updateMany({
    where: { id: { in: [...ids] }, status: WAITING },
    data: { nextAttemptAt: at },
  });
};

/** What came of an attempt. */
export type Attempt = {
  readonly at: Date;
  readonly responseStatus: number | null;
  readonly responseMs: number;
  readonly responseText: string | null;
  readonly failure: string | null;
  /** null: no automatic retry. */
  readonly nextAttemptAt: Date | null;
};

/** Does nothing if the webhook was disabled meanwhile. */
export const recordDeliveryAttempt = async (
  db: Db,
  id: number,
  { at, nextAttemptAt, ...answer }: Attempt,
): Promise<void> => {
  const isWaiting = nextAttemptAt !== null;
  const status = answer.failure === null ? DELIVERED : isWaiting ? WAITING : FAILED;
  await db.webhookDelivery.updateMany({
    where: { id, status: WAITING },
    data: { ...answer, status, nextAttemptAt, lastAttemptAt: at, attempts: { increment: 1 } },
  });
};

/** Of a disabled webhook. */
export const deleteWaitingDeliveries = async (db: Db, webhookId: number): Promise<void> => {
  await db.webhookDelivery.updateMany({
    where: { webhookId, status: WAITING },
    data: { status: FAILED, nextAttemptAt: null, failure: 'off' },
  });
};

/** One message, or those of a span: both ends, the later one not included. */
export type ReplayChoice = {
  readonly id?: number | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

/** Lets messages be sent again, as if they had never been tried. @returns how many */
export const requeueDeliveries = async (
  db: Db,
  webhookId: number,
  { id, from, to }: ReplayChoice,
  at: Date,
): Promise<number> => {
  const { count } = await db.webhookDelivery.updateMany({
    where: { webhookId, id, createdAt: { gte: from, lt: to } },
    data: { status: WAITING, nextAttemptAt: at, attempts: 0, failure: null },
  });
  return count;
};

export type DeliveryFilter = {
  readonly webhookId: number;
  readonly statuses?: readonly number[] | undefined;
  readonly events?: readonly string[] | undefined;
};

export const deliveryRows = listOf({
  where: ({ webhookId, statuses, events }: DeliveryFilter): Prisma.WebhookDeliveryWhereInput => ({
    webhookId,
    status: statuses && { in: [...statuses] },
    event: events && { in: [...events] },
  }),
  find: (db, page) => db.webhookDelivery.findMany(page),
  count: (db, where) => db.webhookDelivery.count({ where }),
});

/** Forgets what was sent long ago. @returns how many */
export const deleteDeliveriesBefore = async (db: Db, before: Date, limit: number): Promise<number> =>
  execute(
    db,
    Prisma.sql`DELETE FROM webhook_delivery WHERE id IN (
      SELECT id FROM webhook_delivery WHERE created_at < ${before}::timestamptz AND status <> ${WAITING}
      ORDER BY created_at LIMIT ${limit})`,
  );
