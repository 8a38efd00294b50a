import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../core/database.ts';
import { act, makeUnderReview, programmes } from '../testing/applications.ts';
import { openTestDatabase } from '../testing/database.ts';
import { makeAdmin } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeDesk, uploadFile } from '../testing/undertaking.ts';
import { databaseState } from '../testing/world/databaseState.ts';

/* A fault after the n-th statement of a change (quality, Reliability F7): nothing of it stays. */

/** How many statements of a change may still run; undefined: all. */
let left: number | undefined;

const FRAME = new Set(['BEGIN', 'COMMIT', 'ROLLBACK']);

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);

const countDown = (text: string): void => {
  if (left === undefined || FRAME.has(text)) return;
  if (left === 0) throw new Error('the fault of the test');
  left -= 1;
};

/** Every statement counts before it is sent, whoever sends it: all go over the connections of one pool. */
const withFaults = (database: Database): Database => {
  const { pool } = database;
  const connect = pool.connect.bind(pool);
  const counting = new WeakSet<pg.PoolClient>();
  const connectAndCount = async (): Promise<pg.PoolClient> => {
    const connection = await connect();
    if (counting.has(connection)) return connection;
    counting.add(connection);
    const query = connection.query.bind(connection);
    const counted = async (...parameters: Parameters<typeof query>): Promise<unknown> => {
      countDown(textOf(parameters[0]));
      return query(...parameters);
    };
    return Object.assign(connection, { query: counted });
  };
  Object.assign(pool, { connect: connectAndCount });
  return database;
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ database: withFaults(await openTestDatabase()) });
});
afterAll(() => server.stop());

/** Breaks a change after its first statement, its second and so on, until it comes through. @returns how often */
const breakEverywhere = async (change: () => Promise<{ status: number }>): Promise<number> => {
  const before = await databaseState(server);
  for (let statements = 0; statements < 200; statements += 1) {
    left = statements;
    const { status } = await change();
    left = undefined;
    if (status === 200) return statements;
    expect(status).toBe(500);
    expect(await databaseState(server), `after ${statements} statements`).toEqual(before);
  }
  throw new Error('the change never came through');
};

describe('a change that breaks off after any of its statements leaves nothing behind:', () => {
  it('handing in a section', async () => {
    const { user, myPage, section } = await makeDesk(server);
    await uploadFile(server, { session: user.session, mypageId: myPage.id, sectionId: section.id });
    const body = { id: section.id, action: 'submit' } as const;
    const faults = await breakEverywhere(() =>
      server.call('updateUserSection', { session: user.session, body }),
    );
    expect(faults).toBeGreaterThan(5);
  }, 60_000);

  it('adopting an application', async () => {
    const backOffice = (await makeAdmin(server, 'BackOffice')).session;
    const jmac = (await makeAdmin(server, 'JMAC')).session;
    const draft = await makeUnderReview(server, programmes.noto, backOffice);
    const faults = await breakEverywhere(() => act(server, draft, jmac, { action: 'adopt' }));
    expect(faults).toBeGreaterThan(10);
  }, 60_000);
});
