import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentCheckStatus, DocumentType } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeConsortium, makeMember } from '#bff/testing/members/members.ts';
import { makeAdmin, makeSection, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* Chosen documents are asked for: one letter for each business, of exactly those that it still has to hand in. */

let server: TestServer;
let jmac: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
});
afterAll(() => server.stop());

const { press, read, rowsOf, run, tryThem } = bulkTools(
  () => server,
  () => jmac,
);

const REQUEST = { kind: 1, title: '書類ご提出のお願い', body: '{企業名} 様\n{書類}' } as const;

type Message = { readonly kind: 1; readonly title: string; readonly body: string };

const tryRequests = (ids: readonly number[], message: Message = REQUEST, by = jmac) =>
  tryThem({ kind: 'notifySections', list: 'myPages', selection: { by: 'ids', ids: [...ids] }, message }, by);

const { Confirming, Rejected } = DocumentCheckStatus;

/** An undertaking that is asked for documents of these titles. */
const makeAsked = async (...titles: readonly string[]) => {
  const made = await makeUndertaking(server);
  const dueOn = toDate('2026-11-30');
  const sections = [];
  for (const title of titles) sections.push(await makeSection(server, made.myPage.id, { title, dueOn }));
  return { ...made, sections, ids: sections.map(({ id }) => id) };
};

const handIn = (id: number) =>
  server.database.client.section.update({
    where: { id },
    data: {
      status: Confirming,
      submittedAt: server.now(),
      submittedByKind: 'user',
      submissionCount: 1,
    },
  });

const notesOf = (mypageId: number) =>
  server.database.client.notification.findMany({ where: { mypageId }, orderBy: { id: 'asc' } });

const mailsTo = (to: string) => server.database.client.mailMessage.count({ where: { to } });

describe('requests for documents', () => {
  it('are tried for each document: who reads of it; one that was handed in, or is the office’s, is left out', async () => {
    const asked = await makeAsked('発注書', '納品書', '検収書');
    const [order = 0, delivery = 0, check = 0] = asked.ids;
    await handIn(check);
    const notice = await makeSection(server, asked.myPage.id, {
      kind: 2,
      documentType: DocumentType.AdoptionNotice,
      title: '通知書',
    });
    const { status, body } = await tryRequests([order, delivery, check, notice.id]);
    expect([status, body.counts, body.mailCount]).toMatchObject([201, { able: 2, unable: 2 }, 1]);
    expect(body.messageExample).toEqual({
      name: asked.corporation.name,
      title: REQUEST.title,
      body: `${asked.corporation.name} 様\n・発注書（提出期限：令和8年11月30日）\n・納品書（提出期限：令和8年11月30日）`,
    });
    expect(
      (await rowsOf(body.id)).map(({ document, message, makes }) => [document?.title, message, makes]),
    ).toEqual([
      ['発注書', '送れます', `宛先：${asked.user.name}`],
      ['納品書', '送れます', `宛先：${asked.user.name}`],
      ['検収書', '提出されているため、送りません', null],
      ['通知書', '事務局や検査員が出す書類のため、企業には送りません', null],
    ]);
    expect(await notesOf(asked.myPage.id)).toEqual([]);
  });

  it('are one for each business, of the chosen documents only, mailed once, also when the job comes again', async () => {
    const one = await makeAsked('発注書', '納品書', '検収書');
    const two = await makeAsked('請求書');
    const [order = 0, delivery = 0] = one.ids;
    await server.database.client.section.update({
      where: { id: delivery },
      data: { status: Rejected, returnDueOn: toDate('2026-12-04'), submissionCount: 1 },
    });
    // The rows of one business do not stand together.
    const { body } = await tryRequests([order, ...two.ids, delivery]);
    expect((await run(body.id)).counts).toMatchObject({ done: 3, failed: 0 });
    await server.runJobs('runBulk');
    const [note, ...more] = await notesOf(one.myPage.id);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ kind: 1, memberId: null, sectionId: null, sendEmail: true });
    expect(note?.body).toBe(
      `${one.corporation.name} 様\n・発注書（提出期限：令和8年11月30日）\n・納品書（再提出期限：令和8年12月4日）`,
    );
    expect((await notesOf(two.myPage.id))[0]?.sectionId).toBe(two.ids[0]);
    expect([await mailsTo(one.user.email), await mailsTo(two.user.email)]).toEqual([1, 1]);
  });

  it('name nothing that was handed in after the dry run, and are not sent where nothing is left', async () => {
    const some = await makeAsked('発注書', '納品書', '検収書');
    const all = await makeAsked('発注書');
    const { body } = await tryRequests([...some.ids, ...all.ids]);
    // The first of a request, and the only one of another.
    for (const id of [some.ids[0] ?? 0, all.ids[0] ?? 0]) await handIn(id);
    expect((await run(body.id)).counts).toMatchObject({ done: 2, failed: 2 });
    const notes = await notesOf(some.myPage.id);
    expect(notes).toHaveLength(1);
    expect(notes[0]?.body).not.toContain('発注書');
    expect(notes[0]?.body).toContain('・納品書');
    expect((await rowsOf(body.id)).map(({ message }) => message)).toEqual([
      '提出されているため、送りません',
      '送りました',
      '送りました',
      '提出されているため、送りません',
    ]);
    expect(await mailsTo(all.user.email)).toBe(0);
  });

  it('leave out one in the middle that was handed in meanwhile', async () => {
    const { ids, myPage } = await makeAsked('発注書', '納品書', '検収書');
    const { body } = await tryRequests(ids);
    await handIn(ids[1] ?? 0);
    expect((await run(body.id)).counts).toMatchObject({ done: 2, failed: 1 });
    expect((await notesOf(myPage.id)).map(({ body: text }) => text.includes('納品書'))).toEqual([false]);
  });
});

