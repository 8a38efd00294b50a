import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkTools, type Tried } from '#bff/testing/bulk/bulkTools.ts';
import { makeAdmin, makeCorporation, makeCorporationUser, makeProject } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* A mail of the desk to the people of many businesses: whom it reaches, and why it does not. */

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

const WORDS = { title: '{事業}のご案内', body: '{企業名} の {担当者名} 様へ' };

type Asked = Pick<Tried, 'selection'> & { readonly mail?: Tried['mail'] };

const mailTo = ({ mail = WORDS, selection }: Asked, by = jmac.session) =>
  tryThem({ kind: 'notifyCorporations', list: 'corporations', selection, mail }, by);

const marked = (ids: readonly number[], ofProject?: number): Pick<Tried, 'selection'> => ({
  selection: { by: 'ids', ids: [...ids], ...(ofProject === undefined ? {} : { projectId: ofProject }) },
});

type Person = { readonly name: string; readonly project?: number; readonly data?: object };

/** A business with these people. */
const business = async (...people: readonly Person[]) => {
  const { id, name } = await makeCorporation(server);
  const users = [];
  for (const { name: personName, project = projectId, data } of people) {
    const belonging = { corporationId: id, projectId: project };
    users.push(await makeCorporationUser(server, belonging, { name: personName, ...data }));
  }
  return { id, name, users };
};

/** A mail to an address came back. */
const bounce = (to: string, data: object = {}) =>
  server.database.client.mailMessage.create({
    data: {
      ...{ to, subject: '件名', text: '本文', status: 'Bounced', failure: 'unknownAddress' },
      ...{ nextAttemptAt: null, sentAt: server.now(), createdAt: server.now(), ...data },
    },
  });

const mailsTo = (to: string) => server.database.client.mailMessage.findMany({ where: { to } });

