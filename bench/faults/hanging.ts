/** Callers who begin and do not go on: uploads half sent (F9), headers a letter at a time (F10). */

import { readdir } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fault } from './frame/fault.ts';
import type { Demo } from './frame/ground.ts';
import type { Stage } from './frame/stage.ts';
import { type Answer, isOk, keepAsking, quantileMs, tally } from './tools/ask.ts';
import { logIn, openPlaces, type People, type Place, readsAndChanges } from './tools/demoPeople.ts';
import { openSocket } from './tools/sockets.ts';

type Size = { readonly connections: number; readonly quietAnswers: number; readonly isToTheEnd: boolean };

const SENT_BYTES = 300_000;

/** The beginning of an upload that says it is longer than what comes. */
const halfUpload = (url: string, { company }: People, place: Place): Buffer => {
  const head =
    '--b\r\nContent-Disposition: form-data; name="meta"\r\n\r\n' +
    `${JSON.stringify({ fileName: 'a.pdf', ...place })}\r\n` +
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
  const headers = {
    ...company,
    host: new URL(url).host,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(SENT_BYTES * 3),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const start = `POST /api/user/file HTTP/1.1\r\n${lines.join('')}\r\n${head}%PDF-1.4\n`;
  return Buffer.concat([Buffer.from(start), Buffer.alloc(SENT_BYTES, 0x20)]);
};

const openAll = async (stage: Stage, url: string, count: number): Promise<Socket[]> => {
  const sockets: Socket[] = [];
  stage.later(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (let index = 0; index < count; index += 1) {
    sockets.push(await openSocket(url));
    stage.moved();
  }
  return sockets;
};

/** Files that an upload is writing. */
const incoming = async ({ dataDir }: Demo): Promise<number> =>
  (await readdir(join(dataDir, 'files', 'incoming'))).length;

const since = (answers: readonly Answer[], time: number) => answers.filter(({ at, ms }) => at - ms > time);

const GONE_MS = 60_000;
const MORE_MEMORY_MB = 100;

const sayOthers = (stage: Stage, before: readonly Answer[], during: readonly Answer[]): void => {
  const [quiet, busy] = [quantileMs(before, 0.99), quantileMs(during, 0.99)];
  stage.figure(`others meanwhile: ${tally(during)}`);
  stage.rule(
    'others are answered',
    during.filter((answer) => !isOk(answer)).map(({ status }) => `${status}`),
  );
  stage.mark(`p99 of others, ${quiet.toFixed(0)} ms before`, busy, Math.round(quiet * 2), 'ms');
};

const runHalfUploads = async (stage: Stage, { connections, quietAnswers, isToTheEnd }: Size) => {
  const demo = await stage.ground.demo('postgres');
  const server = await stage.start(demo);
  const people = await logIn(server.url);
  const [place] = await openPlaces(server.url, people);
  if (place === undefined) return;
  const others = keepAsking(stage, { url: server.url, callers: 2, next: readsAndChanges(people) });
  while (others.answers.length < quietAnswers) await wait(20);
  const memoryBefore = server.memoryMb();
  const from = performance.now();
  const before = [...others.answers];
  const bytes = halfUpload(server.url, people, place);
  for (const socket of await openAll(stage, server.url, connections)) socket.write(bytes);
  while ((await incoming(demo)) < connections) await wait(20);
  stage.figure(`${connections} uploads hang`);
  const hangFrom = performance.now();
  if (!isToTheEnd) await wait(2_000);
  while (isToTheEnd && (await incoming(demo)) > 0) await wait(50);
  const goneMs = performance.now() - hangFrom;
  const during = since(await others.end(), from);
  const memoryAfter = server.memoryMb();
  sayOthers(stage, before, during);
  if (isToTheEnd) stage.mark('temporary files gone after', goneMs, GONE_MS, 'ms');
  stage.mark('more memory', memoryAfter - memoryBefore, MORE_MEMORY_MB, 'MB');
};

const LETTER_MS = 1_000;
const HEALTH_MS = 200;

const runSlowHeaders = async (stage: Stage, { connections, quietAnswers, isToTheEnd }: Size) => {
  const server = await stage.start(await stage.ground.demo('postgres'));
  const health = keepAsking(stage, { url: server.url, callers: 1, next: () => ({ path: '/healthz' }) });
  while (health.answers.length < quietAnswers) await wait(20);
  const before = [...health.answers];
  const from = performance.now();
  const sockets = await openAll(stage, server.url, connections);
  let closed = 0;
  for (const socket of sockets) socket.once('close', () => (closed += 1));
  for (const socket of sockets)
    socket.write('GET /api/admin/project HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, LETTER_MS);
  stage.later(() => clearInterval(drip));
  while (health.answers.length < quietAnswers * 2) await wait(20);
  while (isToTheEnd && closed < connections) await wait(50);
  const answers = since(await health.end(), from);
  const quietMs = quantileMs(before, 0.99).toFixed(0);
  stage.figure(`${connections} slow connections, ${closed} closed by the server; /healthz ${tally(answers)}`);
  stage.rule(
    '/healthz is 200',
    answers.filter((answer) => !isOk(answer)).map(({ status }) => `${status}`),
  );
  stage.mark(
    `99 of 100 answers of /healthz, ${quietMs} ms before, within`,
    quantileMs(answers, 0.99),
    HEALTH_MS,
    'ms',
  );
};

export const halfUploads = fault<Size>({
  id: 'F9',
  what: 'uploads half sent and left hanging',
  mark: 'temporary files gone ≤ 60 s, memory ≤ +100 MB, others’ p99 ≤ 2×',
  test: 'bff/platform/files/uploadEngine.test.ts',
  needs: ['postgres'],
  full: { connections: 300, quietAnswers: 300, isToTheEnd: true },
  quick: { connections: 20, quietAnswers: 50, isToTheEnd: false },
  run: runHalfUploads,
});

export const slowConnections = fault<Size>({
  id: 'F10',
  what: 'headers a letter at a time (slowloris)',
  mark: '/healthz ≤ 200 ms; the server closes such connections',
  test: 'bench/faults/faults.postgres.test.ts',
  needs: ['postgres'],
  full: { connections: 300, quietAnswers: 100, isToTheEnd: true },
  quick: { connections: 100, quietAnswers: 20, isToTheEnd: false },
  run: runSlowHeaders,
});
