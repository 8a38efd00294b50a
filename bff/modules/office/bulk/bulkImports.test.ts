import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestSheet, workbookOf } from '#bff/platform/files/sheets/testWorkbook.ts';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import { manyCorporateNumbers } from '#bff/testing/bulk/corporateNumbers.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { readDelimited } from '#rules/tables/delimited.ts';
import { columnLetters } from '#rules/tables/places.ts';

/* Corporations out of a table: what the dry run tells of each row, and what is taken over and back. */

let server: TestServer;
let jmac: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
});
afterAll(() => server.stop());

const { rowsOf, press, run, tryThem } = bulkTools(
  () => server,
  () => jmac,
);

const numbers = manyCorporateNumbers();
const nextNumber = (): string => numbers.next().value;

/** The words of the template for a company that lacks nothing. */
const company = (over: Record<string, string> = {}): Record<string, string> => ({
  法人番号: nextNumber(),
  区分: '法人',
  法人格: '株式会社',
  企業名: '㍿𠮷野食品',
  '企業名（カナ）': 'よしのしょくひん',
  代表者の役職: '代表取締役',
  代表者: '吉野 花子',
  '代表者（カナ）': 'ﾖｼﾉ ﾊﾅｺ',
  郵便番号: '〒１００－０００１',
  都道府県: '東京都',
  市区町村: '千代田区',
  '町名・番地': '霞が関1-2-1',
  電話番号: '０３（１２３４）００００',
  '業種（中分類）': '76',
  '業種（細分類）': '7611',
  企業規模: '中小企業者',
  '資本金（円）': '10,000,000円',
  常勤従業員数: '18',
  '設立（開業）年月日': '平成13年4月1日',
  決算月: '3月',
  ...over,
});

const cellsOf = (rows: readonly Record<string, string>[]): string[][] => {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
};

const csvOf = (rows: readonly Record<string, string>[]): string =>
  cellsOf(rows)
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\r\n');

const bookOf = (rows: readonly Record<string, string>[], rest: Partial<TestSheet> = {}) => {
  const cells = Object.fromEntries(
    cellsOf(rows).flatMap((row, line) =>
      row.map((cell, column) => [`${columnLetters(column)}${line + 1}`, cell] as const),
    ),
  );
  return workbookOf([{ name: '企業', cells, ...rest }]);
};

const tryFile = (content: string | Uint8Array, fileName = '企業.csv', session = jmac) =>
  server.call('createBulkRunOfFile', {
    session,
    body: { meta: { fileName, kind: 'importCorporations', list: 'corporations' } },
    file: { name: fileName, content: Buffer.from(content) },
  });

const importNow = async (rows: readonly Record<string, string>[]) => {
  const { body } = await tryFile(csvOf(rows));
  return run(body.id, { action: 'start' });
};

const findByNumber = (corporateNumber: string | undefined) =>
  server.database.client.corporation.findFirst({
    where: { corporateNumber: corporateNumber ?? '', deletedAt: null },
  });

const countNow = () => server.database.client.corporation.count({ where: { deletedAt: null } });

