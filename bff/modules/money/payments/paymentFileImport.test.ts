import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExpenseCategoryDining, PaymentImportOutcome as Outcome } from '#bff/generated/contract/enums.ts';
import { type TestSheet, workbookOf } from '#bff/platform/files/sheets/testWorkbook.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';
import { columnLetters } from '#rules/tables/places.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Content = Uint8Array<ArrayBuffer>;

const HEADINGS = ['経費区分', '内容', '支払先', '発注日', '支払額（税込）', '支払額（税抜）'];
const CATEGORY = '機械装置・システム構築費';
const ROW = [
  CATEGORY,
  '配膳ロボット',
  '株式会社みほん製機',
  'Ｒ８．７．３１',
  '３，３００，０００円',
  '3000000',
];

const cellsOf = (rows: readonly (readonly (string | number)[])[], from = 1): TestSheet['cells'] =>
  Object.fromEntries(
    rows.flatMap((row, index) =>
      row.map((cell, column) => [`${columnLetters(column)}${index + from}`, cell] as const),
    ),
  );

const book = (rows: readonly (readonly (string | number)[])[], rest: Partial<TestSheet> = {}): Content =>
  workbookOf([{ name: '明細', cells: cellsOf(rows), ...rest }]);

const csv = (text: string): Content => new Uint8Array(Buffer.from(text));

const send = (
  { user }: Pick<Desk, 'user'>,
  content: Content,
  meta: { readonly isDryRun?: boolean; readonly listState?: string; readonly fileName?: string } = {},
) => {
  const { isDryRun = true, fileName = '支払経費一覧.xlsx', ...rest } = meta;
  return server.call('importUserPaymentFile', {
    session: user.session,
    body: { meta: { fileName, isDryRun, ...rest } } as never,
    file: { name: fileName, content },
  });
};

const messagesOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  body.rows.flatMap(({ messages }) => messages.map(({ cell, message }) => [cell, message]));

const dealsOf = async ({ user }: Desk) =>
  (await server.call('getUserPaymentList', { session: user.session })).body.items;

const categoryNameOf = async (desk: Desk): Promise<string> => {
  const { body } = await send(desk, book([HEADINGS, ['？', ...ROW.slice(1)]]));
  const words = /（(.+)）$/.exec(body.rows[0]?.messages[0]?.message ?? '')?.[1]?.split('、') ?? [];
  return words[ExpenseCategoryDining.MachinerySystem] ?? '';
};

const named = async (desk: Desk, row: readonly (string | number)[] = ROW) => [
  await categoryNameOf(desk),
  ...row.slice(1),
];

