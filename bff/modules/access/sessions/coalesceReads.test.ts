import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Db } from '#bff/core/database.ts';
import { coalesceReads } from './coalesceReads.data.ts';

const database = (): Db => ({}) as Db;

const recording = () => {
  const statements: (readonly string[])[] = [];
  const find = coalesceReads(async (_db, keys) => {
    statements.push(keys);
    return new Map(keys.filter((key) => key !== 'gone').map((key) => [key, `row ${key}`]));
  });
  return { find, statements };
};

describe('a gathered read', () => {
  it('asks once for all that was wanted in one turn, each key once', async () => {
    const { find, statements } = recording();
    const db = database();
    const rows = await Promise.all(['a', 'b', 'a', 'gone'].map((key) => find(db, key)));
    expect(rows).toEqual(['row a', 'row b', 'row a', null]);
    expect(statements).toEqual([['a', 'b', 'gone']]);
  });

  it('asks again in the next turn, also while the first answer is under way', async () => {
    const { find, statements } = recording();
    const db = database();
    const first = find(db, 'a');
    await nextTurn();
    await Promise.all([first, find(db, 'a')]);
    expect(statements).toEqual([['a'], ['a']]);
  });

  it('never mixes a transaction with what is outside of it', async () => {
    const { find, statements } = recording();
    await Promise.all([find(database(), 'a'), find(database(), 'a')]);
    expect(statements).toHaveLength(2);
  });

  it('tells everybody who waited that it failed, and tries again for the next', async () => {
    let fails = true;
    const find = coalesceReads(async (_db, [key = '']) => {
      if (fails) throw new Error('the database is away');
      return new Map([[key, 'row']]);
    });
    const db = database();
    const both = await Promise.allSettled([find(db, 'a'), find(db, 'a')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await find(db, 'a')).toBe('row');
  });
});
