import type { OperationId } from './contractDocument.ts';
import type { Proposal } from './fourEyes.ts';

type UndertakingRef = { readonly mypageId: number; readonly projectId: number };
type ApplicationRef = { readonly id: number; readonly projectId: number };

/** What the check of a my page's deals found that is to be put right and that nobody has answered. */
export type OpenFindings = {
  readonly count: number;
  /** The numbers of the deals, in their order. */
  readonly deals: readonly number[];
};

/** An operation as somebody asked for it. */
export type AskedOperation = {
  readonly operationId: OperationId;
  readonly request: { readonly path: unknown; readonly body: unknown };
};

/** What an operation answered: its body, and where what it made is read. */
export type DoneOperation = { readonly body: unknown; readonly location: string | undefined };

export type AskedProposal = AskedOperation & { readonly proposal: Proposal };

/** Under which number it waits, and until when. */
export type KeptProposal = { readonly pendingActId: number; readonly act: number; readonly endsAt: Date };

/**
 * What modules tell of their own changes, for modules that stand on them and that they do not know. `bff/followers.ts`
 * lists who follows; he does so in the transaction of the change.
 */
export type Events = {
  /** A reminder's subject was submitted, paid, waived, removed or moved to another day, or its my page has ended. */
  readonly demandsChanged: readonly UndertakingRef[];
  /** What the figures and conditions of these my pages are reckoned from has changed; the transaction holds them. */
  readonly myPagesChanged: readonly number[];
  /** The figures of these my pages are brought up to a change. */
  readonly figuresRefreshed: readonly number[];
  /** The fixed amounts of these my pages were told. */
  readonly amountsNotified: readonly number[];
  /** The subsidies of these my pages were paid in full. */
  readonly paymentsFinished: readonly number[];
  /** A numbered voucher of this my page is new, or has another number. */
  readonly voucherNumbered: UndertakingRef;
  /** The bank account of this corporation is another one. */
  readonly accountChanged: number;
  /** The office accepted that this my page begins its work before the decision. */
  readonly earlyStartAccepted: number;
  /** The office confirmed this section, and a report of consumption tax with it. */
  readonly taxReportConfirmed: { readonly sectionId: number };
  /** Nothing more is asked of this application: it was handed in, or given up. */
  readonly applicationAnswered: ApplicationRef;
  /** The decision about this application was taken back. */
  readonly decisionReverted: ApplicationRef;
  /** Payments of my pages moved on because the my page did: canceled or failed. */
  readonly payoutsMoved: {
    readonly action: 'cancel' | 'fail';
    readonly moves: readonly (UndertakingRef & {
      readonly id: number;
      readonly fromStatus: number;
      readonly toStatus: number;
      readonly comment: string;
    })[];
  };
  /** The grant of this my page was revoked after its payment: so many yen are to come back. */
  readonly grantRevoked: UndertakingRef & {
    readonly amount: number;
    readonly claimReason: string;
    readonly documentFileId: string | undefined;
  };
  /** This my page starts anew: what came back after a revocation is no payment any more. */
  readonly undertakingReinstated: number;
};

/**
 * What a module asks of one that stands on it and that it does not know; `bff/followers.ts` lists who answers, in the
 * transaction of who asks.
 */
export type Questions = {
  /**
   * Takes the approved amount of a kind (AmountProposalKind) for the decision that is made with it, in yen.
   * @throws TRANSITION_NOT_ALLOWED without one, or when what it rests on has changed since
   */
  readonly approvedAmount: {
    readonly asked: { readonly mypageId: number; readonly kind: number };
    readonly answer: number;
  };
  /** How much of what was paid to a my page nothing orders back yet, in yen. */
  readonly claimableAmount: { readonly asked: number; readonly answer: number };
  /** Keeps what only a second person's decision does, as it was asked. @throws TRANSITION_NOT_ALLOWED while one waits */
  readonly keepProposal: { readonly asked: AskedProposal; readonly answer: KeptProposal };
  /** Does an operation as it was asked, in the transaction of who asks for it. */
  readonly doOperation: { readonly asked: AskedOperation; readonly answer: DoneOperation };
  /** What of the deals of a my page keeps its result from being confirmed. */
  readonly openFindings: { readonly asked: number; readonly answer: OpenFindings };
};
