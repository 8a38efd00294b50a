import { toDate } from '#bff/platform/database/values.ts';
import { makeSection } from '../people.ts';
import type { TestServer } from '../server.ts';

/*
 * Things that the office has done, written straight into the database with their days.
 */

/** Noon of a day in Japan. */
export const noonOf = (day: string): Date => new Date(`${day}T03:00:00Z`);

type Step = { readonly from: number; readonly to: number; readonly on: string; readonly action?: string };

const stepsIn = (steps: readonly Step[]) =>
  steps.map(({ from, to, on, action = 'moved' }) => ({
    action,
    fromStatus: from,
    toStatus: to,
    actorKind: 'system',
    actorName: '-',
    createdAt: noonOf(on),
  }));

/** A document of a my page with the moves of its history. */
export const makeMovedSection = async (
  server: TestServer,
  mypageId: number,
  steps: readonly Step[],
  status = 3,
) => {
  const section = await makeSection(server, mypageId, { status, submissionCount: 1 });
  const { client } = server.database;
  for (const step of stepsIn(steps))
    await client.sectionHistory.create({ data: { sectionId: section.id, ...step } });
  return section;
};

/** A document that was handed in on one day and confirmed on another. */
export const makeCheckedSection = (server: TestServer, mypageId: number, from: string, to: string) =>
  makeMovedSection(server, mypageId, [
    { from: 0, to: 1, on: from },
    { from: 1, to: 3, on: to },
  ]);

/** Documents that all came in on a day and were confirmed on these. */
export const makeCheckedSections = async (
  server: TestServer,
  mypageId: number,
  from: string,
  days: readonly string[],
): Promise<void> => {
  for (const day of days) await makeCheckedSection(server, mypageId, from, day);
};

/** An application that was handed in, whose form was checked, and that was decided. */
export const decideApplication = async (
  server: TestServer,
  applicationId: number,
  { submittedOn, checkedOn, decidedOn }: { submittedOn: string; checkedOn: string; decidedOn: string },
): Promise<void> => {
  const { client } = server.database;
  const steps = [
    { from: 0, to: 1, on: submittedOn },
    { from: 1, to: 2, on: submittedOn },
    { from: 2, to: 4, on: checkedOn },
    { from: 4, to: 6, on: decidedOn },
  ];
  for (const step of stepsIn(steps))
    await client.applicationHistory.create({ data: { applicationId, ...step, actorKind: 'admin' } });
  await client.application.update({
    where: { id: applicationId },
    data: { status: 6, submittedAt: noonOf(submittedOn), decidedAt: noonOf(decidedOn) },
  });
};

/** A change that was asked for and approved, money that was claimed and paid, an amount that was fixed. */
export const makeSettled = async (server: TestServer, mypageId: number, number: number): Promise<void> => {
  const { client } = server.database;
  await client.changeRequest.create({
    data: {
      ...{ mypageId, number, kind: 4, status: 4 },
      ...{ submittedAt: noonOf('2026-11-02'), decidedAt: noonOf('2026-11-05') },
    },
  });
  await client.payment.create({
    data: {
      ...{ mypageId, status: 5, amount: 1_000 },
      ...{ requestedOn: toDate('2026-11-02'), paidOn: toDate('2026-11-12') },
      ...{ isOneHanded: true },
    },
  });
  await client.myPage.update({
    where: { id: mypageId },
    data: { reportedOn: toDate('2026-11-02'), confirmedOn: toDate('2026-11-09') },
  });
};

type Said = { readonly by: 'user' | 'admin'; readonly on: string; readonly isNote?: boolean };

/** A question, and what else was said to it or noted about it, each on its day. */
export const makeTalk = async (
  { database: { client } }: TestServer,
  ids: { readonly projectId: number; readonly mypageId: number },
  said: readonly Said[],
): Promise<void> => {
  await client.thread.create({
    data: {
      ...{ ...ids, subject: '発注書の日付について', status: 1, lastMessageAt: noonOf(said.at(-1)?.on ?? '') },
      messages: {
        create: said.map(({ by, on, isNote = false }) => ({
          ...{ kind: isNote ? 1 : 0, body: '契約日です。', createdAt: noonOf(on) },
          ...{ authorKind: by, authorId: 1, authorName: '窓口 和子' },
        })),
      },
    },
  });
};

/** Half of the cases of a step took three business days, four out of five took five. */
export const makeMeasured = ({ database, now }: TestServer, projectId: number, step: number) =>
  database.client.processingTime.create({
    data: {
      ...{ projectId, step, scope: 0, medianDays: 3, p80Days: 5, caseCount: 12 },
      ...{ fromOn: toDate('2026-09-01'), toOn: toDate('2026-11-19'), measuredAt: now() },
    },
  });
