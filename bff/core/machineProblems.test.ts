import { describe, expect, it } from 'vitest';
import { keys, machine } from '../testing/machine.ts';
import { machineProblems, type StateMachine, statusesOf, transition } from './stateMachine.ts';

describe('machineProblems', () => {
  it('finds nothing in a sound machine: every status reached, no dead end but the terminal', () => {
    expect(machineProblems(machine, keys)).toEqual([]);
    expect(statusesOf(machine).toSorted()).toEqual(keys.toSorted());
  });

  it('names what is wrong', () => {
    const broken: StateMachine = {
      ...machine,
      terminal: [],
      transitions: [
        { action: 'go', from: ['Incomplete', 'Incomplete'], to: 'Lost', by: ['JMAC and MAFF'], guard: '-' },
      ],
    };
    expect(machineProblems(broken, ['Incomplete', 'Confirmed'])).toEqual([
      'Lost is not in DocumentCheckStatus',
      'Confirmed is never reached',
      'Lost is a dead end',
      'go from Incomplete twice',
      'JMAC and MAFF is no actor',
    ]);
  });

  it('does not depend on the order of the enumeration: statuses are names', () => {
    expect(machineProblems(machine, keys.toReversed())).toEqual([]);
    const renamed = { ...machine, transitions: machine.transitions.toReversed() };
    expect(transition(renamed, { status: 'Incomplete', action: 'submit', role: 'CorporationUser' })).toEqual(
      transition(machine, { status: 'Incomplete', action: 'submit', role: 'CorporationUser' }),
    );
  });
});
