import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeCorporation, makeCorporationUser, makeProject } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { corporationCodeOf } from '#rules/displayCode.ts';
import { readDelimited } from '#rules/tables/delimited.ts';

/* People of corporations out of a table: what the dry run tells of each row, and what is taken over and back. */

let server: TestServer;
let jmac: TestSession;
let round: { id: number; name: string; shortName: string };
let corporation: { id: number; name: string };

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
  round = await makeProject(server);
  corporation = await makeCorporation(server);
});
afterAll(() => server.stop());

const { rowsOf, run } = bulkTools(
  () => server,
  () => jmac,
);

let count = 0;

type Cells = Record<string, string>;

const person = (over: Cells = {}): Cells => {
  count += 1;
  return {
    企業コード: corporationCodeOf(corporation.id),
    事業: round.shortName,
    担当者氏名: '𠮷田 花子',
    '担当者氏名（カナ）': 'よしだ ハナコ',
    部署: '経営企画部',
    メールアドレス: `New${count}@Example.jp`,
    電話番号: '０３（１２３４）００００',
    携帯電話番号: '090-0000-0001',
    ...over,
  };
};

const csvOf = (rows: readonly Cells[]): string => {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
    .map((row) => row.map((cell) => `"${cell}"`).join(','))
    .join('\r\n');
};

const tryFile = (rows: readonly Cells[], session = jmac) =>
  server.call('createBulkRunOfFile', {
    session,
    body: { meta: { fileName: '担当者.csv', kind: 'importCorporationUsers', list: 'corporations' } },
    file: { name: '担当者.csv', content: Buffer.from(csvOf(rows)) },
  });

const importNow = async (rows: readonly Cells[]) => {
  const { body } = await tryFile(rows);
  return run(body.id, { action: 'start' });
};

const find = (email: string | undefined) =>
  server.database.client.corporationUser.findFirst({
    where: { email: (email ?? '').toLowerCase(), projectId: round.id, deletedAt: null },
  });

const mailsTo = (email: string | undefined) =>
  server.database.client.mailMessage.count({ where: { to: (email ?? '').toLowerCase() } });

describe('the dry run of a table of people of corporations', () => {
  it('tells new ones, changes and what is the same, counts the mails of the new ones, and writes nothing', async () => {
    const [known, same] = [person(), person()];
    await importNow([known, same]);
    const fresh = person();
    const { status, body } = await tryFile([fresh, { ...known, 部署: '', 役職: '部長' }, same]);
    expect([status, body.counts, body.createCount, body.mailCount]).toMatchObject([
      201,
      { total: 3, able: 2, unchanged: 1, unable: 0 },
      1,
      1,
    ]);
    expect((await rowsOf(body.id)).map(({ line, name, changes }) => [line, name, changes])).toEqual([
      [2, '𠮷田 花子', []],
      [
        3,
        '𠮷田 花子',
        [
          { column: '部署', before: '経営企画部', after: null },
          { column: '役職', before: null, after: '部長' },
        ],
      ],
      [4, '𠮷田 花子', []],
    ]);
    expect((await rowsOf(body.id)).map(({ targetId }) => targetId)).toEqual(Array(3).fill(corporation.id));
    expect(await find(fresh.メールアドレス)).toBeNull();
  });

  it('reads the file that the list of corporations gives of its users: nothing is new and nothing is unable', async () => {
    await importNow([person()]);
    const query = { format: 'csv' } as const;
    const saved = await server.call('exportCorporationUsers', { session: jmac, query });
    const { body } = await server.call('createBulkRunOfFile', {
      session: jmac,
      body: { meta: { fileName: '一覧.csv', kind: 'importCorporationUsers', list: 'corporations' } },
      file: { name: '一覧.csv', content: Buffer.from(saved.bytes) },
    });
    expect([body.createCount, body.counts.unable]).toEqual([0, 0]);
    expect(body.notes).toContain('見出し「パスワード」は読みませんでした');
  });

  it('names every wrong cell: whose, of which round, address, telephone', async () => {
    const other = await makeCorporation(server);
    const taken = await makeCorporationUser(server, { projectId: round.id, corporationId: other.id });
    const { body } = await tryFile([
      person({ 企業コード: '' }),
      person({ 企業コード: '999999' }),
      person({ 事業: 'ない事業' }),
      person({ メールアドレス: 'だめ', 携帯電話番号: '0312340000' }),
      person({ メールアドレス: taken.email }),
      person({ 担当者氏名: '', 法人番号: '1234567890123' }),
    ]);
    const messages = (await rowsOf(body.id)).map(({ message }) => message);
    expect(messages.map((message) => message.split('\n').length)).toEqual([1, 1, 1, 2, 1, 2]);
    expect(messages).toEqual([
      expect.stringContaining('企業コードか法人番号を入力してください'),
      expect.stringContaining('この企業コードの企業はありません'),
      expect.stringContaining('登録されている事業の名前か略称を入力してください'),
      expect.stringMatching(/メールアドレス「だめ」[\s\S]*携帯電話番号は060・070・080・090/),
      expect.stringContaining('同じ事業のほかの企業ユーザーが使っています'),
      expect.stringMatching(/担当者氏名[\s\S]*入力してください/),
    ]);
  });

  it('takes one row for one person of a round', async () => {
    const first = person();
    const { body } = await tryFile([first, { ...first, 担当者氏名: '別の人' }]);
    expect((await rowsOf(body.id)).map(({ reasonCode, message }) => [reasonCode, message])).toEqual([
      [null, '取り込めます'],
      ['doubled', '2行目と同じ事業・メールアドレスです。1人は1行にしてください'],
    ]);
  });

  it('is for those who register people, with its own template', async () => {
    const { session } = await makeAdmin(server, 'BackOffice');
    expect((await tryFile([person()], session)).status).toBe(403);
    const query = { kind: 'importCorporationUsers', format: 'csv' } as const;
    const template = await server.call('exportImportTemplate', { session: jmac, query });
    expect(readDelimited(Buffer.from(template.bytes).toString())[0]?.slice(0, 4)).toEqual([
      '企業コード',
      '法人番号',
      '事業',
      '担当者氏名',
    ]);
  });
});

