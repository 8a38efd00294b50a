import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PaymentFindingCode as Code,
  ExpenseCategoryDining,
  PayMeans,
} from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { account, makePassbook } from '#bff/testing/bankAccounts.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const deal = {
  expenseCategory: ExpenseCategoryDining.MachinerySystem,
  payee: '株式会社みほん製機',
  description: '配膳ロボット',
  amountTaxIncluded: 3_300_000,
  amountTaxExcluded: 3_000_000,
  payeeAccountHolder: 'ｶ)ﾐﾎﾝｾｲｷ',
};

const create = ({ user }: Desk, changes: object = {}) =>
  server.call('createUserPaymentItem', { session: user.session, body: { ...deal, ...changes } as never });

const listOf = async ({ user }: Desk) =>
  (await server.call('getUserPaymentList', { session: user.session })).body;

/** The company's own account. */
const register = async ({ corporation }: Desk, accountHolderKana: string) => {
  const { id } = await makePassbook(server, corporation.id);
  await server.database.client.bankAccount.create({
    data: {
      ...account,
      accountNumber: '0034567',
      accountHolderKana,
      corporationId: corporation.id,
      passbookFileId: id,
    },
  });
};

/** What is said of holders, by the number of the deal. */
const foundIn = ({ items }: Awaited<ReturnType<typeof listOf>>) =>
  items.flatMap(({ number, findings }) =>
    findings
      .filter(({ field }) => field === 'payeeAccountHolder')
      .map(({ code, isError, values }) => [number, code, isError, values.map(({ text }) => text)]),
  );

describe('the holder of a payee’s account', () => {
  it('is kept in the letters of a bank, however it was typed', async () => {
    const desk = await makeDesk(server);
    const { status, body } = await create(desk, { payeeAccountHolder: 'カ）みほんせいき' });
    expect([status, body.payeeAccountHolder]).toEqual([201, 'ｶ)ﾐﾎﾝｾｲｷ']);
  });

  it('is refused with letters that no bank takes', async () => {
    const desk = await makeDesk(server);
    const { status, problem } = await create(desk, { payeeAccountHolder: '株式会社みほん' });
    expect([status, problem.errors?.map(({ pointer }) => pointer)]).toEqual([400, ['/payeeAccountHolder']]);
  });

  it('comes from a table in any writing, and what is wrong in it is named by its cell', async () => {
    const { user } = await makeDesk(server);
    const headings = ['経費区分', '内容', '支払先', '支払額（税込）', '支払額（税抜）', '口座名義'];
    const row = (holder: string) => ['機械装置・システム構築費', '品', '店', '1100', '1000', holder];
    const dryRun = async (holder: string) =>
      (
        await server.call('importUserPaymentItems', {
          session: user.session,
          body: { isDryRun: true, rows: [headings, row(holder)] },
        })
      ).body;
    expect(await dryRun('ｶ)みせ')).toMatchObject({ createdCount: 1, refusedCount: 0 });
    const { rows } = await dryRun('株式会社店');
    expect(rows[0]?.messages).toMatchObject([
      { column: '振込先口座名義', message: expect.stringContaining('2行目') },
    ]);
  });
});

describe('the cross-check of account holders', () => {
  it('finds a transfer to the company’s own account, with both values', async () => {
    const desk = await makeDesk(server);
    await register(desk, 'ｶ)ﾐﾎﾝｼﾖｸﾄﾞｳ');
    await create(desk, { payeeAccountHolder: 'ｶ)ﾐﾎﾝｼﾖｸﾄﾞｳ' });
    await create(desk, { payeeAccountHolder: 'ｶ)ﾐﾎﾝｼﾖｸﾄﾞｳ', payMeans: PayMeans.Cash, payee: '別の店' });
    expect(foundIn(await listOf(desk))).toEqual([
      [19, Code.OwnAccount, true, ['株式会社みほん製機', 'ｶ)ﾐﾎﾝｼﾖｸﾄﾞｳ']],
    ]);
  });

  it('names both deals of one payee that went to accounts of different holders', async () => {
    const desk = await makeDesk(server);
    await create(desk);
    await create(desk, { description: '券売機', payee: '(株)みほん製機', payeeAccountHolder: 'ﾐﾎﾝ ﾀﾛｳ' });
    await create(desk, { description: '食器' });
    expect(foundIn(await listOf(desk))).toEqual([
      [19, Code.HolderDiffers, false, ['ﾐﾎﾝ ﾀﾛｳ', 'ｶ)ﾐﾎﾝｾｲｷ']],
      [20, Code.HolderDiffers, false, ['ｶ)ﾐﾎﾝｾｲｷ', 'ﾐﾎﾝ ﾀﾛｳ']],
      [21, Code.HolderDiffers, false, ['ﾐﾎﾝ ﾀﾛｳ', 'ｶ)ﾐﾎﾝｾｲｷ']],
    ]);
  });

  it('names both payees whose money went to one holder; one deal read alone is told the same', async () => {
    const desk = await makeDesk(server);
    await create(desk);
    const { body } = await create(desk, { payee: '例示工業株式会社' });
    const shared = [20, Code.HolderShared, false, ['株式会社みほん製機', '例示工業株式会社']];
    expect(foundIn(await listOf(desk))).toEqual([
      [19, Code.HolderShared, false, ['例示工業株式会社', '株式会社みほん製機']],
      shared,
    ]);
    const one = await server.call('getUserPaymentItem', {
      session: desk.user.session,
      path: { id: body.id },
    });
    expect(foundIn({ items: [one.body] } as never)).toEqual([shared]);
    expect(one.body.findings.find(({ code }) => code === Code.HolderShared)?.message).toBe(
      '振込先の口座名義（ｶ)ﾐﾎﾝｾｲｷ）が、支払先の違う19番の取引（株式会社みほん製機）と同じです。',
    );
  });

  it('misses a holder of transfers alone, and only once the undertaking says that it is complete', async () => {
    const desk = await makeDesk(server);
    await create(desk, { payeeAccountHolder: null });
    await create(desk, { payeeAccountHolder: null, payMeans: PayMeans.Cash, description: '券売機' });
    expect(foundIn(await listOf(desk))).toEqual([]);
    await server.database.client.myPage.update({
      where: { id: desk.myPage.id },
      data: { completionOn: toDate('2026-10-01') },
    });
    expect(foundIn(await listOf(desk))).toEqual([[19, Code.MissingValue, true, []]]);
  });
});
