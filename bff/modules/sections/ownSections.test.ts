import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExpenseCategoryDining } from '#bff/generated/contract/enums.ts';
import { makeSection } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const MOST = 300;

const add = ({ user, myPage }: Desk) =>
  server.call('createUserSection', {
    session: user.session,
    body: { mypageID: myPage.id, documentType: 61, title: '写真' },
  });

/** A deal of the payment list, for which the product asks for its own vouchers. */
const enterDeal = ({ user }: Desk) =>
  server.call('createUserPaymentItem', {
    session: user.session,
    body: {
      expenseCategory: ExpenseCategoryDining.MachinerySystem,
      payee: '株式会社みほん製機',
      description: '配膳ロボット',
      amountTaxIncluded: 3_300_000,
      amountTaxExcluded: 3_000_000,
    },
  });

describe('documents that a business adds itself (domain part 12)', () => {
  it('are 300 at most, beside those of its deals; then a sentence says what to do', async () => {
    const desk = await makeDesk(server);
    const { id: model } = await makeSection(server, desk.myPage.id, { createdByKind: 'user' });
    const { client } = server.database;
    const { id: _id, ...row } = await client.section.findUniqueOrThrow({ where: { id: model } });
    await client.section.createMany({ data: Array.from({ length: MOST - 2 }, () => row) as never });
    expect((await enterDeal(desk)).status).toBe(201);
    expect((await add(desk)).status).toBe(201);
    const refused = await add(desk);
    expect([refused.status, refused.problem.reason, refused.problem.detail]).toEqual([
      409,
      'limitReached',
      '自分で追加できる書類は300件までです。使わない書類を削除するか、1つの書類に複数のファイルを登録してください',
    ]);
    const body = { mypageID: desk.myPage.id, documentType: 52 } as const;
    expect((await server.call('createSection', { session: desk.jmac.session, body })).status).toBe(201);
    await client.section.update({ where: { id: model }, data: { deletedAt: server.now() } });
    expect((await add(desk)).status).toBe(201);
  });
});
