import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  PaymentStatus,
  WebhookDeliveryStatus,
  WebhookEvent,
  WebhookStatus,
} from '#bff/generated/contract/enums.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { doneByTwo } from '#bff/testing/connections.ts';
import { makeAdmin, makeProject } from '#bff/testing/people.ts';
import { at, startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { keepSessions } from '#bff/testing/undertaking.ts';
import { makeWebhook } from '#bff/testing/webhooks/webhooks.ts';
import { recordAudit } from '../audit/recordAudit.service.ts';
import { queueDeliveries, sendWebhooks } from './sendWebhooks.service.ts';
import { webhookMessages as messages, webhookFailures } from './webhooks.words.ts';

type Received = { readonly headers: IncomingMessage['headers']; readonly body: string };

/** Another system on this machine: it keeps what it gets, and answers what a test says. */
const startReceiver = async () => {
  const received: Received[] = [];
  let status = 204;
  let answer = '';
  let isSilent = false;
  const http: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      if (isSilent) return;
      response.writeHead(status, { location: '/elsewhere' }).end(answer);
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/hooks`,
    received,
    answers: (next: number, text = '') => {
      [status, answer] = [next, text];
    },
    fallsSilent: () => {
      isSilent = true;
    },
    close: () => {
      http.closeAllConnections();
      return new Promise((resolve) => {
        http.close(resolve);
      });
    },
  };
};

let server: TestServer;
let session: TestSession;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  server = await startTestServer();
  session = (await makeAdmin(server, 'JMAC')).session;
  await keepSessions(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await server.database.client.webhook.deleteMany();
  await receiver.close();
});

/** What was done is sealed, and told to whoever wants to know. */
const tellAll = () => server.runJobs('sendMails', 'sealAudit', 'tellWebhooks', 'sendWebhooks');

const client = () => server.database.client;

let made = 0;
const create = async (body: object = {}) => {
  made += 1;
  const given = {
    name: `通知先${made}`,
    url: receiver.url,
    events: [WebhookEvent.PaymentPaid],
    projectIds: null,
    ...body,
  };
  const asked = await server.call('createWebhook', { session, body: given as never });
  const done = asked.status === 202 ? await doneByTwo(server, session, asked) : asked.body;
  return { ...asked, body: done as typeof asked.body };
};

/** Of another secret, by two people. */
const rotate = async (id: number) => {
  const asked = await server.call('rotateWebhookSecret', { session, path: { id } });
  return (await doneByTwo(server, session, asked)) as typeof asked.body;
};

/** As if a payment was made: what happened is what the trail says. */
const pay = (id: number, projectId = 1) =>
  recordAudit(server.scopes.forSystem('test'), {
    action: 'settle',
    target: { kind: 'payment', id },
    before: { status: PaymentStatus.Requested },
    after: { status: PaymentStatus.Paid },
    mypageId: 7,
    projectId,
  });

const deliveriesOf = async (id: number) =>
  (await server.call('listWebhookDeliveries', { session, path: { id } })).body.items;

const statusOf = async (id: number) =>
  (await server.call('getWebhook', { session, path: { id } })).body.status;

const paidIn = ({ body }: Received): number => JSON.parse(body).data.id;

const MINUTE_MS = 60_000;
const later = (minutes: number): Date => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);

describe('an address', () => {
  it('is told of what happens after it was added, signed so that its secret proves it', async () => {
    await pay(1);
    await tellAll();
    const { status, body } = await create();
    expect(status).toBe(202);
    await pay(2);
    await tellAll();
    expect(receiver.received.map(paidIn)).toEqual([2]);
    const [message] = receiver.received;
    const id = String(message?.headers['webhook-id']);
    const seconds = String(message?.headers['webhook-timestamp']);
    expect(Number(seconds)).toBe(Math.floor(TEST_NOW.getTime() / 1000));
    const secret = Buffer.from(body.secret.replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', secret)
      .update(`${id}.${seconds}.${message?.body}`)
      .digest('base64');
    expect(message?.headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(JSON.parse(message?.body ?? '')).toEqual({
      type: 'paymentPaid',
      timestamp: TEST_NOW.toISOString(),
      data: { id: 2, url: '/api/admin/payment/2', projectId: 1, mypageId: 7, status: PaymentStatus.Paid },
    });
    const [delivery] = await deliveriesOf(body.webhook.id);
    expect(delivery).toMatchObject({
      status: WebhookDeliveryStatus.Delivered,
      responseStatus: 204,
      attempts: 1,
    });
    const kept = JSON.stringify([await server.call('listWebhooks', { session })]);
    expect(kept).not.toContain(body.secret);
  });

  it('has its secret in the database sealed alone', async () => {
    const { body } = await create();
    const told = body.secret.replace('whsec_', '');
    const where = { id: body.webhook.id };
    const { secret } = await server.database.client.webhook.findUniqueOrThrow({ where });
    for (const plain of [Buffer.from(told), Buffer.from(told, 'base64')])
      expect(Buffer.from(secret).includes(plain)).toBe(false);
  });

  it('is told of its events and rounds alone', async () => {
    const project = await makeProject(server);
    const ofRound = await create({ projectIds: [project.id] });
    const ofOther = await create({ events: [WebhookEvent.SectionConfirmed] });
    await pay(3, project.id);
    await pay(4, project.id + 1);
    await tellAll();
    expect(receiver.received.map(paidIn)).toEqual([3]);
    expect((await deliveriesOf(ofRound.body.webhook.id)).length).toBe(1);
    expect(await deliveriesOf(ofOther.body.webhook.id)).toEqual([]);
  });

  it('gets each event once, whoever writes it down at once, and what was written once only', async () => {
    const { body } = await create();
    for (let id = 1; id <= 5; id += 1) await pay(id);
    await Promise.all([
      tellAll(),
      queueDeliveries(server.scopes.forSystem('a')),
      queueDeliveries(server.scopes.forSystem('b')),
    ]);
    await client().webhook.updateMany({ data: { afterSeq: 0n } });
    await tellAll();
    const paid = (await deliveriesOf(body.webhook.id)).filter(
      ({ body: text }) => JSON.parse(text).data.id <= 5,
    );
    expect(new Set(paid.map(({ body: text }) => JSON.parse(text).data.id)).size).toBeGreaterThanOrEqual(5);
    const seqs = await client().webhookDelivery.findMany({ where: { webhookId: body.webhook.id } });
    expect(new Set(seqs.map(({ auditSeq }) => auditSeq)).size).toBe(seqs.length);
  });

  it.each([
    [{ url: 'ftp://example.jp/hooks' }, '/url', undefined],
    [{ url: 'https://jmac:secret@example.jp/hooks' }, '/url', messages.withoutLogin],
    [{ projectIds: [999_999] }, '/projectIds', messages.unknownRound],
  ])('is not added with %j', async (wrong, pointer, message) => {
    const { status, problem } = await create(wrong);
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, pointer]);
    if (message !== undefined) expect(problem.detail).toBe(message);
  });

  it('is JMAC’s matter', async () => {
    const { session: ministry } = await makeAdmin(server, 'MAFF');
    expect((await server.call('listWebhooks', { session: ministry })).status).toBe(403);
  });
});

describe('a message that is not taken', () => {
  it('comes again under its id, later and later, and what was answered is kept in part', async () => {
    const { body } = await create();
    receiver.answers(503, `busy${'x'.repeat(3000)}`);
    await pay(1);
    await tellAll();
    const [first] = await deliveriesOf(body.webhook.id);
    expect(first).toMatchObject({
      status: WebhookDeliveryStatus.Waiting,
      responseStatus: 503,
      problem: webhookFailures.status,
      nextAttemptAt: later(1).toISOString(),
    });
    expect(first?.responseText).toHaveLength(1024);
    expect(await statusOf(body.webhook.id)).toBe(WebhookStatus.Failing);
    await at(server, later(0.9), tellAll);
    expect(receiver.received.length).toBe(1);
    await at(server, later(1), tellAll);
    expect(receiver.received.length).toBe(2);
    receiver.answers(200);
    await at(server, later(6), tellAll);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await statusOf(body.webhook.id)).toBe(WebhookStatus.Active);
  });

  it('and a redirect is no answer', async () => {
    const { body } = await create();
    receiver.answers(302);
    await pay(1);
    await tellAll();
    expect(receiver.received.length).toBe(1);
    expect((await deliveriesOf(body.webhook.id))[0]).toMatchObject({ responseStatus: 302, attempts: 1 });
  });

  it('for three days turns its address off: JMAC is told by mail, nothing waits, and it can be told again', async () => {
    const { body } = await create();
    const { id, name } = body.webhook;
    receiver.answers(500);
    await pay(1);
    await tellAll();
    for (const minutes of [1, 6, 21, 81, 261, 621, 1341, 2781, 4221, 4400])
      await at(server, later(minutes), tellAll);
    await at(server, later(4400), async () => {
      await server.call('testWebhook', { session, path: { id } });
      await tellAll();
      await tellAll();
    });
    expect(await statusOf(id)).toBe(WebhookStatus.Disabled);
    const mails = server.mails.filter(({ subject }) => subject.includes('通知先の自動停止'));
    expect(mails.length).toBeGreaterThan(0);
    expect(mails[0]?.text).toContain(name);
    const waiting = await client().webhookDelivery.count({ where: { webhookId: id, status: 0 } });
    expect(waiting).toBe(0);
    const count = receiver.received.length;
    await pay(2);
    await tellAll();
    expect(receiver.received.length).toBe(count);
    receiver.answers(204);
    await server.call('updateWebhook', { session, path: { id }, body: { isActive: true } });
    await pay(3);
    await tellAll();
    expect(receiver.received.slice(count).map(paidIn)).toEqual([3]);
    expect(await statusOf(id)).toBe(WebhookStatus.Active);
  });

  it('and whose process died is sent again under its id, after two minutes and not before', async () => {
    const { body } = await create();
    await pay(1);
    await tellAll();
    // As a process leaves it that died between the answer and its own note.
    await client().webhookDelivery.updateMany({
      data: { status: 0, attempts: 0, nextAttemptAt: later(2) },
    });
    await at(server, later(1), tellAll);
    expect(receiver.received.length).toBe(1);
    await at(server, later(2), tellAll);
    expect(receiver.received.length).toBe(2);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await deliveriesOf(body.webhook.id))[0]?.status).toBe(WebhookDeliveryStatus.Delivered);
  });

  it('of one address never keeps those of another waiting', async () => {
    const slow = await startReceiver();
    slow.fallsSilent();
    const bad = await makeWebhook(server, { url: slow.url, afterSeq: 0n, name: '遅い' });
    for (let index = 0; index < 30; index += 1)
      await client().webhookDelivery.create({
        data: {
          webhookId: bad.id,
          messageId: `msg_${index}`,
          body: '{}',
          createdAt: server.now(),
          nextAttemptAt: server.now(),
        },
      });
    const { body } = await create();
    await server.call('testWebhook', { session, path: { id: body.webhook.id } });
    const sending = sendWebhooks(server.scopes.forSystem('test'), new AbortController().signal);
    await expect.poll(() => receiver.received.length).toBe(1);
    await slow.close();
    await sending;
    expect(slow.received.length).toBeLessThanOrEqual(4);
  });
});

describe('what was sent', () => {
  it('is tried out, and sent again alone or by its days', async () => {
    const { body } = await create();
    const { id } = body.webhook;
    await pay(1);
    await server.call('testWebhook', { session, path: { id } });
    await tellAll();
    expect(receiver.received.map(({ body: text }) => JSON.parse(text).type).toSorted()).toEqual([
      'paymentPaid',
      'test',
    ]);
    const [one] = await deliveriesOf(id);
    const path = { id };
    const alone = await server.call('replayWebhookDeliveries', {
      session,
      path,
      body: { deliveryId: one?.id ?? 0 },
    });
    expect(alone.body.count).toBe(1);
    await tellAll();
    expect(receiver.received.length).toBe(3);
    const span = { from: TEST_NOW.toISOString(), to: later(1).toISOString() };
    expect((await server.call('replayWebhookDeliveries', { session, path, body: span })).body.count).toBe(2);
    const before = { from: later(-60).toISOString(), to: TEST_NOW.toISOString() };
    expect((await server.call('replayWebhookDeliveries', { session, path, body: before })).body.count).toBe(
      0,
    );
    await tellAll();
    expect(receiver.received.length).toBe(5);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  it('of another address is not sent again by its number, and nothing without a choice', async () => {
    const one = await create();
    const other = await create();
    await server.call('testWebhook', { session, path: { id: one.body.webhook.id } });
    const [delivery] = await deliveriesOf(one.body.webhook.id);
    const path = { id: other.body.webhook.id };
    const foreign = { deliveryId: delivery?.id ?? 0 };
    expect((await server.call('replayWebhookDeliveries', { session, path, body: foreign })).status).toBe(404);
    const half = { from: TEST_NOW.toISOString() };
    expect((await server.call('replayWebhookDeliveries', { session, path, body: half })).status).toBe(400);
  });

  it('bears both signatures for a day after a rotation', async () => {
    const { body } = await create();
    const path = { id: body.webhook.id };
    const rotated = await rotate(body.webhook.id);
    expect(rotated.secret).not.toBe(body.secret);
    await server.call('testWebhook', { session, path });
    await tellAll();
    expect(String(receiver.received[0]?.headers['webhook-signature']).split(' ').length).toBe(2);
    await at(server, later(24 * 60), async () => {
      await server.call('testWebhook', { session, path });
      await tellAll();
    });
    expect(String(receiver.received[1]?.headers['webhook-signature']).split(' ').length).toBe(1);
  });

  it('waits where its secret cannot be read, and holds nobody else up', async () => {
    const [lost, sound] = [await create(), await create()];
    const id = lost.body.webhook.id;
    await server.database.client.webhook.update({ where: { id }, data: { secret: new Uint8Array(80) } });
    for (const { body } of [lost, sound])
      await server.call('testWebhook', { session, path: { id: body.webhook.id } });
    await tellAll();
    expect(receiver.received.length).toBe(1);
    expect((await deliveriesOf(id))[0]).toMatchObject({
      status: WebhookDeliveryStatus.Waiting,
      problem: webhookFailures.secret,
    });
    await rotate(id);
    await at(server, later(2), async () => tellAll());
    expect(receiver.received.length).toBe(2);
    expect(String(receiver.received[1]?.headers['webhook-signature']).split(' ').length).toBe(1);
  });

  it('is nothing while the address is off, and what waited is dropped', async () => {
    const { body } = await create();
    const path = { id: body.webhook.id };
    await server.call('testWebhook', { session, path });
    const off = { session, path, body: { isActive: false }, ifMatch: body.webhook.version };
    expect((await server.call('updateWebhook', off)).status).toBe(200);
    expect((await server.call('updateWebhook', off)).status).toBe(412);
    await tellAll();
    expect(receiver.received).toEqual([]);
    expect((await deliveriesOf(path.id))[0]).toMatchObject({
      status: WebhookDeliveryStatus.Failed,
      problem: webhookFailures.off,
    });
    expect((await server.call('testWebhook', { session, path })).problem.detail).toBe(messages.isOff);
  });

  it('is forgotten after 30 days', async () => {
    const { body } = await create();
    await server.call('testWebhook', { session, path: { id: body.webhook.id } });
    await tellAll();
    await at(server, later(31 * 24 * 60), () => server.runJobs('forgetWebhookDeliveries'));
    expect(await client().webhookDelivery.count()).toBe(0);
  });
});
