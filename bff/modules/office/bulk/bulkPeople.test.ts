import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkRunKind } from '#bff/generated/contract/enums.ts';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import { makeAdmin, makeCorporation, makeCorporationUser, makeProject } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* Log-ins of the people of many businesses in one round: invited once more, stopped, and opened again. */

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;
let projectId: number;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
  projectId = (await makeProject(server)).id;
});
afterAll(() => server.stop());

const { rowsOf, run, tryThem } = bulkTools(
  () => server,
  () => jmac.session,
);

const undoing = { action: 'undo', reason: '取り違えのため' } as const;

const tryPeople = (kind: BulkRunKind, ids: readonly number[], by = jmac.session, round = projectId) =>
  tryThem(
    {
      ...{ kind, list: 'corporations' },
      selection: { by: 'ids', ids: [...ids], ...(round === 0 ? {} : { projectId: round }) },
    },
    by,
  );

const business = async () => (await makeCorporation(server)).id;

const person = (corporationId: number, data: object = {}, round = projectId) =>
  makeCorporationUser(server, { corporationId, projectId: round }, data);

const stored = (id: number) => server.database.client.corporationUser.findUniqueOrThrow({ where: { id } });

const linksTo = (to: string) =>
  server.database.client.mailMessage.count({ where: { to, subject: { contains: 'パスワード設定' } } });

/** Still without a password. */
const INVITED = { passwordHash: null, passwordSetAt: null };

describe('an invitation', () => {
  it('goes once more to those of the round who have no password, and to nobody else', async () => {
    const [corporationId, empty] = [await business(), await business()];
    const waiting = await person(corporationId, INVITED);
    const ready = await person(corporationId, { passwordSetAt: server.now() });
    const stopped = await person(corporationId, { ...INVITED, isActive: false });
    await person(corporationId, INVITED, (await makeProject(server)).id);
    const { status, body } = await tryPeople('inviteCorporationUsers', [corporationId, empty]);
    expect([status, body.mailCount]).toEqual([201, 1]);
    const rows = await rowsOf(body.id);
    expect(rows.map(({ code, name, reasonCode }) => [code, name, reasonCode])).toEqual([
      [waiting.email, waiting.name, null],
      [ready.email, ready.name, 'already'],
      [stopped.email, stopped.name, 'status'],
      [String(empty).padStart(5, '0'), expect.any(String), 'rule'],
    ]);
    expect(body.counts).toMatchObject({ able: 1, unchanged: 2, unable: 1 });
    expect(rows[0]).toMatchObject({ targetId: corporationId, corporationName: expect.any(String) });
    await run(body.id);
    expect(await Promise.all([waiting, ready, stopped].map(({ email }) => linksTo(email)))).toEqual([
      1, 0, 0,
    ]);
    const trail = await server.database.client.auditEntry.count({
      where: { targetKind: 'corporationUser', targetId: String(waiting.id), action: 'passwordLinkSent' },
    });
    expect(trail).toBe(1);
  });

  it('is not sent to who has chosen a password since, and is not taken back', async () => {
    const corporationId = await business();
    const [chosen, waiting] = [await person(corporationId, INVITED), await person(corporationId, INVITED)];
    const { body } = await tryPeople('inviteCorporationUsers', [corporationId]);
    const data = { passwordHash: 'x', passwordSetAt: server.now() };
    await server.database.client.corporationUser.update({ where: { id: chosen.id }, data });
    expect((await run(body.id)).counts).toMatchObject({ done: 1, failed: 1 });
    expect([await linksTo(chosen.email), await linksTo(waiting.email)]).toEqual([0, 1]);
    await expect(run(body.id, undoing)).rejects.toThrow('409');
  });
});

