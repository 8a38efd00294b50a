import { describe, expect, it } from 'vitest';
import { type PriorityInput, priorityOf } from './priority.ts';

const calm: PriorityInput = {
  today: '2026-11-20',
  delayStatus: 'None',
  nextDueOn: null,
  hasRejectedDocument: false,
};

describe('priorityOf', () => {
  it('is P2 when nothing presses', () => {
    expect(priorityOf(calm)).toBe('P2');
  });

  it('is P0 within five business days of a deadline, P2 at six', () => {
    expect(priorityOf({ ...calm, nextDueOn: '2026-11-30' })).toBe('P0');
    expect(priorityOf({ ...calm, nextDueOn: '2026-12-01' })).toBe('P2');
  });

  it('is P0 once the deadline has passed and in a critical delay', () => {
    expect(priorityOf({ ...calm, nextDueOn: '2026-10-01' })).toBe('P0');
    expect(priorityOf({ ...calm, delayStatus: 'CriticalDelayed' })).toBe('P0');
  });

  it('is P1 when delayed or a document was sent back', () => {
    expect(priorityOf({ ...calm, delayStatus: 'Delayed' })).toBe('P1');
    expect(priorityOf({ ...calm, hasRejectedDocument: true })).toBe('P1');
  });

  it('is P2 for what left the programme', () => {
    expect(priorityOf({ ...calm, delayStatus: 'Exit', nextDueOn: '2026-11-20' })).toBe('P2');
  });
});
