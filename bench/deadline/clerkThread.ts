/**
 * One thread of clerks who read their lists again and again. Of its own, since whoever asks beside thousands waits for
 * their turns as well, and that is no time of the server.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { ask, isOk } from '../faults/tools/ask.ts';
import type { Doors } from './crowd.ts';

export type ClerkTask = {
  readonly doors: Doors;
  readonly headers: Record<string, string>;
  readonly count: number;
  /** Between a list and the next. */
  readonly thinkMs: number;
};

/** An answer as it is judged: its bytes are told only where it is no success. */
export type Reading = { readonly status: number; readonly ms: number; readonly said: string };

/** What a clerk has on the screen while applications come in. */
const LISTS = [
  '/api/admin/application?limit=50',
  '/api/admin/application?limit=50&status=1',
  '/api/admin/application?limit=50&status=0',
  '/api/admin/project?limit=50',
];

const { doors, headers, count, thinkMs }: ClerkTask = workerData;
let isOver = false;
let turn = 0;

const clerk = async (): Promise<void> => {
  while (!isOver) {
    turn += 1;
    const path = LISTS[turn % LISTS.length] ?? '';
    const door = doors[Math.floor(turn / LISTS.length) % doors.length] ?? '';
    const answer = await ask(door, { path, headers });
    const said = isOk(answer) ? '' : answer.bytes.toString();
    parentPort?.postMessage({ status: answer.status, ms: answer.ms, said } satisfies Reading);
    await wait(thinkMs * (0.5 + Math.random()));
  }
};

parentPort?.once('message', () => {
  isOver = true;
});
await Promise.all(Array.from({ length: count }, clerk));
