import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { machinesOf } from '#bff/core/machines.ts';
import * as enums from '#bff/generated/contract/enums.ts';
import type { TestServer } from '#bff/testing/server.ts';
import { startDemoServer } from './demoServer.ts';

/*
 * Whoever tries the product out finds each state of each published machine somewhere in the demo, or here the reason why
 * a demo cannot keep it.
 */

let server: TestServer;

beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

/** Where the states of a machine are kept: table and column. */
const PLACES: Readonly<Record<string, readonly [table: string, column: string]>> = {
  application: ['application', 'status'],
  documentCheck: ['section', 'status'],
  projectStatus: ['my_page', 'project_status'],
  delay: ['my_page', 'delay_status'],
  progressPhase: ['my_page', 'progress_phase'],
  inspectionReport: ['my_page_report', 'status'],
  changeRequest: ['change_request', 'status'],
  payment: ['payment', 'status'],
  amountProposal: ['amount_proposal', 'status'],
  recovery: ['recovery', 'status'],
  property: ['property_ledger_item', 'status'],
  propertyDisposal: ['property_disposal', 'status'],
  bulkRun: ['bulk_run', 'status'],
  retentionErasure: ['retention_erasure', 'status'],
};

/** States that no row of the demo has. */
const NOTHING_TO_DO = 'an end that leaves nothing to do; the tests of its routes walk there';
const OWN_BEGIN =
  'the business begins it once the line of 3005 that waits is confirmed; the office does not see it';
const OWN_RETURN = 'comes back in a minute: the request of 3005 waits to be returned by whoever tries it';
const OWN_ANSWER =
  'comes back in a minute: the line of 3005 waits to be returned or let go by whoever tries it';
const OWN_ERASURE =
  'proposed within a minute by whoever tries it: one is open at a time, and one of before would be in his way';
const OWN_RUN = 'made and ended within a minute by whoever tries it; one of before would only be in his way';

const ABSENT: Readonly<Record<string, string>> = {
  'bulkRun Cancelled': OWN_RUN,
  'bulkRun Checked': OWN_RUN,
  'bulkRun Done': OWN_RUN,
  'bulkRun Running': OWN_RUN,
  'bulkRun Undoing': OWN_RUN,
  'bulkRun Undone': OWN_RUN,
  'property Returned': OWN_ANSWER,
  'property Waived': OWN_ANSWER,
  'propertyDisposal Declined': NOTHING_TO_DO,
  'propertyDisposal Draft': OWN_BEGIN,
  'propertyDisposal Returned': OWN_RETURN,
  'propertyDisposal Withdrawn': NOTHING_TO_DO,
  'recovery Withdrawn': NOTHING_TO_DO,
  'retentionErasure Done': OWN_ERASURE,
  'retentionErasure Proposed': OWN_ERASURE,
  'retentionErasure Running': OWN_ERASURE,
  'retentionErasure Stopped': OWN_ERASURE,
};

const keptIn = async (machine: string): Promise<Set<number>> => {
  const [table, column] = PLACES[machine] ?? [];
  if (table === undefined || column === undefined) throw new Error(`no place for ${machine}`);
  const rows = await server.database.client.$queryRawUnsafe<{ status: number }[]>(
    `SELECT DISTINCT "${column}"::int AS status FROM "${table}"`,
  );
  return new Set(rows.map(({ status }) => status));
};

it('the demo has each state of each published machine, but for those named here', async () => {
  const missing: string[] = [];
  for (const [name, machine] of Object.entries(machinesOf(loadContractDocument()))) {
    const values = Object.entries(
      (enums as unknown as Record<string, Record<string, number>>)[machine.enum] ?? {}, // every enumeration by its name
    );
    expect([name, values.length > 0]).toEqual([name, true]);
    const kept = await keptIn(name);
    missing.push(...values.filter(([, value]) => !kept.has(value)).map(([state]) => `${name} ${state}`));
  }
  expect(missing.toSorted()).toEqual(Object.keys(ABSENT).toSorted());
});

it('the demo has an inspection of each kind', async () => {
  const rows = await server.database.client.myPageReport.findMany({ distinct: ['kind'] });
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(Object.values(enums.InspectionKind).toSorted());
});
