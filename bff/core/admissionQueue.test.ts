import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createAdmissionQueue } from './admissionQueue.ts';

const AS_LONG_AS_IT_TAKES = 2 ** 30;

const held = () => Promise.withResolvers<void>();

describe('works that meet at one thing', () => {
  it('go so many at once, the others after them in their order', async () => {
    const { run } = createAdmissionQueue<'counter' | 'other'>(2, AS_LONG_AS_IT_TAKES);
    const gates = [held(), held(), held(), held()];
    const begun: number[] = [];
    const all = gates.map(({ promise }, index) =>
      run('counter', async () => {
        begun.push(index);
        await promise;
        return index;
      }),
    );
    await Promise.resolve();
    await expect.poll(() => begun).toEqual([0, 1]);
    gates[1]?.resolve();
    await expect.poll(() => begun).toEqual([0, 1, 2]);
    for (const gate of gates) gate.resolve();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('have room while a work that comes now would begin at once', async () => {
    const { run, hasRoom } = createAdmissionQueue<'counter' | 'other'>(2, AS_LONG_AS_IT_TAKES);
    const [first, second] = [held(), held()];
    const one = run('counter', () => first.promise);
    expect(hasRoom('counter')).toBe(true);
    const other = run('counter', () => second.promise);
    expect([hasRoom('counter'), hasRoom('other')]).toEqual([false, true]);
    first.resolve();
    await one;
    await expect.poll(() => hasRoom('counter')).toBe(true);
    second.resolve();
    await other;
  });

  it('go on after one that failed, and do not wait for those of another name', async () => {
    const { run } = createAdmissionQueue<'counter' | 'other'>(1, AS_LONG_AS_IT_TAKES);
    const gate = held();
    const first = run('counter', () => gate.promise);
    const second = run('counter', async () => 'second');
    expect(await run('other', async () => 'other')).toBe('other');
    gate.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    expect(await second).toBe('second');
  });

  it('are refused and never begun when they have waited too long; one that has begun is not', async () => {
    const { run } = createAdmissionQueue<'counter' | 'other'>(1, 1);
    const gate = held();
    let hasBegun = false;
    const first = run('counter', () => gate.promise);
    const second = run('counter', async () => {
      hasBegun = true;
    });
    await expect(second).rejects.toMatchObject({ status: 503 });
    gate.resolve();
    await first;
    await run('counter', async () => undefined);
    expect(hasBegun).toBe(false);
  });

  it('say whether somebody waits', async () => {
    const { run, isCrowded } = createAdmissionQueue<'counter' | 'other'>(1, AS_LONG_AS_IT_TAKES);
    const gate = held();
    const first = run('counter', () => gate.promise);
    await expect.poll(() => isCrowded('counter')).toBe(false);
    const second = run('counter', async () => undefined);
    await expect.poll(() => isCrowded('counter')).toBe(true);
    gate.resolve();
    await Promise.all([first, second]);
    expect(isCrowded('counter')).toBe(false);
  });

  it('are refused at once when those before will take longer than anybody waits', async () => {
    const { run } = createAdmissionQueue<'counter'>(1, 50);
    const work = () => wait(20);
    await run('counter', work);
    const all = Array.from({ length: 6 }, () => run('counter', work));
    const decided = Promise.allSettled(all);
    const last = Promise.race([all.at(-1)?.catch((error: unknown) => error), immediate('still waiting')]);
    expect(await last).toMatchObject({ status: 503, options: { retryAfterSeconds: 1 } });
    await decided;
  });
});
