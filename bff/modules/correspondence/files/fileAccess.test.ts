import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readZip } from '#bff/platform/files/inspect/zip.ts';
import { makeMachineKey } from '#bff/testing/jobs/machineKeys.ts';
import { makeAdmin, makeSection } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, handIn, makeDesk, pdfOf, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const target = ({ user, myPage, section }: Desk) => ({
  session: user.session,
  mypageId: myPage.id,
  sectionId: section.id,
});

describe('who sees a file', () => {
  it('is its business and the desk, nobody else', async () => {
    const [desk, other] = [await makeDesk(server), await makeDesk(server)];
    const { fileId: id } = await handIn(server, desk);
    const own = await server.call('downloadAdminFile', { path: { id }, session: desk.maff.session });
    const foreign = await server.call('downloadUserFile', { path: { id }, session: other.user.session });
    const inspector = await server.call('downloadAdminFile', {
      path: { id },
      session: desk.inspector.session,
    });
    expect([own.status, foreign.status, inspector.status]).toEqual([200, 404, 404]);
  });

  it('of the passbook is for those who check the account, in the archive too; the others read that it is hidden', async () => {
    const desk = await makeDesk(server);
    const inspector = await makeAdmin(server, 'Inspector', { assignedPrefectures: [13] });
    const passbook = await makeSection(server, desk.myPage.id, {
      kind: 1,
      documentType: 31,
      title: '通帳の写し',
    });
    const upload = await uploadFile(server, {
      ...target(desk),
      sectionId: passbook.id,
      fileName: '通帳.pdf',
    });
    const path = { id: upload.body.id };
    const statusFor = async ({ session }: Pick<typeof inspector, 'session'>) =>
      (await server.call('downloadAdminFile', { path, session })).status;
    const { jmac, backOffice, cs, maff } = desk;
    const statuses = await Promise.all([jmac, backOffice, cs, maff, inspector].map(statusFor));
    expect(statuses).toEqual([200, 200, 404, 404, 404]);
    const { headers } = await makeMachineKey(server, { scopes: ['sections.read', 'files.read'] });
    const office = [jmac, backOffice, cs, maff, inspector].map(({ session }) => ({ session }));
    const hidden = await Promise.all(
      [...office, { headers }].map(async (caller) => {
        const { body } = await server.call('getSection', { path: { id: passbook.id }, ...caller });
        return body.files.map(({ isHidden }) => isHidden);
      }),
    );
    expect(hidden).toEqual([[false], [false], [true], [true], [true], [true]]);
    expect((await server.call('downloadAdminFile', { path, headers })).status).toBe(404);
    const archive = await server.call('downloadMyPageArchive', {
      path: { id: desk.myPage.id },
      session: desk.cs.session,
    });
    const { content } = await readZip(Buffer.from(archive.bytes), 'archive');
    expect(content?.names).toEqual([]);
  });

  it('is the business for a notice only once it was issued', async () => {
    const desk = await makeDesk(server);
    const notice = await makeSection(server, desk.myPage.id, {
      kind: 0,
      documentType: 29,
      title: '交付決定通知書',
    });
    const meta = { fileName: '通知書.pdf', mypageID: desk.myPage.id, sectionID: notice.id };
    const file = { name: '通知書.pdf', content: pdfOf('通知') };
    const session = desk.jmac.session;
    const upload = await server.call('uploadAdminFile', { session, body: { meta }, file });
    const read = () =>
      server.call('downloadUserFile', { path: { id: upload.body.id }, session: desk.user.session });
    expect((await read()).status).toBe(404);
    await server.call('updateSection', { session, body: { id: notice.id, action: 'submit' } });
    const desked = await server.call('getSection', { path: { id: notice.id }, session });
    const checklist = desked.body.checklist.map(({ key }) => ({ key, result: 1 as const }));
    const issued = await server.call('updateSection', {
      session,
      body: { id: notice.id, action: 'confirm', checklist },
    });
    expect([issued.body.status, (await read()).status]).toEqual([3, 200]);
    const told = await server.database.client.notification.count({
      where: { mypageId: desk.myPage.id, kind: 3 },
    });
    expect(told).toBe(1);
  });
});

describe('the archive', () => {
  const namesIn = async (bytes: Uint8Array): Promise<readonly string[]> => {
    const { content } = await readZip(Buffer.from(bytes), 'archive');
    return content?.names ?? [];
  };

  it('holds every version in the folder of its section, under a name that cannot leave it', async () => {
    const desk = await makeDesk(server, { section: { title: '../../発注書:1' } });
    const first = await uploadFile(server, target(desk));
    await uploadFile(server, { ...target(desk), replacedFileID: first.body.id });
    const answer = await server.call('downloadMyPageArchive', {
      path: { id: desk.myPage.id },
      session: desk.jmac.session,
    });
    const name = encodeURIComponent(`${desk.myPage.displayCode}_${desk.corporation.name}_全書類.zip`);
    expect(answer.headers.get('content-disposition')).toContain(name);
    const names = await namesIn(answer.bytes);
    expect(names).toHaveLength(2);
    expect(names.map((entry) => entry.split('/').length)).toEqual([2, 2]);
    expect(names.join()).not.toMatch(/\.\.\/|^\//);
    expect(names.map((entry) => entry.split('/')[1])).toEqual([
      '発注書_第1版_差替え前.pdf',
      '発注書_第2版.pdf',
    ]);
  });

  it('is recorded, and not given to an inspector of another place', async () => {
    const desk = await makeDesk(server);
    const path = { id: desk.myPage.id };
    const refused = await server.call('downloadMyPageArchive', { path, session: desk.inspector.session });
    await server.call('downloadMyPageArchive', { path, session: desk.maff.session });
    const entries = await server.database.client.auditEntry.findMany({
      where: { mypageId: desk.myPage.id, action: 'downloaded' },
    });
    expect([refused.status, entries.map(({ actorName }) => actorName)]).toEqual([404, [desk.maff.name]]);
  });
});
