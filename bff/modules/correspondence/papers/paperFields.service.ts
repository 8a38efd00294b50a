import {
  type ChangeRequestKind,
  ChangeRequestKindLabel,
  type InspectionKind,
  InspectionKindLabel,
  type InspectionResult,
  InspectionResultLabel,
  PaperField,
  PaperFieldLabel,
  PaperKind,
} from '#bff/generated/contract/enums.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { formatPhone } from '#rules/contactFormat.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import type { ApplicantSubject } from './applicantSubjects.data.ts';
import type { PaperSubject } from './paperSubjects.data.ts';
import { paperWords as words } from './papers.words.ts';

/** What can be filled into a paper, as it is read; null where nothing is registered. */
export type PaperFacts = { readonly [field in PaperField]: string | null };

const day = (on: string | null): string | null => (on === null ? null : formatEraDay(on));
const yen = (amount: number | null): string | null => (amount === null ? null : yenText(amount));

const changeFacts = ({ changeRequests: [change] }: PaperSubject) => ({
  changeName: change
    ? words.change(change.number, ChangeRequestKindLabel[change.kind as ChangeRequestKind])
    : null,
  changeApprovedOn: change?.decidedAt ? formatEraDay(tokyoDayOf(change.decidedAt)) : null,
  changeEffectiveOn: day(change?.effectiveOn ?? null),
});

const recoveryFacts = ({ recoveries: [recovery] }: PaperSubject) => ({
  recoveryAmount: yen(recovery?.amount ?? null),
  recoveryReason: recovery?.claimReason ?? null,
  recoveryOrderedOn: day(recovery?.orderedOn ?? null),
  recoveryDueOn: day(recovery?.dueOn ?? null),
  recoveryPayTo: recovery?.payTo ?? null,
});

const inspectionFacts = ({ reports: [report] }: PaperSubject) => ({
  inspectionKind: report ? InspectionKindLabel[report.kind as InspectionKind] : null,
  inspectedOn: day(report?.inspectedOn ?? null),
  inspectionPlace: report?.siteAddress ?? null,
  inspectorName: report?.inspector.name ?? null,
  inspectionResult: report ? InspectionResultLabel[report.result as InspectionResult] : null,
  inspectionFindings: report?.findings ?? null,
  correctiveAction: report?.correctiveAction ?? null,
  correctiveDueOn: day(report?.correctiveDueOn ?? null),
});

/** Values of the fields that come from the paper and not from its subject. */
export type PaperMarks = {
  readonly number: string;
  readonly issuedOn: string;
  /** Why it was not adopted, in words for the applicant. */
  readonly reason: string | null;
};

const NOTHING = Object.fromEntries(Object.values(PaperField).map((field) => [field, null])) as PaperFacts;

const roundFacts = ({ project }: Pick<ApplicantSubject, 'project'>, paper: PaperMarks) => ({
  projectName: project.name,
  deskName: project.deskName,
  deskPhone: formatPhone(project.deskPhone),
  deskHours: project.deskHours,
  paperNumber: paper.number,
  issuedOn: formatEraDay(paper.issuedOn),
});

/** The facts of an undertaking for a paper of that number and day. */
export const factsOf = (subject: PaperSubject, paper: PaperMarks): PaperFacts => {
  const { project, corporation, ...myPage } = subject;
  return {
    ...NOTHING,
    ...roundFacts(subject, paper),
    displayCode: myPage.displayCode,
    corporationName: corporation.name,
    planTitle: myPage.planTitle,
    adoptedOn: day(myPage.adoptedOn),
    eligibleCost: yen(myPage.eligibleCost),
    appliedAmount: yen(myPage.appliedAmount),
    grantAmount: yen(myPage.grantAmount),
    grantDecisionOn: day(myPage.grantDecisionOn),
    confirmedAmount: yen(myPage.confirmedAmount),
    confirmedOn: day(myPage.confirmedOn),
    paidAmount: yen(myPage.paidAmount),
    paidOn: day(myPage.paidOn),
    completionDeadline: day(myPage.completionDeadline ?? project.completionDeadline),
    reportDueOn: day(myPage.reportDueOn),
    nextDueOn: day(myPage.nextDueOn),
    ...changeFacts(subject),
    ...recoveryFacts(subject),
    ...inspectionFacts(subject),
  };
};

/** The same of an application. */
export const applicantFactsOf = (subject: ApplicantSubject, paper: PaperMarks): PaperFacts => ({
  ...NOTHING,
  ...roundFacts(subject, paper),
  displayCode: subject.displayCode,
  corporationName: subject.name ?? subject.applicationUser.name,
  planTitle: subject.planTitle,
  eligibleCost: yen(subject.eligibleCost),
  appliedAmount: yen(subject.subsidyAmount),
  decidedOn: subject.decidedAt && formatEraDay(tokyoDayOf(subject.decidedAt)),
  decisionReason: paper.reason,
  waitlistRank: subject.waitlistRank === null ? null : words.rank(subject.waitlistRank),
});

