import type { DocumentList } from '#rules/families.ts';
import type { Condition, Required } from './conditionTypes.ts';

/**
 * What stands on a paper that repeats the form, so that the product makes it of the answers: sections of the form by
 * their ids, then single questions by their names. Texts, tables and sums follow the form.
 */
export type PaperContent = {
  /** What the paper says before its content. */
  readonly lead?: string;
  /** Has the desk as its addressee and the applicant as its sender. */
  readonly isLetter?: boolean;
  readonly sections?: readonly string[];
  readonly fields?: readonly string[];
  /** Ends with the list of the documents that the answers ask for. */
  readonly listsDocuments?: boolean;
};

/** What proves the price of a single expense: an offer, or another one to compare it with (or why there is none). */
export type Quotation = 'own' | 'competing';

/** A document that an application can carry. `hint` says in words when it is needed. */
export type DocumentDefinition = {
  readonly enumeration: DocumentList;
  readonly value: number;
  readonly key: string;
  readonly label: string;
  readonly form: string | null;
  readonly required: Required;
  /** Nobody else is offered it; null: everybody is. */
  readonly offeredWhen: Condition | null;
  readonly hint?: string;
  /** A row of expenses names its files; null: a document of the application as a whole. */
  readonly quotation: Quotation | null;
  /** Made of the answers while the applicant hands in none of his own; null: only he can hand it in. */
  readonly madeOf: PaperContent | null;
  readonly extensions: readonly string[];
  readonly maxBytes: number;
  readonly maxFiles: number;
};

/** What a family says about one document; value, label and extensions come from the contract. */
export type DocumentRule = {
  readonly key: string;
  readonly required: Required;
  readonly offeredWhen?: Condition;
  readonly quotation?: Quotation;
  readonly hint?: string;
  readonly madeOf?: PaperContent;
};
