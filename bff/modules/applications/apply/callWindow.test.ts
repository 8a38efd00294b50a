import { describe, expect, it } from 'vitest';
import { registrationRefusal, submitRefusal } from './callWindow.service.ts';

const call = {
  applicationOpensAt: new Date('2026-11-01T00:00:00Z'),
  applicationClosesAt: new Date('2026-12-01T08:00:00Z'),
  submitGraceMinutes: 10,
};
const notPressed = { submitPressedAt: null, submitPressedContent: null };
const pressedAt = (instant: string, submitPressedContent: string | null = null) => ({
  submitPressedAt: new Date(instant),
  submitPressedContent,
});
const arriving = (instant: string, content = 'as it is now') => ({
  arrivedAt: new Date(instant),
  content: () => content,
});

describe('a call', () => {
  it('belongs to its instants: it is open at the first and at the last', () => {
    expect(registrationRefusal(call, call.applicationOpensAt)).toBeNull();
    expect(registrationRefusal(call, call.applicationClosesAt)).toBeNull();
  });

  it('says when it opens and when it closed', () => {
    expect(registrationRefusal(call, new Date('2026-10-31T23:59:59.999Z'))).toContain(
      '令和8年11月1日（日）9時',
    );
    expect(registrationRefusal(call, new Date('2026-12-01T08:00:00.001Z'))).toContain(
      '令和8年12月1日（火）17時',
    );
  });

  it('takes a submission after its close from who pressed before it, for the minutes of grace', () => {
    const pressed = pressedAt('2026-12-01T08:00:00Z');
    expect(submitRefusal(call, pressed, arriving('2026-12-01T08:10:00Z'))).toBeNull();
    expect(submitRefusal(call, pressed, arriving('2026-12-01T08:10:00.001Z'))).not.toBeNull();
  });

  it('gives no grace without a press, nor to a press after the close', () => {
    const now = arriving('2026-12-01T08:01:00Z');
    expect(submitRefusal(call, notPressed, now)).toContain('受付は令和8年12月1日（火）17時に終了');
    expect(submitRefusal(call, pressedAt('2026-12-01T08:00:00.001Z'), now)).not.toBeNull();
  });

  it('without grace takes a press that arrived at the last instant, and refuses one that was corrected afterwards', () => {
    const strict = { ...call, submitGraceMinutes: 0 };
    const pressed = pressedAt('2026-11-30T00:00:00Z', 'as it was');
    expect(submitRefusal(strict, notPressed, arriving('2026-12-01T08:00:00Z'))).toBeNull();
    expect(submitRefusal(strict, pressed, arriving('2026-12-01T08:00:00.001Z'))).not.toBeNull();
  });

  it('takes the same press again for a day whatever the grace: the server had not done it', () => {
    const strict = { ...call, submitGraceMinutes: 0 };
    const pressed = pressedAt('2026-12-01T07:59:59Z', 'as it was');
    expect(submitRefusal(strict, pressed, arriving('2026-12-01T08:00:20Z', 'as it was'))).toBeNull();
    expect(submitRefusal(strict, pressed, arriving('2026-12-02T08:00:00Z', 'as it was'))).toBeNull();
    expect(submitRefusal(strict, pressed, arriving('2026-12-02T08:00:00.001Z', 'as it was'))).not.toBeNull();
  });

  it('does not take for a repetition what was pressed after the close', () => {
    const late = pressedAt('2026-12-01T08:00:00.001Z', 'as it was');
    const strict = { ...call, submitGraceMinutes: 0 };
    expect(submitRefusal(strict, late, arriving('2026-12-01T08:00:05Z', 'as it was'))).not.toBeNull();
  });
});
