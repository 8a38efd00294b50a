import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMail } from '#bff/testing/jobs/mails.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { recordBounce } from './bounces.service.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.client.mailMessage.deleteMany());

const kept = (id: number) => server.database.client.mailMessage.findUniqueOrThrow({ where: { id } });

const sent = async (): Promise<number> =>
  makeMail(server, { status: 'Sent', failure: null, sentAt: server.now() });

const addressOf = async (id: number): Promise<string> =>
  `bounce+${id}-${(await kept(id)).messageId.replaceAll('-', '')}@mail.example.jp`;

/** As Postfix writes it (RFC 3464). */
const report = (to: string, action = 'failed'): Uint8Array =>
  Buffer.from(
    `From: MAILER-DAEMON@mx.example.jp
To: ${to}
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b1"

--b1
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you.
--b1
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.jp

Final-Recipient: rfc822; gone@example.jp
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <gone@example.jp>:
    Recipient address rejected
--b1
Content-Type: text/rfc822-headers

Subject: x
--b1--
`.replaceAll('\n', '\r\n'),
  );

const record = (raw: Uint8Array) => recordBounce(server.scopes.forSystem('mailBounce'), raw);

describe('a mail that comes back', () => {
  it('is recorded once, with what the server said', async () => {
    const id = await sent();
    const raw = report(await addressOf(id));
    expect([await record(raw), await record(raw)]).toEqual([true, false]);
    expect(await kept(id)).toMatchObject({
      status: 'Bounced',
      failure: 'unknownAddress',
      lastError: '5.1.1 smtp; 550 5.1.1 <gone@example.jp>: Recipient address rejected',
    });
    const where = { action: 'fail', targetKind: 'mail', targetId: String(id) };
    expect(await server.database.client.auditEntry.count({ where })).toBe(1);
  });

  it('is no other one: a key that nobody gave out, or that of a sending before, changes nothing', async () => {
    const id = await sent();
    const address = await addressOf(id);
    const guessed = address.replace(/-[0-9a-f]{4}/, '-0000');
    await server.database.client.mailMessage.update({
      where: { id },
      data: { messageId: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11' },
    });
    for (const to of [address, guessed, 'bounce@mail.example.jp', 'desk@example.jp'])
      expect(await record(report(to))).toBe(false);
    expect((await kept(id)).status).toBe('Sent');
  });

  it('is not one that is only late, nor an answer of a person, nor noise', async () => {
    const id = await sent();
    const address = await addressOf(id);
    const answer = Buffer.from(`To: ${address}\r\nSubject: 不在です\r\n\r\nAction: failed\r\n`);
    for (const raw of [report(address, 'delayed'), answer, Buffer.from([0, 255, 13, 10]), Buffer.alloc(0)])
      expect(await record(raw)).toBe(false);
    expect((await kept(id)).status).toBe('Sent');
  });
});