describe('a file of deals', () => {
  it.each(['.xlsx', '.csv'])('is looked at and then taken over: %s', async (extension) => {
    const desk = await makeDesk(server);
    const row = await named(desk);
    const quoted = (cells: readonly (string | number)[]) => cells.map((cell) => `"${cell}"`).join(',');
    const content =
      extension === '.xlsx' ? book([HEADINGS, row]) : csv(`\uFEFF${quoted(HEADINGS)}\r\n${quoted(row)}\r\n`);
    const fileName = `一覧${extension}`;
    const looked = await send(desk, content, { fileName });
    expect(looked.body).toMatchObject({ isTaken: false, createdCount: 1, problems: [], notes: [] });
    expect(await dealsOf(desk)).toEqual([]);
    const taken = await send(desk, content, { fileName, isDryRun: false, listState: looked.body.listState });
    expect(taken.body.isTaken).toBe(true);
    expect(await dealsOf(desk)).toMatchObject([
      { orderedOn: '2026-07-31', amountTaxIncluded: 3_300_000, amountTaxExcluded: 3_000_000 },
    ]);
  });

  it('that is another one than was looked at is not taken over', async () => {
    const desk = await makeDesk(server);
    const row = await named(desk);
    const { listState } = (await send(desk, book([HEADINGS, row]))).body;
    const other = book([HEADINGS, row.with(1, '食器洗浄機')]);
    const { status, problem } = await send(desk, other, { isDryRun: false, listState });
    expect([status, problem.detail]).toEqual([409, expect.stringContaining('もう一度、内容を確認')]);
    expect(await dealsOf(desk)).toEqual([]);
  });

  it('names each cell as the file does, below a title and beside other columns', async () => {
    const desk = await makeDesk(server);
    const row = ['', ...(await named(desk))];
    const rows = [['令和8年度'], [], ['備考', ...HEADINGS], row.with(4, '2026/13/1'), row.with(6, 3_300_001)];
    const answer = await send(desk, book(rows));
    expect(messagesOf(answer)).toEqual([
      ['E4', expect.stringMatching(/^E4（発注日「2026\/13\/1」）：正しい日付/)],
      ['G5', expect.stringMatching(/^G5（支払額（税抜）「3300001」）：税込の支払額以下/)],
    ]);
    expect(answer.body.ignoredHeadings).toEqual(['備考']);
  });

  it('with merged cells, an error or a formula without a result says where, and takes nothing over', {
    tags: ['slow'],
  }, async () => {
    const desk = await makeDesk(server);
    const row = await named(desk);
    const cells = {
      ...cellsOf([HEADINGS, row, row.with(2, ''), row]),
      E4: { xml: '<c r="E4" t="e"><v>#REF!</v></c>' },
      F4: { xml: '<c r="F4"><f>E4/1.1</f></c>' },
    };
    const content = workbookOf([{ name: '明細', cells, merged: ['A1:B1', 'C2:C3'] }]);
    const answer = await send(desk, content);
    expect(messagesOf(answer)).toEqual([
      ['C3', expect.stringContaining('セルが結合されています（C2:C3）')],
      ['E4', expect.stringContaining('計算の誤り（#REF!）')],
      ['F4', expect.stringContaining('計算式の結果が保存されていません')],
    ]);
    const { listState } = answer.body;
    expect((await send(desk, content, { isDryRun: false, listState })).body.isTaken).toBe(false);
    expect(await dealsOf(desk)).toEqual([]);
  });

  it('says which sheet was read and what of it is hidden', async () => {
    const desk = await makeDesk(server);
    const row = await named(desk);
    const table = { cells: cellsOf([HEADINGS, row, row]), hiddenColumns: [4], hiddenRows: [3] };
    const content = workbookOf([
      { name: '集計', cells: { A1: '合計' } },
      { name: '明細', ...table },
    ]);
    const { body } = await send(desk, content);
    expect(body.createdCount).toBe(2);
    expect(body.notes).toEqual([
      'シート「明細」を読み取りました。ほかのシートは取り込みません。',
      '非表示の列（D列「発注日」）も読み取りました。',
      '非表示の行（1行）も読み取りました。',
    ]);
  });

  it('with two tables is not read: nobody knows which one is meant', async () => {
    const desk = await makeDesk(server);
    const row = await named(desk);
    const sheet = { cells: cellsOf([HEADINGS, row]) };
    const { body } = await send(
      desk,
      workbookOf([
        { name: '4月', ...sheet },
        { name: '5月', ...sheet },
      ]),
    );
    expect([body.rows, body.problems]).toEqual([[], [expect.stringContaining('「4月」「5月」')]]);
  });

  it('of 5,000 rows is read whole, each wrong date at its cell; one row more is too many', {
    tags: ['slow'],
  }, async () => {
    const desk = await makeDesk(server);
    const row = await named(desk);
    const rows = Array.from({ length: 5000 }, (_, index) =>
      index % 50 === 0 ? row.with(3, '2026/2/30') : row,
    );
    const { body } = await send(desk, book([HEADINGS, ...rows]));
    expect([body.rows.length, body.createdCount, body.refusedCount]).toEqual([5000, 4900, 100]);
    const refused = body.rows.filter(({ outcome }) => outcome === Outcome.Refused);
    expect(refused[1]?.messages).toEqual([
      { column: '発注日', cell: 'D52', message: expect.stringMatching(/^D52（発注日「2026\/2\/30」）：/) },
    ]);
    const more = await send(desk, book([HEADINGS, ...rows, row]));
    expect(more.body.problems).toEqual(['明細は一度に5,000行までです。分けて取り込んでください。']);
  });

  it.each([
    ['一覧.pdf', csv('%PDF-1.7'), '拡張子が対象外です（対応: .csv .xlsx）'],
    ['一覧.xlsx', csv('text'), '拡張子（.xlsx）とファイルの内容が一致しません'],
    ['一覧.csv', new Uint8Array([0x80, 0xff]), '文字コードを確認してください'],
    ['一覧.csv', csv(''), 'ファイルの中身が空です'],
  ])('that is none is refused with what to do: %s', async (fileName, content, message) => {
    const desk = await makeDesk(server);
    const { status, problem } = await send(desk, content, { fileName });
    expect([status, problem.code, problem.detail]).toEqual([400, 1003, expect.stringContaining(message)]);
  });

  it('is not kept', async () => {
    const desk = await makeDesk(server);
    const before = await server.database.client.storedFile.count();
    await send(desk, book([HEADINGS, await named(desk)]));
    expect(await server.database.client.storedFile.count()).toBe(before);
  });
});

describe('the office in a company’s place', () => {
  const take = async (desk: Desk, session: Desk['jmac']['session'], onBehalfReason: string) => {
    const content = book([HEADINGS, await named(desk)]);
    const call = (rest: object) =>
      server.call('importPaymentFile', {
        session,
        path: { id: desk.myPage.id },
        body: { meta: { fileName: '一覧.xlsx', onBehalfReason, ...rest } } as never,
        file: { name: '一覧.xlsx', content },
      });
    const looked = await call({ isDryRun: true });
    return looked.status === 200 ? call({ isDryRun: false, listState: looked.body.listState }) : looked;
  };

  it('takes a file over with its reason, which the company reads', async () => {
    const desk = await makeDesk(server);
    const cs = await makeAdmin(server, 'CS');
    expect((await take(desk, cs.session, '郵送で届いた一覧表のため')).body.isTaken).toBe(true);
    expect(await dealsOf(desk)).toHaveLength(1);
    const { body } = await server.call('listUserNotifications', {
      session: desk.user.session,
      query: { id: desk.myPage.id },
    });
    expect(body.items.map((notice) => notice.body)).toEqual([
      expect.stringMatching(/^1件の取引を、事務局が代わりに.*郵送で届いた一覧表のため/),
    ]);
    const entry = await server.database.client.auditEntry.findFirst({
      where: { mypageId: desk.myPage.id, targetKind: 'paymentItem' },
    });
    expect(entry).toMatchObject({ reason: '郵送で届いた一覧表のため', onBehalfOf: expect.any(String) });
  });

  it('needs a reason, and a role that enters', async () => {
    const desk = await makeDesk(server);
    const { status, problem } = await take(desk, desk.jmac.session, '　');
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '/meta/onBehalfReason']);
    expect((await take(desk, desk.maff.session, '理由')).status).toBe(403);
  });
});
