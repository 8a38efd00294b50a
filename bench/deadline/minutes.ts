import { cpus } from 'node:os';
import { quantileMs } from '../faults/tools/ask.ts';
import type { Clerks } from './clerks.ts';

const MINUTE_MS = 60_000;

/** Of all processors together, in milliseconds since the machine started. */
const processorTimes = () => {
  const all = cpus().flatMap(({ times }) => Object.values(times));
  const idle = cpus().map(({ times }) => times.idle);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  return { all: sum(all), idle: sum(idle) };
};

/**
 * How each minute goes: within how many milliseconds 99 of 100 lists are answered, and how much of the processors is in
 * use by anything. What is late on a machine that is used up says nothing of one that is not.
 */
export const watchMinutes = (clerks: Clerks) => {
  const told: string[] = [];
  let seen = 0;
  let before = processorTimes();
  const tell = (): void => {
    const lists = clerks.answers().during.slice(seen);
    const now = processorTimes();
    const used = 1 - (now.idle - before.idle) / (now.all - before.all);
    if (lists.length > 0)
      told.push(`${quantileMs(lists, 0.99).toFixed(0)} ms at ${(used * 100).toFixed(0)} %`);
    seen += lists.length;
    before = now;
  };
  const timer = setInterval(tell, MINUTE_MS).unref();
  return {
    /** @returns a minute each, as `46 ms at 61 %` */
    end: (): readonly string[] => {
      clearInterval(timer);
      tell();
      return told;
    },
  };
};
