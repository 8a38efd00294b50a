import { describe, expect, it } from 'vitest';
import { addDays } from '#rules/calendar.ts';
import { expectedFrom, slowUntil } from './expectation.service.ts';

const measured = (days: number) => ({ medianDays: days, p80Days: days });

describe('the last day that has waited too long', () => {
  it('is the last of which the expected day is past, whatever weekends and holidays lie between', () => {
    for (const days of [0, 1, 2, 5, 23]) {
      for (let offset = 0; offset < 60; offset += 1) {
        const today = addDays('2026-12-10', offset);
        const last = slowUntil(days, today);
        expect(expectedFrom(last, measured(days), today).isPast, `${days} ${today} ${last}`).toBe(true);
        const next = expectedFrom(addDays(last, 1), measured(days), today);
        expect(next.isPast, `${days} ${today} after ${last}`).toBe(false);
      }
    }
  });
});
