import { randomUUID } from 'node:crypto';
import { WebhookEvent } from '#bff/generated/contract/enums.ts';
import { sealSecret } from '#bff/modules/trail/webhooks/sealedSecret.service.ts';
import { makeAdmin } from '../people.ts';
import type { TestServer } from '../server.ts';

/** An address that is told of every event of every round, unless less is said. */
export const makeWebhook = async (
  server: TestServer,
  { createdById, ...data }: { readonly createdById?: number } & Record<string, unknown> = {},
) =>
  server.database.client.webhook.create({
    data: {
      name: `会計システム ${randomUUID().slice(0, 8)}`,
      url: 'http://127.0.0.1:9/hooks',
      events: Object.values(WebhookEvent),
      allRounds: true,
      projectIds: [],
      secret: sealSecret(server.scopes.forSystem('test').secrets, new Uint8Array(32)),
      afterSeq: 0n,
      createdById: createdById ?? (await makeAdmin(server, 'JMAC')).id,
      createdAt: server.now(),
      ...data,
    },
  });
