import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { testBody } from './webhookBodies.service.ts';
import {
  type DeliveryFilter,
  deliveryRows,
  insertDeliveries,
  type ReplayChoice,
  requeueDeliveries,
} from './webhookDeliveries.data.ts';
import { assertEnabled, holdWebhook, requireWebhook } from './webhooks.service.ts';
import { webhookMessages as messages } from './webhooks.words.ts';
import { type DeliveryView, deliveryViewOf } from './webhookViews.service.ts';

/** What was sent to an address, or waits. @throws NOT_FOUND */
export const listDeliveries = async (
  scope: Scope,
  filter: DeliveryFilter,
  request: PageRequest,
): Promise<Page<DeliveryView>> => {
  await requireWebhook(scope, filter.webhookId);
  return mapPage(await deliveryRows.page(scope.db, filter, request), deliveryViewOf);
};

/** Has a message sent that tells of nothing. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED */
export const testWebhook = async (scope: Scope, id: number): Promise<DeliveryView> => {
  assertEnabled(await holdWebhook(scope, id));
  const [row] = await insertDeliveries(scope.db, [
    { webhookId: id, auditSeq: null, event: null, body: testBody(scope.now), createdAt: scope.now },
  ]);
  if (row === undefined) throw new Error('a test was not written');
  await scope.audit({ action: 'messageSent', target: { kind: 'webhook', id } });
  return deliveryViewOf(row);
};

/**
 * Has one message sent again, or all of a span, under the ids that they had.
 * @returns how many
 * @throws NOT_FOUND, INVALID_PARAMETER for neither, TRANSITION_NOT_ALLOWED
 */
export const replayDeliveries = async (
  scope: Scope,
  webhookId: number,
  choice: ReplayChoice,
): Promise<number> => {
  assertEnabled(await holdWebhook(scope, webhookId));
  const { id, from, to } = choice;
  if (id === undefined && (from === undefined || to === undefined))
    throw new ApiError('INVALID_PARAMETER', { detail: messages.noSpan });
  const count = await requeueDeliveries(scope.db, webhookId, choice, scope.now);
  if (id !== undefined && count === 0) throw new ApiError('NOT_FOUND');
  const after = { count, ...(id === undefined ? { from, to } : { deliveryId: id }) };
  await scope.audit({ action: 'rerun', target: { kind: 'webhook', id: webhookId }, after });
  return count;
};
