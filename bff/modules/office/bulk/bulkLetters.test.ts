import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActivityTopic, ApplicationStatus, TargetKind } from '#bff/generated/contract/enums.ts';
import {
  makeCall,
  makeCompleteDraft,
  makeSubmitted,
  programmeIn,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeApplicant } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { FAMILIES } from '#rules/families.ts';

/* One letter to many applicants: filled for each, mailed once, never to one who has handed in meanwhile. */

const { business } = programmes;

let server: TestServer;
let jmac: TestSession;
let call: Awaited<ReturnType<typeof makeCall>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
  call = await makeCall(server, business);
});
afterAll(() => server.stop());

const { read, rowsOf, run, press, tryThem } = bulkTools(
  () => server,
  () => jmac,
);

const CLOSING = {
  audience: 'drafts',
  title: '{公募回}の締切のご案内',
  body: '{応募者名} 様（応募コード {応募コード}）\n締切は{締切}です。\n{残っていること}',
} as const;

const FREE = { audience: 'anyone', title: '説明会のお知らせ', body: '説明会を開きます。' } as const;

type Letter = {
  readonly audience: 'drafts' | 'missed' | 'returned' | 'anyone';
  readonly title: string;
  readonly body: string;
};

const tryLetter = (ids: readonly number[], letter: Letter = CLOSING, by = jmac) =>
  tryThem(
    {
      kind: 'notifyApplications',
      list: 'generalApplications',
      selection: { by: 'ids', ids: [...ids] },
      letter,
    },
    by,
  );

const draft = () => makeCompleteDraft(server, business, { projectId: call.id });

/** A draft of which nothing but these columns is answered. */
const begun = async (data: object = {}, projectId = call.id) => {
  const { user, application } = await makeApplicant(server, { projectId }, data);
  return { id: application.id, email: user.email, userId: user.id };
};

const { Returned, Withdrawn } = ApplicationStatus;

const SENT_BACK = { status: Returned, submissionCount: 1, name: '株式会社例示' };

const mailsTo = (to: string) =>
  server.database.client.mailMessage.findMany({ where: { to }, orderBy: { id: 'asc' } });

const said = async (id: number) =>
  (await rowsOf(id)).map(({ outcome, message, makes }) => [outcome, message, makes]);

