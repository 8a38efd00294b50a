import { expect, it } from 'vitest';
import { operationFacts } from '#web/parts/api/generated/operations.ts';
import { everyOfWorld, everyScenario } from '#web/testing/everyScenario.ts';
import { type OperationId, successStatusOf } from './contract.ts';
import { createMockFetch, type MockHandlers } from './createMockFetch.ts';
import { anApplication } from './scenarios/applications/application.ts';
import { aLetter } from './scenarios/correspondence/papers.ts';
import { failedJob } from './scenarios/office/jobs.ts';
import { deskWorld, himawariWorld, mamekuraWorld, officeWorld } from './world/world.ts';

const scenarios = { ...everyScenario(), ...everyOfWorld() };

const captured: ReadonlySet<unknown> = new Set(
  [deskWorld, himawariWorld, mamekuraWorld, officeWorld].flatMap(({ handlers }) => Object.values(handlers)),
);

/** What a scenario answers itself: what the server did is held against the contract when it is captured. */
const ownOf = (handlers: MockHandlers): OperationId[] =>
  (Object.keys(handlers) as OperationId[]).filter((id) => !captured.has(handlers[id]));

const cases = Object.entries(scenarios).flatMap(([name, handlers]) =>
  ownOf(handlers).map((id) => ({ name, handlers, id })),
);

/** A record of each kind, where a scenario answers for its own records only. */
const IDS: Partial<Record<OperationId, string>> = {
  getMyPage: '7',
  getMyPageReport: '7',
  getProject: '10',
  getJob: failedJob.id,
  getGeneralApplication: String(anApplication.id),
  updateGeneralApplication: String(anApplication.id),
  getChangeRequest: '3',
  getIssuedPaper: '14',
  getUserPaper: '14',
  getGeneralApplicationIssuedPaper: String(aLetter.id),
  getUserChangeRequest: '3',
  getAmountCalculation: '1',
  getUserPaymentItem: '11',
  readUserNotification: '22',
  updateUserPaymentItem: '11',
  getPayout: '5',
  getBulkRun: '12',
  updateBulkRun: '12',
  deleteBulkRun: '12',
  listBulkRunRows: '12',
  getMachineKey: '3',
  getWebhook: '2',
};
const OF_CONSORTIUM: typeof IDS = {
  getUserPaymentItem: '20',
  updateUserPaymentItem: '20',
  getUserSection: '384',
  listUserAnnouncements: '7',
};
const ITS_OWN: Partial<Record<string, typeof IDS>> = {
  'receivers of an announcement': { getProject: '7' },
  'a member of a consortium': OF_CONSORTIUM,
  'the representative of a consortium': OF_CONSORTIUM,
  'inspections of the office': { getMyPage: '7' },
  'an application at the desk': { getProject: '11' },
};

const answerOf = ({ name, handlers, id }: (typeof cases)[number]): Promise<Response> => {
  const { path, method } = operationFacts[id];
  const url = `http://mock.invalid${path.replace(/\{\w+\}/g, ITS_OWN[name]?.[id] ?? IDS[id] ?? '1')}`;
  return createMockFetch(handlers)(new Request(url, { method: method.toUpperCase() }));
};

/** What is wrong with an answer; the mock holds each against the contract itself (createMockFetch.test.ts). */
const complaintOf = async (one: (typeof cases)[number]): Promise<string[]> => {
  const told = await answerOf(one).then(
    // 202: it waits for a second person.
    ({ status }) => (status === successStatusOf(one.id) || status === 202 ? undefined : status),
    (error: unknown) => error,
  );
  return told === undefined ? [] : [`${one.name}, ${one.id}: ${told}`];
};

it('every scenario answers each of its operations as the contract says', async () => {
  const complaints = await Promise.all(cases.map(complaintOf));
  expect(complaints.flat()).toEqual([]);
  expect(cases.length).toBeGreaterThan(300);
});
