import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember } from '#bff/testing/members/members.ts';
import { makeAdmin, makeCorporationUser, makeUndertaking } from '#bff/testing/people.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type ThreadTools, threadTools } from '#bff/testing/threads.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

const WAITING = 0;
const ANSWERED = 1;
const NOTE = 1;

let server: TestServer;
let desk: Desk;
let tools: ThreadTools;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  desk = await makeDesk(server);
  tools = threadTools(server, desk);
});

describe('a question of a business', () => {
  it('waits for the office since it was asked, with its document, its finding and its age', async () => {
    const item = await server.database.client.returnItem.create({
      data: {
        ...{ sectionId: desk.section.id, returnNumber: 1, number: 1, reviewCategory: 1 },
        ...{ comment: '日付の誤り', dueOn: new Date('2026-11-30'), createdById: desk.jmac.id },
        createdByName: '受付 清',
      },
    });
    const about = { sectionId: desk.section.id, returnItemId: item.id };
    const asked = await at(server, '2026-11-17T01:00:00Z', () => tools.ask(about));
    expect(asked.status).toBe(201);
    const { body } = await tools.read(asked.body.id);
    expect(body).toMatchObject({
      status: WAITING,
      waitingSince: '2026-11-17T01:00:00.000Z',
      waitingBusinessDays: 3,
      section: { id: desk.section.id },
      finding: { id: item.id, comment: '日付の誤り' },
      mypage: { id: desk.myPage.id },
      assigneeAdminUserId: null,
    });
  });

  it('is work of those who answer, called by its subject, with how long it has waited', async () => {
    // Thursday, before a Friday.
    const asked = await at(server, '2026-11-19T05:00:00Z', () => tools.ask({ subject: '口座の変更' }));
    const { body } = asked;
    for (const { session } of [desk.jmac, desk.cs, desk.backOffice]) {
      const work = await server.call('listWorklist', { session, query: { limit: 200 } });
      const item = work.body.items.find(({ threadId }) => threadId === body.id);
      expect(item).toMatchObject({ title: 'お問い合わせ「口座の変更」に回答する', mypageId: desk.myPage.id });
      expect([item?.dueOn, item?.ageBusinessDays]).toEqual([null, 1]);
    }
    const ministry = await server.call('listWorklist', { session: desk.maff.session, query: { limit: 200 } });
    expect(ministry.body.items.filter(({ kind }) => kind === 'thread')).toEqual([]);
  });

  it('is not asked about a finding of another document', async () => {
    const other = await makeDesk(server);
    const answer = await tools.ask({ sectionId: other.section.id });
    expect(answer.status).toBe(404);
    const alone = await tools.ask({ returnItemId: 1 });
    expect(alone.problem.errors?.[0]?.pointer).toBe('/returnItemId');
  });

  it('has a subject and says something', async () => {
    for (const words of [{ subject: '　' }, { body: ' \n ' }])
      expect((await tools.ask(words)).status).toBe(400);
  });

  it('is asked once, however often the button is pressed', async () => {
    const press = () => tools.ask({}, { idempotencyKey: '5d0e2f7c-8a3b-4f6d-9c1e-2b4a6c8e0f13' });
    const [first, second] = [await press(), await press()];
    expect(second.body.id).toBe(first.body.id);
    expect(await server.database.client.thread.count({ where: { mypageId: desk.myPage.id } })).toBe(1);
  });

  it('keeps letters beyond the basic plane, and line breaks', async () => {
    const words = '𠮷田様\n髙﨑の件です。<script>alert(1)</script>';
    const { body } = await tools.ask({ body: words });
    expect((await tools.own(body.id)).body.messages[0]?.body).toBe(words);
  });
});

describe('an answer of the office', () => {
  it('is the business’s to read, and who answers first looks after it from then on', async () => {
    const { body } = await tools.ask();
    const answer = await tools.answer(body.id, { body: '契約日で差し支えありません。' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      status: ANSWERED,
      waitingSince: null,
      waitingBusinessDays: null,
      assigneeAdminUserId: desk.cs.id,
      isRead: false,
    });
    const own = await tools.own(body.id);
    expect(own.body.isUnread).toBe(true);
    expect(own.body.messages.at(-1)).toMatchObject({
      authorName: '事務局',
      body: '契約日で差し支えありません。',
    });
    const page = await server.call('getUserMyPage', {
      session: desk.user.session,
      query: { projectID: desk.project.id, corporationID: desk.corporation.id },
    });
    expect(page.body.unreadThreadCount).toBe(1);
  });

  it('is told by mail to the contact, without its words, with the way to it', async () => {
    await makeCorporationUser(server, { projectId: desk.project.id, corporationId: desk.corporation.id });
    const { body } = await tools.ask({ subject: '日付の件' });
    await tools.answer(body.id, { body: '秘密の回答です。' });
    await server.runJobs('sendMails');
    const mails = server.mails.filter(({ text }) => text.includes('日付の件'));
    expect(mails.map(({ to }) => to)).toEqual([desk.user.email]);
    expect(mails[0]?.text).toContain(`/user/${desk.project.id}/thread/${body.id}`);
    expect(mails[0]?.text).not.toContain('秘密の回答です。');
  });

  it('is refused on a version that a colleague has answered meanwhile', async () => {
    const { body } = await tools.ask();
    const { version } = (await tools.read(body.id)).body;
    expect((await tools.answer(body.id, {}, version)).status).toBe(201);
    const late = await tools.answer(body.id, { body: '別の回答' }, version);
    expect(late.status).toBe(412);
    expect((await tools.own(body.id)).body.messages).toHaveLength(2);
  });

  it('is asked about again: it waits since the new question, and since the first of several', async () => {
    const { body } = await tools.ask();
    await tools.answer(body.id);
    await at(server, '2026-11-20T01:10:00Z', () => tools.goOn(body.id, 'では押印は要りますか。'));
    await at(server, '2026-11-20T01:20:00Z', () => tools.goOn(body.id, 'お願いします。'));
    expect((await tools.read(body.id)).body).toMatchObject({
      status: WAITING,
      waitingSince: '2026-11-20T01:10:00.000Z',
      assigneeAdminUserId: desk.cs.id,
    });
  });
});

