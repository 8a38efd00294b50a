import { FourEyesAct } from '../generated/contract/enums.ts';
import type { AdminRole } from './actor.ts';
import type { AuditTarget } from './audit/auditEntry.ts';
import { loadContractDocument, type OperationId } from './contractDocument.ts';

/** One act that needs two people, as the contract's `x-four-eyes` says it beside FourEyesAct (domain 12). */
export type FourEyesRow = {
  readonly act: FourEyesAct;
  /** The operations that propose it instead of doing it. */
  readonly operations: readonly OperationId[];
  readonly proposes: readonly AdminRole[];
  readonly decides: readonly AdminRole[];
};

type WrittenRow = Omit<FourEyesRow, 'act'> & { readonly act: keyof typeof FourEyesAct };

/** The table of acts, read from the contract. */
export const fourEyesTable = (): readonly FourEyesRow[] => {
  const rows = loadContractDocument().components.schemas.FourEyesAct?.['x-four-eyes'];
  if (rows === undefined) throw new Error('the contract has no x-four-eyes on FourEyesAct');
  return (rows as readonly WrittenRow[]).map((row) => ({ ...row, act: FourEyesAct[row.act] }));
};

/** The row of an act. @throws RangeError for one that is none */
export const fourEyesRowOf = (act: number): FourEyesRow => {
  const row = fourEyesTable().find((one) => one.act === act);
  if (row === undefined) throw new RangeError(`no act ${act}`);
  return row;
};

/** A property before and after, in Japanese. */
export type PendingChange = {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** What one person asks for and a second one decides. */
export type Proposal = {
  readonly act: FourEyesAct;
  /** What it is about; its id is null where it is not there yet. */
  readonly subject: { readonly kind: AuditTarget['kind']; readonly id: number | string | null };
  /** One waits for each: kind and number, or the name of what is not there yet. */
  readonly thing: string;
  readonly projectId?: number | undefined;
  readonly mypageId?: number | undefined;
  /** What is done with what, in Japanese. */
  readonly title: string;
  readonly changes: readonly PendingChange[];
  /** What happens when it is approved, sentence by sentence. */
  readonly follows: readonly string[];
  readonly reason?: string | null | undefined;
  /** What it stands on: when this has changed by the decision, it is void. */
  readonly basis: unknown;
};

/** What a second person has decided and what is done now. */
export type Decision = { readonly act: number; readonly thing: string; readonly basis: string };

/** What it stands on as a text that two moments are compared by. */
export const basisOf = ({ basis }: Proposal): string => JSON.stringify(basis);

/** Ends an operation that only a second person's decision does; the router keeps the proposal and answers 202. */
export class ProposedError extends Error {
  readonly proposal: Proposal;

  constructor(proposal: Proposal) {
    super(`act ${proposal.act} is proposed`);
    this.proposal = proposal;
  }
}

/** Ends an act that was decided although what it stands on is another by now; nothing of it is done. */
export class VoidProposalError extends Error {}

type HasDecision = { readonly decision: Decision | undefined };

/**
 * Goes on where a second person has decided just this; else ends the operation with its proposal.
 * @throws ProposedError without a decision, VoidProposalError when what it stands on has changed since it was proposed
 */
export const requireDecision = ({ decision }: HasDecision, proposal: Proposal): void => {
  if (decision?.act !== proposal.act || decision.thing !== proposal.thing) throw new ProposedError(proposal);
  if (decision.basis !== basisOf(proposal)) throw new VoidProposalError();
};
