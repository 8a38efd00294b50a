import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listExpensePlans } from '#bff/modules/myPages/expensePlans.data.ts';
import {
  act,
  allProgrammes,
  mailsTo,
  makeCall,
  makeUnderReview,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeCorporation, makeCorporationUser, makeMyPage } from '#bff/testing/people.ts';
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

const { business, noto } = programmes;
const adopt = (draft: TestDraft, session = jmac) => act(server, draft, session, { action: 'adopt' });

/** Corporations are one in the whole database: each test that counts has its own 法人番号. */
const numbers = ['5999902000002', '5999901000003', '4999901000004', '1999903000005', '9999901000008'];
const numbered = (index: number) => ({ corporateNumber: numbers[index] ?? '', name: `見本食品${index}` });

const myPageOf = (draft: TestDraft) =>
  server.database.client.myPage.findUniqueOrThrow({
    where: { applicationId: draft.applicationId },
    include: { sections: true, corporation: true, notifications: true, history: true },
  });

describe.each(allProgrammes)('adopting an application to $name', (programme) => {
  it('makes its my page with the code, the amounts and every section with its due day', async () => {
    const draft = await makeUnderReview(server, programme, backOffice);
    const answer = await adopt(draft);
    expect(answer.body).toMatchObject({ status: 5, decidedOn: '2026-11-20' });
    const myPage = await myPageOf(draft);
    expect([answer.body.mypageId, answer.body.corporationId]).toEqual([myPage.id, myPage.corporationId]);
    expect(myPage).toMatchObject({
      displayCode: answer.body.displayCode,
      planTitle: programme.answers[programme.definition.titleField],
      projectStatus: 0,
      corporation: { name: programme.answers.name },
    });
    expect(Number(myPage.appliedAmount)).toBe(programme.subsidy);
    const grant = myPage.sections.find(({ title }) => title.includes('交付申請書'));
    expect(grant).toMatchObject({ kind: 1, status: 0, isRequired: true });
    // Thirty days after the adoption is a Sunday: the duty moves to Monday.
    expect(grant?.dueOn?.toISOString().slice(0, 10)).toBe('2026-12-21');
    expect(myPage.nextDueOn?.toISOString().slice(0, 10)).toBe('2026-12-21');
    expect(myPage.notifications).toHaveLength(1);
    expect(myPage.history).toMatchObject([{ machine: 'projectStatus', action: 'adopt', toStatus: 0 }]);
  });

  it('takes over its expenses as the plan, and asks for what they ask for', async () => {
    const draft = await makeUnderReview(server, programme, backOffice);
    await adopt(draft);
    const myPage = await myPageOf(draft);
    const [plan] = await listExpensePlans(server.database.client, myPage.id);
    const sum = (plan?.items ?? []).reduce((total, { amountTaxExcluded }) => total + amountTaxExcluded, 0);
    expect([plan?.version, sum]).toEqual([1, Number(myPage.totalCost)]);
    const dear = (plan?.items ?? []).filter(({ amountTaxExcluded }) => amountTaxExcluded >= 500_000);
    const quotation = myPage.sections.find(({ documentType }) => documentType === 26);
    expect(dear.length > 0).toBe(quotation !== undefined);
    for (const { description } of dear.slice(0, 3)) {
      expect(quotation?.requiredBecause).toContain(description);
    }
  });
});