describe('the dry run of a table of corporations', () => {
  it('tells new ones, changes with what stands there, and what is the same, and writes none of it', async () => {
    const [known, same] = [company(), company({ 企業名: '見本堂' })];
    await importNow([known, same]);
    const before = await countNow();
    const changed = { ...known, 電話番号: '0312349999', FAX: '0312348888' };
    const { status, body } = await tryFile(csvOf([company(), changed, same]));
    expect([status, body.counts, body.createCount]).toMatchObject([
      201,
      { total: 3, able: 2, unchanged: 1, unable: 0 },
      1,
    ]);
    const rows = await rowsOf(body.id);
    expect(rows.map(({ line, makes, changes }) => [line, makes, changes])).toEqual([
      [2, '新しい企業', []],
      [
        3,
        '2項目の変更（電話番号、FAX）',
        [
          { column: '電話番号', before: '0312340000', after: '0312349999' },
          { column: 'FAX', before: null, after: '0312348888' },
        ],
      ],
      [4, null, []],
    ]);
    expect(rows[1]).toMatchObject({ name: '㍿𠮷野食品', outcome: 0 });
    expect(await countNow()).toBe(before);
  });

  it('names every wrong cell with its column, what stands there and what to do', async () => {
    const wrong = company({ 郵便番号: '12', 都道府県: '江戸', 電話番号: '', 企業規模: '巨大' });
    const { body } = await tryFile(csvOf([wrong]));
    expect((await rowsOf(body.id))[0]).toMatchObject({ outcome: 1, reasonCode: 'cells' });
    expect((await rowsOf(body.id))[0]?.message.split('\n')).toEqual([
      'I2（郵便番号「12」）：郵便番号は7桁の数字で入力してください（例: 100-0001）',
      expect.stringMatching(/^J2（都道府県「江戸」）：次から選んで入力してください/),
      'P2（企業規模「巨大」）：次から選んで入力してください（小規模企業者、中小企業者、中堅企業、大企業）',
      'M2（電話番号）：入力してください',
    ]);
  });

  it('keeps the rules of a registration: check digit, capital, industry, days to come', async () => {
    const rows = [
      company({ 法人番号: '7999901000010' }),
      company({ '資本金（円）': '' }),
      company({ '業種（細分類）': '971' }),
      company({ '設立（開業）年月日': '2999/1/1' }),
    ];
    const { body } = await tryFile(csvOf(rows));
    expect((await rowsOf(body.id)).map(({ message }) => message.replace(/「[^」]*」/, ''))).toEqual([
      expect.stringContaining('（法人番号）：法人番号が正しくありません'),
      expect.stringContaining('資本金を入力してください'),
      expect.stringContaining('業種（細分類）は、選択した業種（中分類）の中から'),
      expect.stringContaining('今日以前の日付'),
    ]);
  });

  it('takes one row for one corporation, in the file and beside those that have no number', async () => {
    const first = company();
    const person = company({
      ...{ 区分: '個人事業主', 法人番号: '', '資本金（円）': '', 法人格: '個人事業主' },
      ...{ 企業名: '屋台 見本', 代表者の役職: '' },
    });
    await importNow([person]);
    const { body } = await tryFile(csvOf([first, { ...first, 企業名: '同じ番号' }, person]));
    expect((await rowsOf(body.id)).map(({ outcome, reasonCode }) => [outcome, reasonCode])).toEqual([
      [0, null],
      [1, 'doubled'],
      [1, 'cells'],
    ]);
    expect((await rowsOf(body.id))[1]?.message).toBe('2行目と同じ企業です。1つの企業は1行にしてください');
    expect((await rowsOf(body.id))[2]?.message).toContain('企業名と電話番号の同じ企業');
  });

  it('reads the file that the list gives: nothing is new, and columns that say nothing are told', {
    tags: ['slow'],
  }, async () => {
    await importNow([company()]);
    for (const format of ['csv', 'xlsx'] as const) {
      const { bytes } = await server.call('exportCorporations', { session: jmac, query: { format } });
      const { body } = await tryFile(bytes, format === 'xlsx' ? '一覧.xlsx' : '一覧.csv');
      expect([body.createCount, body.counts.unable]).toEqual([0, 0]);
      expect(body.notes).toContain('見出し「参加している事業の数」は読みませんでした');
    }
  });

  it('does not take the mark of a letter that Shift_JIS lacks for the letter', async () => {
    const row = company();
    await importNow([row]);
    const query = { format: 'csvSjis', q: row.法人番号 ?? '' } as const;
    const { bytes } = await server.call('exportCorporations', { session: jmac, query });
    const { body } = await tryFile(bytes);
    expect((await rowsOf(body.id))[0]?.message).toContain('「〓」は、ない文字の印です');
  });

  it('is of values: a merged cell is told, and a formula of a CSV stays the text that it is', async () => {
    const row = company();
    const { body } = await tryFile(bookOf([row, company()], { merged: ['D2:D3'] }), '企業.xlsx');
    expect((await rowsOf(body.id)).map(({ outcome }) => outcome)).toEqual([0, 1]);
    expect((await rowsOf(body.id))[1]?.message).toContain('セルが結合されています（D2:D3）');
    const formula = await tryFile(csvOf([company({ 企業名: '=HYPERLINK("http://x")' })]));
    await run(formula.body.id);
    expect((await rowsOf(formula.body.id))[0]).toMatchObject({ outcome: 3, name: '=HYPERLINK("http://x")' });
  });

  it('may be pasted: its rows are named by their lines', async () => {
    const selection = { by: 'cells' as const, cells: cellsOf([company({ 郵便番号: '12' })]) };
    const asked = { kind: 'importCorporations', list: 'corporations' } as const;
    const { body } = await tryThem({ ...asked, selection });
    expect((await rowsOf(body.id))[0]?.message).toMatch(/^2行目・郵便番号「12」：/);
    const marked = await tryThem({ ...asked, selection: { by: 'ids', ids: [1] } });
    expect([marked.status, marked.problem.errors?.[0]?.pointer]).toEqual([400, '/selection']);
  });

  it('refuses what is no such table, and more than 5,000 rows', async () => {
    const refused = async (content: string) => (await tryFile(content)).problem.errors?.[0]?.message;
    expect(await refused('名前,金額\nみらい,100\n')).toContain('見出しの行が見つかりません');
    expect(await refused('企業名,企業名（カナ）,電話番号\nみらい,ミライ,0312340000\n')).toContain(
      '「区分」の列がありません',
    );
    const long = `企業コード,企業名,電話番号\n${'1,見本,0312340000\n'.repeat(50_000)}`;
    expect(await refused(long)).toContain('5,000行まで');
  });

  it('is for those who register corporations', async () => {
    const { session } = await makeAdmin(server, 'BackOffice');
    expect((await tryFile(csvOf([company()]), '企業.csv', session)).status).toBe(403);
    const query = { kind: 'importCorporations', format: 'csv' } as const;
    const template = await server.call('exportImportTemplate', { session: jmac, query });
    const [headings = []] = readDelimited(Buffer.from(template.bytes).toString());
    expect(headings.slice(0, 3)).toEqual(['企業コード', '法人番号', '区分']);
    const { body } = await tryFile(csvOf([company()]));
    expect(body.notes).toEqual([]);
  });
});

