import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeCorporation, makeProject, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { readDelimited } from '#rules/tables/delimited.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
});
afterAll(() => server.stop());

const contact = (projectId: number, email: string) => ({
  projectId,
  name: '三浦 さくら',
  nameKana: 'ミウラ サクラ',
  email,
  phone: '0312340000',
});

describe('registering a corporation user', () => {
  it('mails a link into the project’s own area', async () => {
    const { project, corporation } = await makeUndertaking(server);
    const path = { corpId: corporation.id };
    const body = contact(project.id, 'Sakura@example.jp');
    const answer = await server.call('createCorporationUser', { session: jmac.session, path, body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      email: 'sakura@example.jp',
      projectName: project.shortName,
      isPrimary: false,
    });
    await server.runJobs('sendMails');
    const mail = server.mails.find(({ to }) => to === 'sakura@example.jp');
    expect(mail?.text).toContain(`/user/${project.id}/password?token=`);
  });

  it('answers 1009 within a project, but not in another', async () => {
    const { project, corporation } = await makeUndertaking(server);
    const other = await makeProject(server);
    const path = { corpId: corporation.id };
    const call = (projectId: number) =>
      server.call('createCorporationUser', {
        session: jmac.session,
        path,
        body: contact(projectId, 'one@example.jp'),
      });
    expect((await call(project.id)).status).toBe(201);
    const second = await call(project.id);
    expect([second.status, second.problem.code]).toEqual([409, 1009]);
    expect((await call(other.id)).status).toBe(201);
  });

  it('names an unknown project', async () => {
    const { id } = await makeCorporation(server);
    const body = contact(999_999, 'nowhere@example.jp');
    const answer = await server.call('createCorporationUser', {
      session: jmac.session,
      path: { corpId: id },
      body,
    });
    expect(answer.problem.errors?.[0]?.pointer).toBe('/projectId');
  });
});

describe('changing a corporation user', () => {
  it('making one the primary contact takes it from the other', async () => {
    const { project, corporation, user } = await makeUndertaking(server);
    const path = { corpId: corporation.id };
    const body = { ...contact(project.id, 'next@example.jp'), isPrimary: true };
    await server.call('createCorporationUser', { session: jmac.session, path, body });
    const old = await server.call('getCorporationUser', {
      session: jmac.session,
      path: { ...path, userId: user.id },
    });
    expect(old.body.isPrimary).toBe(false);
    const back = await server.call('updateCorporationUser', {
      session: jmac.session,
      path: { ...path, userId: user.id },
      body: { isPrimary: true },
      ifMatch: old.body.version,
    });
    expect(back.body.isPrimary).toBe(true);
    const where = { projectId: project.id, corporationId: corporation.id, isPrimary: true };
    expect(await server.database.client.corporationUser.count({ where })).toBe(1);
  });

  it('disabling ends the sessions, and the e-mail is free for a successor', async () => {
    const { project, corporation, user } = await makeUndertaking(server);
    const path = { corpId: corporation.id, userId: user.id };
    const body = { isActive: false };
    const answer = await server.call('updateCorporationUser', { session: jmac.session, path, body });
    expect([answer.body.isActive, answer.body.isPrimary]).toEqual([false, false]);
    const refused = await server.call('getUserProject', { session: user.session, path: { id: project.id } });
    expect([refused.status, refused.problem.code]).toEqual([401, 1008]);
    const successor = await server.call('createCorporationUser', {
      session: jmac.session,
      path: { corpId: corporation.id },
      body: contact(project.id, user.email),
    });
    expect(successor.status).toBe(201);
    const twice = await server.call('updateCorporationUser', {
      session: jmac.session,
      path,
      body: { isActive: true },
    });
    expect([twice.status, twice.problem.code]).toEqual([409, 1009]);
  });

  it('is not found through another corporation', async () => {
    const { user } = await makeUndertaking(server);
    const other = await makeCorporation(server);
    const path = { corpId: other.id, userId: user.id };
    const body = { name: '別人' };
    const answer = await server.call('updateCorporationUser', { session: jmac.session, path, body });
    expect([answer.status, answer.problem.code]).toEqual([404, 1005]);
  });

  it('is refused to the call centre, which may send the mail', async () => {
    const { project, corporation, user } = await makeUndertaking(server);
    const { session } = await makeAdmin(server, 'CS');
    const path = { corpId: corporation.id, userId: user.id };
    expect(
      (await server.call('updateCorporationUser', { session, path, body: { name: '別人' } })).status,
    ).toBe(403);
    const sent = await server.call('sendCorporationUserPasswordReset', {
      session,
      path,
      body: { projectID: project.id },
    });
    expect(sent.status).toBe(204);
    const elsewhere = await server.call('sendCorporationUserPasswordReset', {
      session,
      path,
      body: { projectID: project.id + 1000 },
    });
    expect(elsewhere.problem.errors?.[0]?.pointer).toBe('/projectID');
  });
});

