import { describe, expect, it } from 'vitest';
import { ProcessingStep } from '#web/parts/api/generated/enums.ts';
import { expectedWords } from './expectedWords.ts';

const waiting = {
  step: ProcessingStep.DocumentCheck,
  medianDays: 3,
  p80Days: 5,
  fromOn: '2026-11-25',
  toOn: '2026-11-27',
  isPlanned: false,
  isPast: false,
  isWithMinistry: false,
} as const;

const words = (changes: Partial<Parameters<typeof expectedWords>[0]> = {}): string =>
  expectedWords({ ...waiting, ...changes });

describe('what somebody who waits is told', () => {
  it('is from when to when it mostly is through, and that this is no promise', () => {
    expect(words()).toBe('通常、提出から3〜5営業日ほどで確認しています。11/25〜11/27ごろが目安です。');
  });

  it('names one day where both are the same, and the same day as such', () => {
    expect(words({ medianDays: 5, fromOn: '2026-11-27' })).toContain('5営業日ほどで');
    expect(words({ medianDays: 5, fromOn: '2026-11-27' })).toContain('11/27ごろ');
    expect(words({ medianDays: 0 })).toContain('当日〜5営業日ほどで');
    expect(words({ medianDays: 0, p80Days: 0 })).toContain('提出から当日のうちに確認');
  });

  it('says that the days are over, and who looks after it', () => {
    expect(words({ isPast: true })).toBe('目安（11/27ごろ）を過ぎています。事務局で確認しています。');
    expect(words({ isPast: true, isWithMinistry: true })).toContain('農林水産省で確認しています。');
  });

  it('is no number where too few cases were measured', () => {
    const few = { medianDays: null, p80Days: null, fromOn: null, toOn: null };
    expect(words(few)).toBe('これまでの実績が少ないため、日数の目安は表示していません。');
  });

  it('is the day that the office has set, where it has', () => {
    const planned = { ...waiting, medianDays: null, p80Days: null, fromOn: '2027-01-22', toOn: '2027-01-22' };
    const step = ProcessingStep.ApplicationDecision;
    expect(words({ ...planned, step, isPlanned: true })).toBe('2027/01/22（金）に発表する予定です。');
    expect(words({ ...planned, step, isPlanned: true, isPast: true })).toContain(
      '予定日（2027/01/22（金））を過ぎて',
    );
  });
});
