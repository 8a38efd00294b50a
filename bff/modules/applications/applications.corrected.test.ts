import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, makeSubmitted, programmes, putFile } from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let backOffice: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  backOffice = (await makeAdmin(server, 'BackOffice')).session;
});
afterAll(() => server.stop());

const { business } = programmes;

const returned = async (item: object) => {
  const draft = await makeSubmitted(server, business);
  await act(server, draft, backOffice, { action: 'startCheck' });
  const answer = await act(server, draft, backOffice, {
    action: 'return',
    returnItems: [{ reviewCategory: 4, comment: 'ご確認ください。', ...item }],
    returnDueOn: '2026-11-30',
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  const own = async () => {
    const { body } = await server.call(draft.operations.readSelf, { session: draft.session });
    return body.returnItems[0];
  };
  return { draft, own };
};

describe('a finding says what stood at its place and what stands there now', () => {
  it('of a field', async () => {
    const { draft, own } = await returned({ field: 'contactPhone' });
    const before = await own();
    expect(before?.valueNow).toBe(before?.valueAtReturn);
    await server.call(draft.operations.updateSelf, {
      session: draft.session,
      body: { contactPhone: '0398765432' },
    });
    expect(await own()).toMatchObject({
      valueAtReturn: before?.valueAtReturn,
      valueNow: '03-9876-5432',
    });
  });

  it('of a row, its amount with the rest of it', async () => {
    const { draft, own } = await returned({ field: 'expenses', row: 1 });
    const [first, ...others] = business.answers.expenses as { amountTaxExcluded: number }[];
    await server.call(draft.operations.updateSelf, {
      session: draft.session,
      body: { expenses: [{ ...first, amountTaxExcluded: 1_234_567 }, ...others] },
    });
    const item = await own();
    expect(item?.valueAtReturn).toContain(`${first?.amountTaxExcluded.toLocaleString('ja-JP')}円`);
    expect(item?.valueNow).toContain('1,234,567円');
  });

  it('of a day, as the form shows it, before and after', async () => {
    const { draft, own } = await returned({ field: 'establishedOn' });
    const answer = await server.call(draft.operations.updateSelf, {
      session: draft.session,
      body: { establishedOn: '2016-04-01' },
    });
    expect(answer.status).toBe(200);
    const item = await own();
    expect(item?.valueNow).toBe('2016/04/01（金）');
    expect(item?.valueAtReturn).toMatch(/^\d{4}\/\d{2}\/\d{2}（.）$/);
  });

  it('of a document, its files with their versions', async () => {
    const document = business.definition.documents.find(({ key }) => key === 'ApplicationQuotation');
    if (document === undefined) throw new Error('no quotation in the form');
    const { draft, own } = await returned({ field: document.key });
    await putFile(server, draft.applicationId, document);
    const name = `書類${document.value}.pdf`;
    expect(await own()).toMatchObject({
      valueAtReturn: `${name}（第1版）`,
      valueNow: `${name}（第1版）\n${name}（第2版）`,
    });
  });
});
