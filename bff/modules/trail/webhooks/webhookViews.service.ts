import type { Scope } from '#bff/core/scope.ts';
import { WebhookEvent, WebhookStatus } from '#bff/generated/contract/enums.ts';
import type { DeliveryRow } from './webhookDeliveries.data.ts';
import type { WebhookRow } from './webhooks.data.ts';
import { webhookFailures } from './webhooks.words.ts';

const EVENTS: readonly WebhookEvent[] = Object.values(WebhookEvent);

/** Those words of the database that the contract knows, in its order. */
const eventsOf = (words: readonly string[]): WebhookEvent[] =>
  EVENTS.filter((event) => words.includes(event));

const statusOf = ({ offReason, failingSince }: WebhookRow): WebhookStatus => {
  if (offReason !== null) return offReason === 'failing' ? WebhookStatus.Disabled : WebhookStatus.Off;
  return failingSince === null ? WebhookStatus.Active : WebhookStatus.Failing;
};

/** An address as JMAC sees it; its secret is no part of it. */
export const viewOf = ({ now }: Pick<Scope, 'now'>, row: WebhookRow) => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  name: row.name,
  url: row.url,
  events: eventsOf(row.events),
  projectIds: row.allRounds ? null : row.projectIds,
  status: statusOf(row),
  failingSince: row.failingSince,
  previousUntil: row.previousUntil !== null && row.previousUntil > now ? row.previousUntil : null,
  createdByName: row.createdBy.name,
});

export type WebhookView = ReturnType<typeof viewOf>;

/** What the audit trail keeps of an address. */
export const auditable = (row: WebhookRow) => ({
  name: row.name,
  url: row.url,
  events: row.events,
  projectIds: row.allRounds ? null : row.projectIds,
  isActive: row.offAt === null,
});

/** A message and what came of it. */
export const deliveryViewOf = (row: DeliveryRow) => ({
  id: row.id,
  webhookId: row.messageId,
  event: row.event === null ? null : (eventsOf([row.event])[0] ?? null),
  status: row.status,
  createdAt: row.createdAt,
  attempts: row.attempts,
  lastAttemptAt: row.lastAttemptAt,
  nextAttemptAt: row.nextAttemptAt,
  responseStatus: row.responseStatus,
  responseMs: row.responseMs,
  responseText: row.responseText,
  problem: row.failure === null ? null : (webhookFailures[row.failure] ?? null),
  body: row.body,
});

export type DeliveryView = ReturnType<typeof deliveryViewOf>;
