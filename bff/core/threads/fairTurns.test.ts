import { describe, expect, it } from 'vitest';
import { createFairTurns, type FairTurnsOptions, ShareSpentError, ThreadsBusyError } from './fairTurns.ts';

const share = { working: 2, waiting: 20 };

/** Works that end when the test says so, and the order in which they began. */
const pool = (options: Partial<FairTurnsOptions> = {}) => {
  const turns = createFairTurns({ name: 'works', width: 1, maxWaiting: 50, share, ...options });
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const ask = (whose: string | undefined, name: string, patience?: AbortSignal): Promise<string> => {
    const gate = Promise.withResolvers<void>();
    gates.set(name, gate);
    const work = async () => {
      begun.push(name);
      await gate.promise;
      return name;
    };
    return turns.run(whose, work, patience);
  };
  const end = async (name: string): Promise<void> => {
    gates.get(name)?.resolve();
    await new Promise(setImmediate);
  };
  const endAll = async (): Promise<void> => {
    await new Promise(setImmediate);
    for (const name of begun) await end(name);
  };
  return { ...turns, ask, end, endAll, begun };
};

describe('turns', () => {
  it('go from one person to the next: who asks for many is not served before who asks for one', async () => {
    const { ask, endAll, begun } = pool();
    const all = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
      ...['b1', 'b2'].map((name) => ask('b', name)),
      ask('c', 'c1'),
    ];
    await endAll();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect(await Promise.all(all)).toHaveLength(7);
  });

  it('are two at once a person, however much room there is', async () => {
    const { ask, end, begun } = pool({ width: 4 });
    const all = ['a1', 'a2', 'a3'].map((name) => ask('a', name));
    all.push(ask('b', 'b1'));
    await end('none');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('a2');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    for (const name of begun) await end(name);
    await Promise.all(all);
  });

  it('are refused to a person who has as many waiting as he may, and to nobody else', async () => {
    const { ask, endAll, begun } = pool({ share: { working: 1, waiting: 2 } });
    const all = ['a1', 'a2', 'a3'].map((name) => ask('a', name));
    await expect(ask('a', 'a4')).rejects.toBeInstanceOf(ShareSpentError);
    all.push(ask('b', 'b1'));
    await endAll();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
    expect(begun).not.toContain('a4');
  });

  it('are never refused to the product itself by a share', async () => {
    const { ask, endAll } = pool({ share: { working: 1, waiting: 1 } });
    const all = ['1', '2', '3', '4'].map((name) => ask(undefined, name));
    await endAll();
    expect(await Promise.all(all)).toEqual(['1', '2', '3', '4']);
  });

  it('of all together, when they are too many, the last of who has most waiting gives way', async () => {
    const { ask, endAll, begun } = pool({ maxWaiting: 3 });
    const all = ['a1', 'a2', 'a3'].map((name) => ask('a', name));
    const last = ask('a', 'a4');
    const displaced = expect(last).rejects.toBeInstanceOf(ShareSpentError);
    all.push(ask('b', 'b1'));
    await displaced;
    await expect(ask('a', 'a5')).rejects.toBeInstanceOf(ThreadsBusyError);
    await endAll();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('wait no longer than somebody has patience, and leave nothing behind', async () => {
    const { ask, endAll, begun } = pool();
    const patience = new AbortController();
    const first = ask('a', 'a1');
    const impatient = expect(ask('a', 'a2', patience.signal)).rejects.toBeInstanceOf(ShareSpentError);
    const third = ask('a', 'a3', patience.signal);
    const fourth = ask('b', 'b1');
    patience.abort();
    await impatient;
    await expect(third).rejects.toBeInstanceOf(ShareSpentError);
    await endAll();
    expect([await first, await fourth, begun]).toEqual(['a1', 'b1', ['a1', 'b1']]);
  });

  it('go on after a work that failed', async () => {
    const { run } = pool();
    await expect(run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await run('a', async () => 'next')).toBe('next');
  });

  it('say how many would come before: of each other person as many as oneself would wait behind', async () => {
    const { ask, ahead, endAll } = pool();
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
    all.push(ask('b', 'b1'));
    expect([ahead('a'), ahead('b'), ahead('c'), ahead(undefined)]).toEqual([4, 3, 2, 2]);
    await endAll();
    await Promise.all(all);
  });
});
