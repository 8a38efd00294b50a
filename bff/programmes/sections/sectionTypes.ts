import type { DocumentFact } from '../documents/facts.ts';

/** Day from which a due day is counted; `quarterEnd` is the last day of the quarter reported on. */
export type DueBase =
  | 'adoptedOn'
  | 'grantDecisionOn'
  | 'completionOn'
  | 'confirmedOn'
  | 'paidOn'
  | 'quarterEnd';

/** When a paper is due. Every result moves to the next business day (domain 6). */
export type DueRule =
  | { readonly from: DueBase; readonly days: number }
  | { readonly from: DueBase; readonly businessDays: number }
  /** The earlier of so many months after the base and the programme's completion deadline. */
  | { readonly from: DueBase; readonly months: number; readonly notAfter: 'completionDeadline' }
  /** The first such day (`MM-DD`) of a year after the base's. */
  | { readonly from: DueBase; readonly nextYearOn: string }
  /** A day given for this project. */
  | { readonly on: string };

/** What makes the system create a section. */
export type SectionTrigger =
  | 'adoption'
  | 'condition'
  | 'deal'
  | 'quarter'
  | 'amountNotified'
  | 'yearly'
  /** Asked of each member of a consortium when it joins. */
  | 'member';

/** Conditions that are worked out of what is known of an undertaking, at adoption and after every change. */
export type RuledCondition =
  | 'competitiveQuotation'
  | 'constructionOrInstallation'
  | 'deliverable'
  | 'property'
  | 'lentEquipment'
  | 'generalTaxation'
  | 'onSiteInspection'
  | 'earlyStart';

/** Conditions that a request of the business fulfils: each request has the document once, as its own. */
export type RequestCondition =
  | 'change'
  | 'changeOfBudget'
  | 'changeOfContract'
  | 'changeOfProfile'
  | 'changeApproved'
  | 'delay'
  | 'carryOver'
  | 'delayApproved'
  | 'suspension'
  | 'suspensionApproved'
  | 'declineAdoption'
  | 'withdrawal';

/** What makes a document necessary: a worked-out condition, or something that the business does of its own accord. */
export type SectionCondition =
  | RuledCondition
  | RequestCondition
  | 'selectionReason'
  | 'contract'
  | 'paidOtherwise'
  | 'propertyDisposal';

/** How one document type behaves as a section of a my page. `key` is a name of the contract's DocumentType. */
export type SectionRule = {
  readonly key: string;
  /** SectionKind of the contract. */
  readonly kind: number;
  readonly trigger: SectionTrigger;
  readonly condition?: SectionCondition;
  readonly isRequired: boolean;
  readonly due?: DueRule;
  readonly needsJmacCheck: boolean;
  readonly needsMaffCheck: boolean;
  /** Looked at on site, too. */
  readonly isInspected: boolean;
};

/** What the business reads beside a section. */
export type Guidance = { readonly what: string; readonly why: string; readonly points: readonly string[] };

/** A section as it is created, with everything that a screen of it needs. */
export type SectionTemplate = SectionRule & {
  readonly documentType: number;
  readonly title: string;
  readonly sequence: number;
  readonly uploader: DocumentFact['uploader'];
  readonly extensions: readonly string[];
  readonly maxBytes: number;
  readonly maxFiles: number;
  readonly guidance: Guidance;
};
