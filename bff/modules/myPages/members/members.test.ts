import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDate } from '#bff/platform/database/values.ts';
import { makeConsortium, makeMember } from '#bff/testing/members/members.ts';
import { makeAdmin, makeCorporation, makeMyPage } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
});
afterAll(() => server.stop());

const add = (mypageId: number, corporationId: number, role = '提供実証') =>
  server.call('createMember', {
    session: jmac.session,
    path: { id: mypageId },
    body: { corporationId, role },
  });

const remove = (mypageId: number, memberId: number, ifMatch?: number) =>
  server.call('deleteMember', { session: jmac.session, path: { id: mypageId, memberId }, ifMatch });

const list = async (mypageId: number) =>
  (await server.call('listMembers', { session: jmac.session, path: { id: mypageId } })).body;

const sectionsOf = (memberId: number) =>
  server.database.client.section.findMany({
    where: { memberId },
    orderBy: { sequence: 'asc' },
    include: { history: true },
  });

describe('a corporation that joins an undertaking', () => {
  it('is listed with its role, and asked for the papers that the round asks of each member', async () => {
    const { myPage } = await makeConsortium(server);
    const corporation = await makeCorporation(server);
    const added = await add(myPage.id, corporation.id, ' 提供実証 ');
    expect([added.status, added.body]).toMatchObject([
      201,
      { corporationName: corporation.name, role: '提供実証', sequence: 1, leftOn: null, requiredCount: 2 },
    ]);
    const papers = await sectionsOf(added.body.id);
    expect(papers.map(({ title }) => title)).toEqual(['構成員の参加同意書', '経費内訳書（構成員別）']);
    // Thirty days from now, which is later than thirty days from the adoption.
    expect(papers[0]?.dueOn).toEqual(toDate('2026-12-21'));
    expect(papers[0]?.history).toMatchObject([
      { action: 'Created', actorKind: 'system', comment: expect.stringContaining(corporation.name) },
    ]);
    expect((await list(myPage.id)).items.map(({ id }) => id)).toEqual([added.body.id]);
  });

  it('is asked for nothing more in a round without papers of members', async () => {
    const { myPage } = await makeConsortium(server);
    await server.database.client.project.update({
      where: { id: myPage.projectId },
      data: { programKind: 1 },
    });
    const { body } = await add(myPage.id, (await makeCorporation(server)).id);
    expect(body.requiredCount).toBe(0);
  });

  it('cannot be its representative, nor somebody unknown, nor already there', async () => {
    const { myPage, corporation } = await makeConsortium(server);
    const joined = await makeCorporation(server);
    await add(myPage.id, joined.id);
    const refusals = [
      await add(myPage.id, corporation.id),
      await add(myPage.id, 999_999),
      await add(myPage.id, joined.id),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 409]);
  });

  it('takes part in one undertaking of a round: neither as member of two nor beside its own', async () => {
    const one = await makeConsortium(server);
    const belonging = { projectId: one.project.id, corporationId: (await makeCorporation(server)).id };
    const other = await makeMyPage(server, belonging);
    const joined = await makeMember(server, one);
    const asSecond = await add(other.id, joined.corporationId);
    const besideOwn = await add(one.myPage.id, other.corporationId);
    expect([asSecond.status, besideOwn.status]).toEqual([409, 409]);
    expect(asSecond.problem.detail).toContain('公募回ごとに1つ');
  });

  it('may represent an undertaking of another round', async () => {
    const [one, other] = [await makeConsortium(server), await makeConsortium(server)];
    expect((await add(one.myPage.id, other.corporation.id)).status).toBe(201);
  });

  it('does not join what has ended', async () => {
    const { myPage } = await makeConsortium(server, { myPage: { projectStatus: 6, cancelReason: '中止' } });
    expect((await add(myPage.id, (await makeCorporation(server)).id)).status).toBe(409);
  });
});

