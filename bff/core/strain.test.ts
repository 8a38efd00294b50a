import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Strain, watchStrain } from './strain.ts';

/** Milliseconds; more than one look later. */
const SEEN_MS = 1_500;

describe('how busy a process is', () => {
  let strain: Strain | undefined;
  afterEach(() => strain?.stop());

  it('is not strained while it waits, strained while it works, and at ease again afterwards', async () => {
    strain = watchStrain();
    const { isStrained } = strain;
    await expect.poll(isStrained, { timeout: 10_000 }).toBe(false);
    const until = performance.now() + SEEN_MS;
    while (performance.now() < until) {
      const turn = performance.now() + 50;
      while (performance.now() < turn);
      await wait(0);
    }
    expect(isStrained()).toBe(true);
    await expect.poll(isStrained, { timeout: 10_000 }).toBe(false);
  });
});
