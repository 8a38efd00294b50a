import type { Scope } from '#bff/core/scope.ts';
import { DocumentType, InspectionKind, ReminderKind } from '#bff/generated/contract/enums.ts';
import type { components } from '#bff/generated/contract/types.ts';
import { isOfBusiness, lastingKinds, lastingPapers, settledKinds } from '#bff/modules/sections/index.ts';
import type { Deadlines } from './deadlines.data.ts';
import type { ReminderWords } from './reminders.words.ts';

export type ReminderRule = components['schemas']['ReminderRule'];

const usual = (kind: ReminderKind, beforeDays: number[], afterDays: number[]): ReminderRule => ({
  kind,
  isActive: true,
  beforeDays,
  afterDays,
});

const { Document, Draft, Duty, Finding, Inspection, PaymentRequest, QuarterReport, Recovery } = ReminderKind;

/** The rules of a round that has set none, in the order in which they are shown. */
export const USUAL_RULES: readonly ReminderRule[] = [
  usual(Draft, [10, 3, 1], []),
  usual(Document, [7, 1], [1, 5, 10]),
  usual(Finding, [3, 1], [1, 5, 10]),
  usual(QuarterReport, [7, 1], [1, 5, 10]),
  usual(Inspection, [5, 1], []),
  usual(PaymentRequest, [5, 1], [1, 5, 10]),
  usual(Recovery, [7, 1], [1, 5, 10]),
  usual(Duty, [20, 5], [1, 20, 40, 60]),
];

/** Kinds without reminders after the day. */
export const isOnlyBefore = (kind: ReminderKind): boolean => kind === Draft || kind === Inspection;

const words: { readonly [kind in ReminderKind]: ReminderWords } = {
  [Draft]: 'draft',
  [Document]: 'document',
  [Finding]: 'finding',
  [QuarterReport]: 'document',
  [Inspection]: 'inspection',
  [PaymentRequest]: 'document',
  [Recovery]: 'recovery',
  [Duty]: 'document',
};

export const wordsOf = (kind: number): ReminderWords => words[kind as ReminderKind];

/** What people are reminded of, for the statements. */
export const deadlinesOf = ({ now }: Pick<Scope, 'now'>): Deadlines => ({
  now,
  documents: {
    ofBusiness: Object.values(DocumentType).filter(isOfBusiness),
    lasting: [...lastingKinds],
    settled: [...settledKinds],
    lastingPapers: [...lastingPapers],
  },
  kinds: {
    draft: Draft,
    document: Document,
    finding: Finding,
    quarterReport: QuarterReport,
    inspection: Inspection,
    paymentRequest: PaymentRequest,
    recovery: Recovery,
    duty: Duty,
    quarterReportType: DocumentType.ProgressReportForm,
    paymentRequestType: DocumentType.ResultPaymentRequest,
    onSiteAudit: InspectionKind.OnSiteAudit,
  },
});