describe('a letter to many applicants', () => {
  it('is tried for each: who reads it; who handed in, gave up or has not confirmed the address is left out', async () => {
    const [open, handedIn, givenUp, unconfirmed] = [
      await begun(),
      await makeSubmitted(server, business, { projectId: call.id }),
      await begun({ status: Withdrawn, withdrawReason: '都合' }),
      await begun(),
    ];
    await server.database.client.applicationUser.update({
      where: { id: unconfirmed.userId },
      data: { emailConfirmedAt: null },
    });
    const { status, body } = await tryLetter([open.id, handedIn.applicationId, givenUp.id, unconfirmed.id]);
    expect([status, body.counts, body.mailCount]).toMatchObject([201, { able: 1, unable: 3 }, 1]);
    expect(await said(body.id)).toEqual([
      [0, '送れます', `宛先：応募 一郎（${open.email}）`],
      [1, 'すでに提出されているため、送りません', null],
      [1, '取り下げられているため、送りません', null],
      [1, 'メールアドレスの確認が済んでいないため、送れません。ほかの方法で連絡してください', null],
    ]);
    expect(await mailsTo(open.email)).toEqual([]);
  });

  it('shows the first one as it will stand, with its frame and what is left, and no answer of a draft', async () => {
    const { id, email } = await begun({
      name: '秘密商事',
      contactName: '秘密 太郎',
      planTitle: '秘密の計画',
    });
    const { body } = await tryLetter([id]);
    const { title, body: text } = body.messageExample ?? { title: '', body: '' };
    expect(title).toBe(`【${call.shortName} 事務局】${call.shortName}の締切のご案内`);
    expect(text).toContain('応募 一郎 様\n\n平素より');
    expect(text).toContain('応募 一郎 様（応募コード 未採番）\n締切は令和8年12月1日');
    expect(text).toMatch(/・.+（あと\d+件）\n/);
    expect(text).toContain('・内容の確認と提出');
    expect(text).toContain(`/application/project/${call.id}`);
    await run(body.id);
    const [mail] = await mailsTo(email);
    expect([mail?.subject, mail?.text.trim()]).toEqual([title, text]);
    expect(`${mail?.toName}${mail?.text}`).not.toContain('秘密');
  });

  it('is mailed once, also when the job comes again, and stands in the activity of the application', async () => {
    const [one, two] = [await begun(), await begun()];
    const { body } = await tryLetter([one.id, two.id]);
    expect((await run(body.id)).counts).toMatchObject({ done: 2, failed: 0 });
    await server.runJobs('runBulk');
    const mails = [...(await mailsTo(one.email)), ...(await mailsTo(two.email))];
    expect(mails.map(({ relatedApplicationId }) => relatedApplicationId)).toEqual([one.id, two.id]);
    const query = {
      targetKind: TargetKind.Application,
      targetId: String(one.id),
      topic: [ActivityTopic.Message],
    };
    const { body: activity } = await server.call('listActivity', { session: jmac, query });
    expect(activity.items).toMatchObject([
      {
        action: 'messageSent',
        changes: [
          { label: '件名', before: null, after: `${call.shortName}の締切のご案内` },
          { label: '本文', before: null },
        ],
      },
    ]);
    const list = await server.call('listMails', { session: jmac, query: { q: one.email } });
    expect(list.body.items).toMatchObject([{ kind: 5, about: { applicationId: one.id } }]);
  });

  it('stands on the own page of its applicant, the newest first, also after he saves, and on nobody else’s', async () => {
    const [reader, other] = [await draft(), await draft()];
    const send = async (letter: Letter) => run((await tryLetter([reader.applicationId], letter)).body.id);
    await send(FREE);
    await send({ ...FREE, title: '資料のお知らせ', body: '資料を公開しました。\n{応募者名} 様' });
    const lettersOf = async ({ operations, session }: TestDraft) =>
      (await server.call(operations.readSelf, { session })).body.letters;
    const letters = await lettersOf(reader);
    expect(letters).toMatchObject([
      { title: '資料のお知らせ', body: expect.stringMatching(/^資料を公開しました。\n.+ 様$/) },
      { title: '説明会のお知らせ', body: '説明会を開きます。', sentAt: server.now().toISOString() },
    ]);
    const { operations, session } = reader;
    const saved = await server.call(operations.updateSelf, { session, body: { planTitle: '直した計画' } });
    expect(saved.status).toBe(200);
    expect(await lettersOf(reader)).toEqual(letters);
    expect(await lettersOf(other)).toBeUndefined();
  });

  it('is not sent to one who handed in after the dry run, and the others get it all the same', async () => {
    const [late, other] = [await draft(), await begun()];
    const { body } = await tryLetter([late.applicationId, other.id]);
    await server.call(late.operations.updateSelf, { session: late.session, body: { action: 'submit' } });
    expect((await run(body.id)).counts).toMatchObject({ done: 1, failed: 1 });
    expect((await said(body.id))[0]).toEqual([4, 'すでに提出されているため、送りません', expect.anything()]);
    expect((await mailsTo(late.email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('締切のご案内'),
    );
    expect(await mailsTo(other.email)).toHaveLength(1);
  });

  it('of an application that is sent back names the day, and goes to no other', async () => {
    const letter = {
      audience: 'returned',
      title: '再提出のお願い',
      body: '{再提出の期限}まで。{残っていること}',
    } as const;
    const data = { ...SENT_BACK, submittedAt: server.now() };
    const dueOn = new Date('2026-11-30T00:00:00Z');
    const [returned, dayless] = [await begun({ ...data, returnDueOn: dueOn }), await begun(data)];
    const { body } = await tryLetter([returned.id, (await begun()).id, dayless.id], letter);
    expect((await said(body.id)).map(([, message]) => message)).toEqual([
      '送れます',
      'まだ提出されていないため、送りません',
      '再提出の期限がないため、送れません。{再提出の期限}を使わずに送ってください',
    ]);
    expect(body.messageExample?.body).toContain('令和8年11月30日');
    expect(body.messageExample?.body).toContain('・内容の確認と再提出');
  });

  it('after the close goes to those who did not hand in, but to nobody who pressed in time and can still do so', async () => {
    const missed = {
      audience: 'missed',
      title: '提出の確認',
      body: '{締切}までに提出されていません。',
    } as const;
    const applicationClosesAt = new Date(server.now().getTime() - 3600_000);
    const closed = await makeCall(server, business, { applicationClosesAt });
    const submitPressedAt = new Date(applicationClosesAt.getTime() - 60_000);
    const [silent, pressed] = [await begun({}, closed.id), await begun({ submitPressedAt }, closed.id)];
    const { body } = await tryLetter([silent.id, pressed.id, (await begun()).id], missed);
    expect((await said(body.id)).map(([, message]) => message)).toEqual([
      '送れます',
      expect.stringContaining('まだ提出できるため、送りません'),
      expect.stringContaining('受付の期間中のため'),
    ]);
    const { body: closing } = await tryLetter([silent.id]);
    expect(closing.counts).toMatchObject({ able: 0, unable: 1 });
  });

  it('goes in free words to all that were chosen, also by the conditions of the list', async () => {
    const own = await makeCall(server, business);
    const open = await begun({}, own.id);
    const handedIn = await makeSubmitted(server, business, { projectId: own.id });
    const { body } = await tryThem({
      kind: 'notifyApplications',
      list: 'generalApplications',
      selection: { by: 'search', search: `project_id=${own.id}` },
      letter: FREE,
    });
    expect(body.counts).toMatchObject({ total: 2, able: 2 });
    await run(body.id);
    for (const { email } of [open, handedIn])
      expect((await mailsTo(email)).at(-1)?.subject).toContain('説明会のお知らせ');
  });

  it('stops where somebody stops it: the rest gets none', async () => {
    const { id, email } = await begun();
    const { body } = await tryLetter([id]);
    await press(body.id, { action: 'start' });
    await press(body.id, { action: 'cancel' });
    await server.runJobs('runBulk');
    expect([(await read(body.id)).counts, await mailsTo(email)]).toMatchObject([{ skipped: 1, done: 0 }, []]);
  });

  it('is not taken back, and says so', async () => {
    const { id } = await begun();
    const { body } = await tryLetter([id], FREE);
    await run(body.id);
    const undo = (await read(body.id)).availableActions.find(({ action }) => action === 'undo');
    expect(undo).toMatchObject({ allowed: false, reason: 'メールを送ったため、元に戻せません' });
    expect((await press(body.id, { action: 'undo', reason: '取り違え' })).status).toBe(409);
  });

  it('is refused with a field that nobody fills, without words, and for others than the offices that write', async () => {
    const { id } = await begun();
    const wrong = await tryLetter([id], { ...FREE, body: '{企業名} 様' });
    expect([wrong.status, wrong.problem.errors?.[0]]).toMatchObject([
      400,
      {
        pointer: '/letter/body',
        message: expect.stringMatching(/\{企業名\}.*\{応募者名\}・\{応募コード\}/),
      },
    ]);
    const none = await tryThem({
      kind: 'notifyApplications',
      list: 'generalApplications',
      selection: { by: 'ids', ids: [id] },
    });
    expect([none.status, none.problem.errors?.[0]?.pointer]).toEqual([400, '/letter']);
    const [backOffice, inspector] = [
      await makeAdmin(server, 'BackOffice'),
      await makeAdmin(server, 'Inspector'),
    ];
    expect((await tryLetter([id], FREE, backOffice.session)).status).toBe(201);
    expect((await tryLetter([id], FREE, inspector.session)).status).toBe(403);
  });
});

describe.each(FAMILIES)('the list of %s', (family) => {
  it('writes to its own applicants', async () => {
    const made: TestDraft = await makeSubmitted(server, programmeIn(family));
    const { body } = await tryThem({
      kind: 'notifyApplications',
      list: `${family}Applications`,
      selection: { by: 'ids', ids: [made.applicationId] },
      letter: FREE,
    });
    await run(body.id);
    const mails = await mailsTo(made.email);
    expect(mails.at(-1)?.subject).toContain('説明会のお知らせ');
  });
});
