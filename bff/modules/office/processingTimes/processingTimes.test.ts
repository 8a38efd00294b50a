import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cursor } from '#bff/core/batch.ts';
import { ProcessingScope, ProcessingStep } from '#bff/generated/contract/enums.ts';
import { makeSubmitted, programmes } from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeCorporation, makeMyPage, makeProject, makeUndertaking } from '#bff/testing/people.ts';
import {
  decideApplication,
  makeCheckedSections,
  makeMovedSection,
  makeSettled,
  makeTalk,
} from '#bff/testing/processingTimes/cases.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { measureProcessingTimes } from './measureProcessingTimes.service.ts';

/* Days of November 2026: today is Friday the 20th; Tuesday the 3rd and Monday the 23rd are holidays. */

let server: TestServer;
let jmac: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
});
afterAll(() => server.stop());

/** There are more pairs of kind and deployment than tests here, so that each has a programme of its own. */
const programmeOf = (number: number) => ({ programKind: number % 4, domainType: Math.floor(number / 4) });

/** A round of which no other test has cases. */
let count = 0;
const makeRound = () => {
  count += 1;
  return makeUndertaking(server, { project: programmeOf(count) });
};

const measured = async (id: number, step: ProcessingStep) => {
  const { status, body } = await server.call('measureProcessingTimes', { session: jmac, path: { id } });
  expect(status).toBe(200);
  return body.items.find((item) => item.step === step);
};

const documents = (id: number) => measured(id, ProcessingStep.DocumentCheck);

describe('how long the check of documents takes', () => {
  it('is told from five cases on: four give no number', async () => {
    const { project, myPage } = await makeRound();
    const days = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];
    await makeCheckedSections(server, myPage.id, '2026-11-09', days);
    expect(await documents(project.id)).toMatchObject({ scope: null, medianDays: null, caseCount: 4 });
    await makeCheckedSections(server, myPage.id, '2026-11-09', ['2026-11-19']);
    expect(await documents(project.id)).toMatchObject({
      scope: ProcessingScope.Recent,
      medianDays: 3,
      p80Days: 5,
      caseCount: 5,
      fromOn: '2026-11-10',
      toOn: '2026-11-19',
    });
  });

  it('is counted in business days, past weekends and holidays', async () => {
    const { project, myPage } = await makeRound();
    await makeCheckedSections(server, myPage.id, '2026-10-30', Array(5).fill('2026-11-04'));
    expect(await documents(project.id)).toMatchObject({ medianDays: 2, p80Days: 2 });
  });

  it('counts what was sent back as what was confirmed, each from when it last came in', async () => {
    const { project, myPage } = await makeRound();
    const steps = [
      { from: 0, to: 1, on: '2026-11-09' },
      { from: 1, to: 4, on: '2026-11-10' },
      { from: 4, to: 1, on: '2026-11-16' },
      { from: 1, to: 2, on: '2026-11-17' },
      { from: 2, to: 3, on: '2026-11-19' },
    ];
    for (let times = 0; times < 5; times += 1) await makeMovedSection(server, myPage.id, steps);
    expect(await documents(project.id)).toMatchObject({ medianDays: 2, p80Days: 3, caseCount: 10 });
    expect(await measured(project.id, ProcessingStep.DocumentResubmission)).toMatchObject({
      medianDays: 4,
      caseCount: 5,
      slowCount: 0,
      slowUntilOn: '2026-11-15',
    });
  });

  it('does not count what a business took back itself: it is no answer, and was sent back when it was', async () => {
    const { project, myPage } = await makeRound();
    const steps = [
      { from: 0, to: 1, on: '2026-11-02' },
      { from: 1, to: 4, on: '2026-11-05' },
      { from: 4, to: 1, on: '2026-11-09' },
      { from: 1, to: 4, on: '2026-11-10', action: 'pullBack' },
      { from: 4, to: 1, on: '2026-11-12' },
    ];
    for (let times = 0; times < 5; times += 1) await makeMovedSection(server, myPage.id, steps);
    expect(await documents(project.id)).toMatchObject({ medianDays: 2, p80Days: 2, caseCount: 5 });
    expect(await measured(project.id, ProcessingStep.DocumentResubmission)).toMatchObject({
      medianDays: 4,
      p80Days: 5,
      caseCount: 10,
    });
  });

  it('is of the last 90 days where they say enough, else of the whole round', async () => {
    const { project, myPage } = await makeRound();
    await makeCheckedSections(server, myPage.id, '2026-05-11', Array(5).fill('2026-05-18'));
    await makeCheckedSections(server, myPage.id, '2026-11-09', Array(4).fill('2026-11-10'));
    expect(await documents(project.id)).toMatchObject({ scope: ProcessingScope.Round, caseCount: 9 });
    await makeCheckedSections(server, myPage.id, '2026-11-09', ['2026-11-10']);
    const recent = { scope: ProcessingScope.Recent, caseCount: 5, medianDays: 1 };
    expect(await documents(project.id)).toMatchObject(recent);
  });

  it('of a new round is that of the other rounds of its programme, and of no other programme', async () => {
    const first = await makeRound();
    const { programKind, domainType } = first.project;
    const next = await makeProject(server, { programKind, domainType, round: 2 });
    const other = await makeRound();
    await makeCheckedSections(server, first.myPage.id, '2026-11-09', Array(5).fill('2026-11-11'));
    expect(await documents(next.id)).toMatchObject({ scope: ProcessingScope.Programme, medianDays: 2 });
    expect(await documents(other.project.id)).toMatchObject({ scope: null, caseCount: 0 });
  });
});

