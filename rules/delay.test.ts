import { describe, expect, it } from 'vitest';
import { computeDelay, type DelayInput, delaySteps, effectiveDelay } from './delay.ts';

const onTime: DelayInput = {
  today: '2026-11-20',
  projectStatus: 'Progressing',
  progressPhase: 'Progressing',
  plannedCompletionOn: '2026-12-25',
  forecastCompletionOn: null,
  completionOn: null,
  completionDeadlineOn: '2027-02-15',
  waitingSections: [],
  isSuspended: false,
};
const section = (dueOn: string, isReport = false) => ({ id: 7, title: '遂行状況報告書', dueOn, isReport });

describe('computeDelay', () => {
  it('is None while nothing is overdue', () => {
    expect(computeDelay(onTime)).toEqual({ status: 'None', causes: [] });
  });

  it('is Delayed the day after the planned completion, not on it', () => {
    expect(computeDelay({ ...onTime, plannedCompletionOn: '2026-11-20' }).status).toBe('None');
    expect(computeDelay({ ...onTime, plannedCompletionOn: '2026-11-19' })).toEqual({
      status: 'Delayed',
      causes: [{ kind: 'plannedCompletionPassed', plannedOn: '2026-11-19' }],
    });
  });

  it('no longer counts the plan once the work is complete', () => {
    const done = { ...onTime, plannedCompletionOn: '2026-10-01', completionOn: '2026-11-01' };
    expect(computeDelay(done).status).toBe('None');
  });

  it('is Delayed by a section three business days late, weekends not counted', () => {
    expect(computeDelay({ ...onTime, waitingSections: [section('2026-11-18')] }).status).toBe('None');
    expect(computeDelay({ ...onTime, waitingSections: [section('2026-11-17')] })).toEqual({
      status: 'Delayed',
      causes: [
        {
          kind: 'sectionOverdue',
          sectionId: 7,
          title: '遂行状況報告書',
          dueOn: '2026-11-17',
          businessDaysLate: 3,
        },
      ],
    });
  });

  it('is CriticalDelayed by a report ten business days late; another document stays Delayed', () => {
    expect(computeDelay({ ...onTime, waitingSections: [section('2026-11-06', true)] }).status).toBe(
      'CriticalDelayed',
    );
    expect(computeDelay({ ...onTime, waitingSections: [section('2026-11-06')] }).status).toBe('Delayed');
  });

  it('is CriticalDelayed when the forecast passes the deadline', () => {
    expect(computeDelay({ ...onTime, forecastCompletionOn: '2027-02-16' }).causes).toEqual([
      { kind: 'forecastPastDeadline', forecastOn: '2027-02-16', deadlineOn: '2027-02-15' },
    ]);
  });

  it('is CriticalDelayed when the deadline itself has passed without completion', () => {
    expect(computeDelay({ ...onTime, today: '2027-02-16' }).status).toBe('CriticalDelayed');
  });

  it('is CriticalDelayed with 30 days left and nothing started', () => {
    const idle = { ...onTime, progressPhase: 'None' };
    expect(computeDelay({ ...idle, completionDeadlineOn: '2026-12-26' }).causes).toEqual([]);
    expect(computeDelay({ ...idle, completionDeadlineOn: '2026-12-25', plannedCompletionOn: null })).toEqual({
      status: 'None',
      causes: [],
    });
    expect(computeDelay({ ...idle, today: '2026-11-25', completionDeadlineOn: '2026-12-25' }).causes).toEqual(
      [{ kind: 'notStarted', daysLeft: 30 }],
    );
  });

  it.each(['Rejected', 'Canceled'])(
    'is Exit when the project is %s, whatever is overdue',
    (projectStatus) => {
      const late = { ...onTime, projectStatus, plannedCompletionOn: '2026-01-01' };
      expect(computeDelay(late)).toEqual({ status: 'Exit', causes: [] });
    },
  );
});

describe('effectiveDelay', () => {
  const computed = { status: 'CriticalDelayed', causes: [] } as const;
  const override = { status: 'None', reason: '納期の回答を確認済み', expiresOn: '2026-11-20' } as const;

  it('a value set by hand holds to the end of its expiry day', () => {
    expect(effectiveDelay(computed, override, '2026-11-20')).toEqual({ status: 'None', isOverridden: true });
    expect(effectiveDelay(computed, override, '2026-11-21')).toEqual({
      status: 'CriticalDelayed',
      isOverridden: false,
    });
    expect(effectiveDelay(computed, null, '2026-11-20').isOverridden).toBe(false);
  });
});

describe('delaySteps', () => {
  it('walks the machine: no jump from None to CriticalDelayed', () => {
    expect(delaySteps('None', 'CriticalDelayed')).toEqual(['markDelayed', 'escalate']);
    expect(delaySteps('CriticalDelayed', 'None')).toEqual(['recover']);
    expect(delaySteps('Exit', 'Delayed')).toEqual(['rejoin', 'markDelayed']);
    expect(delaySteps('Delayed', 'Delayed')).toEqual([]);
  });
});
