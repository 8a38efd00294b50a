import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentStatus } from '#bff/generated/contract/enums.ts';
import { approvedAct } from '#bff/testing/fourEyes.ts';
import { answered, payoutTools, remitter, TRANSFER_ON } from '#bff/testing/money/payouts.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import type { Desk } from '#bff/testing/undertaking.ts';
import { readDelimited } from '#rules/tables/delimited.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const tools = payoutTools(() => server);
const { act, payable, approved, exported, makeBatch, download, readResult, read, rowOf } = tools;
const { Approved, Exported, Failed, Paid } = PaymentStatus;
const FULL = 7_900_000;
const RECORD = 120;

const batchOf = ({ jmac }: Desk, id: number) =>
  server.call('getPayoutBatch', { session: jmac.session, path: { id } });

describe('a file of transfers', () => {
  it('has every approved payment, its sums are the ones that were seen, and it is kept with its hash', {
    tags: ['slow'],
  }, async () => {
    const desk = await payable();
    const first = await approved(desk, 5_000_000);
    const second = await approved(desk, 2_900_000);
    expect((await makeBatch(desk, 1, 5_000_000)).problem.detail).toContain('いま2件・7,900,000円です');
    const made = await makeBatch(desk, 2, FULL);
    expect(made.body).toMatchObject({
      count: 2,
      amount: FULL,
      sizeBytes: RECORD * 5,
      remitter: { accountNumber: '****001' },
      lines: [
        { kind: 'approved', count: 2, amount: FULL },
        { kind: 'trailer', count: 2, amount: FULL },
        { kind: 'paid', count: 0 },
        { kind: 'failed', count: 0 },
        { kind: 'waiting', count: 2 },
      ],
    });
    expect(made.body.items.map(({ payoutId }) => payoutId)).toEqual([first, second]);
    expect(await rowOf(first)).toMatchObject({ status: Exported, batchId: made.body.id });
    const { body } = await download(desk, made.body.id);
    const bytes = Buffer.from(body.content, 'base64');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(made.body.sha256);
    expect(bytes.subarray(RECORD * 3, RECORD * 3 + 19).toString('latin1')).toBe('8000002000007900000');
    expect((await makeBatch(desk, 2, FULL)).problem.detail).toContain('承認済の支払がありません');
  });

  it('stands in the list as a file too, with what came of it and its checksum', {
    tags: ['slow'],
  }, async () => {
    const desk = await payable();
    const { batchId } = await exported(desk, FULL);
    const { session } = desk.jmac;
    const saved = await server.call('exportPayoutBatches', {
      session,
      query: { format: 'csv', project_id: desk.project.id },
    });
    const [headings = [], ...rows] = readDelimited(Buffer.from(saved.bytes).toString());
    const list = await server.call('listPayoutBatches', {
      session,
      query: { project_id: desk.project.id },
    });
    const cellsOf = (heading: string) => rows.map((row) => row[headings.indexOf(heading)]);
    expect(cellsOf('番号')).toEqual(list.body.items.map(({ id }) => String(id)));
    expect(cellsOf('SHA-256')).toEqual(list.body.items.map(({ sha256 }) => sha256));
    expect([list.body.items[0]?.id, cellsOf('状態')[0]]).toEqual([batchId, '結果待ち']);
  });

  it('of two that are made at the same time one is', async () => {
    const desk = await payable();
    await approved(desk, FULL);
    const answers = await Promise.all([makeBatch(desk, 1, FULL), makeBatch(desk, 1, FULL)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('is saved a second time only with a reason, and both stand in its history', async () => {
    const desk = await payable();
    const { batchId } = await exported(desk, FULL);
    expect((await download(desk, batchId)).problem.errors).toMatchObject([{ pointer: '/reason' }]);
    expect((await download(desk, batchId, { reason: '送信に失敗したため' })).status).toBe(200);
    const { body } = await batchOf(desk, batchId);
    expect(body.downloads).toBe(2);
    expect(body.history.map(({ action, comment }) => [action, comment])).toEqual([
      ['downloaded', '送信に失敗したため'],
      ['downloaded', null],
      ['export', null],
    ]);
  });

  it('leaves on a day on which banks work, from tomorrow on, from an account that is set', async () => {
    const desk = await payable();
    await approved(desk, FULL);
    for (const day of ['2026-11-20', '2026-11-23', '2026-11-28'])
      expect((await makeBatch(desk, 1, FULL, day)).problem.errors).toMatchObject([
        { pointer: '/transferOn' },
      ]);
    // The file says month and day alone: in a year they are those of today.
    for (const day of ['2027-11-22', '2099-12-01'])
      expect((await makeBatch(desk, 1, FULL, day)).problem.errors).toMatchObject([
        { pointer: '/transferOn', message: expect.stringContaining('月日だけが入るため') },
      ]);
    const { session } = desk.jmac;
    const path = { id: desk.project.id };
    await server.call('updatePayoutSetting', { session, path, body: { remitter: null } });
    expect((await makeBatch(desk, 1, FULL)).problem.detail).toContain('振込依頼人');
  });

  it('is not made when an account changed since its check; it names the payment', async () => {
    const desk = await payable();
    await approved(desk, FULL);
    await act(desk, { bankAccountConfirmed: false });
    const answer = await makeBatch(desk, 1, FULL);
    expect([answer.status, answer.problem.detail]).toEqual([
      409,
      expect.stringContaining(desk.myPage.displayCode),
    ]);
  });

  it('is taken back with a reason before its result is in; afterwards not', async () => {
    const desk = await payable();
    const { id, batchId, content } = await exported(desk, FULL);
    const takeBack = (target: number, ticked: object = { isCanceledAtBank: true }) =>
      server.call('updatePayoutBatch', {
        session: desk.jmac.session,
        path: { id: target },
        body: { action: 'unexport', reason: '振込日を変えるため', ...ticked },
      });
    // It was saved: somebody has asked at the bank, and a second person stands for it.
    expect((await takeBack(batchId, {})).problem.errors).toMatchObject([{ pointer: '/isCanceledAtBank' }]);
    const asked = await takeBack(batchId);
    expect(await rowOf(id)).toMatchObject({ status: Exported, batchId });
    await approvedAct(server, asked);
    expect(await rowOf(id)).toMatchObject({ status: Approved, batchId: null });
    expect((await download(desk, batchId, { reason: 'もう一度' })).status).toBe(409);
    expect((await readResult(desk, batchId, answered(content, ['0']))).status).toBe(409);
    // Nobody has saved the next one yet: one person takes it back.
    const unsaved = await makeBatch(desk, 1, FULL);
    expect((await takeBack(unsaved.body.id, {})).body.canceledAt).not.toBeNull();
    const again = await makeBatch(desk, 1, FULL);
    const file = (await download(desk, again.body.id)).body.content;
    await readResult(desk, again.body.id, answered(file, ['0']));
    expect((await takeBack(again.body.id)).problem.detail).toContain('取り消せません');
  });
});

describe('the bank’s result', () => {
  const twoParts = async () => {
    const desk = await payable();
    const ids = [await approved(desk, 5_000_000), await approved(desk, 2_900_000)] as const;
    const batch = await makeBatch(desk, 2, FULL);
    const { content } = (await download(desk, batch.body.id)).body;
    return { desk, ids, batchId: batch.body.id, content };
  };

  const changed = (content: string, record: number, column: number, text: string): string => {
    const bytes = Buffer.from(content, 'base64');
    bytes.write(text, RECORD * (record - 1) + column - 1, 'latin1');
    return bytes.toString('base64');
  };

  it('is taken over for each payment, also in two readings; what is on its way waits', {
    tags: ['slow'],
  }, async () => {
    const { desk, ids, batchId, content } = await twoParts();
    const first = await readResult(desk, batchId, answered(content, ['0', '']));
    expect(first.body).toMatchObject({ paidCount: 1, failedCount: 0 });
    expect(await rowOf(ids[1])).toMatchObject({ status: Exported });
    const second = await readResult(desk, batchId, answered(content, ['0', '9']));
    expect(second.body.lines).toMatchObject([
      {},
      {},
      { kind: 'paid', count: 1, amount: 5_000_000 },
      { kind: 'failed', count: 1, amount: 2_900_000 },
      { kind: 'waiting', count: 0 },
    ]);
    expect((await read(desk, ids[0])).body).toMatchObject({ status: Paid, paidOn: TRANSFER_ON });
    expect((await read(desk, ids[1])).body.status).toBe(Failed);
    expect((await readResult(desk, batchId, answered(content, ['0', '9']))).status).toBe(200);
  });

  it.each([
    ['of another batch', 2, 102, '0000099999', '2行目・102文字目：別の振込データ（B-99999）'],
    ['with a payment that is not in it', 3, 92, '0000099999', '3行目・92文字目：この振込データにない支払'],
    ['of another day', 1, 55, '1126', '1行目・55文字目：振込日が「1126」'],
    ['of another remitter', 1, 5, '9999999999', '1行目・5文字目：委託者コード'],
    ['whose sum is another', 4, 8, '000007900001', '4行目・8文字目：トレーラーの合計'],
    ['whose count is another', 4, 2, '000003', '4行目・2文字目：トレーラーの件数'],
    ['with letters in an amount', 2, 81, '0005OOOOOO', '2行目・81文字目：金額'],
    ['with a record in a wrong place', 3, 1, '8', '3行目・1文字目：データ区分'],
  ])(
    '%s is refused with line and column, and nothing of it is taken over',
    { tags: ['slow'] },
    async (_, record, column, text, says) => {
      const { desk, ids, batchId, content } = await twoParts();
      const wrong = changed(answered(content, ['0', '0']), record, column, text);
      const answer = await readResult(desk, batchId, wrong);
      expect(answer.status).toBe(400);
      expect(answer.problem.errors?.map(({ message }) => message).join()).toContain(says);
      for (const id of ids) expect(await rowOf(id)).toMatchObject({ status: Exported });
    },
  );

  it('with amounts moved between payments is refused; so is one payment twice, and one that is cut off', async () => {
    const { desk, ids, batchId, content } = await twoParts();
    const amounts = changed(changed(answered(content, ['0', '0']), 2, 81, '0002900000'), 3, 81, '0005000000');
    const messages = async (file: string) =>
      (await readResult(desk, batchId, file)).problem.errors?.map(({ message }) => message).join();
    expect(await messages(amounts)).toContain('金額が2,900,000円です。この振込データでは5,000,000円です');
    const twice = changed(answered(content, ['0', '0']), 3, 92, String(ids[0]).padStart(10, '0'));
    expect(await messages(twice)).toContain('2回あります');
    const cut = Buffer.from(content, 'base64').subarray(0, 300).toString('base64');
    expect(await messages(cut)).toContain('120文字');
    expect(await messages(content)).toContain('結果が一つも入っていません');
  });

  it.each([
    ['of another bank', 2, '9991', '銀行コード「9991」が、送った振込データ（9990）と違います'],
    ['of another branch', 21, '999', '支店コード「999」が、送った振込データ（001）と違います'],
    ['of another kind', 43, '9', '預金種目「9」が、送った振込データ（2）と違います'],
    ['with another number', 44, '9999999', '口座番号「****999」が、送った振込データ（****345）と違います'],
    ['with another beginning of the number', 44, '9', '口座番号が、送った振込データ（****345）と違います'],
    ['of another holder', 51, 'X', '口座名義（カナ）「X'],
  ])(
    'that names an account %s is refused by its line; each payment stays where it was',
    { tags: ['slow'] },
    async (_, column, text, says) => {
      const { desk, ids, batchId, content } = await twoParts();
      const wrong = changed(answered(content, ['0', '0']), 3, column, text);
      const answer = await readResult(desk, batchId, wrong);
      expect(answer.status).toBe(400);
      const [message, ...more] = answer.problem.errors?.map((error) => error.message) ?? [];
      expect([message, more]).toEqual([expect.stringContaining(`3行目・${column}文字目：${says}`), []]);
      expect(message).toContain('どの口座へ振り込まれたかを銀行に確かめてください');
      for (const id of ids) expect(await rowOf(id)).toMatchObject({ status: Exported });
    },
  );

  it('is not there before the day of the transfer: each line is refused, and nobody is told of money', async () => {
    const { desk, ids, batchId, content } = await twoParts();
    const result = answered(content, ['0', '2']);
    const early = await readResult(desk, batchId, result, TEST_NOW);
    expect(early.problem.errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('2行目・114文字目：振込日（令和8年11月25日'),
      expect.stringContaining('3行目・114文字目：振込日（令和8年11月25日'),
    ]);
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ status: Exported, paidOn: null });
    const onTheDay = await readResult(desk, batchId, result, '2026-11-24T15:00:00Z');
    expect(onTheDay.body).toMatchObject({ paidCount: 1, failedCount: 1 });
  });

  it('that contradicts what is recorded is refused', async () => {
    const { desk, batchId, content } = await twoParts();
    await readResult(desk, batchId, answered(content, ['0', '0']));
    const answer = await readResult(desk, batchId, answered(content, ['2', '0']));
    expect(answer.problem.errors?.[0]?.message).toContain('すでに「支払済」と記録した支払です');
  });
});

describe('what the payments of a round go by', () => {
  it('is set by JMAC alone; others see the last digits of the account', async () => {
    const desk = await payable();
    const path = { id: desk.project.id };
    const { session } = desk.jmac;
    const { body } = await server.call('getPayoutSetting', { session, path });
    expect(body).toMatchObject({ budgetAmount: 50_000_000, remitter: { accountNumber: '0000001' } });
    const seen = await server.call('getPayoutSetting', { session: desk.maff.session, path });
    expect(seen.body).toMatchObject({ remitter: { accountNumber: '****001' }, availableActions: [] });
    const full = { ...remitter, code: '１２３', nameKana: 'みほんきょうかい', accountNumber: '７' };
    const set = await server.call('updatePayoutSetting', { session, path, body: { remitter: full } });
    expect(set.body.remitter).toMatchObject({
      code: '0000000123',
      nameKana: 'ﾐﾎﾝｷﾖｳｶｲ',
      accountNumber: '0000007',
    });
    const stale = await server.call('updatePayoutSetting', {
      session,
      path,
      body: { budgetAmount: 1 },
      ifMatch: body.version,
    });
    expect(stale.status).toBe(412);
  });

  it('adds up what was adopted, granted, confirmed and paid, each with the rows that it counts', async () => {
    const desk = await payable();
    const { id, batchId, content } = await exported(desk, FULL);
    await readResult(desk, batchId, answered(content, ['0']));
    expect(await rowOf(id)).toMatchObject({ status: Paid });
    const { body } = await server.call('listPayoutBudgets', { session: desk.cs.session });
    const mine = body.items.find(({ projectId }) => projectId === desk.project.id);
    expect(mine).toMatchObject({ budgetAmount: 50_000_000, leftAmount: 42_000_000 });
    expect(mine?.figures).toMatchObject([
      { kind: 'adopted', count: 1, amount: 8_000_000 },
      { kind: 'granted', count: 1, amount: 8_000_000 },
      { kind: 'confirmed', count: 1, amount: FULL },
      { kind: 'paid', count: 1, amount: FULL },
      { kind: 'recovered', count: 0, amount: 0 },
    ]);
    const { session } = desk.cs;
    const query = { project_id: desk.project.id, amount: 'confirmedAmount' } as const;
    expect((await server.call('listMyPages', { session, query })).body.total).toBe(1);
  });
});
