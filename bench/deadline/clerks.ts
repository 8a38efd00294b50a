import { setTimeout as wait } from 'node:timers/promises';
import type { Stage } from '../faults/frame/stage.ts';
import { type Answer, ask } from '../faults/tools/ask.ts';
import type { Doors } from './crowd.ts';

/** What a clerk has on the screen while applications come in. */
const LISTS = [
  '/api/admin/application?limit=50',
  '/api/admin/application?limit=50&status=1',
  '/api/admin/application?limit=50&status=0',
  '/api/admin/project?limit=50',
];

/** Between a list and the next. */
const THINK_MS = 250;

type Options = { readonly token: string; readonly count: number };

/** Clerks who read their lists again and again: first as usual, from `begin` on beside the crowd. */
export const startClerks = (stage: Stage, doors: Doors, { token, count }: Options) => {
  const usual: Answer[] = [];
  const during: Answer[] = [];
  let answers = usual;
  let isOver = false;
  let turn = 0;
  const clerk = async (): Promise<void> => {
    while (!isOver) {
      turn += 1;
      const path = LISTS[turn % LISTS.length] ?? '';
      const door = doors[Math.floor(turn / LISTS.length) % doors.length] ?? '';
      const into = answers;
      into.push(await ask(door, { path, headers: { 'x-admin-session': token } }));
      stage.moved();
      await wait(THINK_MS * (0.5 + Math.random()));
    }
  };
  const all = Promise.all(Array.from({ length: count }, clerk));
  const end = async (): Promise<void> => {
    isOver = true;
    await all;
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
