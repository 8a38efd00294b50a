import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MailKind, MailStatus } from '#bff/generated/contract/enums.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeMail } from '#bff/testing/jobs/mails.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makeDesk } from '#bff/testing/undertaking.ts';
import { readDelimited } from '#rules/tables/delimited.ts';

let server: TestServer;
let session: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  ({ session } = await makeAdmin(server, 'JMAC'));
});
beforeEach(() => server.database.client.mailMessage.deleteMany());
afterAll(() => server.stop());

const list = async (query: object = {}) => (await server.call('listMails', { query, session })).body;
const idsOf = async (query: object) => (await list(query)).items.map(({ id }) => id);
const read = async (id: number) => (await server.call('getMail', { path: { id }, session })).body;
const kept = (id: number) => server.database.client.mailMessage.findUniqueOrThrow({ where: { id } });

describe('the list of mails', () => {
  it('says what each is about, why it did not arrive and what to do', async () => {
    const { myPage, corporation } = await makeDesk(server);
    const id = await makeMail(server, { relatedMypageId: myPage.id });
    const { items } = await list({ mypage_id: myPage.id });
    expect(items).toMatchObject([
      {
        id,
        status: MailStatus.Failed,
        kind: MailKind.Document,
        problem:
          '宛先のアドレスが見つかりません。宛先の方に正しいアドレスを確かめ、登録のアドレスを直してから送り直してください。',
        about: { mypageId: myPage.id, displayCode: myPage.displayCode, name: corporation.name },
      },
    ]);
  });

  it('tells one that waits for the first time from one that is tried again', async () => {
    const due = { failure: null, nextAttemptAt: server.now() };
    const fresh = await makeMail(server, { ...due, status: 'Queued', attempts: 0 });
    const again = await makeMail(server, { ...due, status: 'Queued', attempts: 2, failure: 'serverAway' });
    expect(await idsOf({ status: [MailStatus.Waiting] })).toEqual([fresh]);
    expect(await idsOf({ status: [MailStatus.Retrying] })).toEqual([again]);
    expect((await read(again)).problem).toBe(
      'メールサーバーにつながりませんでした。自動でもう一度送ります。',
    );
  });

  it('is narrowed by kind, part of the address or the subject, and days in Japan', async () => {
    const early = await makeMail(server, {
      to: 'Taro@Sub.example.jp',
      createdAt: new Date('2026-11-01T15:00:00Z'),
    });
    const late = await makeMail(server, { kind: MailKind.Inspection, subject: '完了検査の日程' });
    expect(await idsOf({ q: 'sub.EX' })).toEqual([early]);
    expect(await idsOf({ q: '検査' })).toEqual([late]);
    expect(await idsOf({ q: '%' })).toEqual([]);
    expect(await idsOf({ kind: [MailKind.Inspection] })).toEqual([late]);
    expect(await idsOf({ createdTo: '2026-11-01' })).toEqual([]);
    expect(await idsOf({ createdFrom: '2026-11-02', createdTo: '2026-11-02' })).toEqual([early]);
  });

  it('is read page by page, the newest first', async () => {
    for (const minute of [1, 2, 3])
      await makeMail(server, { createdAt: new Date(Date.UTC(2026, 10, 2, 1, minute)) });
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items]).toEqual((await list()).items);
    expect([first.total, second.nextCursor]).toEqual([3, null]);
  });

  it('is for those who write them', async () => {
    for (const role of ['MAFF', 'CS', 'Inspector'] as const) {
      const other = await makeAdmin(server, role);
      expect((await server.call('listMails', { session: other.session })).problem.code).toBe(1000);
    }
    const clerk = await makeAdmin(server, 'BackOffice');
    expect((await server.call('listMails', { session: clerk.session })).status).toBe(200);
  });
});

