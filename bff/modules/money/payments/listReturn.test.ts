import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DocumentCheckStatus,
  DocumentType,
  ExpenseCategoryDining,
  ReturnAnswerKind,
  ReviewCategory,
  SectionKind,
} from '#bff/generated/contract/enums.ts';
import { makeSection } from '#bff/testing/people.ts';
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
  orderedOn: '2026-07-10',
  amountTaxIncluded: 3_300_000,
  amountTaxExcluded: 3_000_000,
};

/** A list of two deals; the second has a voucher of its own number. */
const makeList = async () => {
  const desk = await makeDesk(server, { section: { branchNumber: null } });
  const section = await makeSection(server, desk.myPage.id, {
    kind: SectionKind.Result,
    documentType: DocumentType.ResultPaymentList,
    title: '支払経費一覧',
  });
  const { session } = desk.user;
  const first = await server.call('createUserPaymentItem', { session, body: deal });
  const second = await server.call('createUserPaymentItem', {
    session,
    body: { ...deal, description: '券売機' },
  });
  return { desk, section, first: first.body, second: second.body };
};

const send = ({ user }: Desk, id: number, body: object) =>
  server.call('updateUserSection', { session: user.session, body: { id, ...body } as never });

const change = ({ user }: Desk, id: number, body: object) =>
  server.call('updateUserPaymentItem', { session: user.session, path: { id }, body });

const comment = '発注日が交付決定日より前の日付です。';
const dueOn = '2026-12-07';

const sendBack = ({ jmac }: Desk, id: number, items: readonly object[]) =>
  server.call('updateSection', {
    session: jmac.session,
    body: {
      id,
      action: 'return',
      returnDueOn: dueOn,
      returnItems: items.map((item) => ({ reviewCategory: ReviewCategory.Consistency, comment, ...item })),
    } as never,
  });

const listOf = async ({ user }: Desk) =>
  (await server.call('getUserPaymentList', { session: user.session })).body;

/** Handed in and sent back: the order day of the first deal, and the second deal as a whole. */
const makeReturned = async () => {
  const made = await makeList();
  await send(made.desk, made.section.id, { action: 'submit' });
  const { first, second } = made;
  const answer = await sendBack(made.desk, made.section.id, [
    { row: first.number, field: 'orderedOn' },
    { row: second.number },
  ]);
  expect(answer.status).toBe(200);
  return made;
};

describe('a payment list', () => {
  it('is handed in as it stands in the product, without a file; an empty one is not', async () => {
    const { desk, section, first, second } = await makeList();
    expect((await send(desk, section.id, { action: 'submit' })).body.status).toBe(
      DocumentCheckStatus.Confirming,
    );
    for (const { id } of [first, second])
      expect((await change(desk, id, { payee: '別の店' })).status).toBe(409);
    expect(await listOf(desk)).toMatchObject({ canEdit: false, status: DocumentCheckStatus.Confirming });
    const other = await makeDesk(server);
    const empty = await makeSection(server, other.myPage.id, {
      kind: SectionKind.Result,
      documentType: DocumentType.ResultPaymentList,
    });
    expect((await send(other, empty.id, { action: 'submit' })).problem).toMatchObject({ status: 409 });
  });

  it('while it is checked, what is not accepted of it is still the office’s to exclude', async () => {
    const { desk, section, first } = await makeList();
    await send(desk, section.id, { action: 'submit' });
    const answer = await server.call('excludePaymentItem', {
      session: desk.jmac.session,
      path: { id: first.id },
      body: { excludedAmount: 660, excludedReason: '振込手数料は補助の対象になりません。' },
    });
    expect(answer.status).toBe(200);
  });
});

describe('a row or a cell of the list', () => {
  it('is sent back in one return, and the business sees it at that row', async () => {
    const { desk, first, second } = await makeReturned();
    const list = await listOf(desk);
    expect(list).toMatchObject({
      status: DocumentCheckStatus.Rejected,
      returnDueOn: dueOn,
      openReturnItemCount: 2,
      canEdit: true,
    });
    expect(list.items.map(({ id, returnItems }) => [id, returnItems.map(({ field }) => field)])).toEqual([
      [first.id, ['orderedOn']],
      [second.id, [null]],
    ]);
  });

  it('is answered by putting it right, and counts when the list is handed in again', {
    tags: ['slow'],
  }, async () => {
    const { desk, section, first, second } = await makeReturned();
    await change(desk, first.id, { payee: '株式会社みほん製機 本社' });
    expect(await listOf(desk)).toMatchObject({ openReturnItemCount: 2 });
    expect((await send(desk, section.id, { action: 'resubmit' })).problem).toMatchObject({ status: 409 });
    await change(desk, first.id, { orderedOn: '2026-07-31' });
    await change(desk, second.id, { amountTaxIncluded: 3_300_001 });
    expect(await listOf(desk)).toMatchObject({ openReturnItemCount: 0 });
    const again = await send(desk, section.id, { action: 'resubmit' });
    expect(again.body.returnItems).toMatchObject([
      {
        row: first.number,
        field: 'orderedOn',
        fieldLabel: '発注日',
        valueAtReturn: '令和8年7月10日',
        valueNow: '令和8年7月31日',
        answer: { kind: ReturnAnswerKind.EditField },
      },
      { row: second.number, field: null },
    ]);
    expect((await listOf(desk)).items[0]?.returnItems).toMatchObject([{ isAnswered: true }]);
  });

  it('put right and then put back as it was is not answered', { tags: ['slow'] }, async () => {
    const { desk, section, first, second } = await makeReturned();
    await change(desk, second.id, { invoiceNumber: 'A-1' });
    await change(desk, first.id, { orderedOn: '2026-07-31' });
    await change(desk, first.id, { orderedOn: '2026-07-10' });
    expect(await listOf(desk)).toMatchObject({ openReturnItemCount: 1 });
    expect((await send(desk, section.id, { action: 'resubmit' })).problem).toMatchObject({ status: 409 });
  });

  it('is answered by taking the row away, or by words', async () => {
    const { desk, section, first, second } = await makeReturned();
    const { session } = desk.user;
    await server.call('deleteUserPaymentItem', { session, path: { id: first.id } });
    const [, item] = (await server.call('getUserSection', { session, path: { id: section.id } })).body
      .returnItems;
    const answer = { returnItemId: item?.id ?? 0 };
    const notYet = await send(desk, section.id, {
      answers: [{ ...answer, kind: ReturnAnswerKind.EditField }],
    });
    expect(notYet.problem).toMatchObject({ errors: [{ pointer: '/answers/0/kind' }] });
    const explained = { ...answer, kind: ReturnAnswerKind.Explain, comment: '契約書のとおりです。' };
    await send(desk, section.id, { answers: [explained] });
    expect((await send(desk, section.id, { action: 'resubmit' })).status).toBe(200);
    expect((await listOf(desk)).items.map(({ id }) => id)).toEqual([second.id]);
  });

  it('that the list does not have cannot be sent back', async () => {
    const { desk, section, first } = await makeList();
    await send(desk, section.id, { action: 'submit' });
    const answer = await sendBack(desk, section.id, [
      { row: 77 },
      { row: first.number, field: 'displayCode' },
      { field: 'orderedOn' },
    ]);
    expect(answer.problem).toMatchObject({
      errors: [
        { pointer: '/returnItems/0/row' },
        { pointer: '/returnItems/1/field' },
        { pointer: '/returnItems/2/field' },
      ],
    });
  });
});
