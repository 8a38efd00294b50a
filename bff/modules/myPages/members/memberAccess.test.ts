import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeConsortium, makeMember, type TestMember } from '#bff/testing/members/members.ts';
import { makeAdmin, makeSection } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { pdfOf, uploadFile } from '#bff/testing/undertaking.ts';

/*
 * What the people of a member see of an undertaking, and what its representative does: the whole, and their own part.
 * Every operation as somebody to whom the record does not belong is in http/foreignMembers.test.ts.
 */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const desk = async () => ({ jmac: (await makeAdmin(server, 'JMAC')).session });

const GRANT = { kind: 1, documentType: 92, title: '構成員の参加同意書' };

/** Two members with a paper each beside one of the representative; the first has handed its in. */
const makeParts = async () => {
  const consortium = await makeConsortium(server);
  const [one, other] = [await makeMember(server, consortium), await makeMember(server, consortium)];
  const { id: mypageId } = consortium.myPage;
  const papers = {
    representative: await makeSection(server, mypageId, { kind: 1, documentType: 22, title: '交付申請書' }),
    one: await makeSection(server, mypageId, { ...GRANT, memberId: one.id }),
    other: await makeSection(server, mypageId, { ...GRANT, memberId: other.id }),
  };
  return { ...consortium, one, other, papers };
};

type Parts = Awaited<ReturnType<typeof makeParts>>;

const pageOf = async ({ project }: Parts, { user, corporation }: Pick<TestMember, 'user' | 'corporation'>) =>
  server.call('getUserMyPage', {
    session: user.session,
    query: { projectID: project.id, corporationID: corporation.id },
  });

const handInAs = async ({ user }: Pick<TestMember, 'user'>, mypageId: number, sectionId: number) => {
  const upload = await uploadFile(server, { session: user.session, mypageId, sectionId });
  const answer = await server.call('updateUserSection', {
    session: user.session,
    body: { id: sectionId, action: 'submit' },
  });
  return { upload, answer };
};

describe('the matrix of documents', () => {
  it('names the member of whom a document is asked', async () => {
    const { project, one, other, papers } = await makeParts();
    const { session } = await makeAdmin(server, 'JMAC');
    const query = { project_id: project.id, view: 'matrix' } as const;
    const [row] = (await server.call('listMyPages', { query, session })).body.items;
    const named = row?.cells?.map(({ sectionId, memberName }) => [sectionId, memberName]);
    expect(named).toContainEqual([papers.one.id, one.corporation.name]);
    expect(named).toContainEqual([papers.other.id, other.corporation.name]);
    expect(named?.filter(([, name]) => name === null).length).toBe((named?.length ?? 0) - 2);
  });
});

