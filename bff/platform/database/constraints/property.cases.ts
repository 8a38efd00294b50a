import { toDate } from '../values.ts';
import type { RuleCase } from './ruleCase.ts';

/** A line of the ledger with everything that its confirmation asks for. */
const confirmedProperty = {
  status: 3,
  modelNumber: 'MH-200',
  location: '本店',
  confirmedAt: toDate('2026-12-20'),
} as const;

/** What has to be paid back of a disposal, as somebody fixed it. */
const assessed = (assessedById: number) => ({
  ...{ calculatedAmount: 5, returnAmount: 5, assessedById, assessedAt: toDate('2026-12-01') },
});

const approved = (decidedById: number) => ({
  ...{ status: 4, plannedOn: toDate('2026-12-20'), disposalReason: '閉店のため' },
  ...{ decidedById, decidedAt: toDate('2026-12-02') },
});

export const propertyCases: RuleCase[] = [
  [
    'property of less than 500,000 yen a piece is not in the ledger',
    'property_ledger_item_amount_check',
    (make) =>
      make.propertyLedgerItem({
        ...confirmedProperty,
        unitPrice: 499_999,
        amount: 999_998,
        subsidyAmount: 0,
      }),
  ],
  [
    'an amount is quantity times price',
    'property_ledger_item_amount_check',
    (make) => make.propertyLedgerItem({ amount: 2_000_001 }),
  ],
  [
    'a line of the ledger is in a known state',
    'property_ledger_item_status_check',
    (make) => make.propertyLedgerItem({ part: 0 }),
  ],
  [
    'a line of a deal keeps what was accepted of it and its share',
    'property_ledger_item_deal_check',
    (make) => make.propertyLedgerItem({ dealAmount: 3_000_000 }),
  ],
  [
    'a line that is handed in is filled in',
    'property_ledger_item_filled_check',
    (make) => make.propertyLedgerItem({ status: 1, modelNumber: null }),
  ],
  [
    'a line comes back, or is let go, with a reason',
    'property_ledger_item_reason_check',
    (make) => make.propertyLedgerItem({ status: 2, returnReason: ' ' }),
  ],
  [
    'what is confirmed keeps when',
    'property_ledger_item_confirmed_check',
    (make) => make.propertyLedgerItem({ ...confirmedProperty, confirmedAt: null }),
  ],
  [
    'property is disposed of after it was acquired',
    'property_ledger_item_dates_check',
    (make) => make.propertyLedgerItem({ disposalKind: 1, disposedOn: toDate('2026-11-30') }),
  ],
  [
    'a disposal has its kind and its day',
    'property_ledger_item_disposal_check',
    (make) => make.propertyLedgerItem({ disposalKind: 1 }),
  ],
  [
    'a version counts from 1',
    'property_ledger_item_version_check',
    (make) => make.propertyLedgerItem({ version: 0 }),
  ],

  [
    'a request for a disposal is of a known kind and counts from 1',
    'property_disposal_choices_check',
    (make) => make.propertyDisposal({ number: 0 }),
  ],
  [
    'a request that is handed in says when and why',
    'property_disposal_content_check',
    (make) => make.propertyDisposal({ status: 1, plannedOn: toDate('2026-12-20') }),
  ],
  [
    'an amount to pay back has its calculation and who fixed it',
    'property_disposal_amount_check',
    (make) => make.propertyDisposal({ returnAmount: 1 }),
  ],
  [
    'who fixed the amount does not approve it',
    'property_disposal_four_eyes_check',
    async (make) => {
      const { id } = await make.adminUser();
      return make.propertyDisposal({ ...assessed(Number(id)), ...approved(Number(id)) });
    },
  ],
  [
    'who entered a request for the business does not approve it',
    'property_disposal_entered_check',
    async (make) => {
      const enteredById = (await make.adminUser()).id;
      const assessedById = Number((await make.adminUser()).id);
      return make.propertyDisposal({
        ...assessed(assessedById),
        ...approved(Number(enteredById)),
        enteredById,
      });
    },
  ],
  [
    'a decision has its day, a refusal its reason',
    'property_disposal_decided_check',
    (make) => make.propertyDisposal({ status: 5, decidedAt: toDate('2026-12-20') }),
  ],
  [
    'only an approval begins an order to pay back',
    'property_disposal_recovery_check',
    async (make) => make.propertyDisposal({ recoveryId: (await make.recovery()).id }),
  ],
  [
    'a version counts from 1',
    'property_disposal_version_check',
    (make) => make.propertyDisposal({ version: 0 }),
  ],
];
