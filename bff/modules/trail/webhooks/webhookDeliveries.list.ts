import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { byInstant } from '#bff/parts/lists/paging.ts';
import { listDeliveries } from './webhookDeliveries.service.ts';

/** What was sent to another system, and what it answered. */
export const webhookDeliveryList = describeList({
  list: 'listWebhookDeliveries',
  conditions: { id: 'webhookId', status: 'statuses', event: 'events' },
  orders: { createdAt: [byInstant('createdAt')] },
  firstOrder: '-createdAt',
  read: listDeliveries,
  present: wire,
});
