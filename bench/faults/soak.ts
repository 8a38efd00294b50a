/** Hours of ordinary work (F14): no error, no growing memory, an event loop that is never long away. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fault } from './frame/fault.ts';
import type { Stage } from './frame/stage.ts';
import { ask, isOk, keepAsking, must, type Question, quantileMs, read, tally } from './tools/ask.ts';
import {
  logIn,
  newPaper,
  openPlaces,
  type People,
  type Place,
  readsAndChanges,
  removePaper,
  sendPaper,
} from './tools/demoPeople.ts';

type Size = { readonly minutes: number; readonly callers: number };

const lists = [
  '/api/admin/my_page?limit=50',
  '/api/admin/corporation?limit=50',
  '/api/admin/home',
  '/api/admin/my_page/section?limit=50',
];

/** Records, lists and changes, as a busy office asks for them. */
const mixed = (people: People): ((index: number) => Question) => {
  const records = readsAndChanges(people);
  return (index) =>
    index % 3 === 0 ? { path: lists[index % lists.length] ?? '', headers: people.jmac } : records(index);
};

/** A company that sends a paper and takes it back, again and again. */
const sendAndTakeBack = async (url: string, people: People, place: Place): Promise<string[]> => {
  const sent = await ask(url, sendPaper(people, place, newPaper()));
  if (!isOk(sent)) return [`an upload: ${sent.status} ${sent.bytes}`];
  const taken = await ask(url, removePaper(people, read<{ id: string }>(sent).id));
  return isOk(taken) ? [] : [`taking back: ${taken.status}`];
};

const SAMPLE_MS = 5_000;

/** Growth by the straight line that fits best, in MB an hour; the first third is the start's. */
const slopePerHour = (samples: readonly { readonly hours: number; readonly mb: number }[]): number => {
  const settled = samples.slice(Math.floor(samples.length / 3));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [time, size] = [mean(settled.map(({ hours }) => hours)), mean(settled.map(({ mb }) => mb))];
  const over = settled.reduce((sum, { hours, mb }) => sum + (hours - time) * (mb - size), 0);
  const under = settled.reduce((sum, { hours }) => sum + (hours - time) ** 2, 0);
  return under === 0 ? 0 : over / under;
};

const HOUR_MS = 3600_000;
const MEMORY_MB = 400;
const LOOP_MS = 50;
/** Over a shorter time a line through the samples says nothing. */
const SLOPE_MINUTES = 10;
const GROWTH_MB = 20;

const run = async (stage: Stage, size: Size): Promise<void> => {
  const minutes = stage.minutes ?? size.minutes;
  const demo = await stage.ground.demo('postgres');
  const loopFile = join(demo.dataDir, 'event-loop');
  const flags = ['--import', join(import.meta.dirname, 'preload/eventLoop.mjs')];
  const server = await stage.start(demo, { flags, env: { EVENT_LOOP: loopFile } });
  const people = await logIn(server.url);
  const [place] = await openPlaces(server.url, people);
  if (place === undefined) return;
  const asking = keepAsking(stage, { url: server.url, callers: size.callers, next: mixed(people) });
  const from = performance.now();
  const samples: { hours: number; mb: number }[] = [];
  const failed: string[] = [];
  while (performance.now() - from < minutes * 60_000) {
    failed.push(...(await sendAndTakeBack(server.url, people, place)));
    samples.push({ hours: (performance.now() - from) / HOUR_MS, mb: server.memoryMb() });
    await wait(Math.min(SAMPLE_MS, minutes * 6_000));
  }
  const answers = await asking.end();
  const loopMs = Number(await readFile(loopFile, 'utf8'));
  await must(server.url, { path: '/healthz' });
  stage.figure(`${minutes} minutes: ${tally(answers)}, p99 ${quantileMs(answers, 0.99).toFixed(0)} ms`);
  const unhappy = answers.filter((answer) => !isOk(answer)).map(({ status, bytes }) => `${status} ${bytes}`);
  stage.rule('no request failed', [...failed, ...unhappy]);
  stage.mark('most memory', Math.max(...samples.map(({ mb }) => mb)), MEMORY_MB, 'MB');
  stage.mark('99 of 100 turns of the event loop within', loopMs, LOOP_MS, 'ms');
  if (minutes >= SLOPE_MINUTES) stage.mark('memory grows', slopePerHour(samples), GROWTH_MB, 'MB an hour');
};

export const soak = fault<Size>({
  id: 'F14',
  what: 'a mixed load for a long time (--minutes, 30 by default)',
  mark: 'no errors, flat memory, event-loop p99 ≤ 50 ms',
  test: 'only here: a test has no time for it',
  needs: ['postgres'],
  full: { minutes: 30, callers: 4 },
  quick: { minutes: 0.5, callers: 2 },
  run,
});
