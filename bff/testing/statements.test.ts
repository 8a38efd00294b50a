import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#bff/platform/database/transaction.ts';
import type { Database } from '../core/database.ts';
import { openTestDatabase } from './database.ts';
import { hearStatements } from './statements.ts';

const heard: string[] = [];
let database: Database;
beforeEach(async () => {
  heard.length = 0;
  database = hearStatements(await openTestDatabase(), (text) => heard.push(text));
});
afterEach(() => database.close());

const ask = (text: string) => database.client.$queryRawUnsafe(text);
const askInTransaction = (text: string) => inTransaction(database, (db) => db.$queryRawUnsafe(text));

it('every statement is heard once, also on a connection that was first used for a transaction', async () => {
  await askInTransaction('SELECT 1');
  await ask('SELECT 2');
  await database.pool.query('SELECT 3');
  await askInTransaction('SELECT 4');
  expect(heard).toEqual([
    'BEGIN',
    'SELECT 1',
    'COMMIT',
    'SELECT 2',
    'SELECT 3',
    'BEGIN',
    'SELECT 4',
    'COMMIT',
  ]);
});
