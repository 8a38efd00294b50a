import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProcessingStep } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makeSubmitted, programmes } from '#bff/testing/applications.ts';
import { makeMember } from '#bff/testing/members/members.ts';
import { makeSection, makeUndertaking } from '#bff/testing/people.ts';
import { makeMeasured, noonOf } from '#bff/testing/processingTimes/cases.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makeThread } from '#bff/testing/threads.ts';

/* Days of November 2026: today is Friday the 20th, Monday the 23rd is a holiday. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Undertaking = Awaited<ReturnType<typeof makeUndertaking>>;

/** What a round was measured at: half within three business days, four out of five within five. */
const measure = (projectId: number, step: ProcessingStep) => makeMeasured(server, projectId, step);

const handedIn = (mypageId: number, day: string, data: object = {}) =>
  makeSection(server, mypageId, { status: 1, submissionCount: 1, submittedAt: noonOf(day), ...data });

const waitingOf = async ({ user, myPage }: Pick<Undertaking, 'user' | 'myPage'>, sectionId?: number) => {
  const query = { mypageID: myPage.id, ...(sectionId === undefined ? {} : { sectionId }) };
  const answer = await server.call('listUserWaiting', { session: user.session, query });
  expect(answer.status).toBe(200);
  return answer.body.items;
};

describe('what a company is told to expect', () => {
  it('of a document is between the median and the 80th percentile, counted in business days', async () => {
    const undertaking = await makeUndertaking(server);
    await measure(undertaking.project.id, ProcessingStep.DocumentCheck);
    await handedIn(undertaking.myPage.id, '2026-11-19', { branchNumber: '18-1' });
    expect(await waitingOf(undertaking)).toEqual([
      {
        step: ProcessingStep.DocumentCheck,
        subjectId: expect.any(Number),
        title: '発注書（18-1）',
        sinceOn: '2026-11-19',
        isWithMinistry: false,
        medianDays: 3,
        p80Days: 5,
        fromOn: '2026-11-25',
        toOn: '2026-11-27',
        isPlanned: false,
        isPast: false,
      },
    ]);
  });

  it('is past on the day after the last of these days', async () => {
    const undertaking = await makeUndertaking(server);
    await measure(undertaking.project.id, ProcessingStep.DocumentCheck);
    await handedIn(undertaking.myPage.id, '2026-11-12');
    await handedIn(undertaking.myPage.id, '2026-11-13');
    const items = await waitingOf(undertaking);
    expect(items.map(({ toOn, isPast }) => [toOn, isPast])).toEqual([
      ['2026-11-19', true],
      ['2026-11-20', false],
    ]);
  });

  it('is no number where nothing was measured', async () => {
    const undertaking = await makeUndertaking(server);
    await handedIn(undertaking.myPage.id, '2026-11-19');
    const [item] = await waitingOf(undertaking);
    expect(item).toMatchObject({ medianDays: null, p80Days: null, fromOn: null, toOn: null, isPast: false });
  });

  it('is of everything that waits for the office, the longest first, and of nothing else', async () => {
    const undertaking = await makeUndertaking(server, { myPage: { reportedOn: toDate('2026-11-10') } });
    const { project, myPage, user } = undertaking;
    const { client } = server.database;
    await makeSection(server, myPage.id, {
      status: 4,
      submissionCount: 1,
      submittedAt: noonOf('2026-11-02'),
    });
    await handedIn(myPage.id, '2026-11-13', { status: 2 });
    const change = { mypageId: myPage.id, number: 1, kind: 0, status: 1, submittedAt: noonOf('2026-11-12') };
    await client.changeRequest.create({ data: change });
    const payment = { mypageId: myPage.id, status: 1, amount: 1_000, requestedOn: toDate('2026-11-11') };
    await client.payment.create({ data: payment });
    await makeThread(server, { projectId: project.id, mypageId: myPage.id, authorId: user.id });
    const items = await waitingOf(undertaking);
    expect(items.map(({ isWithMinistry }) => isWithMinistry)).toEqual([false, false, false, true, false]);
    expect(items.map(({ step, sinceOn, title }) => `${sinceOn} ${step} ${title}`)).toEqual([
      `2026-11-10 ${ProcessingStep.AmountConfirmation} 補助金の額の確定`,
      `2026-11-11 ${ProcessingStep.Payment} 補助金の支払`,
      `2026-11-12 ${ProcessingStep.ChangeDecision} 事業内容の変更`,
      `2026-11-13 ${ProcessingStep.DocumentCheck} 発注書`,
      `2026-11-20 ${ProcessingStep.Answer} 発注書の日付について`,
    ]);
  });

  it('can be asked of one document', async () => {
    const undertaking = await makeUndertaking(server);
    await handedIn(undertaking.myPage.id, '2026-11-12');
    const { id } = await handedIn(undertaking.myPage.id, '2026-11-13');
    const items = await waitingOf(undertaking, id);
    expect(items.map(({ subjectId }) => subjectId)).toEqual([id]);
    const other = await makeUndertaking(server);
    expect(await waitingOf(other, id)).toEqual([]);
  });

  it('of a member is of its own documents and questions', async () => {
    const undertaking = await makeUndertaking(server, { myPage: { reportedOn: toDate('2026-11-10') } });
    const { project, myPage, user } = undertaking;
    const member = await makeMember(server, undertaking);
    await handedIn(myPage.id, '2026-11-12');
    const own = await handedIn(myPage.id, '2026-11-13', { memberId: member.id });
    await makeThread(server, { projectId: project.id, mypageId: myPage.id, authorId: user.id });
    const items = await waitingOf({ user: member.user, myPage });
    expect(items.map(({ subjectId }) => subjectId)).toEqual([own.id]);
    const query = { mypageID: (await makeUndertaking(server)).myPage.id };
    const { session } = member.user;
    expect((await server.call('listUserWaiting', { session, query })).status).toBe(404);
  });
});

