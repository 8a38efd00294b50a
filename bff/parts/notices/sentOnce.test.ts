import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpTransport, type SmtpTransport } from '#bff/platform/mail/smtp.ts';
import type { MailTransport } from '#bff/platform/mail/transport.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { enqueueMail, sendDueMails } from './outbox.service.ts';

/*
 * SMTP has no way to ask whether a mail was taken: a process that dies between the server's answer and its own note has
 * to send it again. What it sends is then the same mail, under the same Message-ID, which mail servers and programs take
 * for the one that they have.
 */

let server: TestServer;
let smtp: SmtpTransport;
const received: string[] = [];

const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onData: (stream, _session, done) => {
    text(stream).then((raw) => {
      received.push(raw);
      done();
    }, done);
  },
});

beforeAll(async () => {
  server = await startTestServer();
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const address = mailServer.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  smtp = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@example.jp' });
});
afterAll(async () => {
  smtp.close();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  await server.stop();
});
beforeEach(async () => {
  received.length = 0;
  await server.database.client.mailMessage.deleteMany();
  const mail = { to: 'hanako@example.jp', subject: '提出書類の受付のお知らせ', text: '受け付けました。\n' };
  await enqueueMail(server.scopes.forSystem('outbox'), mail);
});

const never = new AbortController().signal;

/** Another process takes what is due. */
const send = (transport: MailTransport = smtp) =>
  sendDueMails(server.scopes.forSystem('outbox'), transport, never);

/** The mail server has taken the mail, and the process that sent it comes to nothing more. */
const sendAndDie = (): Promise<void> =>
  new Promise((died) => {
    void send({
      send: async (mail) => {
        await smtp.send(mail);
        died();
        return new Promise<never>(() => undefined);
      },
    });
  });

const idsOf = async (): Promise<(string | undefined)[]> =>
  (await Promise.all(received.map((raw) => PostalMime.parse(raw)))).map(({ messageId }) => messageId);

const statuses = async () =>
  (await server.database.client.mailMessage.findMany()).map(({ status }) => status);

describe('a mail whose process dies after the mail server has taken it', () => {
  it('is sent again after five minutes under the same Message-ID, and never a third time', async () => {
    await sendAndDie();
    expect(await statuses()).toEqual(['Sending']);
    await at(server, '2026-11-20T01:05:01Z', () => send());
    expect(await statuses()).toEqual(['Sent']);
    await at(server, '2026-11-20T02:00:00Z', () => send());
    const [first, second, ...more] = await idsOf();
    expect(first).toMatch(/^<\d+-[0-9a-f]{32}@example\.jp>$/);
    expect([second, more]).toEqual([first, []]);
  });

  it('is left to that process for the five minutes', async () => {
    await sendAndDie();
    expect((await at(server, '2026-11-20T01:04:59Z', () => send())).doneCount).toBe(0);
    expect(received).toHaveLength(1);
  });
});
