import type { StateMachine } from '../core/stateMachine.ts';

/** A small machine with everything that the contract's have: conditions, own behalf, the system, reasons. */
export const machine: StateMachine = {
  field: 'section.status',
  enum: 'DocumentCheckStatus',
  initial: 'Incomplete',
  terminal: ['Confirmed'],
  transitions: [
    {
      action: 'submit',
      from: ['Incomplete', 'Rejected'],
      to: 'Confirming',
      by: ['CorporationUser', 'Inspector (own inspection report)', 'JMAC*'],
      guard: 'at least one file',
    },
    {
      action: 'return',
      from: ['Confirming'],
      to: 'Rejected',
      by: ['JMAC'],
      guard: 'items with a reason each',
    },
    {
      action: 'confirm',
      from: ['Confirming', 'MAFFConfirming'],
      to: 'Confirmed',
      by: ['JMAC', 'MAFF (from MAFFConfirming)'],
      guard: 'checklist complete',
    },
    {
      action: 'forward',
      from: ['Confirming'],
      to: 'MAFFConfirming',
      by: ['JMAC', 'System'],
      guard: 'reason',
    },
  ],
};
/** The statuses of its enumeration. */
export const keys = ['Incomplete', 'Confirming', 'MAFFConfirming', 'Confirmed', 'Rejected'];