describe('adoption', () => {
  it('invites the applicant to his my page: the result and a link that sets a password', async () => {
    const draft = await makeUnderReview(server, business, backOffice);
    await adopt(draft);
    const mails = await mailsTo(server, draft.email);
    expect(mails.some(({ subject }) => subject.includes('（採択）'))).toBe(true);
    const link = mails.find(({ text }) => text.includes(`/user/${draft.projectId}/password?token=`));
    const token = decodeURIComponent(/token=(\S+)/.exec(link?.text ?? '')?.[1] ?? '');
    const path = { projectId: draft.projectId };
    const set = await server.call('useUserPasswordReset', {
      path,
      body: { token, password: 'Correct-Horse-1' },
    });
    const body = { email: draft.email, password: 'Correct-Horse-1', projectID: draft.projectId };
    const session = await server.call('createUserSession', { body });
    expect([set.status, session.status]).toEqual([204, 201]);
    expect(session.body.user.mypageId).toBe((await myPageOf(draft)).id);
  });

  it('takes a corporation with the same 法人番号 as it is', async () => {
    const known = await makeCorporation(server, {
      applicantType: 0,
      legalForm: 0,
      corporateNumber: numbers[0],
      name: '登録済みの名前',
    });
    const draft = await makeUnderReview(server, business, backOffice, { answers: numbered(0) });
    const answer = await adopt(draft);
    const myPage = await myPageOf(draft);
    expect(answer.body.corporationId).toBe(known.id);
    expect(myPage.corporation.name).toBe('登録済みの名前');
  });

  it('makes the applicant the primary contact, unless the corporation has one in the round', async () => {
    const call = await makeCall(server, business);
    const known = await makeCorporation(server, {
      applicantType: 0,
      legalForm: 0,
      corporateNumber: numbers[1],
    });
    await makeCorporationUser(server, { projectId: call.id, corporationId: known.id }, { isPrimary: true });
    const draft = await makeUnderReview(server, business, backOffice, {
      projectId: call.id,
      answers: numbered(1),
    });
    expect((await adopt(draft)).status).toBe(200);
    const users = await server.database.client.corporationUser.findMany({
      where: { corporationId: known.id },
      orderBy: { id: 'asc' },
    });
    expect(users.map(({ isPrimary }) => isPrimary)).toEqual([true, false]);
    expect(users[1]?.email).toBe(draft.email);
  });

  it('is all or nothing: what is refused at the end leaves no corporation and no my page behind', async () => {
    const call = await makeCall(server, business);
    const other = await makeCorporation(server);
    const draft = await makeUnderReview(server, business, backOffice, {
      projectId: call.id,
      answers: numbered(2),
    });
    const belonging = { projectId: call.id, corporationId: other.id };
    await makeCorporationUser(server, belonging, { email: draft.email });
    const answer = await adopt(draft);
    const { client } = server.database;
    expect([answer.status, answer.problem.code]).toEqual([409, 1004]);
    expect(await client.corporation.count({ where: { corporateNumber: numbers[2] } })).toBe(0);
    expect(await client.myPage.count({ where: { projectId: call.id } })).toBe(0);
    const row = await client.application.findUniqueOrThrow({ where: { id: draft.applicationId } });
    expect([row.status, row.decidedAt]).toEqual([4, null]);
    expect(await client.applicationHistory.count({ where: { applicationId: row.id, action: 'adopt' } })).toBe(
      0,
    );
  });

  it('gives a corporation one my page a round', async () => {
    const call = await makeCall(server, business);
    const known = await makeCorporation(server, {
      applicantType: 0,
      legalForm: 0,
      corporateNumber: numbers[3],
    });
    await makeMyPage(server, { projectId: call.id, corporationId: known.id }, { displayCode: '9001' });
    const draft = await makeUnderReview(server, business, backOffice, {
      projectId: call.id,
      answers: numbered(3),
    });
    const answer = await adopt(draft);
    expect(answer.status).toBe(409);
    expect(answer.problem.detail).toContain('マイページがあります');
  });

  it('gives none to a corporation that is a member of another undertaking of the round', async () => {
    const call = await makeCall(server, business);
    const known = await makeCorporation(server, {
      applicantType: 0,
      legalForm: 0,
      corporateNumber: '1999901000007',
    });
    const lead = await makeCorporation(server);
    const belonging = { projectId: call.id, corporationId: lead.id };
    const { id: mypageId } = await makeMyPage(server, belonging, { displayCode: '9002' });
    await server.database.client.myPageMember.create({
      data: {
        mypageId,
        projectId: call.id,
        corporationId: known.id,
        role: '調理',
        sequence: 1,
        joinedOn: server.now(),
      },
    });
    const draft = await makeUnderReview(server, business, backOffice, {
      projectId: call.id,
      answers: { corporateNumber: '1999901000007', name: '見本食品7' },
    });
    const answer = await adopt(draft);
    expect([answer.status, answer.problem.detail]).toEqual([409, expect.stringContaining('構成員')]);
  });

  it('is decided by JMAC, not by who passed the form check', async () => {
    const checker = (await makeAdmin(server, 'JMAC')).session;
    const draft = await makeUnderReview(server, noto, checker);
    const own = await adopt(draft, checker);
    const office = await adopt(draft, backOffice);
    const another = await adopt(draft, jmac);
    expect([own.status, office.problem.code, another.status]).toEqual([409, 1000, 200]);
  });

  it('twice makes one my page', async () => {
    const draft = await makeUnderReview(server, noto, backOffice);
    const answers = await Promise.all([adopt(draft), adopt(draft)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
