import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Db } from '../core/database.ts';
import { act, makeSubmitted, programmes } from '../testing/applications.ts';
import { openTestDatabase } from '../testing/database.ts';
import { makeAdmin } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeDesk, uploadFile } from '../testing/undertaking.ts';

/* How often a change reads a record with everything that hangs on it: each of these reads is ten joins. */

let reads: string[] = [];

const isWide = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'include' in query && query.include !== undefined;

const noting = <Table extends object>(name: string, table: Table): Table =>
  new Proxy(table, {
    get: (target, method) => {
      const value: unknown = Reflect.get(target, method);
      if (method !== 'findFirst' || typeof value !== 'function') return value;
      return (query: unknown) => {
        if (isWide(query)) reads.push(name);
        return Reflect.apply(value, target, [query]);
      };
    },
  });

const notingAll = (db: Db): Db =>
  new Proxy(db, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      return name === 'section' || name === 'application' ? noting(name, value as object) : value;
    },
  });

const withNotes = (database: Database): Database => {
  const client = new Proxy(database.client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== '$transaction' || typeof value !== 'function') return value;
      return (work: (db: Db) => Promise<unknown>, options: object) =>
        Reflect.apply(value, target, [(db: Db) => work(notingAll(db)), options]);
    },
  });
  return { ...database, client };
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ database: withNotes(await openTestDatabase()) });
});
afterAll(() => server.stop());

const readsOf = async (change: () => Promise<{ status: number }>): Promise<string[]> => {
  reads = [];
  expect((await change()).status).toBe(200);
  return reads;
};

describe('a change reads its section', () => {
  it('once to save what is no decision, and to open it', async () => {
    const { user, jmac, myPage, section } = await makeDesk(server);
    const { session } = user;
    const body = { id: section.id, submitterComment: '確認をお願いします。' };
    expect(await readsOf(() => server.call('updateUserSection', { session, body }))).toEqual(['section']);
    await uploadFile(server, { session, mypageId: myPage.id, sectionId: section.id });
    await server.call('updateUserSection', { session, body: { id: section.id, action: 'submit' } });
    const path = { id: section.id };
    expect(await readsOf(() => server.call('openSection', { session: jmac.session, path }))).toEqual([
      'section',
    ]);
  });

  it('twice to hand it in: before, and for the answer with its receipt', async () => {
    const { user, myPage, section } = await makeDesk(server);
    const { session } = user;
    await uploadFile(server, { session, mypageId: myPage.id, sectionId: section.id });
    const body = { id: section.id, action: 'submit' } as const;
    expect(await readsOf(() => server.call('updateUserSection', { session, body }))).toHaveLength(2);
  });
});

describe('a change reads its application', () => {
  it('once to keep a note, twice to move it', async () => {
    const backOffice = (await makeAdmin(server, 'BackOffice')).session;
    const draft = await makeSubmitted(server, programmes.noto);
    const note = () => act(server, draft, backOffice, { memo: '電話で確認した。' });
    expect(await readsOf(note)).toEqual(['application']);
    const move = () => act(server, draft, backOffice, { action: 'startCheck' });
    expect(await readsOf(move)).toHaveLength(2);
  });
});