describe('what is taken over of people', () => {
  it('is as one would have typed it, and each is invited once', async () => {
    const row = person();
    const { counts } = await importNow([row]);
    expect(counts).toMatchObject({ done: 1, failed: 0 });
    expect(await find(row.メールアドレス)).toMatchObject({
      ...{ corporationId: corporation.id, name: '𠮷田 花子', nameKana: 'ヨシダ ハナコ' },
      ...{ phone: '0312340000', mobile: '09000000001', isActive: true, passwordSetAt: null },
    });
    expect(await mailsTo(row.メールアドレス)).toBe(1);
    // The same file again changes nothing and invites nobody.
    const again = await tryFile([row]);
    expect([again.body.counts.unchanged, again.body.mailCount]).toEqual([1, 0]);
  });

  it('is left out where somebody took the address after the dry run', async () => {
    const row = person();
    const { body } = await tryFile([row]);
    const email = row.メールアドレス?.toLowerCase();
    await makeCorporationUser(server, { projectId: round.id, corporationId: corporation.id }, { email });
    const { counts } = await run(body.id, { action: 'start' });
    expect(counts).toMatchObject({ done: 0, failed: 1 });
  });

  it('goes back: a new person is deleted, a change is put back; who has set his password stays', async () => {
    const [fresh, changed, settled] = [person(), person(), person()];
    await importNow([changed]);
    const { id } = await importNow([fresh, { ...changed, 部署: '総務部' }, settled]);
    await server.database.client.corporationUser.update({
      where: { id: (await find(settled.メールアドレス))?.id ?? 0 },
      data: { passwordSetAt: server.now() },
    });
    const { counts } = await run(id, { action: 'undo', reason: '別の回の表でした' });
    expect(counts).toMatchObject({ undone: 2, done: 1 });
    expect(await find(fresh.メールアドレス)).toBeNull();
    expect(await find(changed.メールアドレス)).toMatchObject({ department: '経営企画部' });
    expect(await find(settled.メールアドレス)).not.toBeNull();
    expect((await rowsOf(id)).at(-1)?.message).toContain('取り込んだ後に使われている');
  });
});
