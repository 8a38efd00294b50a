import type { DomainType, ProgramKind } from '#bff/generated/contract/enums.ts';
import type { DocumentList, ExpenseList, Family } from '#rules/families.ts';
import type { ChoicesWithin, Option, RowChoice } from './choiceTypes.ts';
import type { Answers, Condition, Ratio, Required } from './conditionTypes.ts';
import type { DocumentDefinition, DocumentRule } from './documentTypes.ts';

export type { DocumentList, ExpenseList, Family } from '#rules/families.ts';
export type { ChoicesWithin, Option, RowChoice } from './choiceTypes.ts';
export type { Answers, Condition, Ratio, Required, Scalar } from './conditionTypes.ts';
export type { DocumentDefinition, DocumentRule, PaperContent, Quotation } from './documentTypes.ts';

export type FieldType =
  | 'text'
  | 'textarea'
  | 'int'
  | 'decimal'
  | 'date'
  | 'yearMonth'
  | 'yen'
  | 'boolean'
  | 'enum'
  | 'enumList'
  | 'intList'
  | 'yearMonthList'
  | 'list'
  /** Of a row: files of a document, by their ids. */
  | 'fileList'
  | 'files';

/** How a text is normalised and checked beyond its length. */
export type TextFormat = 'kana' | 'corporateNumber' | 'postalCode' | 'phone' | 'email';

