import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** One HTTP call of a load; a function, because some calls need another body each time. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
};

export type LoadResult = {
  readonly callsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
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

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Keeps a number of connections busy for a time, on this machine only. */
export const runLoad = async ({ url, connections, seconds, next }: LoadOptions): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let index = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const sentAt = performance.now();
      index += 1;
      const status = await send(agent, url, next(index));
      if (status >= 200 && status < 300) times.push(performance.now() - sentAt);
      else failures[status] = (failures[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    callsPerSecond: times.length / elapsedSeconds,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    failures,
  };
};
