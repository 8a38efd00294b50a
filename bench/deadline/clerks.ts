import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Stage } from '../faults/frame/stage.ts';
import type { ClerkTask, Reading } from './clerkThread.ts';
import type { Doors } from './crowd.ts';

const THINK_MS = 250;

type Options = { readonly token: string; readonly count: number };

/** Clerks who read their lists again and again: first as usual, from `begin` on beside the crowd. */
export const startClerks = (stage: Stage, doors: Doors, { token, count }: Options) => {
  const usual: Reading[] = [];
  const during: Reading[] = [];
  let answers = usual;
  const workerData: ClerkTask = { doors, headers: { 'x-admin-session': token }, count, thinkMs: THINK_MS };
  const thread = new Worker(join(import.meta.dirname, 'clerkThread.ts'), { workerData });
  thread.on('message', (reading: Reading) => {
    answers.push(reading);
    stage.moved();
  });
  const ended = once(thread, 'exit');
  const end = async (): Promise<void> => {
    thread.postMessage('over');
    await ended;
  };
  stage.later(end);
  return {
    untilUsual: async (enough: number): Promise<void> => {
      // The first answers of a process are slower than any other.
      while (usual.length < enough * 1.5) await wait(THINK_MS);
      usual.splice(0, usual.length - enough);
    },
    begin: (): void => {
      answers = during;
    },
    end,
    answers: () => ({ usual, during }),
  };
};

export type Clerks = ReturnType<typeof startClerks>;
