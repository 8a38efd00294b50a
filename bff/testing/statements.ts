import type pg from 'pg';
import type { Database } from '../core/database.ts';
import { watchChanges } from './matrix/watchChanges.ts';
import type { TestServer } from './server.ts';

const partOf = (query: unknown, name: 'text' | 'values'): unknown =>
  typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;

const textOf = (query: unknown): string => String(partOf(query, 'text') ?? query);

/** Its values stand in it, or behind it. */
const valuesOf = ([query, behind]: readonly unknown[]): readonly unknown[] => {
  const values = partOf(query, 'values') ?? behind;
  return Array.isArray(values) ? values : [];
};

/**
 * Hears every statement before it is sent, whoever sends it: all go over the connections of one pool. Each is heard from
 * the first time that the pool hands it out, before whoever gets it can put anything over its `query`.
 * @param hear is told its SQL with its values; what it throws happens in the statement's place
 */
export const hearStatements = (
  database: Database,
  hear: (text: string, values: readonly unknown[]) => void,
): Database => {
  const heard = new WeakSet<pg.PoolClient>();
  database.pool.on('acquire', (connection) => {
    if (heard.has(connection)) return;
    heard.add(connection);
    const query = connection.query.bind(connection);
    const queryAndTell = async (...parameters: Parameters<typeof query>): Promise<unknown> => {
      hear(textOf(parameters[0]), valuesOf(parameters));
      return query(...parameters);
    };
    Object.assign(connection, { query: queryAndTell });
  });
  return database;
};

const FRAME = new Set(['BEGIN', 'COMMIT', 'ROLLBACK']);
/** No change has so many; one that never comes through would go on for ever. */
const MOST_STATEMENTS = 300;

/** A database whose statements fail from a certain one on, inside a transaction or not (quality, Reliability F7). */
export const createFaultyDatabase = (database: Database) => {
  /** How many statements may still run; undefined: all. */
  let left: number | undefined;
  const countDown = (text: string): void => {
    if (left === undefined || FRAME.has(text)) return;
    if (left === 0) throw new Error('the fault of the test');
    left -= 1;
  };
  /**
   * Breaks a change after its first statement, its second and so on, until it comes through.
   * @returns its answer, after how many statements it was broken, and where something of it had stayed
   */
  const breakEverywhere = async <Answer extends { status: number }>(
    server: TestServer,
    change: () => Promise<Answer>,
  ): Promise<{ answer: Answer; faults: number; left: string[] }> => {
    const watch = await watchChanges(server);
    const stayed: string[] = [];
    for (let faults = 0; faults < MOST_STATEMENTS; faults += 1) {
      left = faults;
      const answer = await change().finally(() => {
        left = undefined;
      });
      const tables = await watch.changed();
      if (answer.status < 500) {
        await watch.end();
        return { answer, faults, left: stayed };
      }
      if (tables.length > 0) stayed.push(`after ${faults} statements in ${tables.join(', ')}`);
    }
    throw new Error('the change never came through');
  };
  return { database: hearStatements(database, countDown), breakEverywhere };
};