/** Lengths count code points; `minItems` and `maxItems` count rows or choices. */
export type Limits = {
  readonly min?: number;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly decimals?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

export type FieldDefinition = {
  /** Wire name, as in the contract. */
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  readonly required: Required;
  readonly help?: string;
  readonly unit?: string;
  /** Name of the contract's enumeration schema. */
  readonly enumName?: string;
  /** The only values of the enumeration that this programme accepts. */
  readonly allowedValues?: readonly number[];
  readonly options?: readonly Option[];
  readonly choicesFrom?: RowChoice;
  readonly choicesWithin?: ChoicesWithin;
  /** Of a row: folded away until somebody wants to be exact. */
  readonly isDetail?: boolean;
  /** Of a row: the two columns whose product this amount usually is. */
  readonly productOf?: readonly [string, string];
  /** Of `fileList`: the document (its number in the family's list) whose files may be named. */
  readonly documentType?: number;
  readonly format?: TextFormat;
  readonly limits?: Limits;
  readonly visibleWhen?: Condition;
  readonly columns?: readonly FieldDefinition[];
  /** Set by the system, only shown. */
  readonly isAuto?: boolean;
  /** Nothing but `true` can be submitted. */
  readonly mustBeTrue?: boolean;
  /** A column whose cells are added up under a printed table. */
  readonly isSummed?: boolean;
};

export type StepId = 'applicant' | 'eligibility' | 'plan' | 'expenses' | 'documents' | 'confirm';

export type FormSection = {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly fields: readonly FieldDefinition[];
};

export type FormStep = {
  readonly id: StepId;
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly FormSection[];
};

/** A figure that the system works out from the answers. */
export type CalculationRule =
  /** One decimal. Rounded up towards an upper limit and down towards a lower one, never over the line. */
  | {
      readonly kind: 'percent';
      readonly result: string;
      readonly ratio: Ratio;
      readonly round: 'up' | 'down';
    }
  | { readonly kind: 'sum'; readonly result: string; readonly list: string; readonly column: string }
  /** Sum of what the rows of a list of expenses claim (`eligibleAmount`, else the whole amount). */
  | { readonly kind: 'eligible'; readonly result: string; readonly list: string }
  | { readonly kind: 'rows'; readonly result: string; readonly lists: readonly string[] };

/** A rule across fields: `holds` must be true (when `when` is true or absent), otherwise `message` is shown. */
export type SubmitRule = {
  readonly id: string;
  readonly stepId: StepId;
  readonly field: string;
  readonly when?: Condition;
  readonly holds: Condition;
  readonly message: string;
  /** Said in the form and at the desk; hinders nobody from handing in. */
  readonly isAdvice?: boolean;
};

/**
 * What money of each category usually buys, ExpenseType by category: by it photos, deliverables and the ledger of
 * property are asked for. A category that is not named buys その他.
 */
export type ExpenseTypes = { readonly [category: number]: number };

export type MoneyRules = {
  /** Lists of expense rows that make up the total. */
  readonly expenseLists: readonly string[];
  /** A calculated figure: once it is above 0, the project's `maxSubsidyWithA` is the cap. */
  readonly raisedCapBy?: string;
  /** Rows at or above this amount (yen, tax excluded) name their quotations, also a competing one. */
  readonly competitiveQuotationFromYen: number;
};

export type ChecklistItem = {
  readonly key: string;
  /** ReviewCategory of the contract. */
  readonly reviewCategory: number;
  readonly label: string;
};

/** What a family's folder provides: everything but the facts that the contract already states. */
export type FamilyData = {
  readonly variant: string;
  /** Raised with every change of the form, so that a stored draft says which form it was written with. */
  readonly revision: number;
  /** The answer that names the plan on lists and on the my page. */
  readonly titleField: string;
  readonly steps: readonly FormStep[];
  readonly documentEnumeration: DocumentList;
  readonly documents: readonly DocumentRule[];
  readonly expenseCategoryList: ExpenseList;
  readonly expenseTypes: ExpenseTypes;
  readonly money: MoneyRules;
  readonly calculations: readonly CalculationRule[];
  readonly rules: readonly SubmitRule[];
  readonly checklist: readonly ChecklistItem[];
};

/** Papers of the my page, by names of the contract's DocumentType, in which a programme differs from the others. */
export type SectionChoice = {
  /** Papers that only the programmes have which name them. */
  readonly with?: readonly string[];
  /** Papers of all others that this programme does not have. */
  readonly without?: readonly string[];
};

/** One programme of a family; the numbers are the contract's ProgramKind and DomainType. */
export type FamilyForm = {
  readonly programKind: number;
  /** Where one programme is offered in several deployments, each with a form of its own. */
  readonly domainType?: number;
  readonly data: FamilyData;
  readonly sections?: SectionChoice;
  /** The only prefectures in which a project may be carried out, and what to say about any other. */
  readonly site?: { readonly prefectures: readonly number[]; readonly message: string };
};

/** What the folder of a family exports as `family`. */
export type FamilyFolder = {
  readonly forms: readonly FamilyForm[];
  /** Calculated figures that every application of the family shows (`x-calculated` of its contract.yaml). */
  readonly figures?: readonly string[];
};

/** A family's form, complete in itself: it is served to the browser as it is. */
export type FormDefinition = Omit<FamilyData, 'documents'> & {
  readonly family: Family;
  readonly documents: readonly DocumentDefinition[];
  /** Values of every enumeration that the form uses. */
  readonly enums: { readonly [enumName: string]: readonly number[] };
};

/** Rules of a project (a programme round); names as in the contract's Project. */
export type ProjectRules = {
  readonly subsidyRateNumerator: number;
  readonly subsidyRateDenominator: number;
  readonly minSubsidy: number;
  readonly maxSubsidy: number;
  readonly maxSubsidyWithA?: number | null;
  readonly minTotalCost: number;
  readonly roundingUnit: number;
  readonly completionDeadline: string;
  readonly adoptionPlannedOn?: string | null;
};

/** A complete application to a programme and the round that it is made to: for tests and the demo. */
export type ProgrammeSample = {
  readonly name: string;
  readonly programKind: ProgramKind;
  readonly domainType: DomainType;
  /** What the codes of the round's applications begin after, and how many digits they have. */
  readonly displayCode: readonly [offset: number, width: 4 | 5];
  readonly project: ProjectRules & { readonly roundingUnit: 1 | 100 | 1000 | 10_000 };
  readonly answers: Answers;
  /** What the round pays for it, in yen. */
  readonly subsidy: number;
};

export type FindingCode = 'required' | 'limit' | 'rule';

/** Something to correct. `pointer` is a JSON Pointer into the answers, or `/files/<document key>`. */
export type Finding = {
  readonly pointer: string;
  readonly code: FindingCode;
  readonly message: string;
  readonly stepId: StepId;
};
