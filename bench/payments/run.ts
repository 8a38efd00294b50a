/**
 * `npm run bench:payments`: an undertaking with 10,000 deals and 60,000 vouchers, 100,000 payments, and the documents
 * that 100,000 undertakings are asked for, on a PostgreSQL of its own. Each question is asked one after the other and
 * stands beside its mark, the pages of deals also beside a bare node:http + pg route that answers the same number of
 * rows. Exit code 2 when a mark is missed. `-- --deals 1000 --payouts 10000 --documents 60000` for less. Needs `postgres` and `initdb` on the PATH.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { startTestServer } from '../../scripts/db/testServer.ts';
import { logIn, sender, tell, tellLate, tellMachine, timed } from '../asking.ts';
import { untilIdle } from '../measure.ts';
import { startMeasured, startProductServer } from '../servers.ts';
import { type Case, dealCases, officeCases } from './cases.ts';
import { type PaymentTarget, preparePayments } from './data.ts';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '10000' },
    payouts: { type: 'string', default: '100000' },
    documents: { type: 'string', default: '600000' },
    times: { type: 'string', default: '15' },
  },
});
const size = {
  deals: Number(values.deals),
  payouts: Number(values.payouts),
  documents: Number(values.documents),
};

/** Rows that a table may have. */
const MOST_ROWS = 5_000;

/** Milliseconds that 5,000 deals more may take. */
const IMPORT_MARK_MS = 3_000;

const HEADINGS = '経費区分,内容,支払先,支払額（税込）,支払額（税抜）';

/** A file of deals more, looked at and then taken over: how long each takes, in milliseconds. */
const importTimes = async (url: string, headers: Record<string, string>, { mypageId }: PaymentTarget) => {
  const path = `${url}/api/admin/my_page/${mypageId}/payment_list/import_file`;
  const deals = Array.from(
    { length: MOST_ROWS },
    (_, n) => `機械装置・システム構築費,品 ${n},店 ${n},1100,1000`,
  );
  const ask = async (asked: object): Promise<{ readonly listState: string; readonly isTaken: boolean }> => {
    const form = new FormData();
    form.set('meta', JSON.stringify({ ...asked, fileName: '計測.csv', onBehalfReason: '計測' }));
    form.set('file', new Blob([[HEADINGS, ...deals].join('\r\n')], { type: 'text/csv' }), '計測.csv');
    const response = await fetch(path, { method: 'POST', headers, body: form });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const startedAt = performance.now();
  const { listState } = await ask({ isDryRun: true });
  const seenAt = performance.now();
  const { isTaken } = await ask({ isDryRun: false, listState });
  if (!isTaken) throw new Error('the deals were not taken over');
  return { seenMs: seenAt - startedAt, takenMs: performance.now() - seenAt };
};

const measure = async ({ name, ask, askBare, markMs, times = Number(values.times) }: Case): Promise<void> =>
  tell({
    ...{ name, markMs, ms: await timed(ask, times) },
    ...(askBare === undefined ? {} : { bareMs: await timed(askBare, times) }),
  });

const postgres = await startTestServer({ durable: true });
const dataDir = await mkdtemp(join(tmpdir(), 'hojo-bench-payments-'));
const stops: (() => Promise<unknown>)[] = [];
try {
  tellMachine();
  console.log(`preparing ${size.deals} deals, ${size.payouts} payments and ${size.documents} documents …`);
  const target = await preparePayments(postgres.url, size);
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' };
  const product = await startProductServer({ env });
  stops.push(() => product.kill('SIGTERM'));
  const bare = await startMeasured('node:http + pg', 'bench/baselines/nodePg.ts', { env });
  stops.push(() => bare.kill('SIGTERM'));
  for (const server of [product, bare]) await untilIdle(server);
  const headers = await logIn(product.url);
  const send = sender(product.url, headers);
  for (const each of await dealCases(send, sender(bare.url), target)) await measure(each);
  for (const each of await officeCases(send)) await measure(each);
  const { seenMs, takenMs } = await importTimes(product.url, headers, target);
  tell({ name: `import of ${MOST_ROWS} more: dry run`, ms: seenMs, markMs: IMPORT_MARK_MS });
  tell({ name: `import of ${MOST_ROWS} more: taken over`, ms: takenMs, markMs: IMPORT_MARK_MS });
  tellLate();
} finally {
  for (const stop of stops) await stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
