import { describe, expect, it } from 'vitest';
import { createLines } from './lines.ts';

const AS_LONG_AS_IT_TAKES = 2 ** 30;

const held = () => Promise.withResolvers<void>();

describe('works that meet at one thing', () => {
  it('go so many at once, the others after them in their order', async () => {
    const inLine = createLines(2, AS_LONG_AS_IT_TAKES);
    const gates = [held(), held(), held(), held()];
    const begun: number[] = [];
    const all = gates.map(({ promise }, index) =>
      inLine('counter', async () => {
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

  it('go on after one that failed, and do not wait for those of another name', async () => {
    const inLine = createLines(1, AS_LONG_AS_IT_TAKES);
    const gate = held();
    const first = inLine('counter', () => gate.promise);
    const second = inLine('counter', async () => 'second');
    expect(await inLine('other', async () => 'other')).toBe('other');
    gate.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    expect(await second).toBe('second');
  });

  it('are refused and never begun when they have waited too long; one that has begun is not', async () => {
    const inLine = createLines(1, 1);
    const gate = held();
    let hasBegun = false;
    const first = inLine('counter', () => gate.promise);
    const second = inLine('counter', async () => {
      hasBegun = true;
    });
    await expect(second).rejects.toMatchObject({ status: 503 });
    gate.resolve();
    await first;
    await inLine('counter', async () => undefined);
    expect(hasBegun).toBe(false);
  });
});
