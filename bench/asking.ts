import { cpus, totalmem } from 'node:os';
import { performance } from 'node:perf_hooks';
import { credentials } from './data.ts';

/** What of an answer the questions that follow it need. */
type Answer = { readonly token: string; readonly nextCursor: string | null; readonly total: number };

/** Asks the product, or the bare route, for something; throws when the answer is no success. */
export type Send = (path: string, method?: string, body?: object) => Promise<Answer>;

export type Ask = (index: number) => Promise<unknown>;

export const sender =
  (url: string, headers: Record<string, string> = {}): Send =>
  async (path, method = 'GET', body) => {
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

/** @returns the headers of a session of the administrator who was made for this run */
export const logIn = async (url: string): Promise<Record<string, string>> => {
  const { token } = await sender(url)('/api/admin/session', 'POST', credentials);
  return { 'x-admin-session': token };
};

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** Asks once to warm up and then so often, one after the other. @returns the median time of an answer, in milliseconds */
export const timed = async (ask: Ask, times: number): Promise<number> => {
  await ask(0);
  const taken: number[] = [];
  for (let index = 1; index <= times; index += 1) {
    const startedAt = performance.now();
    await ask(index);
    taken.push(performance.now() - startedAt);
  }
  return median(taken);
};

type Taken = {
  readonly name: string;
  readonly ms: number;
  readonly markMs: number;
  readonly bareMs?: number;
};

const late: string[] = [];

/** A line with its mark; one that does not keep it is told again at the end. */
export const tell = ({ name, ms, markMs, bareMs }: Taken): void => {
  const isLate = ms > markMs;
  if (isLate) late.push(name);
  const mark = `mark ${String(markMs).padStart(5)} ms  ${isLate ? 'ABOVE IT' : 'kept    '}`;
  const ratio =
    bareMs === undefined ? '' : `  bare ${bareMs.toFixed(1)} ms, product takes ${(ms / bareMs).toFixed(1)} ×`;
  console.log(`  ${name.padEnd(44)} ${ms.toFixed(1).padStart(9)} ms  ${mark}${ratio}`);
};

/** What did not keep its mark; exit code 2 if there is any. */
export const tellLate = (): void => {
  console.log(late.length === 0 ? 'Every mark is kept.' : `Above their marks: ${late.join('; ')}.`);
  if (late.length > 0) process.exitCode = 2;
};

/** What the figures are worth. */
export const tellMachine = (): void => {
  const [cpu] = cpus();
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  console.log(
    `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${memoryGb} GB, Node ${process.version}`,
  );
};