describe('a member that leaves', () => {
  it('stays in the list with the day; what it never handed in falls away, the rest stays', async () => {
    const { myPage, user } = await makeConsortium(server);
    const corporation = await makeCorporation(server);
    const { body } = await add(myPage.id, corporation.id);
    const [consent] = await sectionsOf(body.id);
    const where = { session: user.session, mypageId: myPage.id, sectionId: consent?.id ?? 0 };
    await uploadFile(server, where);
    await server.call('updateUserSection', {
      session: user.session,
      body: { id: consent?.id ?? 0, action: 'submit' },
    });
    expect((await remove(myPage.id, body.id)).status).toBe(204);
    expect((await list(myPage.id)).items).toMatchObject([{ id: body.id, leftOn: '2026-11-20' }]);
    const papers = await sectionsOf(body.id);
    expect(papers.map(({ deletedAt }) => deletedAt === null)).toEqual([true, false]);
    expect(papers[1]?.history.map(({ action }) => action)).toEqual(['Created', 'Deleted']);
  });

  it('joins again as the same member, and is asked again for what fell away', async () => {
    const { myPage } = await makeConsortium(server);
    const corporation = await makeCorporation(server);
    const { body } = await add(myPage.id, corporation.id);
    await remove(myPage.id, body.id);
    const again = await add(myPage.id, corporation.id, '調理');
    expect(again.body).toMatchObject({ id: body.id, role: '調理', leftOn: null, requiredCount: 2 });
  });

  it('is not asked again for what it has handed in', async () => {
    const { myPage } = await makeConsortium(server);
    const corporation = await makeCorporation(server);
    const { body } = await add(myPage.id, corporation.id);
    const [consent] = await sectionsOf(body.id);
    await server.database.client.section.update({
      where: { id: consent?.id ?? 0 },
      data: { status: 1, submissionCount: 1, submittedAt: server.now() },
    });
    await remove(myPage.id, body.id);
    await add(myPage.id, corporation.id);
    const asked = (await sectionsOf(body.id)).filter(({ deletedAt }) => deletedAt === null);
    expect(asked.map(({ title }) => title)).toEqual(['構成員の参加同意書', '経費内訳書（構成員別）']);
  });

  it('is refused a second time, and when somebody else changed it meanwhile', async () => {
    const { myPage } = await makeConsortium(server);
    const { body } = await add(myPage.id, (await makeCorporation(server)).id);
    expect((await remove(myPage.id, body.id, 7)).status).toBe(412);
    await remove(myPage.id, body.id);
    expect((await remove(myPage.id, body.id)).status).toBe(409);
  });

  it('is told in the history of the undertaking, as its joining is', async () => {
    const { myPage } = await makeConsortium(server);
    const corporation = await makeCorporation(server);
    const { body } = await add(myPage.id, corporation.id);
    await remove(myPage.id, body.id);
    const activity = await server.call('listActivity', {
      session: jmac.session,
      query: { mypageId: myPage.id },
    });
    const told = activity.body.items.filter(({ targetKind }) => targetKind === 'Member');
    expect(told.map(({ summary }) => summary)).toEqual([
      `構成員「${corporation.name}」を変更しました。`,
      `構成員「${corporation.name}」を追加しました。`,
    ]);
    expect(told[0]?.changes).toMatchObject([{ label: '外れた日', after: '2026/11/20' }]);
  });
});

