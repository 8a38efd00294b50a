import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf, QUOTATION, uploader } from '#bff/testing/applicationFiles.ts';
import {
  act,
  makeCompleteDraft,
  makeSubmitted,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
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
const upload = uploader(() => server);
const unproved = { category: 1, description: '急速凍結装置', amountTaxExcluded: 8_100_000 };
const machine = (quotationFileIds: readonly unknown[]) => ({ ...unproved, quotationFileIds });

const patch = (draft: TestDraft, body: object) =>
  server.call(draft.operations.updateSelf, { session: draft.session, body });

const own = async (draft: TestDraft) =>
  (await server.call(draft.operations.readSelf, { session: draft.session })).body;

const idsOf = (application: object): unknown[] => {
  const rows: unknown = Reflect.get(application, 'expenses');
  return Array.isArray(rows) ? rows.map((row: { quotationFileIds?: unknown }) => row.quotationFileIds) : [];
};

const sent = async (draft: TestDraft, replacedFileID?: string): Promise<string> => {
  const { body } = await upload(draft, {
    type: QUOTATION,
    content: pdf(crypto.randomUUID()),
    replacedFileID,
  });
  return String(body.id);
};

const withdraw = (draft: TestDraft, id: string) =>
  server.call(draft.operations.deleteFile, { session: draft.session, path: { id } });

describe('a submission', () => {
  it('is refused for a row of 500,000 yen or more without its quotation, and names the row', async () => {
    const draft = await makeCompleteDraft(server, business);
    await patch(draft, {
      expenses: [unproved],
      fundingSources: [{ source: 0, amount: 4_050_000 }],
    });
    const message =
      '経費明細 1 見積書：「急速凍結装置」は1件50万円以上の経費です。この行に見積書を添付してください';
    const pointer = '/expenses/0/quotationFileIds';
    const refused = await patch(draft, { action: 'submit' });
    expect([refused.status, refused.problem?.code]).toEqual([400, 1001]);
    expect(refused.problem?.errors).toEqual([{ pointer, code: 1001, message }]);
    const { sectionsState } = await own(draft);
    expect(sectionsState.flatMap(({ findings }) => findings)).toEqual([{ pointer, message }]);
  });

  it('is taken once one file serves every such row', async () => {
    const draft = await makeCompleteDraft(server, business);
    const id = await sent(draft);
    await patch(draft, {
      expenses: [machine([id]), { ...machine([id]), amountTaxExcluded: 900_000 }],
      fundingSources: [{ source: 0, amount: 4_500_000 }],
    });
    expect((await patch(draft, { action: 'submit' })).status).toBe(200);
    expect(idsOf(await own(draft))).toEqual([[id], [id]]);
  });
});

describe('a file that a row names', () => {
  it('is the newest version of it, and none once it was taken back', async () => {
    const draft = await makeCompleteDraft(server, business);
    const first = await sent(draft);
    await patch(draft, { expenses: [machine([first])] });
    const second = await sent(draft, first);
    expect(idsOf(await own(draft))).toEqual([[second]]);
    await withdraw(draft, second);
    expect(idsOf(await own(draft))).toEqual([[]]);
    expect((await patch(draft, { action: 'submit' })).problem?.errors).toContainEqual(
      expect.objectContaining({ pointer: '/expenses/0/quotationFileIds' }),
    );
  });

  it('may be sent by a page that does not know yet that it is gone, or replaced', async () => {
    const draft = await makeCompleteDraft(server, business);
    const [gone, replaced] = [await sent(draft), await sent(draft)];
    await withdraw(draft, gone);
    const newest = await sent(draft, replaced);
    const saved = await patch(draft, { expenses: [machine([gone, replaced, newest])] });
    expect([saved.status, idsOf(saved.body)]).toEqual([200, [[newest]]]);
  });

  it('is of this application and of this document, else it is refused by its place', async () => {
    const draft = await makeCompleteDraft(server, business);
    const other = await sent(await makeCompleteDraft(server, business));
    const files = (await own(draft)).files;
    const ofOtherDocument = files.find(({ type }) => type !== QUOTATION)?.id;
    for (const id of [other, ofOtherDocument]) {
      const refused = await patch(draft, { expenses: [machine([await sent(draft), id])] });
      expect([refused.status, refused.problem?.errors]).toEqual([
        400,
        [expect.objectContaining({ pointer: '/expenses/0/quotationFileIds/1', code: 1004 })],
      ]);
    }
  });
});

const returned = async (field: object): Promise<TestDraft> => {
  const draft = await makeSubmitted(server, business);
  await act(server, draft, backOffice, { action: 'startCheck' });
  await act(server, draft, backOffice, {
    action: 'return',
    returnItems: [{ reviewCategory: 4, comment: 'ご確認ください。', ...field }],
    returnDueOn: '2026-11-30',
  });
  return draft;
};

/** As if it had been handed in before rows named their files. */
const forgetFiles = async ({ applicationId }: TestDraft): Promise<void> => {
  await server.database.client.application.update({
    where: { id: applicationId },
    data: { expenses: [unproved], fundingSources: [{ source: 0, amount: 4_050_000 }] },
  });
};

const handInAgain = async (draft: TestDraft) => {
  const { returnItems } = await own(draft);
  const answers = returnItems.map(({ id }) => ({ returnItemId: id, kind: 1, comment: '直しました。' }));
  return patch(draft, { answers, action: 'resubmit' });
};

describe('a returned application', () => {
  it('is not held up by rows that it cannot change', async () => {
    const draft = await returned({ field: 'contactPhone' });
    await forgetFiles(draft);
    expect((await handInAgain(draft)).status).toBe(200);
  });

  it('of which a row was returned takes its quotation, and is asked for it', async () => {
    const draft = await returned({ field: 'expenses', row: 1 });
    await forgetFiles(draft);
    expect((await handInAgain(draft)).problem?.errors).toMatchObject([
      { pointer: '/expenses/0/quotationFileIds' },
    ]);
    const added = await upload(draft, { type: QUOTATION, content: pdf('returned') });
    expect(added.status).toBe(201);
    await patch(draft, { expenses: [machine([added.body.id])] });
    const [item] = (await own(draft)).returnItems;
    expect(item?.valueNow).toContain('見積書_𠮷田.pdf');
    expect((await handInAgain(draft)).status).toBe(200);
  });
});

describe('a family whose other offer is a document of its own', () => {
  it('keeps both beside the row', async () => {
    const draft = await makeCompleteDraft(server, programmes.inclusive);
    const { expenses } = (await own(draft)) as unknown as { expenses: Record<string, unknown>[] };
    const large = expenses.filter(({ amountTaxExcluded }) => Number(amountTaxExcluded) >= 500_000);
    expect(large.length).toBeGreaterThan(0);
    for (const row of large) {
      expect([row.quotationFileIds, row.competitiveQuotationFileIds]).toEqual([
        [expect.any(String)],
        [expect.any(String)],
      ]);
    }
  });
});