const { Adoption, GrantDecision, Confirmation, Payment, Reminder, ChangeApproval, ReturnOrder } = PaperKind;
const { NonAdoption, Waitlisting, InspectionReport } = PaperKind;

/** The steps of an undertaking, and what is known only from each of them on. */
const STEPS: readonly (readonly [kind: PaperKind, fields: readonly PaperField[]])[] = [
  [Adoption, []],
  [GrantDecision, ['grantAmount', 'grantDecisionOn']],
  [Confirmation, ['confirmedAmount', 'confirmedOn']],
  [Payment, ['paidAmount', 'paidOn']],
];

/** What only papers of one kind tell of. */
const OWN: readonly (readonly [kind: PaperKind, fields: readonly PaperField[]])[] = [
  [ChangeApproval, ['changeName', 'changeApprovedOn', 'changeEffectiveOn']],
  [ReturnOrder, ['recoveryAmount', 'recoveryReason', 'recoveryOrderedOn', 'recoveryDueOn', 'recoveryPayTo']],
  [
    InspectionReport,
    [
      ...(['inspectionKind', 'inspectedOn', 'inspectionPlace', 'inspectorName', 'inspectionResult'] as const),
      ...(['inspectionFindings', 'correctiveAction', 'correctiveDueOn'] as const),
    ],
  ],
];

/** What an inspection without a remark does not say. */
const MAY_BE_EMPTY: readonly PaperField[] = ['inspectionFindings', 'correctiveAction', 'correctiveDueOn'];

/** Kinds that go to an applicant, and what only they tell of. */
const TO_APPLICANT: readonly (readonly [kind: PaperKind, fields: readonly PaperField[]])[] = [
  [NonAdoption, ['decidedOn', 'decisionReason']],
  [Waitlisting, ['decidedOn', 'waitlistRank']],
];

/** Whether a kind goes to an applicant; every other one goes to a business. */
export const isToApplicant = (kind: PaperKind): boolean => TO_APPLICANT.some(([of]) => of === kind);

/** What is known of an application as of an undertaking. */
const OF_BOTH: readonly PaperField[] = [
  ...(['displayCode', 'corporationName', 'planTitle', 'eligibleCost', 'appliedAmount'] as const),
  ...(['projectName', 'deskName', 'deskPhone', 'deskHours', 'paperNumber', 'issuedOn'] as const),
];

/** What can be filled into a paper of a kind, in the order of the contract. */
export const fieldsOf = (kind: PaperKind): readonly PaperField[] => {
  const all = Object.values(PaperField);
  const told = TO_APPLICANT.find(([of]) => of === kind)?.[1];
  if (told !== undefined) return all.filter((field) => OF_BOTH.includes(field) || told.includes(field));
  const step = STEPS.findIndex(([of]) => of === kind);
  const later = step < 0 ? [] : STEPS.slice(step + 1);
  const others = OWN.filter(([of]) => of !== kind);
  const unknown = [...later, ...others, ...TO_APPLICANT].flatMap(([, fields]) => fields);
  return all.filter((field) => !unknown.includes(field));
};

/** What a paper of a kind is about: without it, there is nothing to tell. */
export const requiredFields = (kind: PaperKind): readonly PaperField[] => {
  if (kind === ChangeApproval) return ['changeName', 'changeApprovedOn'];
  if (kind === ReturnOrder) return ['recoveryAmount', 'recoveryDueOn'];
  if (kind === InspectionReport) return ['inspectedOn', 'inspectionResult'];
  return STEPS.find(([of]) => of === kind)?.[1] ?? [];
};

/** What may happen again: then another paper is issued beside those before. */
export const isRepeatable = (kind: PaperKind): boolean =>
  kind === Reminder || kind === ChangeApproval || kind === ReturnOrder || kind === InspectionReport;

/** Kinds that may be issued after the end: approval of an abolition, order of a recovery, inspection of the books. */
export const isAfterEnd = (kind: PaperKind): boolean =>
  kind === ChangeApproval || kind === ReturnOrder || kind === InspectionReport;

/** Whether a paper of a kind may have tables on a sheet of its own: the expenses, or what was inspected. */
export const mayHaveBreakdown = (kind: PaperKind): boolean =>
  kind === GrantDecision || kind === Confirmation || kind === InspectionReport;

/** Whether a paper may say nothing of a field: nothing was found that it could tell. */
export const mayBeEmpty = (field: PaperField): boolean => MAY_BE_EMPTY.includes(field);

const byLabel: ReadonlyMap<string, PaperField> = new Map(
  Object.values(PaperField).map((field) => [PaperFieldLabel[field], field]),
);

/** The field of a name that stands in braces; undefined for any other word. */
export const fieldNamed = (label: string): PaperField | undefined => byLabel.get(label);
