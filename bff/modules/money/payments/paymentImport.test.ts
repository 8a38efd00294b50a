import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DocumentType,
  ExpenseCategoryDining,
  PaymentImportOutcome as Outcome,
  PayMeans,
} from '#bff/generated/contract/enums.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const HEADINGS = [
  '番号',
  '経費区分',
  '内容',
  '支払先',
  '発注日',
  '支払方法',
  '支払額(税込)',
  '支払額（税抜）',
];
const ROBOT = [
  '',
  '機械装置・システム構築費',
  '配膳ロボット',
  '株式会社みほん製機',
  'R8.7.31',
  '',
  '3,300,000円',
  '３００００００',
];

const send = ({ user }: Desk, rows: readonly (readonly string[])[], rest: object = { isDryRun: true }) =>
  server.call('importUserPaymentItems', {
    session: user.session,
    body: { rows: rows.map((row) => [...row]), ...rest } as never,
  });

const take = async (desk: Desk, rows: readonly (readonly string[])[]) => {
  const { listState } = (await send(desk, rows)).body;
  return send(desk, rows, { isDryRun: false, listState });
};

const listOf = async ({ user }: Desk) =>
  (await server.call('getUserPaymentList', { session: user.session })).body.items;

const categoryName = async (desk: Desk): Promise<string> => {
  const { body } = await send(desk, [HEADINGS, ROBOT.with(1, '？')]);
  return (
    /（(.+)）$/.exec(body.rows[0]?.messages[0]?.message ?? '')?.[1]?.split('、')[
      ExpenseCategoryDining.MachinerySystem
    ] ?? ''
  );
};

const rowOf = async (desk: Desk, changes: Readonly<Record<number, string>> = {}) =>
  ROBOT.with(1, await categoryName(desk)).map((cell, index) => changes[index] ?? cell);

