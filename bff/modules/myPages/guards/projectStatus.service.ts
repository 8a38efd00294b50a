import {
  AmountProposalKind,
  DocumentCheckStatus,
  DocumentType,
  ProgressPhase,
  ProjectStatus,
  PropertyStatus,
  RecoveryStatus,
  SectionKind,
} from '#bff/generated/contract/enums.ts';
import { namedInShort } from '#rules/japaneseWords.ts';
import { projectStatusReasons as reasons } from '../myPages.words.ts';
import {
  hasApprovedAmount,
  hasOpenChange,
  isConfirmed,
  isConfirmedOrFree,
  isInspectionPassed,
  isPaidUp,
  isPaymentExported,
  isSettlementExported,
  requiredOf,
  type Undertaking,
} from './undertaking.service.ts';

/** Papers, inspection and changes come before the deals: those are looked at last, and cost the most to look at. */
const resultRefusal = (undertaking: Undertaking): string | null => {
  const kinds = [SectionKind.Grant, SectionKind.Result, SectionKind.Voucher];
  const open = requiredOf(undertaking, kinds).filter((section) => !isConfirmed(section));
  if (open.length > 0) return reasons.sectionsOpen(namedInShort(open.map(({ title }) => title)));
  if (!isInspectionPassed(undertaking)) return reasons.noInspection;
  return hasOpenChange(undertaking) ? reasons.changeOpen : null;
};

/** Whether only the deals can keep the result of an undertaking from being confirmed. */
export const isResultUpToDeals = (undertaking: Undertaking): boolean =>
  undertaking.myPage.projectStatus === ProjectStatus.Progressing && resultRefusal(undertaking) === null;

const confirmResultRefusal = (undertaking: Undertaking): string | null => {
  const { count, deals } = undertaking.openFindings ?? { count: 0, deals: [] };
  const refusal = resultRefusal(undertaking);
  if (refusal !== null || count === 0) return refusal;
  return reasons.findingsOpen(count, namedInShort(deals.map(reasons.deal)));
};

const decideRefusal = (undertaking: Undertaking): string | null =>
  hasApprovedAmount(undertaking, AmountProposalKind.GrantDecision) ? null : reasons.amountNotApproved;

const notifyRefusal = (undertaking: Undertaking): string | null => {
  const { myPage, sections } = undertaking;
  if (myPage.grantAmount === null) return reasons.noGrant;
  if (sections.some(({ status }) => status === DocumentCheckStatus.MAFFConfirming)) return reasons.maffOpen;
  if (myPage.progressPhase !== ProgressPhase.Finished) return reasons.notFinishedPhase;
  return hasApprovedAmount(undertaking, AmountProposalKind.Confirmation) ? null : reasons.amountNotApproved;
};

/** The claim comes with the notice of the amount; what it claims is paid once the office has confirmed it. */
const isClaimOpen = ({ sections }: Undertaking): boolean =>
  sections.some(
    (section) => section.documentType === DocumentType.ResultPaymentRequest && !isConfirmed(section),
  );

const paymentRefusal = (undertaking: Undertaking): string | null => {
  if (!isPaidUp(undertaking)) return reasons.notPaidUp;
  if (isClaimOpen(undertaking)) return reasons.claimOpen;
  const account = undertaking.myPage.corporation.bankAccount;
  if (account === null) return reasons.noAccount;
  return account.confirmedAt === null ? reasons.accountUnconfirmed : null;
};

/** A line of the ledger that the office has confirmed, or let go. */
const isSettledProperty = ({ status }: { readonly status: number }): boolean =>
  status === PropertyStatus.Confirmed || status === PropertyStatus.Waived;

const finishRefusal = (undertaking: Undertaking): string | null => {
  const { myPage, sections } = undertaking;
  const of = (type: number) => sections.filter(({ documentType }) => documentType === type);
  const isDone = (papers: typeof sections): boolean => papers.length > 0 && papers.every(isConfirmed);
  const ledgers = of(DocumentType.PropertyLedger);
  if (ledgers.some(({ isRequired }) => isRequired) && !isDone(ledgers)) return reasons.propertyOpen;
  if (!myPage.properties.every(isSettledProperty)) return reasons.ledgerOpen;
  // Those of later years are owed by a finished undertaking, too.
  const labels = of(DocumentType.PropertyLabelPhoto).filter(({ duty }) => duty === null);
  if (!labels.every(isConfirmedOrFree)) return reasons.labelOpen;
  if (!isDone(of(DocumentType.TaxDeductionReport))) return reasons.taxOpen;
  if (!of(DocumentType.TaxDeductionEvidence).every(isConfirmedOrFree)) return reasons.taxEvidenceOpen;
  // The later years' are owed by a finished undertaking, too.
  const [first] = of(DocumentType.EffectReport);
  return first !== undefined && isConfirmed(first) ? null : reasons.effectOpen;
};

/** Yen of what was paid that have come back: orders that were paid in full, without what was lifted of them. */
const recoveredYen = ({ recoveries }: Undertaking['myPage']): number =>
  recoveries
    .filter(({ status }) => status === RecoveryStatus.Settled)
    .reduce(
      (sum, { amount, reliefs }) =>
        reliefs.reduce((left, relief) => left - (relief.amount ?? 0), sum + amount),
      0,
    );

/** After a revocation the business starts anew: nothing of what it was paid may be left with it. */
const reinstateRefusal = ({ myPage }: Undertaking): string | null => {
  if (myPage.recoveryAmount === null) return null;
  const isOpen = myPage.recoveries.some(({ status }) => status !== RecoveryStatus.Settled);
  if (isOpen) return reasons.recoveryOpen;
  return recoveredYen(myPage) < (myPage.paidAmount ?? 0) ? reasons.notRecovered : null;
};

/** What is ordered back was paid: the record of it stays as long as an order is open. */
const revertPaymentRefusal = (undertaking: Undertaking): string | null => {
  if (isPaidUp(undertaking)) return reasons.paidUp;
  const isOpen = undertaking.myPage.recoveries.some(({ status }) => status !== RecoveryStatus.Settled);
  return isOpen ? reasons.recoveryKeepsPayment : null;
};

/** Guards of the machine projectStatus: why an action is not possible; null: possible with valid input. */
export const projectStatusGuards = (undertaking: Undertaking): Readonly<Record<string, string | null>> => {
  const beforeExport = isPaymentExported(undertaking) ? reasons.paymentExported : null;
  return {
    decideGrant: decideRefusal(undertaking),
    confirmResult: confirmResultRefusal(undertaking),
    notifyAmount: notifyRefusal(undertaking),
    amendAmount: isSettlementExported(undertaking) ? reasons.paymentExported : null,
    recordPayment: paymentRefusal(undertaking),
    revertPayment: revertPaymentRefusal(undertaking),
    finish: finishRefusal(undertaking),
    cancel: beforeExport,
    revoke: undertaking.myPage.paidAmount === null ? reasons.notPaid : null,
    reinstate: reinstateRefusal(undertaking),
  };
};
