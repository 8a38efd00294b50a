import type { PaperBlock } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  AmountProposalKind,
  type PaperField,
  PaperFieldLabel,
  PaperKind,
} from '#bff/generated/contract/enums.ts';
import { findApprovedReport } from '#bff/modules/inspections/index.ts';
import { type AmountCalculation, amountTables } from '#bff/modules/money/index.ts';
import type { TemplateText } from './defaultTemplates.words.ts';
import { type Filling, missingFields } from './fillPaper.service.ts';
import { inspectionTables } from './inspectionPaper.service.ts';
import { isRepeatable, mayHaveBreakdown } from './paperFields.service.ts';
import { findDecidedAmount } from './paperSubjects.data.ts';
import { paperMessages as messages } from './papers.words.ts';
import type { Receiver } from './receivers.service.ts';

/** A paper of an undertaking or an application, before it has a number. */
export type PaperRequest = {
  readonly kind: PaperKind;
  readonly issuedOn: string;
  readonly note: string | null;
  /** Why it was not adopted, in words for the applicant. */
  readonly reason: string | null;
  readonly replaces: Filling['replaces'] & ({ readonly id: number } | null);
};

const inspectedOf = async (scope: Scope, mypageId: number): Promise<PaperBlock[]> => {
  const report = await findApprovedReport(scope.db, mypageId);
  if (report === null) return [];
  const { items, photos } = inspectionTables(report);
  return [...items, ...photos];
};

const breakdownOf = async (scope: Scope, { mypageId }: Receiver, kind: PaperKind): Promise<PaperBlock[]> => {
  if (mypageId === null || !mayHaveBreakdown(kind)) return [];
  if (kind === PaperKind.InspectionReport) return inspectedOf(scope, mypageId);
  const { GrantDecision, Confirmation } = AmountProposalKind;
  const decided = kind === PaperKind.GrantDecision ? GrantDecision : Confirmation;
  const amount = await findDecidedAmount(scope.db, mypageId, decided);
  if (amount === null) return [];
  // The service of amounts wrote it.
  const calculation = amount.calculation as AmountCalculation | null;
  return amountTables(decided, { amount: amount.amount, calculation });
};

/** Everything that a paper is made of. */
export const fillingOf = async (
  scope: Scope,
  receiver: Receiver,
  { kind, issuedOn, note, reason, replaces }: PaperRequest,
  { template, number }: { readonly template: TemplateText; readonly number: string },
): Promise<Filling> => ({
  kind,
  template,
  facts: receiver.factsOf({ number, issuedOn, reason }),
  to: receiver.to,
  number,
  issuedOn,
  note,
  replaces,
  breakdown: template.hasBreakdown ? await breakdownOf(scope, receiver, kind) : [],
});

/**
 * The paper in force beside which no other of its kind may be issued: of a decision, the only one; of what may happen
 * again (a change, an inspection, money ordered back), the one since it happened last. Reminders are sent again and again.
 */
export const currentPaper = (
  { issuedPapers, happenedAt }: Pick<Receiver, 'issuedPapers' | 'happenedAt'>,
  kind: PaperKind,
) => {
  const ofKind = issuedPapers.filter((paper) => paper.kind === kind);
  if (!isRepeatable(kind)) return ofKind[0];
  const since = happenedAt(kind);
  return since === null ? undefined : ofKind.find(({ createdAt }) => createdAt >= since);
};

/** What to do about what is missing. */
const missingRefusal = (missing: readonly PaperField[]): string => {
  if (missing.includes('decisionReason')) return messages.reasonMissing;
  if (missing.includes('waitlistRank')) return messages.noRank;
  if (missing.includes('inspectionResult')) return messages.noReport;
  return messages.missing(missing.map((field) => PaperFieldLabel[field]));
};

/** Why a paper cannot be issued now; null when it can. */
export const issueRefusal = (
  receiver: Receiver,
  { kind, replaces }: Pick<PaperRequest, 'kind' | 'replaces'>,
  filling: Pick<Filling, 'kind' | 'template' | 'facts'>,
): string | null => {
  const refusal = receiver.refusalOf(kind);
  if (refusal !== null) return refusal;
  const current = currentPaper(receiver, kind);
  if (replaces === null && current !== undefined) return messages.already(current.number);
  const missing = missingFields(filling);
  return missing.length === 0 ? null : missingRefusal(missing);
};
