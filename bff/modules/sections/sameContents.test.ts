import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSection } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makeDesk, pdfOf, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the same content in two papers of a my page', () => {
  it('is said at each of the files, and hinders nobody', async () => {
    const desk = await makeDesk(server);
    const { session } = desk.user;
    const other = await makeSection(server, desk.myPage.id, { title: '納品書', branchNumber: '18-2' });
    const content = pdfOf('同じもの');
    for (const sectionId of [desk.section.id, other.id]) {
      const upload = { session, mypageId: desk.myPage.id, sectionId, content };
      expect((await uploadFile(server, upload)).status).toBe(201);
    }
    const read = (id: number) => server.call('getUserSection', { path: { id }, session });
    expect((await read(desk.section.id)).body.files.map(({ alsoIn }) => alsoIn)).toEqual([
      ['納品書（18-2）'],
    ]);
    expect((await read(other.id)).body.files.map(({ alsoIn }) => alsoIn)).toEqual([['発注書（18-1）']]);
  });

  it('says nothing of what lies on another company’s my page', async () => {
    const [one, another] = [await makeDesk(server), await makeDesk(server)];
    const content = pdfOf('たまたま同じもの');
    for (const { user, myPage, section } of [one, another]) {
      await uploadFile(server, {
        session: user.session,
        mypageId: myPage.id,
        sectionId: section.id,
        content,
      });
    }
    const { body } = await server.call('getUserSection', {
      path: { id: one.section.id },
      session: one.user.session,
    });
    expect(body.files.map(({ alsoIn }) => alsoIn)).toEqual([[]]);
  });
});
