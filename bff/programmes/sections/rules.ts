import { SectionKind } from '#bff/generated/contract/enums.ts';
import type { SectionRule } from './sectionTypes.ts';

const {
  Change,
  Delay,
  Effect,
  Grant,
  Notice,
  Progress,
  Property,
  Result,
  Suspension,
  TaxDeduction,
  Voucher,
} = SectionKind;

type Options = Partial<Omit<SectionRule, 'key' | 'kind'>>;

const rule = (key: string, kind: number, options: Options = {}): SectionRule => ({
  key,
  kind,
  trigger: 'adoption',
  isRequired: true,
  needsJmacCheck: true,
  needsMaffCheck: false,
  isInspected: false,
  ...options,
});

/** A paper of form only: the back office may confirm it alone. */
const simple = { needsJmacCheck: false } as const;
const optional = { isRequired: false } as const;
const when = (condition: NonNullable<SectionRule['condition']>) =>
  ({ trigger: 'condition', condition }) as const;

const grantDue = { due: { from: 'adoptedOn', days: 30 } } as const;
const perMember = { trigger: 'member', ...grantDue } as const;
const resultDue = {
  due: { from: 'completionOn', months: 1, notAfter: 'completionDeadline' },
} as const;
const progressDue = { trigger: 'quarter', due: { from: 'quarterEnd', days: 15 } } as const;

const notices: readonly SectionRule[] = [
  rule('AdoptionNotice', Notice, simple),
  rule('AdoptionSupplement', Notice, { ...simple, ...optional }),
  rule('Ing2EvaluationSheet', Notice, { ...simple, ...optional }),
  rule('GrantDecisionNotice', Notice, simple),
  rule('ChangeApprovalNotice', Notice, { ...when('changeApproved'), ...simple, ...optional }),
  rule('DelayInstruction', Notice, { ...when('delayApproved'), ...simple, ...optional }),
  rule('SuspensionApprovalNotice', Notice, { ...when('suspensionApproved'), ...simple, ...optional }),
  rule('ResultConfirmationNotice', Notice, { ...simple, trigger: 'amountNotified' }),
];

const grant: readonly SectionRule[] = [
  rule('AdoptionWithdrawal', Grant, when('declineAdoption')),
  rule('GrantApplicationForm', Grant, grantDue),
  rule('Ing2GrantApplicationForm', Grant, grantDue),
  rule('GrantBusinessPlan', Grant, grantDue),
  rule('GrantExpenseBreakdown', Grant, grantDue),
  rule('GrantQuotation', Grant, grantDue),
  rule('GrantCompetitiveQuotation', Grant, { ...when('competitiveQuotation'), ...grantDue }),
  rule('GrantSelectionReason', Grant, { ...when('selectionReason'), ...grantDue }),
  rule('GrantEnvironmentCheckSheet', Grant, { ...grantDue, ...simple }),
  rule('GrantBankPassbook', Grant, { ...grantDue, ...simple }),
  rule('GrantEarlyStart', Grant, when('earlyStart')),
  rule('GrantWithdrawal', Grant, { ...when('withdrawal'), due: { from: 'grantDecisionOn', days: 15 } }),
];

const underway: readonly SectionRule[] = [
  rule('ChangeApplicationForm', Change, when('change')),
  rule('ChangeComparisonTable', Change, when('changeOfBudget')),
  rule('ChangeQuotation', Change, when('changeOfContract')),
  rule('ChangeProfileNotice', Change, { ...when('changeOfProfile'), ...simple }),
  rule('ProgressReportForm', Progress, { ...progressDue, needsMaffCheck: true }),
  rule('ProgressSchedule', Progress, { ...progressDue, ...optional }),
  rule('ProgressPhoto', Progress, { ...progressDue, ...optional }),
  // The ministry decides on the request that these belong to, not on each of its papers.
  rule('DelayReportForm', Delay, when('delay')),
  rule('DelayCarryOverSheet', Delay, when('carryOver')),
  rule('DelayEvidence', Delay, when('delay')),
  rule('SuspensionApplicationForm', Suspension, when('suspension')),
];

const result: readonly SectionRule[] = [
  rule('ResultReportForm', Result, { ...resultDue, needsMaffCheck: true }),
  rule('Ing2ResultReportForm', Result, { ...resultDue, needsMaffCheck: true }),
  rule('ResultReportSupplement', Result, resultDue),
  rule('ResultPaymentList', Result, { ...resultDue, isInspected: true }),
  rule('ResultSettlement', Result, resultDue),
  rule('ResultPhotoBefore', Result, {
    ...when('constructionOrInstallation'),
    ...resultDue,
    isInspected: true,
  }),
  rule('ResultPhotoAfter', Result, { ...resultDue, isInspected: true }),
  rule('ResultDeliverable', Result, { ...when('deliverable'), ...resultDue, isInspected: true }),
  rule('ResultCashBook', Result, { ...resultDue, isInspected: true }),
  rule('ResultPassbook', Result, { ...resultDue, isInspected: true }),
  rule('Ing2ProcurementResult', Result, resultDue),
  rule('IngR6ProcurementResult', Result, resultDue),
  rule('IngR6ProducerLoanLedger', Result, { ...when('lentEquipment'), ...resultDue, isInspected: true }),
  rule('ResultInspectionReport', Result, when('onSiteInspection')),
  // Only after the amount is notified: as a required result paper at adoption it would block the notice itself.
  rule('ResultPaymentRequest', Result, {
    trigger: 'amountNotified',
    due: { from: 'confirmedOn', businessDays: 10 },
  }),
];

const deal = { trigger: 'deal', ...resultDue, isInspected: true } as const;

const vouchers: readonly SectionRule[] = [
  rule('VoucherQuotation', Voucher, deal),
  rule('VoucherOrder', Voucher, deal),
  rule('VoucherOrderAcceptance', Voucher, { ...deal, ...optional }),
  rule('VoucherContract', Voucher, { ...deal, condition: 'contract', ...optional }),
  rule('VoucherDelivery', Voucher, deal),
  rule('VoucherInspection', Voucher, deal),
  rule('VoucherInvoice', Voucher, deal),
  rule('VoucherBankTransfer', Voucher, deal),
  rule('VoucherReceipt', Voucher, { ...deal, condition: 'paidOtherwise', ...optional }),
];

const afterwards: readonly SectionRule[] = [
  rule('PropertyLedger', Property, { ...when('property'), ...resultDue, isInspected: true }),
  rule('PropertyLabelPhoto', Property, { ...when('property'), ...resultDue, isInspected: true }),
  rule('PropertyDisposalApplication', Property, { ...when('propertyDisposal'), needsMaffCheck: true }),
  rule('TaxDeductionReport', TaxDeduction, { due: { from: 'confirmedOn', nextYearOn: '06-30' } }),
  rule('TaxDeductionEvidence', TaxDeduction, {
    ...when('generalTaxation'),
    due: { from: 'confirmedOn', nextYearOn: '06-30' },
  }),
  rule('EffectReport', Effect, { trigger: 'yearly', due: { from: 'paidOn', nextYearOn: '06-30' } }),
];

const ofMembers: readonly SectionRule[] = [
  rule('GrantMemberConsent', Grant, { ...perMember, ...simple }),
  rule('GrantMemberExpenseBreakdown', Grant, perMember),
];

/** Every document type that can be a section of a my page, in the order of the screens' cards. */
export const sectionRules: readonly SectionRule[] = [
  ...notices,
  ...grant,
  ...underway,
  ...result,
  ...vouchers,
  ...afterwards,
  ...ofMembers,
];