describe('what is taken over', () => {
  it('is as one would have typed it, with an entry of the trail for each and one for the run', async () => {
    const row = company();
    const { id } = await importNow([row]);
    const corporation = await findByNumber(row.法人番号);
    expect(corporation).toMatchObject({
      ...{ name: '㍿𠮷野食品', nameKana: 'ヨシノショクヒン', representativeNameKana: 'ヨシノ ハナコ' },
      ...{ postalCode: '1000001', prefecture: 13, phone: '0312340000', industryCode: 7611, fiscalMonth: 3 },
      ...{ capital: 10_000_000n, establishedOn: new Date('2001-04-01') },
    });
    const trail = await server.database.client.auditEntry.findMany({
      where: {
        OR: [
          { targetKind: 'corporation', targetId: String(corporation?.id) },
          { targetKind: 'bulkRun', targetId: String(id) },
        ],
      },
      orderBy: { id: 'asc' },
    });
    expect(trail.map(({ action, targetKind }) => `${targetKind} ${action}`)).toEqual([
      'bulkRun created',
      'bulkRun start',
      'corporation created',
    ]);
    expect((await rowsOf(id))[0]).toMatchObject({ outcome: 3, targetId: corporation?.id, canUndo: true });
  });

  it('is nothing while a row is wrong, but where the others are asked for', async () => {
    const good = company();
    const { body } = await tryFile(csvOf([good, company({ 電話番号: '1' })]));
    const refused = await press(body.id, { action: 'start' });
    expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('1行あります')]);
    expect(await findByNumber(good.法人番号)).toBeNull();
    const after = await run(body.id, { action: 'start', skipsUnable: true });
    expect(after.counts).toMatchObject({ done: 1, unable: 1 });
    expect(await findByNumber(good.法人番号)).not.toBeNull();
  });

  it('leaves alone what was changed or registered since the dry run, and takes the others', {
    tags: ['slow'],
  }, async () => {
    const [known, fresh, third] = [company(), company(), company()];
    await importNow([known]);
    const { body } = await tryFile(csvOf([{ ...known, 電話番号: '0311112222' }, fresh, third]));
    const row = await findByNumber(known.法人番号);
    const path = { id: row?.id ?? 0 };
    await server.call('updateCorporation', { session: jmac, path, body: { memo: '電話済み' } });
    await importNow([fresh]);
    const after = await run(body.id);
    expect(after.counts).toMatchObject({ done: 1, failed: 2 });
    expect((await rowsOf(body.id)).map(({ message }) => message)).toEqual([
      expect.stringContaining('試した後に変わった'),
      expect.stringContaining('登録済み'),
      '取り込みました',
    ]);
  });

  it('is taken back: what was made goes, what was changed is as before, what is used stays', async () => {
    const [known, fresh, used] = [company(), company(), company()];
    await importNow([known]);
    const { body } = await tryFile(csvOf([{ ...known, 企業名: '改名食品' }, fresh, used]));
    await run(body.id);
    const inUse = await findByNumber(used.法人番号);
    await server.call('updateCorporation', {
      session: jmac,
      path: { id: inUse?.id ?? 0 },
      body: { memo: '電話済み' },
    });
    const after = await run(body.id, { action: 'undo', reason: '違う一覧のため' });
    expect(after.counts).toMatchObject({ done: 1, undone: 2 });
    expect((await findByNumber(known.法人番号))?.name).toBe('㍿𠮷野食品');
    expect(await findByNumber(fresh.法人番号)).toBeNull();
    expect((await rowsOf(body.id))[2]?.message).toContain('元に戻しませんでした');
  });
});

