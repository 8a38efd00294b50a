import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentType, ExpenseCategoryDining } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
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
};

const order = ({ user }: Desk, orderedOn: string | null) =>
  server.call('createUserPaymentItem', { session: user.session, body: { ...deal, orderedOn } });

const noticesOf = ({ myPage }: Desk) =>
  server.database.client.section.findMany({
    where: { mypageId: myPage.id, documentType: DocumentType.GrantEarlyStart, deletedAt: null },
    select: { requiredBecause: true, isRequired: true },
  });

describe('a deal that is ordered', () => {
  it('while the grant is not decided asks for the notice of an early start, and no longer once it is not', async () => {
    const desk = await makeDesk(server, {
      myPage: { grantDecisionOn: null, startOn: null, progressPhase: 0 },
    });
    const { body } = await order(desk, '2026-11-10');
    expect(await noticesOf(desk)).toEqual([
      {
        requiredBecause: expect.stringContaining(`${body.number} 配膳ロボット`),
        isRequired: true,
      },
    ]);
    await server.call('updateUserPaymentItem', {
      session: desk.user.session,
      path: { id: body.id },
      body: { orderedOn: null },
    });
    expect(await noticesOf(desk)).toEqual([]);
  });

  it('once the grant is decided asks for none: it would come too late', async () => {
    const desk = await makeDesk(server, { myPage: { grantDecisionOn: toDate('2026-07-23') } });
    await order(desk, '2026-07-10');
    expect(await noticesOf(desk)).toEqual([]);
  });
});