describe('log-ins', () => {
  it('that are stopped end their sessions, and go on as before when it is taken back', async () => {
    const corporationId = await business();
    const primary = await person(corporationId, { isPrimary: true });
    const other = await person(corporationId, { isActive: false });
    const elsewhere = await person(corporationId, {}, (await makeProject(server)).id);
    const { body } = await tryPeople('stopCorporationUsers', [corporationId]);
    expect((await rowsOf(body.id)).map(({ reasonCode }) => reasonCode)).toEqual([null, 'already']);
    expect((await stored(primary.id)).isActive).toBe(true);
    await run(body.id);
    expect(await stored(primary.id)).toMatchObject({ isActive: false, isPrimary: false });
    const open = { corporationUserId: primary.id, endedAt: null };
    expect(await server.database.client.session.count({ where: open })).toBe(0);
    expect((await stored(elsewhere.id)).isActive).toBe(true);
    await run(body.id, undoing);
    expect(await stored(primary.id)).toMatchObject({ isActive: true, isPrimary: true });
    expect((await stored(other.id)).isActive).toBe(false);
  });

  it('do not go on again where somebody was let in since, and leave who has become the primary contact', async () => {
    const corporationId = await business();
    const primary = await person(corporationId, { isPrimary: true });
    const colleague = await person(corporationId);
    const { body } = await tryPeople('stopCorporationUsers', [corporationId]);
    await run(body.id);
    const data = { isActive: true, isPrimary: true, version: { increment: 1 } };
    await server.database.client.corporationUser.update({ where: { id: colleague.id }, data });
    const undone = await run(body.id, undoing);
    expect(undone.counts).toMatchObject({ done: 1, undone: 1 });
    const rows = await rowsOf(body.id, { outcome: [3] });
    expect(rows.map(({ reasonCode, message }) => [reasonCode, message])).toEqual([
      ['changed', '行った後に変わったため、元に戻しませんでした'],
    ]);
    expect(await stored(primary.id)).toMatchObject({ isActive: true, isPrimary: false });
    expect(await stored(colleague.id)).toMatchObject({ isActive: true, isPrimary: true });
  });

  it('are opened again, but for an address with which somebody else logs in; taken back they are closed', async () => {
    const corporationId = await business();
    const stopped = await person(corporationId, { isActive: false });
    const twin = await person(corporationId, { isActive: false, email: 'twin@example.jp' });
    await person(await business(), { email: 'twin@example.jp' });
    const { body } = await tryPeople('resumeCorporationUsers', [corporationId]);
    expect((await rowsOf(body.id)).map(({ reasonCode }) => reasonCode)).toEqual([null, 'rule']);
    await run(body.id);
    expect([(await stored(stopped.id)).isActive, (await stored(twin.id)).isActive]).toEqual([true, false]);
    await run(body.id, undoing);
    expect((await stored(stopped.id)).isActive).toBe(false);
  });

  it('of a person that was changed since the dry run stay as they are', async () => {
    const corporationId = await business();
    const { id } = await person(corporationId);
    const { body } = await tryPeople('stopCorporationUsers', [corporationId]);
    const data = { name: '改姓 花子', version: { increment: 1 } };
    await server.database.client.corporationUser.update({ where: { id }, data });
    await run(body.id);
    expect((await rowsOf(body.id)).map(({ reasonCode }) => reasonCode)).toEqual(['changed']);
    expect((await stored(id)).isActive).toBe(true);
  });

  it('are those of one round that is said, and JMAC’s to stop', async () => {
    const corporationId = await business();
    await person(corporationId);
    const withoutRound = await tryPeople('stopCorporationUsers', [corporationId], jmac.session, 0);
    expect([withoutRound.status, withoutRound.problem.errors?.[0]?.pointer]).toEqual([
      400,
      '/selection/projectId',
    ]);
    const clerk = await makeAdmin(server, 'BackOffice');
    expect((await tryPeople('stopCorporationUsers', [corporationId], clerk.session)).status).toBe(403);
    const gone = await tryPeople('stopCorporationUsers', [999_999]);
    expect((await rowsOf(gone.body.id))[0]).toMatchObject({ targetId: null, reasonCode: 'unknown' });
  });
});
