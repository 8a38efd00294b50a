/**
 * `npm run bench:payments`: an undertaking with 10,000 deals and 60,000 vouchers, and 100,000 payments, on a PostgreSQL
 * of its own. Each question is asked one after the other and stands beside a bare node:http + pg route that answers
 * the same number of rows. `-- --deals 1000 --payouts 10000` for less. Needs `postgres` and `initdb` on the PATH.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { startTestServer } from '../../scripts/db/testServer.ts';
import { credentials } from '../data.ts';
import { untilIdle } from '../measure.ts';
import { startMeasured, startProductServer } from '../servers.ts';
import { type PaymentTarget, preparePayments } from './data.ts';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '10000' },
    payouts: { type: 'string', default: '100000' },
    times: { type: 'string', default: '15' },
  },
});
const size = { deals: Number(values.deals), payouts: Number(values.payouts) };

/** Milliseconds of the marks: quality.md, "list at 100,000 rows" and "export of 10,000 rows". */
const EXPORT_MARK_MS = 5_000;

/** Rows that a table may have. */
const MOST_ROWS = 5_000;

type Ask = (index: number) => Promise<unknown>;

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** @returns the median time of an answer, in milliseconds */
const timed = async (ask: Ask, times: number): Promise<number> => {
  await ask(0);
  const taken: number[] = [];
  for (let index = 1; index <= times; index += 1) {
    const startedAt = performance.now();
    await ask(index);
    taken.push(performance.now() - startedAt);
  }
  return median(taken);
};

type Answer = { readonly token: string; readonly nextCursor: string | null };

const sender =
  (url: string, headers: Record<string, string> = {}) =>
  async (path: string, method = 'GET', body?: object): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const content = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${content.slice(0, 300)}`);
    return method === 'GET' && !path.includes('/export')
      ? JSON.parse(content)
      : content.length < 4000 && JSON.parse(content);
  };

const logIn = async (url: string): Promise<string> =>
  (await sender(url)('/api/admin/session', 'POST', credentials)).token;

/** The cursor of a page that lies so many pages deep. */
const cursorAt = async (send: ReturnType<typeof sender>, path: string, pages: number): Promise<string> => {
  let cursor = '';
  for (let page = 0; page < pages; page += 1) {
    const { nextCursor } = await send(`${path}${cursor}`);
    if (nextCursor !== null) cursor = `&cursor=${nextCursor}`;
  }
  return cursor;
};

type Case = readonly [name: string, product: Ask, bare: Ask | null];

const casesOf = async (
  send: ReturnType<typeof sender>,
  bare: ReturnType<typeof sender>,
  { mypageId, dealIds }: PaymentTarget,
): Promise<readonly Case[]> => {
  const list = `/api/admin/my_page/${mypageId}/payment_list`;
  const flat = `/flat/payment_list/${mypageId}`;
  const deep = await cursorAt(send, `${list}?limit=200`, Math.floor(dealIds.length / 250));
  const payouts = '/api/admin/payment?limit=50';
  const dealAt = (index: number): number => dealIds[(index * 37) % dealIds.length] ?? 0;
  const exclude: Ask = (index) =>
    send(`/api/admin/payment_item/${dealAt(index)}`, 'PATCH', {
      excludedAmount: 1 + index,
      excludedReason: '計測',
    });
  return [
    ['deals: first 50, totals, counts', () => send(`${list}?limit=50`), () => bare(`${flat}?limit=50`)],
    ['deals: deep page', () => send(`${list}?limit=50${deep}`), () => bare(`${flat}?limit=50&after=9000`)],
    ['deals: search', (i) => send(`${list}?limit=50&q=${encodeURIComponent(`支払先${i}`)}`), null],
    ['deals: those to be put right', () => send(`${list}?limit=50&finding=errors`), null],
    ['deals: one is changed', exclude, null],
    ['deals: export as CSV', () => send(`${list}/export?format=csv`), null],
    ['deals: export as Excel', () => send(`${list}/export?format=xlsx`), null],
    ['payments: first 50 of all', () => send(payouts), null],
    ['payments: deep page', await deepPayouts(send, payouts), null],
    ['payments: requested ones', () => send(`${payouts}&status=1`), null],
    ['payments: search', () => send(`${payouts}&q=${encodeURIComponent('計測')}`), null],
  ];
};

const deepPayouts = async (send: ReturnType<typeof sender>, path: string): Promise<Ask> => {
  const cursor = await cursorAt(send, path.replace('limit=50', 'limit=200'), 20);
  return () => send(`${path}${cursor}`);
};

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

const lineOf = (name: string, ms: number, bareMs: number | null): string => {
  const ratio =
    bareMs === null ? '' : `   bare ${bareMs.toFixed(1)} ms, product takes ${(ms / bareMs).toFixed(1)} ×`;
  const isLate = name.includes('export') && ms > EXPORT_MARK_MS;
  return `  ${name.padEnd(34)} ${ms.toFixed(1).padStart(9)} ms${ratio}${isLate ? '   ABOVE THE MARK' : ''}`;
};

const postgres = await startTestServer({ durable: true });
const dataDir = await mkdtemp(join(tmpdir(), 'hojo-bench-payments-'));
const stops: (() => Promise<unknown>)[] = [];
try {
  console.log(`preparing ${size.deals} deals and ${size.payouts} payments …`);
  const target = await preparePayments(postgres.url, size);
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' };
  const product = await startProductServer({ env });
  stops.push(() => product.kill('SIGTERM'));
  const bare = await startMeasured('node:http + pg', 'bench/baselines/nodePg.ts', { env });
  stops.push(() => bare.kill('SIGTERM'));
  for (const server of [product, bare]) await untilIdle(server);
  const headers = { 'x-admin-session': await logIn(product.url) };
  const send = sender(product.url, headers);
  for (const [name, ask, askBare] of await casesOf(send, sender(bare.url), target)) {
    const times = name.includes('export') ? 3 : Number(values.times);
    console.log(lineOf(name, await timed(ask, times), askBare && (await timed(askBare, times))));
  }
  const { seenMs, takenMs } = await importTimes(product.url, headers, target);
  console.log(lineOf(`import of ${MOST_ROWS} more: dry run`, seenMs, null));
  console.log(lineOf(`import of ${MOST_ROWS} more: taken over`, takenMs, null));
} finally {
  for (const stop of stops) await stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