describe('a dry run', () => {
  it('says what would become of each row and writes nothing', async () => {
    const desk = await makeDesk(server);
    const row = await rowOf(desk);
    const { status, body } = await send(desk, [
      ['令和8年度 支払経費'],
      HEADINGS,
      row,
      ['', ''],
      row,
      ['合計', '', '', '', '', '', '6,600,000'],
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isTaken: false, createdCount: 2, refusedCount: 0, problems: [] });
    expect(
      body.rows.map(({ line, outcome, amountTaxIncluded }) => [line, outcome, amountTaxIncluded]),
    ).toEqual([
      [3, Outcome.Created, 3_300_000],
      [5, Outcome.Created, 3_300_000],
    ]);
    expect(await listOf(desk)).toEqual([]);
  });

  it.each([
    [4, '2026/13/1', '2行目・発注日：正しい日付を入力してください'],
    [6, '三百万', '2行目・支払額（税込）：円単位の金額を'],
    [6, '-1', '2行目・支払額（税込）：円単位の金額を'],
    [6, '1,000,000,000,000', '2行目・支払額（税込）：円単位の金額を、0から999,999,999,999まで'],
    [6, '１２３４．５', '2行目・支払額（税込）：円単位の金額を'],
    [4, '2026/2/30', '2行目・発注日：正しい日付を入力してください'],
    [4, '来週', '2行目・発注日：正しい日付を入力してください'],
    [6, '①110000', '2行目・支払額（税込）：「①」は数字として読みません'],
    [7, '3,300,001', '2行目・支払額（税抜）：税込の支払額以下にしてください'],
    [3, ' ', '2行目・支払先：入力してください'],
    [3, '𠮷'.repeat(101), '2行目・支払先：100文字以内'],
    [5, '小切手', '2行目・支払方法：次から選んで'],
    [0, '0', '2行目・番号：1から99999まで'],
  ])('names row and column of a cell that cannot be: %i %s', async (column, cell, message) => {
    const desk = await makeDesk(server);
    const { body } = await send(desk, [HEADINGS, await rowOf(desk, { [column]: cell })]);
    expect(body.rows[0]?.outcome).toBe(Outcome.Refused);
    const read = [...cell.trim()].slice(0, 40).join('');
    const told = read === '' ? message : message.replace('：', `「${read}」：`);
    expect(body.rows[0]?.messages.map((one) => one.message)).toEqual([expect.stringContaining(told)]);
  });

  it('names the cell of what counts beyond what was paid, and of a payment that is still to come', async () => {
    const desk = await makeDesk(server);
    const headings = [...HEADINGS, '補助対象額', '支払日'];
    const row = [...(await rowOf(desk)), '３，０００，００１', '２０２６／１１／２１'];
    const { rows } = (await send(desk, [headings, row])).body;
    expect(rows[0]?.messages.map(({ message }) => message)).toEqual([
      expect.stringContaining(
        '2行目・補助対象額（税抜）「３，０００，００１」：税抜の支払額以下にしてください',
      ),
      expect.stringContaining('2行目・支払日「２０２６／１１／２１」：支払が済んだ日を入力してください'),
    ]);
  });

  it('takes figures in any width, with what accountants write around them', async () => {
    const desk = await makeDesk(server);
    const figures = ['３，３００，０００円', '¥3,300,000', ' 3300000 ', '３３０００００'];
    const rows = await Promise.all(figures.map((figure) => rowOf(desk, { 6: figure })));
    expect((await take(desk, [HEADINGS, ...rows])).body.isTaken).toBe(true);
    expect((await listOf(desk)).map(({ amountTaxIncluded }) => amountTaxIncluded)).toEqual(
      figures.map(() => 3_300_000),
    );
  });

  it('takes a day in any writing, a serial number too', async () => {
    const desk = await makeDesk(server);
    const days = ['R8.7.31', '2026/7/31', '令和８年７月３１日', '46234', '2026-07-31'];
    const rows = await Promise.all(days.map((day) => rowOf(desk, { 4: day })));
    expect((await take(desk, [HEADINGS, ...rows])).body.isTaken).toBe(true);
    expect((await listOf(desk)).map(({ orderedOn }) => orderedOn)).toEqual(days.map(() => '2026-07-31'));
  });

  it('says what a table lacks, what stands in it twice, and which columns say nothing', async () => {
    const desk = await makeDesk(server);
    expect((await send(desk, [['あ', 'い']])).body.problems).toEqual([
      expect.stringContaining('見出しの行が見つかりません'),
    ]);
    expect((await send(desk, [HEADINGS.slice(1, 6)])).body.problems).toEqual([
      '「支払額（税込）」の列がありません。',
      '「支払額（税抜）」の列がありません。',
    ]);
    expect((await send(desk, [[...HEADINGS, '支払先']])).body.problems).toEqual([
      '「支払先」の列が2つあります。1つにしてください。',
    ]);
    const { body } = await send(desk, [
      [...HEADINGS, '備考'],
      [...(await rowOf(desk)), 'メモ'],
    ]);
    expect(body.ignoredHeadings).toEqual(['備考']);
  });
});

