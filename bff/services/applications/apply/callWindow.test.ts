import { describe, expect, it } from 'vitest';
import { registrationRefusal, submitRefusal } from './callWindow.ts';

const call = {
  applicationOpensAt: new Date('2026-11-01T00:00:00Z'),
  applicationClosesAt: new Date('2026-12-01T08:00:00Z'),
  submitGraceMinutes: 10,
};
const notPressed = { submitPressedAt: null };
const pressedAt = (instant: string) => ({ submitPressedAt: new Date(instant) });

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
    expect(submitRefusal(call, pressed, new Date('2026-12-01T08:10:00Z'))).toBeNull();
    expect(submitRefusal(call, pressed, new Date('2026-12-01T08:10:00.001Z'))).not.toBeNull();
  });

  it('gives no grace without a press, nor to a press after the close', () => {
    const now = new Date('2026-12-01T08:01:00Z');
    expect(submitRefusal(call, notPressed, now)).toContain('受付は令和8年12月1日（火）17時に終了');
    expect(submitRefusal(call, pressedAt('2026-12-01T08:00:00.001Z'), now)).not.toBeNull();
  });

  it('without grace ends at its close whenever the button was pressed', () => {
    const strict = { ...call, submitGraceMinutes: 0 };
    const pressed = pressedAt('2026-11-30T00:00:00Z');
    expect(submitRefusal(strict, pressed, new Date('2026-12-01T08:00:00.001Z'))).not.toBeNull();
  });
});
