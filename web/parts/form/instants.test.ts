import { describe, expect, it } from 'vitest';
import { joinInstant, splitInstant } from './instants.ts';

describe('instants in forms', () => {
  it('shows the day and time of a clock in Japan', () => {
    expect(splitInstant('2026-11-30T08:00:00Z')).toEqual({ day: '2026-11-30', time: '17:00' });
    expect(splitInstant('2026-11-30T16:30:00.000Z')).toEqual({ day: '2026-12-01', time: '01:30' });
    expect(splitInstant(null)).toEqual({ day: '', time: '' });
  });

  it('comes back as the same instant', () => {
    expect(joinInstant('2026-12-01', '01:30')).toBe('2026-11-30T16:30:00Z');
    expect(joinInstant('2026-12-01', '')).toBe('2026-11-30T15:00:00Z');
    expect(joinInstant('', '10:00')).toBeNull();
    expect(joinInstant('2026-12-01', '25:00')).toBeNull();
  });
});
