import { toDate } from '../values.ts';
import type { RuleCase } from './ruleCase.ts';

export const recoveryCases: RuleCase[] = [
  ['no order is of nothing', 'recovery_choices_check', (make) => make.recovery({ amount: 0 })],
  [
    'what waits for another person was submitted by somebody',
    'recovery_submitted_check',
    (make) => make.recovery({ status: 1 }),
  ],
  [
    'an order has its day, its due date and who ordered it',
    'recovery_ordered_check',
    async (make) => {
      const { id } = await make.adminUser();
      return make.recovery({ status: 2, submittedAt: new Date(), submittedById: id });
    },
  ],
  [
    'nobody orders what he submitted',
    'recovery_two_people_check',
    async (make) => {
      const { id } = await make.adminUser();
      return make.recovery({ submittedById: id, orderedById: id });
    },
  ],
  [
    'only what is settled has the day of it',
    'recovery_settled_check',
    (make) => make.recovery({ settledOn: toDate('2026-12-10') }),
  ],
  ['portions are a list', 'recovery_portions_check', (make) => make.recovery({ portions: {} })],
  [
    'no receipt is of nothing',
    'recovery_receipt_amount_check',
    (make) => make.recoveryReceipt({ amount: 0 }),
  ],
  [
    'nobody checks the receipt that he recorded',
    'recovery_receipt_two_people_check',
    async (make) => {
      const { id } = await make.adminUser();
      return make.recoveryReceipt({ recordedById: id, checkedById: id, checkedAt: new Date() });
    },
  ],
  [
    'a checked receipt has who checked it',
    'recovery_receipt_checked_check',
    (make) => make.recoveryReceipt({ checkedAt: new Date() }),
  ],
  [
    'a receipt that was taken back has its reason',
    'recovery_receipt_canceled_check',
    async (make) =>
      make.recoveryReceipt({ canceledAt: new Date(), canceledById: (await make.adminUser()).id }),
  ],
  [
    'money that was sent back has its day and who recorded it, and is never more than came in',
    'recovery_receipt_returned_check',
    (make) => make.recoveryReceipt({ returnedAmount: 1 }),
  ],
  [
    'a relief is of a known kind',
    'recovery_relief_choices_check',
    (make) => make.recoveryRelief({ kind: 4 }),
  ],
  [
    'an extension has its due date, nothing else has',
    'recovery_relief_kind_check',
    (make) => make.recoveryRelief({ kind: 3 }),
  ],
  [
    'nobody decides on the relief that he asked for',
    'recovery_relief_two_people_check',
    async (make) => {
      const { id } = await make.adminUser();
      return make.recoveryRelief({ status: 1, askedById: id, decidedById: id, decidedAt: new Date() });
    },
  ],
  ['a decision has its time', 'recovery_relief_decided_check', (make) => make.recoveryRelief({ status: 1 })],
];
