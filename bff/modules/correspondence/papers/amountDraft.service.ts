import type { Scope } from '#bff/core/scope.ts';
import { AmountProposalKind, AmountProposalStatus, PaperKind } from '#bff/generated/contract/enums.ts';
import {
  type AmountProposalRow,
  amountPaperWords,
  amountTables,
  calculationIn,
  readAmountContext,
} from '#bff/modules/money/index.ts';
import { type Disposition, printedFile } from '#bff/parts/records/printNow.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { fillPaper } from './fillPaper.service.ts';
import type { PaperFacts } from './paperFields.service.ts';
import { specimenMessages, paperWords as words } from './papers.words.ts';
import { templateInUse } from './paperTemplates.service.ts';
import { requireReceiver } from './receivers.service.ts';

const kindOf = ({ kind }: AmountProposalRow): PaperKind =>
  kind === AmountProposalKind.GrantDecision ? PaperKind.GrantDecision : PaperKind.Confirmation;

const isTold = ({ status }: AmountProposalRow): boolean => status === AmountProposalStatus.Applied;

/** What is registered, with what the proposal would make of it. */
const proposedFacts = (facts: PaperFacts, proposal: AmountProposalRow, today: string): PaperFacts => {
  const calculation = calculationIn(proposal);
  const amount = yenText(proposal.amount);
  const dayOf = (registered: string | null): string =>
    (isTold(proposal) ? registered : null) ?? formatEraDay(today);
  return {
    ...facts,
    ...(calculation === null ? {} : { eligibleCost: yenText(calculation.eligibleAmount) }),
    ...(kindOf(proposal) === PaperKind.GrantDecision
      ? { grantAmount: amount, grantDecisionOn: dayOf(facts.grantDecisionOn) }
      : { confirmedAmount: amount, confirmedOn: dayOf(facts.confirmedOn) }),
  };
};

/**
 * The paper that would be issued of a proposed amount, by the template of the round: a specimen without a number, and a
 * draft on every page until the amount is told. Nothing of it is kept; what counts is issued (`issuePaper`).
 * @throws NOT_FOUND, SERVICE_UNAVAILABLE
 */
export const printAmountNotice = async (scope: Scope, id: number, disposition: Disposition) => {
  const { proposal } = await readAmountContext(scope, id);
  const kind = kindOf(proposal);
  const receiver = await requireReceiver(scope, { kind, mypageID: proposal.mypageId });
  const { text: template } = await templateInUse(scope, { projectId: receiver.projectId, kind });
  const issuedOn = tokyoDayOf(scope.now);
  const number = words.numberToCome;
  const { amount } = proposal;
  const paper = fillPaper({
    ...{ kind, template, number, issuedOn, to: receiver.to, note: null, replaces: null },
    facts: proposedFacts(receiver.factsOf({ number, issuedOn, reason: null }), proposal, issuedOn),
    breakdown: template.hasBreakdown
      ? amountTables(proposal.kind, { amount, calculation: calculationIn(proposal) })
      : [],
  });
  const marked = {
    ...paper,
    mark: isTold(proposal) ? null : amountPaperWords.draft,
    watermark: words.specimen,
  };
  const fileName = amountPaperWords.pdfName(receiver.displayCode, receiver.name, paper.title);
  return printedFile(scope, marked, { fileName, disposition, ...specimenMessages });
};