describe('deleting a corporation user', () => {
  it('takes him out of the list and ends his sessions', async () => {
    const { project, corporation, user } = await makeUndertaking(server);
    const path = { corpId: corporation.id, userId: user.id };
    expect((await server.call('deleteCorporationUser', { session: jmac.session, path })).status).toBe(204);
    const { body } = await server.call('listCorporationUsers', {
      session: jmac.session,
      path: { corpId: corporation.id },
    });
    expect([body.items, body.total]).toEqual([[], 0]);
    const refused = await server.call('getUserProject', { session: user.session, path: { id: project.id } });
    expect(refused.status).toBe(401);
  });
});

describe('the users of the corporations of the list as a file', () => {
  type Ask = { readonly query?: object; readonly session?: typeof jmac.session };
  const save = ({ query, session = jmac.session }: Ask) =>
    server.call('exportCorporationUsers', { session, query: { format: 'csv', ...query } });

  /** The rows by their headings. */
  const rowsIn = (bytes: Uint8Array) => {
    const [headings = [], ...rows] = readDelimited(Buffer.from(bytes).toString());
    return rows.map((row) => Object.fromEntries(headings.map((heading, at) => [heading, row[at]])));
  };

  const register = async (corpId: number, projectId: number, name: string) => {
    const body = { ...contact(projectId, `${name.length}-${corpId}-${projectId}@example.jp`), name };
    const path = { corpId };
    return (await server.call('createCorporationUser', { session: jmac.session, path, body })).body;
  };

  it('are those of the corporations that match, in the order of the list, each with its round and its state', async () => {
    const [one, two] = [await makeUndertaking(server), await makeUndertaking(server)];
    const other = await makeCorporation(server);
    const first = await register(one.corporation.id, one.project.id, '=1+1');
    const path = { corpId: one.corporation.id, userId: first.id };
    await server.call('updateCorporationUser', { session: jmac.session, path, body: { isActive: false } });
    await register(two.corporation.id, two.project.id, '三浦');
    await register(other.id, two.project.id, '外の人');
    const asked = await server.call('listCorporations', {
      session: jmac.session,
      query: { sort: '-displayCode' },
    });
    const { bytes } = await save({ query: { sort: '-displayCode' } });
    const rows = rowsIn(bytes);
    const codes = [...new Set(rows.map(({ 企業コード }) => 企業コード))];
    const withUsers = asked.body.items.filter(({ userCount }) => userCount > 0);
    expect(codes).toEqual(withUsers.map(({ displayCode }) => displayCode));
    expect(rows.find(({ 担当者氏名 }) => 担当者氏名 === `'=1+1`)).toMatchObject({
      企業名: one.corporation.name,
      事業: one.project.shortName,
      状態: '無効',
      パスワード: '未設定',
      最後のログイン: '',
    });
    const ofRound = rowsIn((await save({ query: { project_id: two.project.id } })).bytes);
    expect(ofRound.map(({ 担当者氏名 }) => 担当者氏名)).toContain('三浦');
    expect(new Set(ofRound.map(({ 事業 }) => 事業))).toEqual(new Set([two.project.shortName]));
  });

  it('have no user of another round when the list is narrowed to one, nor one who was deleted', async () => {
    const { project, corporation } = await makeUndertaking(server);
    const another = await makeProject(server);
    await register(corporation.id, another.id, 'よその回');
    const gone = await register(corporation.id, project.id, '去った人');
    const path = { corpId: corporation.id, userId: gone.id };
    await server.call('deleteCorporationUser', { session: jmac.session, path });
    const names = async (query: object) =>
      rowsIn((await save({ query })).bytes).map(({ 担当者氏名 }) => 担当者氏名);
    const q = corporation.name;
    expect(await names({ q })).toContain('よその回');
    expect(await names({ q })).not.toContain('去った人');
    expect(await names({ q, project_id: project.id })).not.toContain('よその回');
  });

  it('are recorded, and are not for who does not read corporations', async () => {
    const { session } = await makeAdmin(server, 'Inspector');
    expect((await save({ session })).status).toBe(403);
    await save({ query: { prefecture: [13] } });
    const where = { action: 'exported', targetKind: 'corporationUser' };
    const entry = await server.database.client.auditEntry.findFirst({ where, orderBy: { id: 'desc' } });
    expect(entry?.after).toMatchObject({ prefectures: [13], fileName: '企業ユーザー一覧_2026-11-20.csv' });
  });

  it('are a job’s work, too, which says how many of the corporations are through', async () => {
    const { session } = await makeAdmin(server, 'CS');
    const body = { operation: 'exportCorporationUsers', search: 'format=xlsx' };
    await server.call('createExportRun', { session, body });
    await server.runJobs('sendMails', 'makeExports');
    const { items } = (await server.call('listExportRuns', { session })).body;
    const { total } = (await server.call('listCorporations', { session })).body;
    expect(items).toMatchObject([{ title: '企業ユーザー', totalCount: total, doneCount: total }]);
  });
});