describe('the other steps', () => {
  it('are measured from the days that the records keep', async () => {
    const { project } = await makeRound();
    for (let number = 1; number <= 5; number += 1) {
      const corporation = await makeCorporation(server);
      const belonging = { projectId: project.id, corporationId: corporation.id };
      await makeSettled(server, (await makeMyPage(server, belonging)).id, number);
    }
    const { body } = await server.call('measureProcessingTimes', { session: jmac, path: { id: project.id } });
    const daysOf = (step: ProcessingStep) => body.items.find((item) => item.step === step)?.medianDays;
    expect(daysOf(ProcessingStep.ChangeDecision)).toBe(2);
    expect(daysOf(ProcessingStep.AmountConfirmation)).toBe(4);
    expect(daysOf(ProcessingStep.Payment)).toBe(7);
  });

  it('of applications go from their hand-in to the check of the form, and to the decision', {
    tags: ['slow'],
  }, async () => {
    const first = await makeSubmitted(server, programmes.noto);
    const rest = await Promise.all([1, 2, 3, 4].map(() => makeSubmitted(server, programmes.noto)));
    for (const { applicationId } of [first, ...rest]) {
      const days = { submittedOn: '2026-11-09', checkedOn: '2026-11-11', decidedOn: '2026-11-18' };
      await server.database.client.application.update({
        where: { id: applicationId },
        data: { projectId: first.projectId },
      });
      await decideApplication(server, applicationId, days);
    }
    expect(await measured(first.projectId, ProcessingStep.ApplicationCheck)).toMatchObject({ medianDays: 2 });
    expect(await measured(first.projectId, ProcessingStep.ApplicationDecision)).toMatchObject({
      medianDays: 7,
      caseCount: 5,
    });
  });

  it('of questions go from the first that is open to the answer; a note of the office is none', async () => {
    const { project, myPage } = await makeRound();
    const ids = { projectId: project.id, mypageId: myPage.id };
    for (let times = 0; times < 5; times += 1) {
      await makeTalk(server, ids, [
        { by: 'user', on: '2026-11-09' },
        { by: 'user', on: '2026-11-10' },
        { by: 'admin', on: '2026-11-10', isNote: true },
        { by: 'admin', on: '2026-11-12' },
        { by: 'admin', on: '2026-11-19' },
      ]);
    }
    expect(await measured(project.id, ProcessingStep.Answer)).toMatchObject({ medianDays: 3, caseCount: 5 });
  });
});

describe('the job', () => {
  const timesOf = () =>
    server.database.client.processingTime.findMany({ orderBy: [{ projectId: 'asc' }, { step: 'asc' }] });
  const scope = () => server.scopes.forSystem('measureProcessingTimes');
  const runFrom = async (start: Cursor | null): Promise<void> => {
    let cursor = start;
    do cursor = (await measureProcessingTimes(scope(), cursor)).next;
    while (cursor !== null);
  };

  it('measures every round, twice at once and again after it was killed to the same', {
    tags: ['slow'],
  }, async () => {
    const { project, myPage } = await makeRound();
    await makeCheckedSections(server, myPage.id, '2026-11-09', Array(5).fill('2026-11-11'));
    await runFrom(null);
    const once = await timesOf();
    const rounds = await server.database.client.project.count({ where: { deletedAt: null } });
    expect(once).toHaveLength(rounds * 8);
    expect(once.filter(({ projectId }) => projectId === project.id)[2]).toMatchObject({ medianDays: 2 });
    await Promise.all([runFrom(null), runFrom(null)]);
    await measureProcessingTimes(scope(), null);
    await runFrom({ index: 1 });
    expect(await timesOf()).toEqual(once);
  });
});

describe('who sees the times of a round', () => {
  it('is who sees rounds; only JMAC measures, and the trail says so', async () => {
    const { project } = await makeRound();
    const path = { id: project.id };
    const { session } = await makeAdmin(server, 'MAFF');
    const before = await server.call('listProcessingTimes', { session, path });
    expect(before.body).toMatchObject({ measuredAt: null, availableActions: [] });
    expect(before.body.items).toHaveLength(8);
    expect((await server.call('measureProcessingTimes', { session, path })).status).toBe(403);
    await server.call('measureProcessingTimes', { session: jmac, path });
    const after = await server.call('listProcessingTimes', { session, path });
    expect(after.body.measuredAt).toBe(server.now().toISOString());
    const where = { projectId: project.id, action: 'updated' };
    expect(await server.database.client.auditEntry.count({ where })).toBe(1);
    expect((await server.call('listProcessingTimes', { session, path: { id: 999_999 } })).status).toBe(404);
  });
});
