import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProcessingStep } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makeAdmin, makeCorporation, makeMyPage, makeSection, makeUndertaking } from '#bff/testing/people.ts';
import { makeMeasured, makeMovedSection, noonOf } from '#bff/testing/processingTimes/cases.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makeThread } from '#bff/testing/threads.ts';

/* Days of November 2026: today is Friday the 20th. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What a round was measured at: half within three business days, four out of five within five. */
const measure = (projectId: number, step: ProcessingStep) => makeMeasured(server, projectId, step);

const handedIn = (mypageId: number, day: string) =>
  makeSection(server, mypageId, { status: 1, submissionCount: 1, submittedAt: noonOf(day) });

describe('what the office sees beside the times', () => {
  it('is how much waits and how much too long: as many as the list has that its day narrows', async () => {
    const { project, myPage } = await makeUndertaking(server);
    const { session } = await makeAdmin(server, 'JMAC');
    await measure(project.id, ProcessingStep.DocumentCheck);
    for (const day of ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-19'])
      await handedIn(myPage.id, day);
    const { body } = await server.call('listProcessingTimes', { session, path: { id: project.id } });
    const time = body.items.find(({ step }) => step === ProcessingStep.DocumentCheck);
    expect(time).toMatchObject({ waitingCount: 4, slowCount: 2, slowUntilOn: '2026-11-12' });
    const query = { project_id: project.id, status: [1 as const, 2 as const] };
    const submittedTo = time?.slowUntilOn ?? '';
    const all = await server.call('listSections', { session, query });
    const slow = await server.call('listSections', { session, query: { ...query, submittedTo } });
    expect([all.body.total, slow.body.total]).toEqual([4, 2]);
  });

  it('of what was sent back is since it was sent back last, and its list says since when each waits', async () => {
    const { project, myPage } = await makeUndertaking(server);
    const { session } = await makeAdmin(server, 'JMAC');
    await measure(project.id, ProcessingStep.DocumentResubmission);
    const back = (on: string) => [
      { from: 0, to: 1, on: '2026-10-01' },
      { from: 1, to: 4, on },
    ];
    const again = [
      ...back('2026-11-02'),
      { from: 4, to: 1, on: '2026-11-16' },
      { from: 1, to: 4, on: '2026-11-17', action: 'pullBack' },
      { from: 4, to: 4, on: '2026-11-18', action: 'Replaced' },
    ];
    const old = await makeMovedSection(server, myPage.id, back('2026-11-12'), 4);
    await makeMovedSection(server, myPage.id, back('2026-11-13'), 4);
    const takenBack = await makeMovedSection(server, myPage.id, again, 4);
    await makeSection(server, myPage.id, { status: 4, submissionCount: 1 });
    const { body } = await server.call('listProcessingTimes', { session, path: { id: project.id } });
    const time = body.items.find(({ step }) => step === ProcessingStep.DocumentResubmission);
    expect(time).toMatchObject({ waitingCount: 4, slowCount: 2, slowUntilOn: '2026-11-12' });
    const query = { project_id: project.id, status: [4 as const], sort: 'dueOn' as const };
    const returnedTo = time?.slowUntilOn ?? '';
    const slow = await server.call('listSections', { session, query: { ...query, returnedTo } });
    expect(new Map(slow.body.items.map(({ id, returnedOn }) => [id, returnedOn]))).toEqual(
      new Map([
        [old.id, '2026-11-12'],
        [takenBack.id, '2026-11-02'],
      ]),
    );
    expect((await server.call('listSections', { session, query })).body.total).toBe(4);
  });

  it('of changes, amounts and questions is as many as their lists have that its day narrows', async () => {
    const slow = await makeUndertaking(server, { myPage: { reportedOn: toDate('2026-11-12') } });
    const { project } = slow;
    const { session } = await makeAdmin(server, 'JMAC');
    const { client } = server.database;
    const corporation = await makeCorporation(server);
    const belonging = { projectId: project.id, corporationId: corporation.id };
    const young = await makeMyPage(server, belonging, { reportedOn: toDate('2026-11-13') });
    const { ChangeDecision, AmountConfirmation, Answer } = ProcessingStep;
    for (const step of [ChangeDecision, AmountConfirmation, Answer]) await measure(project.id, step);
    for (const [mypageId, day] of [
      [slow.myPage.id, '2026-11-12'],
      [young.id, '2026-11-13'],
    ] as const) {
      const change = { mypageId, number: 1, kind: 0, status: 1, submittedAt: noonOf(day) };
      await client.changeRequest.create({ data: change });
      const thread = await makeThread(server, { projectId: project.id, mypageId, authorId: slow.user.id });
      await client.thread.update({ where: { id: thread.id }, data: { waitingSince: noonOf(day) } });
    }
    const { body } = await server.call('listProcessingTimes', { session, path: { id: project.id } });
    const of = (step: number) => body.items.find((item) => item.step === step);
    for (const step of [ChangeDecision, AmountConfirmation, Answer])
      expect(of(step), `${step}`).toMatchObject({ waitingCount: 2, slowCount: 1, slowUntilOn: '2026-11-12' });
    const to = '2026-11-12';
    const round = { project_id: project.id };
    const changes = { ...round, status: [1 as const, 3 as const] };
    const totals = [
      await server.call('listChangeRequests', { session, query: changes }),
      await server.call('listChangeRequests', { session, query: { ...changes, submittedTo: to } }),
      await server.call('listMyPages', { session, query: { ...round, awaitsAmount: true } }),
      await server.call('listMyPages', { session, query: { ...round, awaitsAmount: true, reportedTo: to } }),
      await server.call('listThreads', { session, query: { ...round, status: [0 as const] } }),
      await server.call('listThreads', { session, query: { ...round, status: [0 as const], waitingTo: to } }),
    ].map((answer) => answer.body.total);
    expect(totals).toEqual([2, 1, 2, 1, 2, 1]);
    const others = await server.call('listMyPages', { session, query: { ...round, awaitsAmount: false } });
    expect(others.body.total).toBe(0);
  });
});
