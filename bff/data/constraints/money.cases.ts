import { toDate } from '../engine/values.ts';
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

const inspected = { inspectedOn: toDate('2026-12-10'), result: 1 } as const;

export const moneyCases: RuleCase[] = [
  [
    'an inspection has a known status, method and result',
    'my_page_report_choices_check',
    (make) => make.myPageReport({ method: 3 }),
  ],
  ['an inspection is of a known kind', 'my_page_report_kind_check', (make) => make.myPageReport({ kind: 3 })],
  [
    'an inspection ends after it starts',
    'my_page_report_time_check',
    (make) => make.myPageReport({ startTime: '13:00', endTime: '13:00' }),
  ],
  [
    'no inspection is submitted without its result',
    'my_page_report_submitted_check',
    (make) => make.myPageReport({ status: 1, inspectedOn: inspected.inspectedOn }),
  ],
  [
    'a remark has its findings',
    'my_page_report_submitted_check',
    (make) => make.myPageReport({ ...inspected, status: 1, result: 2 }),
  ],
  [
    'an inspector does not approve his own report',
    'my_page_report_approved_check',
    async (make) => {
      const { id } = await make.adminUser({ type: 3 });
      const approval = { approvedById: id, approvedAt: new Date() };
      return make.myPageReport({ ...inspected, ...approval, status: 3, inspectorUserId: id });
    },
  ],
  ['a version counts from 1', 'my_page_report_version_check', (make) => make.myPageReport({ version: 0 })],
  ['a photo is from before or after', 'photo_choices_check', (make) => make.photo({ beforeAfter: 2 })],
  ['photos are numbered from 1', 'photo_number_check', (make) => make.photo({ sequence: 0 })],
  ['a version counts from 1', 'photo_version_check', (make) => make.photo({ version: 0 })],

  [
    'an account number has seven digits',
    'bank_account_codes_check',
    (make) => make.bankAccount({ accountNumber: '12345' }),
  ],
  [
    'an account is of a known type',
    'bank_account_type_check',
    (make) => make.bankAccount({ accountType: 4 }),
  ],
  [
    'the holder is in letters that a bank takes',
    'bank_account_holder_check',
    (make) => make.bankAccount({ accountHolderKana: 'ｶ)ｼｮｸﾄﾞｳ' }),
  ],
  [
    'a confirmed account has who confirmed it',
    'bank_account_confirmed_check',
    (make) => make.bankAccount({ confirmedAt: new Date() }),
  ],
  ['a version counts from 1', 'bank_account_version_check', (make) => make.bankAccount({ version: 0 })],

  ['a plan counts from 1', 'expense_plan_version_check', (make) => make.expensePlan({ version: 0 })],
  [
    'a plan’s choices are of their lists',
    'expense_plan_item_choices_check',
    (make) => make.expensePlanItem({ part: 'C' }),
  ],
  [
    'a planned expense says what it is for',
    'expense_plan_item_text_check',
    (make) => make.expensePlanItem({ description: ' ' }),
  ],
  [
    'no more is eligible than is planned',
    'expense_plan_item_amounts_check',
    (make) => make.expensePlanItem({ eligibleAmount: 1_000_001 }),
  ],

  ['deals are numbered from 1', 'payment_item_number_check', (make) => make.paymentItem({ number: 0 })],
  [
    'choices are of their lists',
    'payment_item_choices_check',
    (make) => make.paymentItem({ expenseType: 8 }),
  ],
  [
    'the holder of a payee’s account is in letters that a bank takes',
    'payment_item_holder_check',
    (make) => make.paymentItem({ payeeAccountHolder: '株式会社みほん' }),
  ],
  ['a payment has a payee', 'payment_item_text_check', (make) => make.paymentItem({ payee: ' ' })],
  [
    "a payee's invoice number is T and 13 digits",
    'payment_item_invoice_number_check',
    (make) => make.paymentItem({ payeeInvoiceNumber: 'T1' }),
  ],
  [
    'no more is eligible than was paid without tax',
    'payment_item_amounts_check',
    (make) => make.paymentItem({ eligibleAmount: 1_000_001 }),
  ],
  [
    'no invoice is of less than nothing',
    'payment_item_invoiced_check',
    (make) => make.paymentItem({ invoicedAmount: -1 }),
  ],
  [
    'what is excluded has its reason, and who said so when',
    'payment_item_exclusion_check',
    (make) => make.paymentItem({ excludedAmount: 1 }),
  ],
  ['a version counts from 1', 'payment_item_version_check', (make) => make.paymentItem({ version: 0 })],
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

  [
    'a proposal is of a known kind and counts from 1',
    'amount_proposal_choices_check',
    (make) => make.amountProposal({ kind: 2 }),
  ],
  [
    'an amount is not negative and not above its ceiling',
    'amount_proposal_amount_check',
    (make) => make.amountProposal({ amount: 101, ceilingAmount: 100 }),
  ],
  [
    'an amount that deviates from its calculation says why',
    'amount_proposal_deviation_check',
    (make) => make.amountProposal({ amount: 4, calculatedAmount: 5 }),
  ],
  [
    'only an amount of before there were proposals comes without calculation and proposer',
    'amount_proposal_carried_over_check',
    (make) => make.amountProposal({ isCarriedOver: false }),
  ],
  [
    'nobody checks the amount that he proposed',
    'amount_proposal_people_check',
    async (make) => {
      const { id } = await make.adminUser();
      return make.amountProposal({ proposedById: id, checkedById: id, checkedAt: new Date() });
    },
  ],
  [
    'an amount that was told was told at some time',
    'amount_proposal_status_check',
    (make) => make.amountProposal({ appliedAt: null }),
  ],

  ['a payment has a known status and method', 'payment_choices_check', (make) => make.payment({ method: 2 })],
  ['a payment is not negative', 'payment_amount_check', (make) => make.payment({ amount: -1 })],
  [
    'nobody approves a payment that he checked',
    'payment_four_eyes_check',
    async (make) => {
      const { id } = await make.adminUser();
      return make.payment({ checkedById: id, approvedById: id });
    },
  ],
  [
    'nobody checks or approves a payment that he entered',
    'payment_four_eyes_check',
    async (make) => {
      const { id } = await make.adminUser();
      return make.payment({ enteredById: id, checkedById: id });
    },
  ],
  [
    'a checked payment has its checker and the account that he saw',
    'payment_checked_check',
    (make) => make.payment({ status: 2 }),
  ],
  [
    'a payment is approved, exported and paid by the hands of two',
    'payment_approved_check',
    async (make) => {
      const { id } = await make.adminUser();
      const checked = { checkedById: id, checkedAt: new Date(), account: {} };
      return make.payment({ status: 5, paidOn: toDate('2026-11-25'), ...checked });
    },
  ],
  [
    'an exported payment is in a file',
    'payment_exported_check',
    async (make) => {
      const [checker, approver] = [await make.adminUser(), await make.adminUser()];
      return make.payment({
        status: 4,
        checkedById: checker.id,
        checkedAt: new Date(),
        account: {},
        approvedById: approver.id,
        approvedAt: new Date(),
      });
    },
  ],
  [
    'a paid payment has its day',
    'payment_paid_check',
    (make) => make.payment({ status: 5, isOneHanded: true }),
  ],
  ['a failed payment has its reason', 'payment_reason_check', (make) => make.payment({ status: 6 })],
  ['a version counts from 1', 'payment_version_check', (make) => make.payment({ version: 0 })],

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

  ['a file has a transfer at least', 'payment_batch_sums_check', (make) => make.paymentBatch({ amount: -1 })],
  [
    'a file has 120 bytes for each of its records',
    'payment_batch_file_check',
    (make) => make.paymentBatch({ content: new Uint8Array(479) }),
  ],
  [
    'a file is saved some number of times',
    'payment_batch_downloads_check',
    (make) => make.paymentBatch({ downloads: -1 }),
  ],
  ['a version counts from 1', 'payment_batch_version_check', (make) => make.paymentBatch({ version: 0 })],
  [
    'a transfer is of a yen at least',
    'payment_batch_item_sequence_check',
    (make) => make.paymentBatchItem({ amount: 0 }),
  ],
  [
    'a transfer is on its way, paid, failed or taken back',
    'payment_batch_item_status_check',
    (make) => make.paymentBatchItem({ status: 7 }),
  ],
  [
    'a failed transfer has its reason',
    'payment_batch_item_reason_check',
    (make) => make.paymentBatchItem({ status: 6, failureReason: ' ' }),
  ],
  [
    'what is done with a file has a name',
    'payment_batch_step_action_check',
    (make) => make.paymentBatchStep({ action: 'sold' }),
  ],
  [
    'a budget is not negative',
    'payment_setting_budget_check',
    (make) => make.paymentSetting({ budgetAmount: -1 }),
  ],
  [
    'what is paid on estimate is a share',
    'payment_setting_estimate_check',
    (make) => make.paymentSetting({ estimatePercent: 101 }),
  ],
  ['a version counts from 1', 'payment_setting_version_check', (make) => make.paymentSetting({ version: 0 })],
  [
    'a report on consumption tax has a known method',
    'tax_report_method_check',
    (make) => make.taxReport({ method: 8 }),
  ],
  [
    'no amount of a report is below nothing',
    'tax_report_amounts_check',
    (make) => make.taxReport({ taxableSales: -1 }),
  ],
];
