import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followConnects } from './lostConnects.ts';

/* The clock is the test's: nothing here is measured. */

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND_MS = 1_000;

const make = (reach: () => Promise<unknown>) => {
  const follow = followConnects(reach);
  const cut: string[] = [];
  const begin = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    follow(promise, () => {
      cut.push(name);
      reject(new Error('cut'));
    });
    promise.catch(() => undefined);
    return { come: resolve };
  };
  return { begin, cut };
};

describe('connects to a server that cannot be reached', () => {
  it('are left alone as long as no other comes through either', async () => {
    const { begin, cut } = make(() => Promise.reject(new Error('nothing there')));
    begin('first');
    await vi.advanceTimersByTimeAsync(3 * SECOND_MS);
    expect(cut).toEqual([]);
  });

  it('are cut when another comes through that began after them: they are lost', async () => {
    let isHealed = false;
    const { begin, cut } = make(() => (isHealed ? Promise.resolve() : Promise.reject(new Error('silence'))));
    begin('first');
    begin('second');
    await vi.advanceTimersByTimeAsync(2 * SECOND_MS);
    isHealed = true;
    await vi.advanceTimersByTimeAsync(SECOND_MS);
    expect(cut).toEqual(['first', 'second']);
  });

  it('are not cut while they are as young as a connect of a busy server, or younger than what came through', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { begin, cut } = make(() => promise);
    begin('old');
    // The other is under way by now.
    await vi.advanceTimersByTimeAsync(SECOND_MS);
    begin('young');
    await vi.advanceTimersByTimeAsync(SECOND_MS);
    resolve();
    await vi.advanceTimersByTimeAsync(1);
    expect(cut).toEqual(['old']);
  });
});

describe('connects that come', () => {
  it('are never asked after, and end the looking', async () => {
    const reach = vi.fn(() => Promise.resolve());
    const { begin, cut } = make(reach);
    begin('first').come();
    await vi.advanceTimersByTimeAsync(5 * SECOND_MS);
    expect([reach.mock.calls.length, cut, vi.getTimerCount()]).toEqual([0, [], 0]);
  });
});
