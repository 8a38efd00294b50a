import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Db } from '#bff/core/database.ts';
import { batched, batchedWrite, runBatched } from './batched.ts';

/** Nothing of it is asked: it only tells one transaction from another. */
const transaction = (): Db => ({}) as Db;

const recording = () => {
  const statements: string[] = [];
  const of = (name: string) =>
    batched<number, string>(async (_db, inputs) => {
      statements.push(`${name} ${inputs.join(' ')}`);
      return inputs.map((input) => `${name}${input}`);
    });
  return { statements, read: of('read'), write: of('write') };
};

describe('a statement for many', () => {
  it('is asked at once, by itself, where nobody goes beside', async () => {
    const { statements, read } = recording();
    const db = transaction();
    expect(await Promise.all([read(db, 1), read(db, 2)])).toEqual(['read1', 'read2']);
    expect(statements).toEqual(['read 1', 'read 2']);
  });

  it('is one for all that go side by side, step by step, each with its own answer', async () => {
    const { statements, read, write } = recording();
    const db = transaction();
    const step = (id: number) => async () => [await read(db, id), await write(db, id + 10)];
    const done = await runBatched(db, [1, 2, 3].map(step));
    expect(done.map((one) => one.status === 'fulfilled' && one.value)).toEqual([
      ['read1', 'write11'],
      ['read2', 'write12'],
      ['read3', 'write13'],
    ]);
    expect(statements).toEqual(['read 1 2 3', 'write 11 12 13']);
  });

  it('waits for who does something else meanwhile, and for nobody who has come to his end', async () => {
    const { statements, read, write } = recording();
    const db = transaction();
    await runBatched(db, [
      () => read(db, 1),
      async () => {
        await wait(5);
        await read(db, 2);
        return write(db, 2);
      },
      async () => 'nothing to ask',
    ]);
    expect(statements).toEqual(['read 1 2', 'write 2']);
  });

  it('may ask others itself', async () => {
    const { statements, read } = recording();
    const db = transaction();
    const outer = batchedWrite<number>(async (inner, ids) => {
      for (const id of ids) await read(inner, id);
    });
    await runBatched(db, [() => outer(db, 1), () => outer(db, 2)]);
    expect(statements).toEqual(['read 1', 'read 2']);
  });

  it('fails for all who asked it; who asks another is not concerned', async () => {
    const { read } = recording();
    const db = transaction();
    const broken = batchedWrite<number>(async () => {
      throw new RangeError('no');
    });
    const done = await runBatched<unknown>(db, [() => broken(db, 1), () => broken(db, 2), () => read(db, 3)]);
    expect(done.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('of another transaction is not waited for', async () => {
    const { statements, read } = recording();
    const [db, other] = [transaction(), transaction()];
    await runBatched(db, [() => read(other, 1), () => read(db, 2)]);
    expect(statements).toEqual(['read 1', 'read 2']);
  });
});
