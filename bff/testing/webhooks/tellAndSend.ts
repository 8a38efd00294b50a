import { queueDeliveries, sendWebhooks } from '#bff/modules/trail/webhooks/sendWebhooks.service.ts';
import type { TestServer } from '../server.ts';

const never = new AbortController().signal;

/** What the jobs do about other systems, until nothing is left that is due. */
export const tellAndSend = async ({ scopes }: Pick<TestServer, 'scopes'>): Promise<void> => {
  while ((await queueDeliveries(scopes.forSystem('test'))).next !== null);
  while ((await sendWebhooks(scopes.forSystem('test'), never)).next !== null);
};
