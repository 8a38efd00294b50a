import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMember } from '#bff/testing/members/members.ts';
import { makeCorporationUser } from '#bff/testing/people.ts';
import { createHeldScanner } from '#bff/testing/scanners/heldScanner.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type ThreadTools, threadTools } from '#bff/testing/threads.ts';
import { type Desk, makeDesk, pdfOf } from '#bff/testing/undertaking.ts';

/* Files that go with messages: whose they are before they are sent, and who reads them then. */

const scanner = createHeldScanner();
let server: TestServer;
let desk: Desk;
let tools: ThreadTools;

beforeAll(async () => {
  server = await startTestServer({ scanner, env: { SCAN_WAIT_MS: '50' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  scanner.answer({ isClean: true });
  desk = await makeDesk(server);
  tools = threadTools(server, desk);
});

const file = { name: '契約書.pdf', content: pdfOf('契約書') };

const upload = async (session = desk.user.session, fileName = file.name): Promise<string> => {
  const meta = { fileName, mypageID: desk.myPage.id };
  const { body } = await server.call('uploadUserThreadFile', { session, body: { meta } as never, file });
  return body.id;
};

const uploadOffice = async (): Promise<string> => {
  const meta = { fileName: '記入例.pdf', mypageID: desk.myPage.id };
  const { session } = desk.cs;
  return (await server.call('uploadThreadFile', { session, body: { meta } as never, file })).body.id;
};

const readUser = (id: string, session = desk.user.session) =>
  server.call('downloadUserFile', { session, path: { id } });
const readOffice = (id: string, session = desk.backOffice.session) =>
  server.call('downloadAdminFile', { session, path: { id } });

describe('a file of a business', () => {
  it('is read by the office once it was sent, and no longer taken back', { tags: ['slow'] }, async () => {
    const id = await upload();
    expect((await readOffice(id)).status).toBe(404);
    const asked = await tools.ask({ fileIds: [id] });
    expect(asked.body.messages[0]?.files).toMatchObject([{ id, fileName: '契約書.pdf' }]);
    expect((await readOffice(id)).status).toBe(200);
    const taken = await server.call('deleteUserFile', { session: desk.user.session, path: { id } });
    expect(taken.status).toBe(409);
  });

  it('is found by its name with the thread that it was sent in, and not before', async () => {
    const found = async (q: string) =>
      (await server.call('listThreads', { session: desk.cs.session, query: { q } })).body.items;
    const id = await upload(desk.user.session, 'ﾘｰｽ契約の写し.pdf');
    expect(await found('リース契約の写し')).toEqual([]);
    const { body } = await tools.ask({ fileIds: [id] });
    for (const q of ['リース契約の写し', 'りーす契約', '写し.ＰＤＦ'])
      expect(
        (await found(q)).map((thread) => thread.id),
        q,
      ).toEqual([body.id]);
  });

  it('is nobody else’s to send: not a colleague’s, not twice, not from another undertaking', async () => {
    const id = await upload();
    const belonging = { projectId: desk.project.id, corporationId: desk.corporation.id };
    const colleague = await makeCorporationUser(server, belonging);
    const refused = await tools.ask({ fileIds: [id] }, { session: colleague.session });
    expect(refused.problem.errors?.[0]?.pointer).toBe('/fileIds');
    expect((await tools.ask({ fileIds: [id] })).status).toBe(201);
    expect((await tools.ask({ fileIds: [id] })).status).toBe(400);
    const other = threadTools(server, await makeDesk(server));
    expect((await other.ask({ fileIds: [await upload()] })).status).toBe(400);
  });

  it('that is sent in two threads at once goes with one of them; the other is told so, and says nothing', async () => {
    const [first, second] = [await upload(), await upload()];
    const answers = await Promise.all([
      tools.ask({ subject: '一', fileIds: [first, second] }),
      tools.ask({ subject: '二', fileIds: [second, first] }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.problem.errors?.[0]).toMatchObject({ pointer: '/fileIds', code: 1004 });
    const sent = answers.find(({ status }) => status === 201);
    expect(sent?.body.messages[0]?.files.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    expect((await tools.ownList()).body.total).toBe(1);
  });

  it('of a member is not the representative’s to read', async () => {
    const member = await makeMember(server, desk);
    const id = await upload(member.user.session);
    await tools.ask({ fileIds: [id] }, { session: member.user.session });
    expect((await readUser(id, member.user.session)).status).toBe(200);
    expect((await readUser(id)).status).toBe(404);
  });

  it('is sent once the scanner has let it pass', async () => {
    scanner.hold();
    const id = await upload();
    const early = await tools.ask({ fileIds: [id] });
    expect([early.status, early.problem.errors?.[0]?.pointer]).toEqual([400, '/fileIds']);
  });

  it('is refused when it is no file of a kind that is taken', async () => {
    const meta = { fileName: '契約書.exe', mypageID: desk.myPage.id };
    const answer = await server.call('uploadUserThreadFile', {
      session: desk.user.session,
      body: { meta } as never,
      file: { name: '契約書.exe', content: pdfOf() },
    });
    expect([answer.status, answer.problem.code]).toEqual([400, 1003]);
  });
});

describe('a file of the office', () => {
  it('is the business’s to read with the answer, and nothing to it before', async () => {
    const { body } = await tools.ask();
    const id = await uploadOffice();
    expect((await readUser(id)).status).toBe(404);
    await tools.answer(body.id, { fileIds: [id] });
    expect((await readUser(id)).status).toBe(200);
  });

  it('does not go with a note', async () => {
    const { body } = await tools.ask();
    const id = await uploadOffice();
    const answer = await tools.answer(body.id, { kind: 1, fileIds: [id] });
    expect(answer.problem.errors?.[0]?.pointer).toBe('/fileIds');
  });

  it('is for one my page or one application', async () => {
    const answer = await server.call('uploadThreadFile', {
      session: desk.cs.session,
      body: { meta: { fileName: '記入例.pdf' } } as never,
      file,
    });
    expect(answer.problem.errors?.[0]?.pointer).toBe('/meta/mypageID');
  });
});
