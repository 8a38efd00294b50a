import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Db } from '../core/database.ts';
import { act, makeUnderReview, programmes } from '../testing/applications.ts';
import { openTestDatabase } from '../testing/database.ts';
import { makeAdmin } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeDesk, uploadFile } from '../testing/undertaking.ts';
import { databaseState } from '../testing/world/databaseState.ts';

/* A fault after the n-th statement of a change (quality, Reliability F7): nothing of it stays. */

/** How many statements of a transaction may still run; undefined: all. */
let left: number | undefined;

const countDown = (): void => {
  if (left === undefined) return;
  if (left === 0) throw new Error('the fault of the test');
  left -= 1;
};

/** Every function of a transaction, also those of its tables, counts before it runs. */
const counted = <Part extends object>(part: Part): Part =>
  new Proxy(part, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === 'object' && value !== null) return counted(value);
      if (typeof value !== 'function') return value;
      return (...parameters: unknown[]) => {
        countDown();
        return Reflect.apply(value, target, parameters);
      };
    },
  });

const withFaults = (database: Database): Database => {
  const client = new Proxy(database.client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== '$transaction' || typeof value !== 'function') return value;
      return (work: (db: Db) => Promise<unknown>, options: object) =>
        Reflect.apply(value, target, [(db: Db) => work(counted(db)), options]);
    },
  });
  return { ...database, client };
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
