import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSubmitted, programmes } from '#bff/testing/applications.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { pdfOf } from '#bff/testing/undertaking.ts';

type Application = Awaited<ReturnType<typeof makeSubmitted>>;
type Admin = Awaited<ReturnType<typeof makeAdmin>>;

let server: TestServer;
let own: Application;
let other: Application;
let cs: Admin;

beforeAll(async () => {
  server = await startTestServer();
  own = await makeSubmitted(server, programmes.noto);
  other = await makeSubmitted(server, programmes.noto);
  cs = await makeAdmin(server, 'CS', { name: '窓口 和子' });
});
afterAll(() => server.stop());

const ask = (body: object = {}, { session } = own) =>
  server.call('createNotoApplicationThread', {
    session,
    body: { subject: '見積書の期限', body: '期限が切れていてもよいですか。', ...body },
  });

const read = (id: number, { session } = own) =>
  server.call('getNotoApplicationThread', { session, path: { id } });

const answer = (id: number, body: object = {}) =>
  server.call('createThreadMessage', {
    session: cs.session,
    path: { id },
    body: { kind: 0, body: '提出の日に有効なものを添付してください。', ...body },
  });

const upload = async ({ session }: Application): Promise<string> => {
  const file = { name: '見積書.pdf', content: pdfOf('見積書') };
  const body = { meta: { fileName: '見積書.pdf' } } as never;
  return (await server.call('uploadNotoApplicationThreadFile', { session, body, file })).body.id;
};

const download = (id: string, { session } = own) =>
  server.call('downloadNotoApplicationFile', { session, path: { id } });

describe('a question of an applicant', () => {
  it('waits for the office under his code and name, and is answered by mail and on his page', async () => {
    const asked = await ask({ subject: '見積書の日付' });
    expect(asked.status).toBe(201);
    const path = { id: asked.body.id };
    const seen = await server.call('getThread', { session: cs.session, path });
    expect(seen.body).toMatchObject({
      status: 0,
      mypage: null,
      application: { id: own.applicationId, family: 'noto' },
    });
    await answer(asked.body.id);
    await server.runJobs('sendMails');
    const mails = server.mails.filter(({ text }) => text.includes('■件名：見積書の日付'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/application/project/${own.projectId}/thread/${asked.body.id}`);
    expect(mails[0]?.text).not.toContain('提出の日に有効');
    expect((await read(asked.body.id)).body).toMatchObject({ status: 1, isUnread: true });
  });

  it('says on his home how many were answered, until he has read them', async () => {
    const { body } = await ask();
    await answer(body.id);
    const home = () => server.call('getNotoApplicationSelf', { session: own.session });
    const before = (await home()).body.unreadThreadCount ?? 0;
    const messageId = (await read(body.id)).body.messages.at(-1)?.id ?? 0;
    const path = { id: body.id };
    await server.call('readNotoApplicationThread', { session: own.session, path, body: { messageId } });
    expect([before, (await home()).body.unreadThreadCount ?? 0]).toEqual([before, before - 1]);
    expect(before).toBeGreaterThan(0);
  });

  it('is nobody else’s, and the notes of the office are not his', async () => {
    const { body } = await ask();
    await answer(body.id, { kind: 1, body: '内緒の覚え書き' });
    expect((await read(body.id, other)).status).toBe(404);
    expect(JSON.stringify((await read(body.id)).body)).not.toContain('内緒');
    const { session } = other;
    const list = await server.call('listNotoApplicationThreads', { session });
    expect(list.body.items).toEqual([]);
  });

  it('goes on with files that he and the office read, and nobody else', async () => {
    const { body } = await ask();
    const id = await upload(own);
    expect([(await download(id)).status, (await download(id, other)).status]).toEqual([200, 404]);
    const message = { body: '写しです。', fileIds: [id] };
    const path = { id: body.id };
    await server.call('createNotoApplicationThreadMessage', { session: own.session, path, body: message });
    expect((await server.call('downloadAdminFile', { session: cs.session, path: { id } })).status).toBe(200);
    expect([(await download(id)).status, (await download(id, other)).status]).toEqual([200, 404]);
    const foreign = await ask({ fileIds: [await upload(other)] });
    expect(foreign.problem.errors?.[0]?.pointer).toBe('/fileIds');
  });
});

describe('the office', () => {
  it('begins with an applicant what a call was about, about no document', async () => {
    const begun = { applicationID: own.applicationId, subject: 'お電話の件', kind: 2, body: '電話' } as const;
    const { session } = cs;
    const made = await server.call('createThread', { session, body: begun });
    expect(made.body).toMatchObject({ application: { id: own.applicationId }, status: 0 });
    const wrong = await server.call('createThread', { session, body: { ...begun, sectionId: 1 } });
    expect(wrong.problem.errors?.[0]?.pointer).toBe('/sectionId');
    const both = await server.call('createThread', { session, body: { ...begun, mypageID: 1 } });
    expect(both.problem.errors?.[0]?.pointer).toBe('/mypageID');
  });

  it('lists those of one application; inspectors see none', async () => {
    await ask();
    const query = { application_id: own.applicationId };
    const list = await server.call('listThreads', { session: cs.session, query });
    expect(list.body.items.every(({ application }) => application?.id === own.applicationId)).toBe(true);
    expect(list.body.total).toBeGreaterThan(0);
    const { session } = await makeAdmin(server, 'Inspector', { assignedPrefectures: [13, 17] });
    expect((await server.call('listThreads', { session })).body.total).toBe(0);
    const [first] = list.body.items;
    expect((await server.call('getThread', { session, path: { id: first?.id ?? 0 } })).status).toBe(404);
  });
});
