import { webhookDeliveryList } from './webhooks/webhookDeliveries.list.ts';

/** The lists of this module. */
export const trailLists = [webhookDeliveryList];