describe('what the business has read', () => {
  it('is what stood before it: what was said later stays unread', async () => {
    const { body } = await tools.ask();
    const first = (await tools.answer(body.id)).body.messages.at(-1)?.id ?? 0;
    await tools.answer(body.id, { body: '補足です。' });
    await tools.readUpTo(body.id, first);
    expect((await tools.own(body.id)).body.isUnread).toBe(true);
    const last = (await tools.own(body.id)).body.messages.at(-1)?.id ?? 0;
    await tools.readUpTo(body.id, last);
    await tools.readUpTo(body.id, first);
    expect((await tools.own(body.id)).body.isUnread).toBe(false);
    expect((await tools.read(body.id)).body).toMatchObject({
      isRead: true,
      readAt: '2026-11-20T01:00:00.000Z',
    });
  });

  it('takes no version from the office, which may be answering', async () => {
    const { body } = await tools.ask();
    const answered = (await tools.answer(body.id)).body;
    await tools.readUpTo(body.id, answered.messages.at(-1)?.id ?? 0);
    expect((await tools.answer(body.id, { body: '追伸' }, answered.version)).status).toBe(201);
  });

  it('is listed apart', async () => {
    const { body } = await tools.ask();
    await tools.ask({ subject: '別の件' });
    await tools.answer(body.id);
    const { body: unread } = await tools.ownList({ unreadOnly: true });
    expect(unread.items.map(({ id }) => id)).toEqual([body.id]);
  });
});

describe('who sees a thread', () => {
  it('is its own business and the office, an inspector of those my pages alone', async () => {
    const { body } = await tools.ask();
    const stranger = await makeUndertaking(server);
    const path = { id: body.id };
    expect((await server.call('getUserThread', { session: stranger.user.session, path })).status).toBe(404);
    const [tokyo, osaka] = [
      await makeAdmin(server, 'Inspector', { assignedPrefectures: [13] }),
      await makeAdmin(server, 'Inspector', { assignedPrefectures: [27] }),
    ];
    expect((await server.call('getThread', { session: tokyo.session, path })).status).toBe(200);
    expect((await server.call('getThread', { session: osaka.session, path })).status).toBe(404);
    const hidden = await server.call('listThreads', { session: osaka.session });
    expect(hidden.body.items.map(({ id }) => id)).not.toContain(body.id);
    expect(
      (await server.call('getThread', { session: desk.maff.session, path })).body.availableActions,
    ).toEqual([]);
  });

  it('a member’s is neither the representative’s nor another’s, and the mail goes to the member', async () => {
    const member = await makeMember(server, desk);
    const { session } = member.user;
    const asked = await tools.ask({ subject: '構成員の件' }, { session });
    expect(asked.status).toBe(201);
    expect((await tools.own(asked.body.id)).status).toBe(404);
    expect((await tools.ownList()).body.total).toBe(0);
    await tools.answer(asked.body.id);
    await server.runJobs('sendMails');
    expect(server.mails.filter(({ text }) => text.includes('構成員の件')).map(({ to }) => to)).toEqual([
      member.user.email,
    ]);
    expect((await tools.read(asked.body.id)).body.member).toMatchObject({ name: member.corporation.name });
  });
});

it('a thread is given to those who answer alone', async () => {
  const { body } = await tools.ask();
  const given = await tools.update(body.id, { assigneeAdminUserId: desk.backOffice.id });
  expect(given.body.assigneeAdminUserId).toBe(desk.backOffice.id);
  const refused = await tools.update(body.id, { assigneeAdminUserId: desk.maff.id });
  expect(refused.problem.errors?.[0]?.pointer).toBe('/assigneeAdminUserId');
  expect((await tools.update(body.id, { assigneeAdminUserId: null })).body.assigneeName).toBeNull();
});

it('holds 500 entries, notes with them; then a new one has to be begun', async () => {
  const { body } = await tools.ask();
  await server.database.client.threadMessage.createMany({
    data: Array.from({ length: 499 }, () => ({
      ...{ threadId: body.id, kind: NOTE, body: 'メモ' },
      ...{ authorKind: 'admin', authorId: desk.cs.id, authorName: '窓口 和子' },
    })),
  });
  expect((await tools.goOn(body.id, 'まだあります。')).status).toBe(409);
  expect((await tools.own(body.id)).body.availableActions).toMatchObject([
    { action: 'write', allowed: false },
  ]);
});
