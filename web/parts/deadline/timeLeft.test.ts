import { describe, expect, it } from 'vitest';
import { minuteToAnnounce, timeLeft, untilNextLook } from './timeLeft.ts';

const closesAt = new Date('2026-11-30T08:00:00Z');
const leftAt = (instant: string) => timeLeft(closesAt, new Date(instant));

describe('the time left until a close', () => {
  it('counts days in Tokyo, not spans of 24 hours', () => {
    expect(leftAt('2026-11-19T15:01:00Z')).toEqual({ phase: 'days', days: 10 });
    expect(leftAt('2026-11-19T14:59:00Z')).toEqual({ phase: 'days', days: 11 });
  });

  it('is hours and minutes on the day itself, rounded down', () => {
    expect(leftAt('2026-11-29T15:00:00Z')).toEqual({ phase: 'today', hours: 17, minutes: 0 });
    expect(leftAt('2026-11-30T04:39:01Z')).toEqual({ phase: 'today', hours: 3, minutes: 20 });
  });

  it('is minutes and seconds in the last hour, also when that begins the day before', () => {
    expect(leftAt('2026-11-30T07:00:00Z')).toEqual({ phase: 'lastHour', minutes: 60, seconds: 0 });
    expect(leftAt('2026-11-30T07:47:29.900Z')).toEqual({ phase: 'lastHour', minutes: 12, seconds: 30 });
    const midnight = new Date('2026-11-30T15:00:00Z');
    expect(timeLeft(midnight, new Date('2026-11-30T14:59:59Z'))).toEqual({
      phase: 'lastHour',
      minutes: 0,
      seconds: 1,
    });
  });

  it('is over after the very instant, which still belongs to the call', () => {
    expect(leftAt('2026-11-30T08:00:00Z')).toEqual({ phase: 'lastHour', minutes: 0, seconds: 0 });
    expect(leftAt('2026-11-30T08:00:00.001Z')).toEqual({ phase: 'past' });
    expect(leftAt('2026-12-02T00:00:00Z')).toEqual({ phase: 'past' });
  });
});

it('what is said aloud changes at 60, 30, 10, 5 and 1 minutes and at the end', () => {
  const said = (instant: string) => minuteToAnnounce(closesAt, new Date(instant));
  expect(said('2026-11-30T06:59:59Z')).toBeNull();
  expect(said('2026-11-30T07:00:00Z')).toBe(60);
  expect(said('2026-11-30T07:49:59Z')).toBe(30);
  expect(said('2026-11-30T07:50:00Z')).toBe(10);
  expect(said('2026-11-30T07:55:00Z')).toBe(5);
  expect(said('2026-11-30T07:59:59Z')).toBe(1);
  expect(said('2026-11-30T08:00:00.001Z')).toBe(0);
});

it('a page looks with every second of the last hour, at its beginning, and seldom otherwise', () => {
  const next = (instant: string | null) =>
    untilNextLook(closesAt, instant === null ? null : new Date(instant));
  expect(next(null)).toBe(1_000);
  expect(next('2026-11-20T00:00:00Z')).toBe(15_000);
  expect(next('2026-11-30T06:59:57Z')).toBe(3_000);
  expect(next('2026-11-30T07:30:00.400Z')).toBe(601);
  expect(next('2026-11-30T09:00:00Z')).toBe(15_000);
});
