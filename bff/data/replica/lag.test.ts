import { describe, expect, it } from 'vitest';
import { createLagMeter } from './lag.ts';

/** A primary that writes ten bytes a second, and a replica asked a millisecond after it. */
const look = (measure: ReturnType<typeof createLagMeter>, second: number, replica: number): number =>
  measure({ atMs: second * 1000, bytes: second * 10 }, { atMs: second * 1000 + 1, bytes: replica });

describe('how far a replica is behind', () => {
  it('is not known before it has reached a moment that was seen', () => {
    const measure = createLagMeter();
    expect(look(measure, 10, 50)).toBe(Number.POSITIVE_INFINITY);
    expect(look(measure, 11, 99)).toBe(Number.POSITIVE_INFINITY);
    expect(look(measure, 12, 100)).toBe(2001);
  });

  it('is next to nothing when it has all, however long nobody has written', () => {
    const measure = createLagMeter();
    expect(look(measure, 1, 10)).toBe(1);
    expect(measure({ atMs: 90_000, bytes: 10 }, { atMs: 90_002, bytes: 10 })).toBe(2);
  });

  it('grows while it stands still and is gone when it has caught up', () => {
    const measure = createLagMeter();
    look(measure, 1, 10);
    expect([2, 3, 4].map((second) => look(measure, second, 15))).toEqual([1001, 2001, 3001]);
    expect(look(measure, 5, 50)).toBe(1);
  });

  it('is still known after it stood still for an hour', () => {
    const measure = createLagMeter();
    look(measure, 0, 0);
    let lagMs = 0;
    for (let second = 1; second <= 3600; second += 1) lagMs = look(measure, second, 5);
    expect(lagMs).toBe(3_600_001);
    expect(look(measure, 3601, 36_010)).toBeGreaterThan(1000);
    expect(look(measure, 3602, 36_020)).toBe(1);
  });
});
