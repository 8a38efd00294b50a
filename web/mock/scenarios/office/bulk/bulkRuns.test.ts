import { describe, expect, it } from 'vitest';
import { createMockFetch } from '#web/mock/createMockFetch.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { bulkRunHandlers } from './bulkRuns.ts';
import { adoptionRun, manyRows } from './dryRuns.ts';
import { withRows } from './withRows.ts';

const rows = manyRows(5);
const run = withRows({ ...adoptionRun, kind: 'declineApplications' }, rows);

/** A server of its own. */
const serve = () => {
  const file = new Blob(['行\r\n'], { type: 'text/csv' });
  const fetch = createMockFetch(bulkRunHandlers({ state: { run, rows }, step: 2, file }));
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(new Request(`http://mock.invalid/api/admin/bulk_run${path}`, init));
  const read = async (): Promise<components['schemas']['BulkRun']> => (await ask('/12')).json();
  const press = async (body: object): Promise<components['schemas']['BulkRun']> => {
    const headers = { 'content-type': 'application/json' };
    return (await ask('/12', { method: 'PATCH', headers, body: JSON.stringify(body) })).json();
  };
  return { ask, read, press };
};

describe('a run without a server', () => {
  it('goes some rows further with each look, and ends', async () => {
    const { read, press } = serve();
    await press({ action: 'start' });
    const seen = [await read(), await read(), await read(), await read()];
    expect(seen.map(({ status, counts }) => [status, counts.done])).toEqual([
      [1, 0],
      [1, 2],
      [1, 4],
      [2, 5],
    ]);
  });

  it('that is stopped leaves the rest undone, and is taken back in part', async () => {
    const { read, press, ask } = serve();
    await press({ action: 'start' });
    await read();
    expect((await press({ action: 'cancel' })).counts).toMatchObject({ done: 2, skipped: 3 });
    expect((await press({ action: 'undo', reason: '誤り', rowIds: [1001] })).status).toBe(4);
    await read();
    expect(await read()).toMatchObject({ status: 2, counts: { done: 1, undone: 1 } });
    const left = await (await ask('/12/row?outcome=3')).json();
    expect(left.total).toBe(1);
  });

  it('saves its rows as a file', async () => {
    const { ask } = serve();
    expect(await (await ask('/12/row/export?format=csv')).text()).toContain('行');
  });
});