describe('the words of a mail', () => {
  it('are told without the secret of a link, and no longer kept with it once it was sent', async () => {
    const admin = await makeAdmin(server, 'CS');
    const address = { email: admin.email };
    await server.call('sendAdminPasswordReset', { body: address });
    await server.runJobs('sendPasswordLinks', 'sendMails');
    const sent = server.mails.findLast(({ to }) => to === admin.email);
    expect(sent?.text).toMatch(/token=[\w.-]{20,}/);
    const [mail] = (await list({ kind: [MailKind.Password] })).items;
    expect((await read(mail?.id ?? 0)).text).toContain('/admin/password?token=***\n');
    expect((await kept(mail?.id ?? 0)).text).toContain('?token=***\n');
  });

  it('are told without it while the mail waits, too', async () => {
    const waits = { status: 'Queued', attempts: 0, failure: null, nextAttemptAt: server.now() };
    const id = await makeMail(server, { ...waits, kind: MailKind.Password, text: '/x?token=S3.cret-9 です' });
    expect((await read(id)).text).toBe('/x?token=*** です');
  });
});

describe('もう一度送る', () => {
  const resend = (id: number) => server.call('resendMail', { path: { id }, session });

  it('goes to the address that the person has now, as another sending, and is recorded', async () => {
    const { user, myPage } = await makeDesk(server);
    const person = { personKind: 'user', personId: user.id, relatedMypageId: myPage.id };
    const id = await makeMail(server, person);
    const before = await kept(id);
    expect((await read(id)).recipient).toMatchObject({ kind: 1, id: user.id, email: user.email });
    const { body } = await resend(id);
    expect(body).toMatchObject({ status: MailStatus.Waiting, to: user.email, attempts: 0, problem: null });
    expect((await kept(id)).messageId).not.toBe(before.messageId);
    await server.runJobs('sendMails');
    expect(
      server.mails.filter(({ to, subject }) => to === user.email && subject === before.subject),
    ).toHaveLength(1);
    const query = { targetKind: 'Mail', targetId: String(id) } as const;
    const trail = await server.call('listActivity', { query, session });
    expect(trail.body.items[0]).toMatchObject({
      summary: `メール「${before.subject}」を送り直しました。`,
      changes: [{ label: '宛先のアドレス', before: 'gone@example.jp', after: user.email }],
    });
  });

  it('is refused while it waits, and for a link that has ended', async () => {
    const waits = await makeMail(server, { status: 'Queued', failure: null, nextAttemptAt: server.now() });
    expect((await resend(waits)).problem).toMatchObject({
      status: 409,
      detail: expect.stringContaining('送信待ち'),
    });
    const link = await makeMail(server, { kind: MailKind.Password });
    expect((await resend(link)).problem).toMatchObject({
      status: 409,
      detail: expect.stringContaining('パスワードをお忘れの方'),
    });
    expect((await resend(999_999)).status).toBe(404);
  });

  it('is done for all that match and did not arrive, none of them with a link, and recorded', async () => {
    const sentAt = server.now();
    const gone = await makeMail(server, { to: 'a@gone.example.jp' });
    const back = await makeMail(server, { to: 'b@gone.example.jp', status: 'Bounced', sentAt });
    await makeMail(server, { to: 'c@gone.example.jp', kind: MailKind.Password });
    await makeMail(server, { to: 'd@gone.example.jp', status: 'Sent', sentAt, failure: null });
    await makeMail(server, { to: 'e@other.example.jp' });
    expect(await idsOf({ q: 'gone.example', resendable: true })).toEqual([back, gone]);
    const { body } = await server.call('resendMails', { body: { q: 'gone.example' }, session });
    expect(body).toEqual({ count: 2 });
    expect((await idsOf({ status: [MailStatus.Waiting] })).toSorted()).toEqual([gone, back].toSorted());
    // The trail tells what is sealed.
    await server.runJobs('sealAudit');
    const query = { action: 'rerun', targetKind: 'Operation' } as const;
    const trail = await server.call('searchAudit', { query, session });
    expect(trail.body.items[0]).toMatchObject({ targetId: 'resendMails' });
  });
});