describe('rows that are taken over', () => {
  it('become deals with their vouchers, under their numbers or the next ones', async () => {
    const desk = await makeDesk(server, { section: { branchNumber: '4-1' } });
    const rows = [HEADINGS, await rowOf(desk), await rowOf(desk, { 0: '９', 5: '現金', 2: '券売機' })];
    const { body } = await take(desk, rows);
    expect(body).toMatchObject({ isTaken: true, createdCount: 2 });
    const items = await listOf(desk);
    expect(items.map(({ number, payMeans }) => [number, payMeans])).toEqual([
      [9, PayMeans.Cash],
      [10, PayMeans.Transfer],
    ]);
    expect(items[0]?.vouchers.map(({ branchNumber }) => branchNumber)).toEqual([
      '9-1',
      '9-2',
      '9-3',
      '9-4',
      '9-5',
      '9-6',
      '9-7',
      '9-8',
    ]);
    expect(items[0]?.vouchers.at(5)?.documentType).toBe(DocumentType.VoucherReceipt);
    const audits = await server.database.client.auditEntry.findMany({
      where: { targetKind: 'paymentItem', mypageId: desk.myPage.id },
    });
    expect(audits.map(({ action }) => action)).toEqual(['created', 'created']);
  });

  it('change the deals whose numbers they have, with their vouchers; the same table again changes nothing', async () => {
    const desk = await makeDesk(server);
    await take(desk, [HEADINGS, await rowOf(desk, { 0: '1' })]);
    const [before] = await listOf(desk);
    const rows = [HEADINGS, await rowOf(desk, { 0: '1', 3: '㍿𠮷野', 4: '', 5: '現金' })];
    const dry = (await send(desk, rows)).body;
    expect([dry.changedCount, dry.rows[0]?.changedColumns]).toEqual([1, ['支払先', '発注日', '支払方法']]);
    expect((await send(desk, rows, { isDryRun: false, listState: dry.listState })).body.isTaken).toBe(true);
    const [after] = await listOf(desk);
    expect(after).toMatchObject({
      id: before?.id,
      version: 2,
      payee: '㍿𠮷野',
      orderedOn: null,
      amountTaxExcluded: 3_000_000,
    });
    expect(after?.vouchers.map(({ documentType }) => documentType)).toContain(DocumentType.VoucherReceipt);
    const groups = await server.database.client.section.findMany({
      where: { mypageId: desk.myPage.id, deletedAt: null, branchNumber: { startsWith: '1-' } },
    });
    expect(new Set(groups.map(({ voucherGroup }) => voucherGroup))).toEqual(
      new Set(['配膳ロボット／㍿𠮷野']),
    );
    const again = (await send(desk, rows)).body;
    expect([again.unchangedCount, again.changedCount]).toEqual([1, 0]);
  });

  it('are all kept out by one that cannot be, and by a number that stands there twice', async () => {
    const desk = await makeDesk(server);
    const rows = [HEADINGS, await rowOf(desk, { 0: '3' }), await rowOf(desk, { 0: '3' })];
    const { body } = await take(desk, rows);
    expect([body.isTaken, body.refusedCount]).toEqual([false, 1]);
    expect(body.rows[1]?.messages[0]?.message).toBe('3行目・番号「3」：2行目と同じ番号です');
    expect(await listOf(desk)).toEqual([]);
  });

  it('are not taken over when the list has changed since they were looked at', async () => {
    const desk = await makeDesk(server);
    const rows = [HEADINGS, await rowOf(desk)];
    const { listState } = (await send(desk, rows)).body;
    await take(desk, rows);
    const stale = await send(desk, rows, { isDryRun: false, listState });
    expect([stale.status, stale.problem.detail]).toEqual([
      409,
      expect.stringContaining('一覧または取り込む表が変更されています'),
    ]);
    expect(await listOf(desk)).toHaveLength(1);
  });

  it('leave what the office has excluded as it is, and are refused where they would make it smaller', async () => {
    const desk = await makeDesk(server);
    await take(desk, [HEADINGS, await rowOf(desk)]);
    const [before] = await listOf(desk);
    const done = await server.call('excludePaymentItem', {
      session: desk.jmac.session,
      path: { id: before?.id ?? 0 },
      body: { excludedAmount: 2_000_000, excludedReason: '据付費は対象外' },
    });
    expect(done.status).toBe(200);
    const number = String(before?.number);
    const less = await take(desk, [
      HEADINGS,
      await rowOf(desk, { 0: number, 6: '1,100,000', 7: '1,000,000' }),
    ]);
    expect([less.body.isTaken, less.body.rows[0]?.messages[0]?.message]).toEqual([
      false,
      expect.stringContaining('事務局が対象外とした額（2,000,000円）以上'),
    ]);
    expect(
      (await take(desk, [HEADINGS, await rowOf(desk, { 0: number, 3: '別の支払先' })])).body.isTaken,
    ).toBe(true);
    const [after] = await listOf(desk);
    expect(after).toMatchObject({
      payee: '別の支払先',
      excludedAmount: 2_000_000,
      acceptedAmount: 1_000_000,
    });
  });

  it('are refused once the result is confirmed', async () => {
    const desk = await makeDesk(server);
    await server.database.client.myPage.update({ where: { id: desk.myPage.id }, data: { projectStatus: 1 } });
    expect((await send(desk, [HEADINGS, ROBOT])).status).toBe(409);
  });

  it('may be two thousand at once', { tags: ['slow'] }, async () => {
    const desk = await makeDesk(server);
    const row = await rowOf(desk);
    const rows = Array.from({ length: 2000 }, (_, index) => row.with(3, `支払先${index}`));
    const { body } = await take(desk, [HEADINGS, ...rows]);
    expect([body.isTaken, body.createdCount]).toEqual([true, 2000]);
    const { client } = server.database;
    const where = { mypageId: desk.myPage.id };
    expect(await client.paymentItem.count({ where })).toBe(2000);
    expect(await client.section.count({ where: { ...where, branchNumber: { startsWith: '2000-' } } })).toBe(
      8,
    );
  });
});
