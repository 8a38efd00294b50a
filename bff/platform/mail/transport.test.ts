import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { htmlOf } from './htmlOf.ts';
import { createMailbox } from './mailbox.ts';
import { createSmtpTransport, type SmtpTransport } from './smtp.ts';
import { assertHeadersSafe, type MailMessage, MailRefusedError } from './transport.ts';

const message: MailMessage = {
  to: 'hanako@example.jp',
  toName: '海風 花子',
  subject: '【産地連携推進緊急対策事業 事務局】提出書類の修正のお願い（管理番号 61003）',
  text: '株式会社みらい食堂\n𠮷田 様\n',
};

describe('header injection', () => {
  it.each([
    ['a line break in the subject', { subject: 'x\r\nBcc: b@example.jp' }],
    ['a line break in the name', { toName: 'x\nBcc: b@example.jp' }],
    ['a line break in the address', { to: 'a@example.jp\r\nBcc: b@example.jp' }],
    ['two addresses', { to: 'a@example.jp,b@example.jp' }],
    ['a display name in the address', { to: 'B <b@example.jp>' }],
    ['no address', { to: '' }],
    ['no subject', { subject: ' ' }],
  ])('%s is refused', (_what, change) => {
    expect(() => assertHeadersSafe({ ...message, ...change })).toThrow(MailRefusedError);
  });

  it('an ordinary message passes', () => {
    expect(() => assertHeadersSafe(message)).not.toThrow();
  });
});

describe('mailbox', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('keeps mails as files and lists the newest first', async () => {
    let minute = 0;
    const mailbox = createMailbox(folder, () => new Date(Date.UTC(2026, 10, 20, 8, minute++)));
    const { messageId } = await mailbox.send(message);
    await mailbox.send({ ...message, subject: '二通目' });
    expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['二通目', message.subject]);
    expect(await mailbox.list(1)).toHaveLength(1);
    expect(await mailbox.read(messageId)).toEqual({
      ...message,
      id: messageId,
      sentAt: '2026-11-20T08:00:00.000Z',
    });
    await mailbox.clear();
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses header injection and reads nothing outside its folder', async () => {
    const mailbox = createMailbox(folder, () => new Date(0));
    await expect(mailbox.send({ ...message, subject: 'a\nb' })).rejects.toBeInstanceOf(MailRefusedError);
    expect(await mailbox.list()).toEqual([]);
    expect(await mailbox.read('../../package')).toBeNull();
  });
});

describe('SMTP', () => {
  const received: string[] = [];
  const senders: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo: ({ address }, _session, done) => {
      const code = { 'gone@example.jp': 550, 'full@example.jp': 452 }[address];
      done(code === undefined ? null : Object.assign(new Error('not taken'), { responseCode: code }));
    },
    onData: (stream, session, done) => {
      const { mailFrom } = session.envelope;
      if (mailFrom) senders.push(mailFrom.address);
      text(stream).then((raw) => {
        received.push(raw);
        done();
      }, done);
    },
  });
  let smtp: SmtpTransport;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    smtp = createSmtpTransport({
      url: `smtp://127.0.0.1:${port}`,
      from: 'no-reply@example.jp',
      fromName: '補助事業 事務局',
      bounceAddress: 'bounce@mail.example.jp',
    });
  });
  afterAll(async () => {
    smtp.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('knows what no other try will change from what one may', async () => {
    await expect(smtp.send({ ...message, to: 'gone@example.jp' })).rejects.toBeInstanceOf(MailRefusedError);
    const later = smtp.send({ ...message, to: 'full@example.jp' });
    await expect(later).rejects.not.toBeInstanceOf(MailRefusedError);
    await expect(later).rejects.toThrow('452');
  });

  it('delivers Japanese subject, names and text unchanged, marked as automatic', async () => {
    const { messageId } = await smtp.send(message);
    const parsed = await PostalMime.parse(received[0] ?? '');
    expect(messageId).toBe(parsed.messageId);
    expect(parsed.subject).toBe(message.subject);
    expect(parsed.text?.trim()).toBe(message.text.trim());
    expect(parsed.to).toEqual([{ name: '海風 花子', address: 'hanako@example.jp' }]);
    expect(parsed.from).toEqual({ name: '補助事業 事務局', address: 'no-reply@example.jp' });
    expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(parsed.html?.trim()).toBe(htmlOf(message));
    expect(received[0]).toContain('Content-Type: multipart/alternative');
  });

  it('gives every try of one sending the same Message-ID, and an address of its own to come back to', async () => {
    const sendingKey = '12-0198f0d27c5e7a519a0e2f3c5b7d9e11';
    const first = await smtp.send({ ...message, sendingKey });
    const second = await smtp.send({ ...message, sendingKey });
    expect([first.messageId, second.messageId]).toEqual(Array(2).fill(`<${sendingKey}@example.jp>`));
    expect(senders.slice(-2)).toEqual(Array(2).fill(`bounce+${sendingKey}@mail.example.jp`));
    expect((await PostalMime.parse(received.at(-1) ?? '')).from?.address).toBe('no-reply@example.jp');
  });
});