describe('a request for a document of a member', () => {
  const makeJoint = async () => {
    const made = await makeConsortium(server);
    const member = await makeMember(server, made);
    const own = await makeSection(server, made.myPage.id, { title: '一覧表' });
    const members = await makeSection(server, made.myPage.id, { title: '同意書', memberId: member.id });
    return { ...made, member, own, members };
  };

  it('is the member’s own, and tells it of nothing else; the representative reads of all with whose it is', async () => {
    const { myPage, user, corporation, member, own, members } = await makeJoint();
    const { body } = await tryRequests([own.id, members.id]);
    expect(body.mailCount).toBe(2);
    expect((await rowsOf(body.id))[1]).toMatchObject({
      document: { memberName: member.corporation.name },
      makes: `宛先：${member.user.name}（構成員 ${member.corporation.name}）、${user.name}（代表事業者）`,
    });
    await run(body.id);
    const notes = await notesOf(myPage.id);
    expect(notes.map(({ memberId, body: text }) => [memberId, text])).toEqual([
      [null, `${corporation.name} 様\n・一覧表\n・同意書（${member.corporation.name}）`],
      [member.id, `${member.corporation.name} 様\n・同意書`],
    ]);
    expect([await mailsTo(user.email), await mailsTo(member.user.email)]).toEqual([1, 1]);
    const { body: seen } = await server.call('listUserNotifications', {
      session: member.user.session,
      query: { id: myPage.id },
    });
    expect(seen.items.map(({ title }) => title)).toEqual([REQUEST.title]);
  });

  it('says so where nobody of the member gets mails', async () => {
    const { member, own, members } = await makeJoint();
    await server.database.client.corporationUser.update({
      where: { id: member.user.id },
      data: { isActive: false, isPrimary: false },
    });
    const { body } = await tryRequests([own.id, members.id]);
    expect((await rowsOf(body.id)).map(({ message }) => message)).toEqual([
      '送れます',
      expect.stringContaining(`構成員 ${member.corporation.name} に、メールを受け取る人がいません`),
    ]);
  });
});

describe('a run of requests', () => {
  it('that is stopped leaves the rest unwritten, and what is out is not taken back', async () => {
    const { ids } = await makeAsked('発注書', '納品書');
    const { body } = await tryRequests(ids);
    await run(body.id);
    const undo = (await read(body.id)).availableActions.find(({ action }) => action === 'undo');
    expect(undo).toMatchObject({ allowed: false, reason: 'メールを送ったため、元に戻せません' });
    const stopped = await makeAsked('発注書');
    const { body: second } = await tryRequests(stopped.ids);
    await press(second.id, { action: 'start' });
    expect((await press(second.id, { action: 'cancel' })).body.counts).toMatchObject({ skipped: 1 });
    await server.runJobs('runBulk');
    expect(await notesOf(stopped.myPage.id)).toEqual([]);
  });

  it('has to name the documents, fills no field of other messages, and is for the offices that write', async () => {
    const { ids } = await makeAsked('発注書');
    const refused = [
      await tryRequests(ids, { ...REQUEST, body: '{企業名} 様' }),
      await tryRequests(ids, { ...REQUEST, body: '{書類}{遅れている書類}' }),
    ];
    expect(refused.map(({ status, problem }) => [status, problem.errors?.[0]])).toMatchObject([
      [400, { pointer: '/message/body', message: expect.stringContaining('{書類}') }],
      [400, { pointer: '/message/body', message: expect.stringContaining('{遅れている書類}') }],
    ]);
    const [backOffice, inspector] = [
      await makeAdmin(server, 'BackOffice'),
      await makeAdmin(server, 'Inspector'),
    ];
    expect((await tryRequests(ids, REQUEST, backOffice.session)).status).toBe(201);
    expect((await tryRequests(ids, REQUEST, inspector.session)).status).toBe(403);
  });
});