describe('the people of a business', () => {
  it('are its primary contact, or everybody, in words that are filled for each; one without people is told why', async () => {
    const one = await business({ name: '窓口 一', data: { isPrimary: true } }, { name: '同僚 二' });
    const two = await business({ name: '𠮷田 三' }, { name: '見本 四' });
    const none = await business();
    const { status, body } = await mailTo(marked([one.id, two.id, none.id]));
    expect([status, body.counts]).toMatchObject([201, { total: 3, able: 2, unable: 1 }]);
    expect((await rowsOf(body.id)).map(({ targetId, makes, message }) => [targetId, makes, message])).toEqual(
      [
        [one.id, '宛先：窓口 一', '送れます'],
        [two.id, '宛先：𠮷田 三、見本 四', '送れます'],
        [none.id, null, '企業ユーザーが登録されていません。企業の画面で登録してください'],
      ],
    );
    expect(body.messageExample?.body).toContain(`${one.name} の 窓口 一 様へ`);
    expect(await mailsTo(one.users[0]?.email ?? '')).toEqual([]);
    await run(body.id);
    const [mail] = await mailsTo(two.users[0]?.email ?? '');
    expect(mail?.text).toContain(`${two.name} の 𠮷田 三 様へ`);
    expect(mail?.text).toContain(`/user/${projectId}`);
    expect(await mailsTo(one.users[1]?.email ?? '')).toEqual([]);
    const trail = await server.database.client.auditEntry.findMany({
      where: { targetKind: 'corporation', targetId: String(two.id), action: 'messageSent' },
    });
    expect(trail).toMatchObject([{ actorId: jmac.id }]);
  });

  it('who are stopped, or whose address does not exist, get none; the row names them', async () => {
    const stopped = await business({ name: '停止 花子', data: { isActive: false } });
    const wrong = await business({ name: '誤字 太郎' });
    const mixed = await business(
      { name: '誤字 次郎', data: { isPrimary: true } },
      { name: '届く 三郎' },
      { name: '停止 四郎', data: { isActive: false } },
    );
    await bounce(wrong.users[0]?.email ?? '');
    await bounce(mixed.users[0]?.email ?? '');
    const { body } = await mailTo(marked([stopped.id, wrong.id, mixed.id]));
    expect((await rowsOf(body.id)).map(({ makes, message }) => makes ?? message)).toEqual([
      '企業ユーザーが無効になっています（停止 花子）。有効に戻すか、ほかの人を登録してください',
      'メールが届いていません（誤字 太郎）。メールアドレスを確かめてください',
      '宛先：届く 三郎\n送らない人：誤字 次郎（メールが届かない）、停止 四郎（無効）',
    ]);
  });

  it('are reached again when what came back is long ago, or the mailbox was only full', async () => {
    const { id, users } = await business({ name: '満杯 花子' });
    const to = users[0]?.email ?? '';
    await bounce(to, { failure: 'mailboxFull' });
    await bounce(to, { createdAt: new Date(server.now().getTime() - 91 * 24 * 3600_000) });
    const { body } = await mailTo(marked([id]));
    expect((await rowsOf(body.id))[0]?.makes).toBe('宛先：満杯 花子');
  });

  it('are those of one round where one is said; somebody in two rounds gets one mail', async () => {
    const other = (await makeProject(server)).id;
    const email = 'twice@example.jp';
    const both = await business(
      { name: '兼任 花子', data: { email } },
      { name: '兼任 花子', project: other, data: { email } },
      { name: '片方 太郎', project: other },
    );
    const ofRound = await mailTo(marked([both.id], projectId));
    expect(ofRound.body.selection.projectId).toBe(projectId);
    expect((await rowsOf(ofRound.body.id))[0]?.makes).toBe('宛先：兼任 花子');
    const { body } = await mailTo(marked([both.id]));
    expect((await rowsOf(body.id))[0]?.makes).toBe('宛先：兼任 花子、片方 太郎');
    await run(body.id);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('a mail to many businesses', () => {
  it('is for all that match the conditions of the list', async () => {
    const round = (await makeProject(server)).id;
    const { id, users } = await business({ name: '条件 花子', project: round });
    await server.database.client.corporation.update({ where: { id }, data: { prefecture: 47 } });
    const { body } = await mailTo({ selection: { by: 'search', search: 'prefecture=47&hasUsers=true' } });
    expect((await rowsOf(body.id)).map(({ targetId }) => targetId)).toEqual([id]);
    await run(body.id);
    expect(await mailsTo(users[0]?.email ?? '')).toHaveLength(1);
  });

  it('is not sent to whom it does not reach any more, and what is out is not taken back', async () => {
    const [kept, left] = [await business({ name: '残る 花子' }), await business({ name: '去る 太郎' })];
    const { body } = await mailTo(marked([kept.id, left.id]));
    const where = { corporationId: left.id };
    await server.database.client.corporationUser.updateMany({ where, data: { isActive: false } });
    expect((await run(body.id)).counts).toMatchObject({ done: 1, failed: 1 });
    await expect(run(body.id, { action: 'undo', reason: '誤り' })).rejects.toThrow('409');
    expect(await mailsTo(left.users[0]?.email ?? '')).toEqual([]);
  });

  it('is written by JMAC, with fields that somebody fills, and not to codes', async () => {
    const { id } = await business({ name: '宛先 花子' });
    const clerk = await makeAdmin(server, 'BackOffice');
    expect((await mailTo(marked([id]), clerk.session)).status).toBe(403);
    const refused = await Promise.all([
      mailTo({ ...marked([id]), mail: { title: '件名', body: '{締切}' } }),
      tryThem({ kind: 'notifyCorporations', list: 'corporations', ...marked([id]) }),
      mailTo({ selection: { by: 'cells', cells: [['00005']] } }),
      mailTo(marked([id], 999_999)),
    ]);
    expect(refused.map(({ status, problem }) => [status, problem.errors?.[0]?.pointer])).toEqual([
      [400, '/mail/body'],
      [400, '/mail'],
      [400, '/selection/cells'],
      [404, undefined],
    ]);
  });
});