describe('cells as people write them', () => {
  it.each([
    ['決算月', '3月末', 'fiscalMonth', 3],
    ['都道府県', '東京', 'prefecture', 13],
    ['企業名（カナ）', 'サ－ビス', 'nameKana', 'サービス'],
    ['電話番号', '060-1234-5678', 'phone', '06012345678'],
    ['電話番号', '03-1234-5678（代）', 'phone', '0312345678'],
    ['電話番号', '="0312340000"', 'phone', '0312340000'],
    ['電話番号', "'0312340000", 'phone', '0312340000'],
    ['町名・番地', '霞が関1-1\tビル', 'streetAddress', '霞が関1-1\tビル'],
    ['企業名', '株式会社\u200Bゼロ\u202E幅', 'name', '株式会社ゼロ幅'],
    ['設立（開業）年月日', '2026/9/1 0:00', 'establishedOn', new Date('2026-09-01')],
  ])('%s %j is taken', async (heading, cell, column, value) => {
    const row = company({ [heading]: cell });
    await importNow([row]);
    expect(await findByNumber(row.法人番号)).toMatchObject({ [column]: value });
  });

  it.each([
    ['法人番号', '7.9999E+12', '（法人番号「7.9999E+12」）：表計算ソフトが桁を省いた数字です'],
    ['郵便番号', '600001', '（郵便番号「600001」）：先頭の0が消えています'],
    ['電話番号', '312340000', '（電話番号「312340000」）：先頭の0が消えています'],
    ['資本金（円）', '①5000000', '（資本金（円）「①5000000」）：「①」は数字として読みません'],
  ])('%s %j is refused with its cause', async (heading, cell, message) => {
    const { body } = await tryFile(csvOf([company({ [heading]: cell })]));
    const [row] = await rowsOf(body.id);
    expect(row?.message).toContain(message);
  });
});
