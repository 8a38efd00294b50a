import type { OpenFindings } from '#bff/core/events.ts';
import {
  ChangeRequestStatus,
  DocumentCheckStatus,
  DocumentType,
  InspectionKind,
  InspectionReportStatus,
  InspectionResult,
  PaymentMethod,
  PaymentStatus,
} from '#bff/generated/contract/enums.ts';
import type { SectionSummaryRow } from '#bff/modules/sections/index.ts';
import type { MyPageDetail } from '../myPages.data.ts';

/** A my page with its sections: what the guards of its machines look at. */
export type Undertaking = {
  readonly myPage: MyPageDetail;
  readonly sections: readonly SectionSummaryRow[];
  /** What is open in its deals; asked for only where nothing else keeps the result from being confirmed. */
  readonly openFindings?: OpenFindings;
};

const { Confirmed } = DocumentCheckStatus;

export const isConfirmed = ({ status }: { readonly status: number }): boolean => status === Confirmed;

/** A document that nobody insists on may stay open. */
export const isConfirmedOrFree = (section: {
  readonly status: number;
  readonly isRequired: boolean;
}): boolean => !section.isRequired || isConfirmed(section);

/** Required papers of some kinds, without the claim for payment that comes only after the amount. */
export const requiredOf = ({ sections }: Undertaking, kinds: readonly number[]): SectionSummaryRow[] =>
  sections.filter(
    ({ kind, isRequired, documentType }) =>
      isRequired && kinds.includes(kind) && documentType !== DocumentType.ResultPaymentRequest,
  );

const { MAFFConfirming, Returned, Submitted } = ChangeRequestStatus;
const askedStatuses: readonly number[] = [Submitted, Returned, MAFFConfirming];

/** A change request that the business has handed in and nobody has decided. */
export const hasOpenChange = ({ myPage }: Undertaking): boolean =>
  myPage.changeRequests.some(({ status }) => askedStatuses.includes(status));

/** Whether an amount of a kind is approved and not yet notified. */
export const hasApprovedAmount = ({ myPage }: Undertaking, kind: number): boolean =>
  myPage.amountProposals.some((proposal) => proposal.kind === kind);

/** The last inspection at the end counts: approved, and in order or with its remarks settled. */
export const isInspectionPassed = ({ myPage }: Undertaking): boolean => {
  const last = myPage.reports.find(({ kind }) => kind === InspectionKind.Completion);
  if (last === undefined || last.status !== InspectionReportStatus.Approved) return false;
  if (last.result === InspectionResult.Passed) return true;
  return last.result === InspectionResult.PassedWithRemarks && last.correctedOn !== null;
};

const { Exported, Paid } = PaymentStatus;

/** The bank has an order for the undertaking, or has carried it out. */
export const isPaymentExported = ({ myPage }: Undertaking): boolean =>
  myPage.payments.some(({ status }) => status === Exported || status === Paid);

/** The same of the amount itself; what goes out on estimate goes out before it. */
export const isSettlementExported = ({ myPage }: Undertaking): boolean =>
  myPage.payments.some(
    ({ method, status }) => method === PaymentMethod.Settlement && (status === Exported || status === Paid),
  );

/** Yen that went out, on estimate or settled. */
export const paidSum = ({ myPage }: Undertaking): number =>
  myPage.payments.filter(({ status }) => status === Paid).reduce((sum, { amount }) => sum + amount, 0);

/** Whether all that was confirmed is paid; more of it can have gone out on estimate. */
export const isPaidUp = (undertaking: Undertaking): boolean =>
  undertaking.myPage.confirmedAmount !== null && paidSum(undertaking) >= undertaking.myPage.confirmedAmount;

/** The day on which the last of it was paid; null before anything is. */
export const lastPaidOn = ({ myPage }: Undertaking): string | null =>
  myPage.payments
    .flatMap(({ status, paidOn }) => (status === Paid && paidOn !== null ? [paidOn] : []))
    .toSorted()
    .at(-1) ?? null;