describe('送信をやめる', () => {
  const giveUp = (id: number) => server.call('giveUpMail', { path: { id }, session });

  it('keeps one that waits from being sent, and takes its secret away', async () => {
    const waits = { status: 'Queued', attempts: 0, failure: null, nextAttemptAt: server.now() };
    const id = await makeMail(server, { ...waits, to: 'never@example.jp', text: 'x?token=abc' });
    expect((await giveUp(id)).body.status).toBe(MailStatus.GivenUp);
    await server.runJobs('sendMails');
    expect(server.mails.filter(({ to }) => to === 'never@example.jp')).toEqual([]);
    expect((await kept(id)).text).toBe('x?token=***');
  });

  it('has one that did not arrive no longer counted at home; one that was sent stays sent', async () => {
    const failed = async () => {
      const { counters } = (await server.call('getAdminHome', { session })).body;
      return counters.find(({ key }) => key === 'mailsFailed')?.count;
    };
    expect(await failed()).toBeUndefined();
    const id = await makeMail(server);
    expect(await failed()).toBe(1);
    await giveUp(id);
    expect(await failed()).toBeUndefined();
    const sent = await makeMail(server, { status: 'Sent', failure: null, sentAt: server.now() });
    expect((await giveUp(sent)).status).toBe(409);
  });
});

describe('the list of mails as a file', () => {
  const save = async (query: object) =>
    server.call('exportMails', { session, query: { format: 'csv', ...query } });
  const rowsOf = (bytes: Uint8Array) => readDelimited(Buffer.from(bytes).toString());

  it('has the mails of the list, narrowed and ordered alike, and of each what the list shows', async () => {
    await makeMail(server, {
      subject: '=HYPERLINK("http://x")',
      createdAt: new Date('2026-11-02T01:00:00Z'),
    });
    const later = {
      status: 'Bounced',
      sentAt: new Date('2026-11-03T01:00:05Z'),
      subject: '差戻し',
      createdAt: new Date('2026-11-03T01:00:00Z'),
    };
    await makeMail(server, later);
    await makeMail(server, { status: 'Sent', failure: null, sentAt: new Date('2026-11-02T01:00:05Z') });
    const query = { resendable: true, sort: 'createdAt' } as const;
    const saved = await save({ ...query, columns: ['subject', 'status', 'acts'] });
    const { items } = await list(query);
    const [headings, ...rows] = rowsOf(saved.bytes);
    expect(headings).toEqual(['件名', '届かなかった理由', '次に送る日時', '状態']);
    expect(rows.map(([subject]) => subject)).toEqual([`'=HYPERLINK("http://x")`, '差戻し']);
    expect(rows.map(([, problem]) => problem)).toEqual(items.map(({ problem }) => problem));
    expect(rows.map(([, , , status]) => status)).toEqual(['送信不能', '不達']);
  });

  it('never has the words of a mail, nor the link in them; and the trail knows that it was saved', async () => {
    await makeMail(server, { kind: MailKind.Password, text: 'https://x.example.jp/?token=himitsu' });
    const { bytes, headers } = await save({});
    expect(rowsOf(bytes)).toHaveLength(2);
    expect(Buffer.from(bytes).toString()).not.toMatch(/https|token|himitsu/);
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('送信したメール一覧_');
    const entry = await server.database.client.auditEntry.findFirst({
      where: { action: 'exported', targetKind: 'mail' },
    });
    expect(entry).not.toBeNull();
  });

  it('is for those who see the list, also when a job makes it', async () => {
    const { session: other } = await makeAdmin(server, 'CS');
    const body = { operation: 'exportMails', search: 'format=csv' };
    expect((await server.call('createExportRun', { session: other, body })).status).toBe(403);
    await makeMail(server);
    const run = await server.call('createExportRun', { session, body });
    await server.runJobs('makeExports');
    const { body: runs } = await server.call('listExportRuns', { session });
    expect(runs.items.find(({ id }) => id === run.body.id)).toMatchObject({
      title: '送信したメールの一覧',
      totalCount: 1,
      doneCount: 1,
    });
  });
});
