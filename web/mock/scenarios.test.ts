import { describe, expect, it } from 'vitest';
import { operationFacts } from '#web/api/generated/operations.ts';
import { everyScenario } from '#web/testing/everyScenario.ts';
import { type OperationId, successStatusOf } from './contract.ts';
import { createMockFetch } from './createMockFetch.ts';

const scenarios = everyScenario();

const cases = Object.entries(scenarios).flatMap(([name, handlers]) =>
  Object.keys(handlers).map((id) => ({ name, handlers, id: id as OperationId })),
);

/** A record of each kind, where a scenario answers for its own records only. */
const IDS: Partial<Record<OperationId, string>> = {
  getThread: '51',
  getUserThread: '51',
  getGeneralApplicationThread: '51',
  getMyPage: '5',
  getMyPageReport: '7',
  getProject: '12',
  getJob: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e04',
  getGeneralApplication: '27',
  updateGeneralApplication: '27',
  getChangeRequest: '21',
  getIssuedPaper: '51',
  getUserPaper: '51',
  getGeneralApplicationIssuedPaper: '54',
  getRecovery: '31',
  getDisposal: '71',
  getUserChangeRequest: '21',
  getAmountProposal: '31',
  getAmountCalculation: '1',
  getUserRecovery: '31',
  getUserPaymentItem: '41',
  updateUserPaymentItem: '41',
  getPayout: '31',
  getPayoutBatch: '41',
  getBulkRun: '12',
  updateBulkRun: '12',
  deleteBulkRun: '12',
  listBulkRunRows: '12',
  getMail: '31',
  getMachineKey: '3',
  getWebhook: '2',
};
const ITS_OWN: Partial<Record<string, typeof IDS>> = {
  inspections: { getMyPage: '12' },
  'an application at the desk': { getProject: '11' },
};

describe('scenarios', () => {
  // The mock holds each answer against the contract itself; see createMockFetch.test.ts.
  it.each(cases)('$name answers $id as the contract says', async ({ name, handlers, id }) => {
    const { path, method } = operationFacts[id];
    const url = `http://mock.invalid${path.replace(/\{\w+\}/g, ITS_OWN[name]?.[id] ?? IDS[id] ?? '1')}`;
    const response = await createMockFetch(handlers)(new Request(url, { method: method.toUpperCase() }));
    expect(response.status).toBe(successStatusOf(id));
  });
});
