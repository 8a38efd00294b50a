import { describe, expect, it } from 'vitest';
import { keys, machine } from '../testing/machine.ts';
import { availableActions, needsReason, parseStateActor, transition } from './stateMachine.ts';

describe('parseStateActor', () => {
  it.each([
    ['JMAC', { role: 'JMAC', isOnBehalf: false, condition: null }],
    ['JMAC*', { role: 'JMAC', isOnBehalf: true, condition: null }],
    ['MAFF (from MAFFConfirming)', { role: 'MAFF', isOnBehalf: false, condition: 'from MAFFConfirming' }],
  ])('reads %s', (text, actor) => {
    expect(parseStateActor(text)).toEqual(actor);
  });

  it('refuses other forms', () => {
    expect(() => parseStateActor('JMAC or MAFF')).toThrow('not an actor');
  });
});

describe('transition', () => {
  it('leads to the status that the machine names', () => {
    expect(transition(machine, { status: 'Incomplete', action: 'submit', role: 'CorporationUser' })).toEqual({
      isAllowed: true,
      to: 'Confirming',
      isOnBehalf: false,
    });
  });

  it.each([
    ['an action it does not know', { status: 'Incomplete', action: 'fly', role: 'JMAC' }, 'unknownAction'],
    [
      'a status it does not start from',
      { status: 'Confirmed', action: 'submit', role: 'JMAC' },
      'wrongStatus',
    ],
    [
      'a role it does not name, in whatever status',
      { status: 'Confirmed', action: 'return', role: 'CS' },
      'wrongRole',
    ],
    ['a role it does not name', { status: 'Confirming', action: 'return', role: 'CS' }, 'wrongRole'],
    [
      'an administrator who does not say that he acts for the business',
      { status: 'Incomplete', action: 'submit', role: 'JMAC', reason: '電話で依頼' },
      'onlyOnBehalf',
    ],
    [
      'acting on behalf where the role acts for itself',
      { status: 'Confirming', action: 'return', role: 'JMAC', isOnBehalf: true, reason: 'x' },
      'notOnBehalf',
    ],
    [
      'acting on behalf without a reason',
      { status: 'Incomplete', action: 'submit', role: 'JMAC', isOnBehalf: true, reason: '　' },
      'reasonMissing',
    ],
    [
      'a condition that does not hold',
      { status: 'Incomplete', action: 'submit', role: 'Inspector' },
      'conditionNotMet',
    ],
    [
      'a status that the role is not named for',
      { status: 'Confirming', action: 'confirm', role: 'MAFF' },
      'conditionNotMet',
    ],
    [
      'a missing reason where the guard asks for one',
      { status: 'Confirming', action: 'forward', role: 'JMAC' },
      'reasonMissing',
    ],
  ])('refuses %s', (_what, request, refusal) => {
    expect(transition(machine, request)).toEqual({ isAllowed: false, refusal });
  });

  it('acts on behalf of the business with a reason', () => {
    expect(
      transition(machine, {
        status: 'Rejected',
        action: 'submit',
        role: 'JMAC',
        isOnBehalf: true,
        reason: '郵送で受領',
      }),
    ).toEqual({ isAllowed: true, to: 'Confirming', isOnBehalf: true });
  });

  it('asks the caller about conditions in words', () => {
    const asked: string[] = [];
    const holds = (condition: string): boolean => asked.push(condition) > 0;
    const request = { status: 'Incomplete', action: 'submit', role: 'Inspector', holds };
    expect(transition(machine, request).isAllowed).toBe(true);
    expect(asked).toEqual(['own inspection report']);
  });

  it('needs no reason from the system', () => {
    expect(transition(machine, { status: 'Confirming', action: 'forward', role: 'System' }).isAllowed).toBe(
      true,
    );
  });
});

describe('needsReason', () => {
  const withGuard = (guard: string) => ({ action: 'a', from: [], to: 'b', by: [], guard });
  const jmac = { role: 'JMAC', isOnBehalf: false };

  it.each([
    ['reason', true],
    ['reason; no payment exported', true],
    ['reason (often from a withdrawal request); no payment exported', true],
    ['comment; MAFF never returns straight to the business', true],
    ['amendAmount; reason', true],
    ['on Rejected or Canceled, or reason', true],
    ['phase not Finalled; reason', true],
    ['bank result or reversal, with its reason', true],
    ['at least one return item with review category and reason, and a due date', false],
    ['checklist complete, no open return item', false],
    ['-', false],
  ])('guard «%s»: %s', (guard, expected) => {
    expect(needsReason(withGuard(guard), jmac)).toBe(expected);
  });

  it('an explicit statement wins over the words', () => {
    expect(needsReason({ ...withGuard('reason'), needsReason: false }, jmac)).toBe(false);
    expect(needsReason({ ...withGuard('-'), needsReason: true }, jmac)).toBe(true);
  });
});

describe('availableActions', () => {
  it('lists what the role may do now, with the reason where a guard stops it', () => {
    const guards = { confirm: '確認項目がすべて完了してから確認済みにしてください', return: null };
    expect(availableActions(machine, { status: 'Confirming', role: 'JMAC', guards })).toEqual([
      { action: 'return', allowed: true, needsReason: false, isOnBehalf: false },
      {
        action: 'confirm',
        allowed: false,
        reason: '確認項目がすべて完了してから確認済みにしてください',
        needsReason: false,
        isOnBehalf: false,
      },
      { action: 'forward', allowed: true, needsReason: true, isOnBehalf: false },
    ]);
  });

  it('marks actions on behalf of the business', () => {
    expect(availableActions(machine, { status: 'Incomplete', role: 'JMAC' })).toEqual([
      { action: 'submit', allowed: true, needsReason: true, isOnBehalf: true },
    ]);
  });

  it('offers nothing to other roles, in a terminal status, or where a condition fails', () => {
    expect(availableActions(machine, { status: 'Confirming', role: 'CS' })).toEqual([]);
    expect(availableActions(machine, { status: 'Confirmed', role: 'JMAC' })).toEqual([]);
    expect(availableActions(machine, { status: 'Confirming', role: 'MAFF' })).toEqual([]);
  });

  it('agrees with transition for every status, action and role', () => {
    const roles = ['JMAC', 'MAFF', 'CS', 'CorporationUser', 'Inspector', 'System'];
    for (const status of keys) {
      for (const role of roles) {
        const offered = availableActions(machine, { status, role, holds: () => true });
        for (const { action } of machine.transitions) {
          const offer = offered.find((candidate) => candidate.action === action);
          const isOnBehalf = offer?.isOnBehalf ?? false;
          const request = { status, action, role, isOnBehalf, reason: '理由', holds: () => true };
          expect([status, role, action, transition(machine, request).isAllowed]).toEqual([
            status,
            role,
            action,
            offer !== undefined,
          ]);
        }
      }
    }
  });
});
