import { toDate } from '../values.ts';
import type { RuleCase } from './ruleCase.ts';

export const moneyCases: RuleCase[] = [
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
