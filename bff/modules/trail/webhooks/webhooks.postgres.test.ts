import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentStatus, WebhookDeliveryStatus } from '#bff/generated/contract/enums.ts';
import { at, startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { tellAndSend } from '#bff/testing/webhooks/tellAndSend.ts';
import { makeWebhook } from '#bff/testing/webhooks/webhooks.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../../scripts/db/testServer.ts';
import { recordAudit } from '../audit/recordAudit.service.ts';

/*
 * Payments that another system is told of by two processes at once, after a third was killed just as the other system had
 * a message, before it could note so.
 */

const PAYMENTS = Array.from({ length: 60 }, (_, index) => index + 1);
/** All processes of an installation have the same. */
const SECRETS_KEY = `test:${randomBytes(32).toString('base64')}`;
const program = join(import.meta.dirname, '../../../testing/webhooks/webhookProcess.ts');

describe.skipIf(!hasPostgres())('on a PostgreSQL server', () => {
  let postgres: Postgres;
  let server: TestServer;
  const received: { readonly id: string; readonly paid: number }[] = [];
  let atNext: (() => void) | undefined;
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ id: String(request.headers['webhook-id']), paid: JSON.parse(body).data.id });
      atNext?.();
      atNext = undefined;
      response.writeHead(204).end();
    });
  });

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startTestServer({ databaseUrl: postgres.url, env: { SECRETS_KEY } });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
  });
  afterAll(async () => {
    http.closeAllConnections();
    http.close();
    await server.stop();
    await postgres.stop();
  });

  const killAtFirstMessage = async (): Promise<void> => {
    const { rows } = await server.database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const database = new URL(`/${rows[0]?.name}`, postgres.url).href;
    const child = spawn(process.execPath, [program, database, SECRETS_KEY], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    atNext = () => child.kill('SIGKILL');
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGKILL');
  };

  it('each payment is told, once by two processes at once; after a kill again under the same webhook-id', async () => {
    await makeWebhook(server, { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/` });
    for (const id of PAYMENTS)
      await recordAudit(server.scopes.forSystem('test'), {
        action: 'settle',
        target: { kind: 'payment', id },
        after: { status: PaymentStatus.Paid },
        projectId: 1,
      });
    await at(server, new Date(TEST_NOW.getTime() - 60_000), server.runJobs);
    await server.database.client.webhookDelivery.deleteMany();
    await server.database.client.webhook.updateMany({ data: { afterSeq: 0n } });
    received.length = 0;

    await killAtFirstMessage();
    const byTheDead = received.length;
    expect(byTheDead).toBeGreaterThan(0);
    expect(byTheDead).toBeLessThan(PAYMENTS.length);
    await Promise.all([tellAndSend(server), tellAndSend(server)]);
    await at(server, new Date(TEST_NOW.getTime() + 3 * 60_000), () =>
      Promise.all([tellAndSend(server), tellAndSend(server)]),
    );

    const ids = Map.groupBy(received, ({ paid }) => paid);
    expect([...ids.keys()].toSorted((one, other) => one - other)).toEqual(PAYMENTS);
    for (const messages of ids.values()) expect(new Set(messages.map(({ id }) => id)).size).toBe(1);
    expect(received.length).toBeLessThanOrEqual(PAYMENTS.length + byTheDead);
    const states = await server.database.client.webhookDelivery.groupBy({ by: ['status'], _count: true });
    expect(states).toEqual([{ status: WebhookDeliveryStatus.Delivered, _count: PAYMENTS.length }]);
  });
});
