import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, mailsTo, makeUnderReview, programmes } from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: TestSession;
let backOffice: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
  backOffice = (await makeAdmin(server, 'BackOffice')).session;
});
afterAll(() => server.stop());

const { business } = programmes;
const underReview = () => makeUnderReview(server, business, backOffice);
type Draft = Awaited<ReturnType<typeof underReview>>;
const adopt = (draft: Draft, terms: object = {}) => act(server, draft, jmac, { action: 'adopt', ...terms });
const less = business.subsidy - 1_000;

describe('the terms of an adoption', () => {
  it('are the amount that was applied for, unless another is decided', async () => {
    const draft = await underReview();
    const { body } = await adopt(draft);
    expect(body).toMatchObject({ adoptedAmount: business.subsidy, adoptionConditions: null });
  });

  it('are kept, are what the business may apply for then, and stand in its mail', async () => {
    const draft = await underReview();
    const terms = {
      adoptedAmount: less,
      adoptionConditions: ' 見積書を再取得すること。 ',
      reason: '対象外の経費を除いた。',
    };
    const { body, problem } = await adopt(draft, terms);
    expect(body, JSON.stringify(problem)).toMatchObject({
      adoptedAmount: less,
      adoptionConditions: '見積書を再取得すること。',
      decisionReason: '対象外の経費を除いた。',
    });
    const myPage = await server.database.client.myPage.findUniqueOrThrow({
      where: { applicationId: draft.applicationId },
    });
    expect(Number(myPage.appliedAmount)).toBe(less);
    const mail = (await mailsTo(server, draft.email)).find(({ subject }) => subject.includes('（採択）'));
    expect(mail?.text).toContain(`${less.toLocaleString('ja-JP')}円`);
    expect(mail?.text).toContain('見積書を再取得すること。');
    const notice = await server.database.client.notification.findFirstOrThrow({
      where: { mypageId: myPage.id },
    });
    expect(notice.body).toContain(`採択額は ${less.toLocaleString('ja-JP')}円です。`);
    expect(notice.body).toContain('見積書を再取得すること。');
  });

  it('are told to the applicant; why it was decided so stays with the offices', async () => {
    const draft = await underReview();
    const reason = '対象外の経費を除いた。';
    await adopt(draft, { adoptedAmount: less, adoptionConditions: '見積書を再取得すること。', reason });
    const own = await server.call(draft.operations.readSelf, { session: draft.session });
    expect(own.body).toMatchObject({ adoptedAmount: less, adoptionConditions: '見積書を再取得すること。' });
    expect(JSON.stringify(own.body)).not.toContain(reason);
  });

  it.each([
    ['more than was applied for', { adoptedAmount: business.subsidy + 1_000 }, '/adoptedAmount'],
    ['no whole unit of the call', { adoptedAmount: less - 1, reason: '減額' }, '/adoptedAmount'],
    ['nothing', { adoptedAmount: 0, reason: '減額' }, '/adoptedAmount'],
    ['less without a reason', { adoptedAmount: less, reason: '　' }, '/reason'],
  ])('are refused for %s, and nothing is adopted', async (_what, terms, pointer) => {
    const draft = await underReview();
    const refused = await adopt(draft, terms);
    expect(refused.problem.errors).toMatchObject([{ pointer }]);
    const row = await server.database.client.application.findUniqueOrThrow({
      where: { id: draft.applicationId },
    });
    expect([row.status, row.adoptedAmount]).toEqual([4, null]);
  });

  it('go with the decision when it is taken back', async () => {
    const draft = await underReview();
    await adopt(draft);
    const { body } = await act(server, draft, jmac, {
      action: 'revertDecision',
      reason: '誤って採択したため',
    });
    expect(body).toMatchObject({ status: 4, adoptedAmount: null, decisionReason: null });
  });
});

it('the day that is proposed for handing in again stands there while it can be returned', async () => {
  const draft = await underReview();
  const path = { id: draft.applicationId };
  const read = async () => (await server.call(draft.operations.read, { session: jmac, path })).body;
  expect((await read()).usualReturnDueOn).toBe('2026-11-30');
  await adopt(draft);
  expect((await read()).usualReturnDueOn).toBeNull();
});
