import type { PaperBlock } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findDecidedAmount, type PaperSubject } from '#bff/data/papers/paperSubjects.ts';
import {
  AmountProposalKind,
  PaperFieldLabel,
  PaperKind,
  ProjectStatus,
} from '#bff/generated/contract/enums.ts';
import type { TemplateText } from '#bff/text/papers/defaultTemplates.ts';
import { paperMessages as messages } from '#bff/text/papers/papers.ts';
import type { AmountCalculation } from '../amounts/amountCalculation.ts';
import { amountTables } from '../amounts/amountPaper.ts';
import { type Filling, missingFields } from './fillPaper.ts';
import { factsOf, isAfterEnd, isRepeatable, mayHaveBreakdown } from './paperFields.ts';

/** A paper of an undertaking, before it has a number. */
export type AskedPaper = {
  readonly kind: PaperKind;
  readonly issuedOn: string;
  readonly note: string | null;
  readonly replaces: Filling['replaces'] & ({ readonly id: number } | null);
};

const breakdownOf = async (scope: Scope, subject: PaperSubject, kind: PaperKind): Promise<PaperBlock[]> => {
  if (!mayHaveBreakdown(kind)) return [];
  const { GrantDecision, Confirmation } = AmountProposalKind;
  const decided = kind === PaperKind.GrantDecision ? GrantDecision : Confirmation;
  const amount = await findDecidedAmount(scope.db, subject.id, decided);
  if (amount === null) return [];
  // The service of amounts wrote it.
  const calculation = amount.calculation as AmountCalculation | null;
  return amountTables(decided, { amount: amount.amount, calculation });
};

/** Everything that a paper is made of. */
export const fillingOf = async (
  scope: Scope,
  subject: PaperSubject,
  { kind, issuedOn, note, replaces }: AskedPaper,
  { template, number }: { readonly template: TemplateText; readonly number: string },
): Promise<Filling> => ({
  kind,
  template,
  facts: factsOf(subject, { number, issuedOn }),
  number,
  issuedOn,
  note,
  replaces,
  breakdown: template.hasBreakdown ? await breakdownOf(scope, subject, kind) : [],
});

/** After which only what settles it is told. */
const ENDED: readonly number[] = [ProjectStatus.Canceled, ProjectStatus.Rejected];

/** The paper of a kind that is in force; none where another one may be issued beside it. */
export const currentPaper = ({ issuedPapers }: PaperSubject, kind: PaperKind) =>
  isRepeatable(kind) ? undefined : issuedPapers.find((paper) => paper.kind === kind);

/** Why a paper cannot be issued to an undertaking now; null when it can. */
export const issueRefusal = (
  subject: PaperSubject,
  { kind, replaces }: Pick<AskedPaper, 'kind' | 'replaces'>,
  filling: Pick<Filling, 'kind' | 'template' | 'facts'>,
): string | null => {
  if (ENDED.includes(subject.projectStatus) && !isAfterEnd(kind)) return messages.ended;
  const current = currentPaper(subject, kind);
  if (replaces === null && current !== undefined) return messages.already(current.number);
  const missing = missingFields(filling);
  return missing.length === 0 ? null : messages.missing(missing.map((field) => PaperFieldLabel[field]));
};
