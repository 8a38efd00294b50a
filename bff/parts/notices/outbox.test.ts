import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MailRefusedError, type MailTransport } from '#bff/platform/mail/transport.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { enqueueMail, sendDueMails } from './outbox.service.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.client.mailMessage.deleteMany());

const scopeNow = () => server.scopes.forSystem('outbox');

/** Puts mails into the outbox, `a` and `b` for whom they are. */
const write = async (...names: readonly string[]): Promise<void> => {
  for (const [index, name] of names.entries())
    await enqueueMail(scopeNow(), { to: `${name}@example.jp`, subject: `${index}`, text: '本文' });
};

/** A transport whose mails are accepted when the test says so. */
const held = () => {
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const transport: MailTransport = {
    send: async ({ to, subject }) => {
      begun.push(`${to[0]}${subject}`);
      if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
      return { messageId: subject };
    },
  };
  const open = (): void => {
    isOpen = true;
    for (const accept of waiting.splice(0)) accept();
  };
  return { begun, transport, open };
};

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

const never = new AbortController().signal;
const statuses = async () =>
  (await server.database.client.mailMessage.findMany({ orderBy: { id: 'asc' } })).map(({ status }) => status);

describe('the outbox', () => {
  it('sends to five people at once, and what one of them gets in its order', async () => {
    await write('a', 'a', 'b', 'c', 'd', 'e', 'f', 'a');
    const { begun, transport, open } = held();
    const sending = sendDueMails(scopeNow(), transport, never);
    await until(() => begun.length === 5);
    expect(begun).toEqual(['a0', 'b2', 'c3', 'd4', 'e5']);
    open();
    expect(await sending).toEqual({ doneCount: 8, next: null });
    expect(begun.filter((name) => name.startsWith('a'))).toEqual(['a0', 'a1', 'a7']);
    expect(begun.toSorted()).toEqual(['a0', 'a1', 'a7', 'b2', 'c3', 'd4', 'e5', 'f6']);
  });

  it('told to stop gives back what it has not begun with, at once', async () => {
    await write('a', 'a', 'b', 'c', 'd', 'e', 'f');
    const { begun, transport, open } = held();
    const stopping = new AbortController();
    const sending = sendDueMails(scopeNow(), transport, stopping.signal);
    await until(() => begun.length === 5);
    stopping.abort();
    open();
    expect(await sending).toEqual({ doneCount: 5, next: null });
    expect(await statuses()).toEqual(['Sent', 'Queued', 'Sent', 'Sent', 'Sent', 'Sent', 'Queued']);
  });

  it('tries again later what was not accepted, and gives up what never will be', async () => {
    await write('a', 'b');
    const transport: MailTransport = {
      send: async ({ to }) => {
        throw to.startsWith('a') ? new Error('busy') : new MailRefusedError('nobody is there');
      },
    };
    await sendDueMails(scopeNow(), transport, never);
    expect(await statuses()).toEqual(['Queued', 'Failed']);
    const [later, hopeless] = await server.database.client.mailMessage.findMany({ orderBy: { id: 'asc' } });
    expect([later?.nextAttemptAt, hopeless?.nextAttemptAt]).toEqual([
      new Date(server.now().getTime() + 120_000),
      null,
    ]);
  });

  it('begins with no mail that another process may take meanwhile, and sends each once', async () => {
    await write('a', 'a', 'a');
    const sent: string[] = [];
    const now = vi.spyOn(performance, 'now');
    const begunAt = performance.now();
    const transport: MailTransport = {
      send: async ({ subject }) => {
        sent.push(subject);
        // A mail server that takes very long for the first of them.
        if (subject === '0') now.mockReturnValue(begunAt + 181_000);
        return { messageId: subject };
      },
    };
    const first = await sendDueMails(scopeNow(), transport, never).finally(() => now.mockRestore());
    expect([first.doneCount, first.next === null, await statuses()]).toEqual([
      1,
      false,
      ['Sent', 'Queued', 'Queued'],
    ]);
    expect(await sendDueMails(scopeNow(), transport, never)).toEqual({ doneCount: 2, next: null });
    expect(sent).toEqual(['0', '1', '2']);
  });

  it('notes at a second try what was accepted, and does not send it again', async () => {
    await write('a');
    const scope = scopeNow();
    let tries = 0;
    const db = new Proxy(scope.db, {
      get: (client, name) => {
        if (name === 'mailMessage') tries += 1;
        if (name === 'mailMessage' && tries === 1) throw new Error('the database is away');
        return Reflect.get(client, name);
      },
    });
    const sent: string[] = [];
    const transport: MailTransport = {
      send: async ({ subject }) => {
        sent.push(subject);
        return { messageId: subject };
      },
    };
    expect(await sendDueMails({ ...scope, db }, transport, never)).toEqual({ doneCount: 1, next: null });
    expect([sent, tries]).toEqual([['0'], 2]);
    const [mail] = await server.database.client.mailMessage.findMany();
    expect(mail).toMatchObject({ status: 'Sent', attempts: 1, failure: null, lastError: null });
  });
});
