import type pg from 'pg';
import type { Tracing } from './tracing.ts';

const VERB = /^\s*(?:\/\*.*?\*\/\s*)?([a-z]+)/i;
const TABLE = /\b(?:from|into|update)\s+(?:"?public"?\.)?"?([a-z_]+)/i;

/** What a statement does to which table: its words may hold more than that. */
const summaryOf = (text: string) => {
  const verb = (VERB.exec(text)?.[1] ?? 'statement').toUpperCase();
  const table = TABLE.exec(text)?.[1];
  return { name: table === undefined ? verb : `${verb} ${table}`, verb, table };
};

const textOf = (config: unknown): string => {
  if (typeof config === 'string') return config;
  const text: unknown = typeof config === 'object' && config !== null ? Reflect.get(config, 'text') : '';
  return typeof text === 'string' ? text : '';
};

type Query = (...given: unknown[]) => unknown;

const traced =
  (tracing: Pick<Tracing, 'step'>, query: Query): Query =>
  (...given) => {
    const { name, verb, table } = summaryOf(textOf(given[0]));
    const collection = table === undefined ? undefined : { 'db.collection.name': table };
    const span = tracing.step(name, {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      ...collection,
    });
    if (span === undefined) return query(...given);
    const told = given.at(-1);
    if (typeof told === 'function') {
      const tell = (error: unknown, ...rest: unknown[]): unknown => {
        span.end({ isFailed: Boolean(error) });
        return told(error, ...rest);
      };
      return query(...given.slice(0, -1), tell);
    }
    const result = query(...given);
    if (result instanceof Promise) {
      result.then(
        () => span.end({ isFailed: false }),
        () => span.end({ isFailed: true }),
      );
    }
    return result;
  };

/** From now on each statement is a step of what asks for it, also on connections that are open already. */
export const tracePool = (pool: pg.Pool, tracing: Pick<Tracing, 'step'>): void => {
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    Object.assign(client, { query: traced(tracing, client.query.bind(client)) });
  });
};