describe('what a member does, and its place', () => {
  const update = (mypageId: number, memberId: number, body: object, ifMatch?: number) =>
    server.call('updateMember', { session: jmac.session, path: { id: mypageId, memberId }, body, ifMatch });

  const makeOfThree = async () => {
    const { myPage } = await makeConsortium(server);
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.push((await add(myPage.id, (await makeCorporation(server)).id)).body.id);
    return { mypageId: myPage.id, ids };
  };

  it('are changed by the office; the others close up in their order', async () => {
    const { mypageId, ids } = await makeOfThree();
    const [first = 0, second = 0, third = 0] = ids;
    const changed = await update(mypageId, third, { role: ' 調理と提供 ', sequence: 1 }, 1);
    expect(changed.body).toMatchObject({ role: '調理と提供', sequence: 1, version: 2 });
    expect((await list(mypageId)).items.map(({ id }) => id)).toEqual([third, first, second]);
    await update(mypageId, third, { sequence: 9 });
    const { items } = await list(mypageId);
    expect(items.map(({ id, sequence }) => [id, sequence])).toEqual([
      [first, 1],
      [second, 2],
      [third, 3],
    ]);
  });

  it('are told in the history with what they were', async () => {
    const { mypageId, ids } = await makeOfThree();
    await update(mypageId, ids[2] ?? 0, { role: '調理', sequence: 2 });
    const { body } = await server.call('listActivity', {
      session: jmac.session,
      query: { mypageId },
    });
    expect(body.items[0]?.changes).toMatchObject([
      { label: '役割', before: '提供実証', after: '調理' },
      { label: '並び順', before: '3', after: '2' },
    ]);
  });

  it('stay as they are where somebody was faster, and once the member has left', async () => {
    const { mypageId, ids } = await makeOfThree();
    const [first = 0] = ids;
    expect((await update(mypageId, first, { role: '調理' }, 7)).status).toBe(412);
    await remove(mypageId, first);
    expect((await update(mypageId, first, { role: '調理' })).status).toBe(409);
  });
});

describe('whom the application named', () => {
  it('is offered until it is a member, with the corporation of its number; the lead is not', async () => {
    const { myPage, project } = await makeConsortium(server);
    const { client } = server.database;
    const known = await makeCorporation(server, { applicantType: 0, corporateNumber: '1999901000007' });
    const applicant = await client.applicationUser.create({
      data: { projectId: project.id, family: 'inclusive', name: '応募', email: 'consortium@example.jp' },
    });
    const members = [
      { name: '代表協会', corporateNumber: '9999905000012', role: '全体' },
      { name: 'ひまわり', corporateNumber: '1999901000007', role: '提供実証' },
      { name: '個人の店', role: '試食' },
    ];
    const application = await client.application.create({
      data: {
        projectId: project.id,
        family: 'inclusive',
        applicationUserId: applicant.id,
        answers: { members, leadMember: 0 },
      },
    });
    await client.myPage.update({ where: { id: myPage.id }, data: { applicationId: application.id } });
    expect((await list(myPage.id)).suggestions).toEqual([
      { name: 'ひまわり', corporateNumber: '1999901000007', role: '提供実証', corporationId: known.id },
      { name: '個人の店', corporateNumber: null, role: '試食', corporationId: null },
    ]);
    await add(myPage.id, known.id);
    expect((await list(myPage.id)).suggestions.map(({ name }) => name)).toEqual(['個人の店']);
    const maff = await makeAdmin(server, 'MAFF');
    const read = await server.call('listMembers', { session: maff.session, path: { id: myPage.id } });
    expect([read.body.items.length, read.body.suggestions]).toEqual([1, []]);
  });
});

describe('a corporation that is a member', () => {
  it('is not deleted while it takes part', async () => {
    const consortium = await makeConsortium(server);
    const member = await makeMember(server, consortium);
    const refused = await server.call('deleteCorporation', {
      session: jmac.session,
      path: { id: member.corporationId },
    });
    expect(refused.status).toBe(409);
  });

  it('is found among the corporations of the round, with the undertaking that it takes part in', async () => {
    const consortium = await makeConsortium(server);
    const { corporationId } = await makeMember(server, consortium);
    const { body } = await server.call('listCorporations', {
      session: jmac.session,
      query: { project_id: consortium.project.id },
    });
    const found = body.items.find(({ id }) => id === corporationId);
    expect(found?.projects.map(({ mypageId }) => mypageId)).toEqual([consortium.myPage.id]);
  });

  it('has an undertaking of the round taken from it when that is deleted', async () => {
    const consortium = await makeConsortium(server);
    const { id, corporationId } = await makeMember(server, consortium);
    await server.call('deleteMyPage', { session: jmac.session, path: { id: consortium.myPage.id } });
    const { client } = server.database;
    expect((await client.myPageMember.findUniqueOrThrow({ where: { id } })).leftOn).not.toBeNull();
    const other = await makeMyPage(server, {
      projectId: consortium.project.id,
      corporationId: (await makeCorporation(server)).id,
    });
    expect((await add(other.id, corporationId)).status).toBe(201);
  });
});
