import { performance } from 'node:perf_hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWarmUp } from './warmUp.ts';

const WORK_MS = 100;

/** A warm-up of so many works of a tenth of a second, and the rests that it took. */
const begin = (works: number, during: (index: number, noteRequest: () => void) => void = () => undefined) => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const rests: number[] = [];
  const { add, noteRequest, warmUp } = createWarmUp(async (ms) => rests.push(ms));
  for (let index = 0; index < works; index += 1)
    add(async () => {
      nowMs += WORK_MS;
      during(index, noteRequest);
    });
  return { warmUp, rests };
};

afterEach(() => vi.restoreAllMocks());

describe('the warm-up of a process', () => {
  it('rests as long as it works while nobody asks', async () => {
    const { warmUp, rests } = begin(3);
    await warmUp(() => true);
    expect(rests).toEqual([WORK_MS, WORK_MS, WORK_MS]);
  });

  it('takes a tenth of the time while requests come, and hurries again after the last one', async () => {
    const { warmUp, rests } = begin(4, (index, noteRequest) => {
      if (index === 1 || index === 2) noteRequest();
    });
    await warmUp(() => true);
    expect(rests).toEqual([WORK_MS, 9 * WORK_MS, 9 * WORK_MS, WORK_MS]);
  });

  it('ends with the process', async () => {
    const { warmUp, rests } = begin(5);
    await warmUp(() => rests.length < 2);
    expect(rests).toHaveLength(2);
  });
});