describe('what an applicant is told to expect', () => {
  const waitingFor = async ({ session }: Awaited<ReturnType<typeof makeSubmitted>>) => {
    const answer = await server.call('listNotoApplicationWaiting', { session });
    expect(answer.status).toBe(200);
    return answer.body.items;
  };

  it('of the decision is the day that the round plans, before any measured one', async () => {
    const application = await makeSubmitted(server, programmes.noto);
    const { projectId } = application;
    await measure(projectId, ProcessingStep.ApplicationDecision);
    const [, measured] = await waitingFor(application);
    expect(measured).toMatchObject({ p80Days: 5, isPlanned: false });
    const plan = (day: string) =>
      server.database.client.project.update({
        where: { id: projectId },
        data: { adoptionPlannedOn: toDate(day) },
      });
    await plan('2027-01-22');
    const [check, planned] = await waitingFor(application);
    expect(check).toMatchObject({ step: ProcessingStep.ApplicationCheck, medianDays: null });
    expect(planned).toMatchObject({ toOn: '2027-01-22', p80Days: null, isPlanned: true, isPast: false });
    await plan('2026-11-19');
    expect((await waitingFor(application))[1]).toMatchObject({ isPlanned: true, isPast: true });
  });

  it('is nothing once it is decided, nor before it is handed in', async () => {
    const application = await makeSubmitted(server, programmes.noto);
    const setStatus = (status: number) =>
      server.database.client.application.update({
        where: { id: application.applicationId },
        data: { status },
      });
    await setStatus(4);
    expect((await waitingFor(application)).map(({ step }) => step)).toEqual([
      ProcessingStep.ApplicationDecision,
    ]);
    await setStatus(6);
    expect(await waitingFor(application)).toEqual([]);
    await setStatus(3);
    expect(await waitingFor(application)).toEqual([]);
  });
});
