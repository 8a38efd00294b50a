import { setTimeout as wait } from 'node:timers/promises';
import type { Case } from './cases.ts';
import { callsPerSecond, joined, type LoadResult, runLoad } from './load.ts';
import type { BenchOptions } from './options.ts';
import type { MeasuredServer } from './servers.ts';

/** What one server did in one case, all rounds together. */
export type Measured = {
  readonly load: LoadResult;
  /** Calls a second of each round. */
  readonly rounds: readonly number[];
  /** Processor time of the server's process for one call, in milliseconds: steadier than the clock on a busy machine. */
  readonly cpuMs: number;
};

/** A server and the calls that it is asked; each has a session of its own. */
export type Runner = { readonly server: MeasuredServer; readonly cases: readonly Case[] };

const WARM_SECONDS = 1;
const IDLE_CHECK_MS = 500;
const IDLE_SHARE = 0.05;
const IDLE_WITHIN_CHECKS = 240;

/** A server that is ready may still be busy with itself, as the product is with its validators and its jobs. */
export const untilIdle = async ({ cpuMs, name }: MeasuredServer): Promise<void> => {
  for (let check = 0; check < IDLE_WITHIN_CHECKS; check += 1) {
    const before = cpuMs();
    await wait(IDLE_CHECK_MS);
    if (cpuMs() - before < IDLE_CHECK_MS * IDLE_SHARE) return;
  }
  console.warn(`${name} does not come to rest and is measured so`);
};

const nextOf = (item: Case, isProduct: boolean) => (isProduct ? item.product : (item.bare ?? item.product));

type Round = { readonly load: LoadResult; readonly cpuMs: number };

const runRound = async ({ server, cases }: Runner, index: number, seconds: number): Promise<Round> => {
  const item = cases[index];
  if (item === undefined) throw new RangeError(`no case ${index}`);
  const next = nextOf(item, server.name === 'product');
  const before = server.cpuMs();
  const load = await runLoad({ url: server.url, connections: item.connections, seconds, next });
  return { load, cpuMs: server.cpuMs() - before };
};

const summed = (rounds: readonly Round[]): Measured => {
  const load = joined(rounds.map((round) => round.load));
  const cpuMs = rounds.reduce((sum, round) => sum + round.cpuMs, 0);
  return {
    load,
    rounds: rounds.map((round) => callsPerSecond(round.load)),
    cpuMs: cpuMs / Math.max(1, load.timesMs.length),
  };
};

/** The servers take turns in every round, and begin in another order each time: noise hits all of them alike. */
const measureCase = async (
  runners: readonly Runner[],
  index: number,
  { rounds, seconds }: BenchOptions,
): Promise<Measured[]> => {
  const results: Round[][] = runners.map(() => []);
  for (const runner of runners) await runRound(runner, index, WARM_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < runners.length; turn += 1) {
      const position = (round + turn) % runners.length;
      const runner = runners[position];
      if (runner !== undefined) results[position]?.push(await runRound(runner, index, seconds));
    }
  }
  return results.map(summed);
};

/** Every wanted case, with the result of each server in the order of `runners`. */
export const measureAll = async (
  runners: readonly Runner[],
  options: BenchOptions,
): Promise<Map<string, Measured[]>> => {
  const results = new Map<string, Measured[]>();
  for (const [index, { name }] of (runners[0]?.cases ?? []).entries()) {
    if (name.includes(options.only)) results.set(name, await measureCase(runners, index, options));
  }
  return results;
};
