import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompleteDraft, makeSubmitted, programmes, type TestDraft } from '#bff/testing/applications.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { business, ingredientR6 } = programmes;

const send = (draft: TestDraft, body: object, ifMatch?: number) =>
  server.call(draft.operations.updateSelf, { session: draft.session, body, ifMatch });

describe('saving', () => {
  it('keeps what was sent and works the totals out anew', async () => {
    const draft = await makeCompleteDraft(server, business);
    const expenses = [{ category: 1, description: '配膳ロボット', amountTaxExcluded: 5_431_999 }];
    const saved = await send(draft, { expenses });
    expect(saved.body).toMatchObject({
      totalCost: 5_431_999,
      subsidyAmount: 2_715_000,
      selfFunded: 2_716_999,
    });
    expect(saved.body.version).toBeGreaterThan(1);
  });

  it('of the same value again changes nothing, not even the version', async () => {
    const draft = await makeCompleteDraft(server, business);
    const first = await send(draft, { seats: 60 });
    const second = await send(draft, { seats: 60 });
    expect(second.body.version).toBe(first.body.version);
  });

  it('with a version that somebody else has passed is refused: 412', async () => {
    const draft = await makeCompleteDraft(server, business);
    const read = await server.call('getGeneralApplicationSelf', { session: draft.session });
    await send(draft, { seats: 61 }, read.body.version);
    const stale = await send(draft, { seats: 62 }, read.body.version);
    expect([stale.status, stale.problem.code]).toEqual([412, 1004]);
  });

  it('refuses a NUL, which no database stores, with its pointer', async () => {
    const draft = await makeCompleteDraft(server, business);
    const answer = await send(draft, {
      planTitle: 'a\u0000b',
      schedule: [{ startsOn: '2026-12-01', activity: '\u0000' }],
    });
    expect([answer.status, answer.problem.code]).toEqual([400, 1004]);
    expect(answer.problem.errors?.map(({ pointer }) => pointer)).toEqual([
      '/planTitle',
      '/schedule/0/activity',
    ]);
  });

  it('refuses half a letter, as a text cut in the middle of 𠮷 ends with, with its pointer', async () => {
    const draft = await makeCompleteDraft(server, business);
    const answer = await send(draft, { planTitle: '𠮷野'.slice(0, 1) });
    expect([answer.status, answer.problem.code]).toEqual([400, 1004]);
    expect(answer.problem.errors?.map(({ pointer }) => pointer)).toEqual(['/planTitle']);
  });

  it('empties a field with null', async () => {
    const draft = await makeCompleteDraft(server, business);
    const saved = await send(draft, { planSummary: null });
    expect(saved.body.sectionsState.find(({ key }) => key === 'plan')).toMatchObject({ missingCount: 1 });
  });

  it('keeps letters as people write them and cuts spaces', async () => {
    const draft = await makeCompleteDraft(server, business);
    const saved = await send(draft, { planTitle: '　㍿𠮷野・髙﨑の省人化 ', name: '㍿𠮷野' });
    expect(saved.body).toMatchObject({ planTitle: '㍿𠮷野・髙﨑の省人化', name: '㍿𠮷野' });
  });

  it('takes numbers and kana in any width', async () => {
    const draft = await makeCompleteDraft(server, business);
    const saved = await send(draft, {
      contactPhone: '０３-１２３４-５６７８',
      postalCode: '〒１００-０００１',
      nameKana: 'かぶしきがいしゃ ﾐﾗｲ',
    });
    expect(saved.body).toMatchObject({
      contactPhone: '0312345678',
      postalCode: '1000001',
      nameKana: 'カブシキガイシャ ミライ',
    });
  });

  it('takes no field of another family and none that the system works out', async () => {
    const draft = await makeCompleteDraft(server, business);
    const foreign = await send(draft, { consortiumName: '架空' });
    const computed = await send(draft, { totalCost: 1 });
    expect([foreign.status, computed.status]).toEqual([400, 400]);
  });

  it('leaves the expenses of the two initiatives to be added up by the system', async () => {
    const draft = await makeCompleteDraft(server, ingredientR6);
    const answer = await send(draft, { expenses: [] });
    expect(answer.problem.errors?.[0]?.pointer).toBe('/expenses');
  });

  it('is over once the application is submitted', async () => {
    const draft = await makeSubmitted(server, business);
    const answer = await send(draft, { seats: 99 });
    expect([answer.status, answer.problem.code]).toEqual([409, 1004]);
    expect(answer.problem.allowedActions).toEqual(['pullBack', 'withdraw']);
  });
});
