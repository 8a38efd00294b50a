import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** One HTTP call of a load; a function, because some calls need another body each time. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
};

/** What a load saw; loads of several rounds are put together by {@link joined}. */
export type LoadResult = {
  readonly seconds: number;
  /** How long each answer of 2xx took, in milliseconds. */
  readonly timesMs: readonly number[];
  /** Answers other than 2xx, by status; a measurement with any is worth nothing. */
  readonly failures: Record<string, number>;
};

export type LoadOptions = {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly next: (index: number) => Call;
};

const send = (agent: Agent, url: string, call: Call): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { ...call.headers, ...(call.body ? { 'content-type': 'application/json' } : {}) };
    const outgoing = request(`${url}${call.path}`, { method: call.method, agent, headers }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
      response.resume();
    });
    outgoing.on('error', reject);
    outgoing.end(call.body);
  });

/** Keeps a number of connections busy for a time, on this machine only. */
export const runLoad = async ({ url, connections, seconds, next }: LoadOptions): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const timesMs: number[] = [];
  const failures: Record<string, number> = {};
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let index = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const sentAt = performance.now();
      index += 1;
      const status = await send(agent, url, next(index));
      if (status >= 200 && status < 300) timesMs.push(performance.now() - sentAt);
      else failures[status] = (failures[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { seconds: (performance.now() - startedAt) / 1000, timesMs, failures };
};

/** Several loads as if they had been one. */
export const joined = (results: readonly LoadResult[]): LoadResult => {
  const failures: Record<string, number> = {};
  for (const [status, count] of results.flatMap((result) => Object.entries(result.failures))) {
    failures[status] = (failures[status] ?? 0) + count;
  }
  return {
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
    timesMs: results.flatMap(({ timesMs }) => timesMs),
    failures,
  };
};

export const callsPerSecond = ({ timesMs, seconds }: LoadResult): number => timesMs.length / seconds;

/** @param share 0.99: the time that one answer in a hundred was slower than */
export const quantileMs = ({ timesMs }: LoadResult, share: number): number => {
  const sorted = timesMs.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
