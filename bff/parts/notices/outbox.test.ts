import { setTimeout as wait } from 'node:timers/promises';
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
  while (!isSo()) await wait(5);
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

  it('keeps what it has taken from others as long as it lives, however slow the mail server is', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await write('a', 'a');
      const { begun, transport, open } = held();
      const sending = sendDueMails(scopeNow(), transport, never);
      await until(() => begun.length === 1);
      const isHeldFor = async (minutes: number) =>
        (await server.database.client.mailMessage.count({
          where: { nextAttemptAt: { gte: new Date(server.now().getTime() + minutes * 60_000) } },
        })) === 2;
      expect([await isHeldFor(5), await isHeldFor(6)]).toEqual([true, false]);
      // Each minute it says so again, for five minutes more.
      vi.advanceTimersByTime(60_000);
      await vi.waitFor(async () => expect(await isHeldFor(6)).toBe(true), 60_000);
      open();
      expect(await sending).toEqual({ doneCount: 2, next: null });
      expect([begun, vi.getTimerCount()]).toEqual([['a0', 'a1'], 0]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('tries for three days what no mail server takes, each hour after the first', async () => {
    await write('a');
    const transport: MailTransport = {
      send: async () => {
        throw new Error('the mail server is away');
      },
    };
    const next = () => server.database.client.mailMessage.findFirstOrThrow();
    const begunAt = server.now();
    let longest = 0;
    for (let mail = await next(); mail.nextAttemptAt !== null; mail = await next()) {
      const dueAt = mail.nextAttemptAt;
      longest = Math.max(longest, dueAt.getTime() - server.now().getTime());
      server.setNow(dueAt);
      await sendDueMails(scopeNow(), transport, never);
    }
    const triedFor = server.now().getTime() - begunAt.getTime();
    server.setNow(begunAt);
    expect([longest, Math.floor(triedFor / 3600_000), await statuses()]).toEqual([3600_000, 72, ['Failed']]);
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