describe('a member’s my page', () => {
  it('is the head of the undertaking with its own documents, and tells no amounts', async () => {
    const parts = await makeParts();
    const { body } = await pageOf(parts, parts.one);
    expect(body).toMatchObject({
      id: parts.myPage.id,
      displayCode: parts.myPage.displayCode,
      planTitle: parts.myPage.planTitle,
      corporation: { name: parts.corporation.name, contactName: null, contactEmail: null },
      memberId: parts.one.id,
      totalCost: null,
      grantAmount: null,
      bankAccountConfirmed: false,
    });
    expect(body.members.map(({ id }) => id)).toEqual([parts.one.id]);
    expect(body.sections.map(({ id }) => id)).toEqual([parts.papers.one.id]);
    expect(body.deadlines.flatMap(({ sectionId }) => sectionId ?? [])).not.toContain(parts.papers.other.id);
    expect(body.nextAction).toMatchObject({
      kind: 'submitSection',
      sectionId: parts.papers.one.id,
      title: expect.not.stringContaining(parts.one.corporation.name),
    });
    expect(body.availableActions).toMatchObject([{ action: 'update', allowed: false }]);
  });

  it('is whole for the representative, who reads whose each document is and how far each member is', async () => {
    const parts = await makeParts();
    await handInAs(parts.one, parts.myPage.id, parts.papers.one.id);
    await server.database.client.section.update({
      where: { id: parts.papers.representative.id },
      data: { status: 3 },
    });
    const { body } = await pageOf(parts, parts);
    expect(body.memberId).toBeNull();
    expect(body.nextAction.title).toContain(`構成員の参加同意書（${parts.other.corporation.name}）`);
    expect(body.sections.map(({ member }) => member?.name ?? null)).toEqual([
      null,
      parts.one.corporation.name,
      parts.other.corporation.name,
    ]);
    expect(body.members.map(({ submittedCount, requiredCount }) => [submittedCount, requiredCount])).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  it('is gone when the member leaves', async () => {
    const parts = await makeParts();
    await server.database.client.myPageMember.update({
      where: { id: parts.one.id },
      data: { leftOn: server.now() },
    });
    const page = await pageOf(parts, parts.one);
    const section = await server.call('getUserSection', {
      session: parts.one.user.session,
      path: { id: parts.papers.one.id },
    });
    expect([page.status, section.status]).toEqual([404, 404]);
  });
});

describe('a document that is asked of a member', () => {
  it('is handed in, pulled back and its receipt read by the member', async () => {
    const { one, papers, myPage } = await makeParts();
    const { upload, answer } = await handInAs(one, myPage.id, papers.one.id);
    expect([upload.status, answer.body.status]).toEqual([201, 1]);
    const id = answer.body.receipts[0]?.id ?? '';
    const receipt = await server.call('getUserReceipt', { session: one.user.session, path: { id } });
    expect(receipt.body).toMatchObject({
      submitterName: one.user.name,
      submitterOrganization: one.corporation.name,
    });
    const back = await server.call('updateUserSection', {
      session: one.user.session,
      body: { id: papers.one.id, action: 'pullBack' },
    });
    expect(back.body.status).toBe(0);
  });

  it('may be handed in by the representative, and its history says by whom', async () => {
    const parts = await makeParts();
    const { answer } = await handInAs(parts, parts.myPage.id, parts.papers.one.id);
    expect(answer.body.history[0]).toMatchObject({ action: 0, actorName: parts.user.name });
    const receipt = await server.call('getUserReceipt', {
      session: parts.one.user.session,
      path: { id: answer.body.receipts[0]?.id ?? '' },
    });
    expect(receipt.body.submitterOrganization).toBe(parts.corporation.name);
  });

  it('does not tell where else on the my page the same file lies', async () => {
    const parts = await makeParts();
    await handInAs(parts, parts.myPage.id, parts.papers.representative.id);
    await handInAs(parts.one, parts.myPage.id, parts.papers.one.id);
    const read = (session: Parts['user']['session']) =>
      server.call('getUserSection', { session, path: { id: parts.papers.one.id } });
    expect((await read(parts.one.user.session)).body.files[0]?.alsoIn).toEqual([]);
    expect((await read(parts.user.session)).body.files[0]?.alsoIn).toEqual(['交付申請書']);
  });

  it('takes no file of a document that the member does not see', async () => {
    const parts = await makeParts();
    const voucher = await makeSection(server, parts.myPage.id);
    const upload = await uploadFile(server, {
      session: parts.user.session,
      mypageId: parts.myPage.id,
      sectionId: voucher.id,
    });
    const reused = await server.call('reuseUserFile', {
      session: parts.one.user.session,
      path: { id: upload.body.id },
      body: { sectionId: parts.papers.one.id },
    });
    expect(reused.problem).toMatchObject({ status: 400, errors: [{ pointer: '/fileId' }] });
  });

  it('is asked of a member by the office, but never of one of another undertaking', async () => {
    const [parts, foreign] = [await makeParts(), await makeParts()];
    const { jmac } = await desk();
    const ask = (memberId: number, documentType: 27 | 31 | 49 = 27) =>
      server.call('createSection', {
        session: jmac,
        body: { mypageID: parts.myPage.id, documentType, memberId },
      });
    const asked = (await ask(parts.one.id)).body;
    expect(asked.member).toEqual({ id: parts.one.id, name: parts.one.corporation.name });
    const told = await server.database.client.notification.findMany({ where: { sectionId: asked.id } });
    expect(told.map(({ memberId }) => memberId)).toEqual([parts.one.id, null]);
    expect((await ask(foreign.one.id)).status).toBe(400);
    // The passbook and the list of all that was paid are the representative's.
    expect((await ask(parts.one.id, 31)).status).toBe(400);
    expect((await ask(parts.one.id, 49)).status).toBe(400);
  });
});

describe('what is told about a member’s document', () => {
  const inboxOf = async (session: Parts['user']['session'], id: number) =>
    (await server.call('listUserNotifications', { session, query: { id } })).body.items;

  const mailsTo = async (email: string) => server.database.client.mailMessage.count({ where: { to: email } });

  it('reaches the member and the representative, each with a reading of its own, and nobody else', async () => {
    const parts = await makeParts();
    const { jmac } = await desk();
    await server.call('createNotification', {
      session: jmac,
      path: { id: parts.myPage.id },
      body: {
        kind: 1,
        title: '確認',
        body: '確認してください。',
        sectionId: parts.papers.one.id,
        sendEmail: true,
      },
    });
    const own = await inboxOf(parts.one.user.session, parts.myPage.id);
    expect(own).toMatchObject([{ title: '確認', member: { id: parts.one.id } }]);
    await server.call('readUserNotification', {
      session: parts.one.user.session,
      path: { id: own[0]?.id ?? 0 },
    });
    expect(await inboxOf(parts.user.session, parts.myPage.id)).toMatchObject([
      { member: null, readAt: null },
    ]);
    expect(await inboxOf(parts.other.user.session, parts.myPage.id)).toEqual([]);
    expect(await mailsTo(parts.one.user.email)).toBe(1);
    expect(await mailsTo(parts.user.email)).toBe(1);
    expect(await mailsTo(parts.other.user.email)).toBe(0);
  });

  it('is a mail to both when it is returned', async () => {
    const parts = await makeParts();
    const { jmac } = await desk();
    await handInAs(parts.one, parts.myPage.id, parts.papers.one.id);
    const returned = await server.call('updateSection', {
      session: jmac,
      body: {
        id: parts.papers.one.id,
        action: 'return',
        returnItems: [{ reviewCategory: 1, comment: '役割が協定書と違います。' }],
        returnDueOn: '2026-11-30',
      },
    });
    expect(returned.body.status).toBe(4);
    const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
    const told = '「構成員の参加同意書」の修正のお願い';
    expect(titles(await inboxOf(parts.one.user.session, parts.myPage.id))).toEqual([told]);
    expect(titles(await inboxOf(parts.user.session, parts.myPage.id))).toEqual([told]);
  });

  it('is nothing of what is told about the whole', async () => {
    const parts = await makeParts();
    const { jmac } = await desk();
    await server.call('createNotification', {
      session: jmac,
      path: { id: parts.myPage.id },
      body: { kind: 8, title: '額', body: '額の確定について', sendEmail: true },
    });
    expect(await inboxOf(parts.one.user.session, parts.myPage.id)).toEqual([]);
    expect(await mailsTo(parts.one.user.email)).toBe(0);
    const { body } = await pageOf(parts, parts.one);
    expect(body.unreadNotificationCount).toBe(0);
  });
});

describe('a file of a member', () => {
  it('is read by the member and the representative, not by another member', async () => {
    const parts = await makeParts();
    const { upload } = await handInAs(parts.one, parts.myPage.id, parts.papers.one.id);
    const read = (session: Parts['user']['session']) =>
      server.call('downloadUserFile', { session, path: { id: upload.body.id } });
    const statuses = [
      await read(parts.one.user.session),
      await read(parts.user.session),
      await read(parts.other.user.session),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 404]);
  });

  it('is no passbook: the account is the representative’s', async () => {
    const parts = await makeParts();
    const { status } = await server.call('uploadUserFile', {
      session: parts.one.user.session,
      body: { meta: { fileName: 'a.pdf', mypageID: parts.myPage.id, sectionID: null } },
      file: { name: 'a.pdf', content: pdfOf() },
    });
    expect(status).toBe(404);
  });
});
