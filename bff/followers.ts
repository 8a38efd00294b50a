import { keepProposal } from '#bff/modules/access/index.ts';
import { askForDutiesOf, draftLedgersOf } from '#bff/modules/aftercare/index.ts';
import {
  recallApplicantPapers,
  recallApplicantReminders,
  recallRemindersOf,
} from '#bff/modules/correspondence/index.ts';
import {
  applyApprovedAmount,
  claimableOf,
  claimTax,
  draftRevocation,
  listDealsOfVouchers,
  openFindingsOf,
  recheckAccount,
  recordPayoutMoves,
  setBackProposals,
  supersedeRecoveries,
} from '#bff/modules/money/index.ts';
import { refreshEach, updateMyPageFacts } from '#bff/modules/myPages/index.ts';
import type { AskedOperation, DoneOperation } from './core/events.ts';
import type { Scope } from './core/scope.ts';
import { handlers } from './handlers.ts';
import type { AnyRequest } from './http/anyRequest.ts';
import type { Reply } from './http/reply.ts';
import type { Answers, Followers } from './http/scopeFactory.ts';

/** Which module follows what another one tells of its changes. */
export const followers: Followers = {
  demandsChanged: [recallRemindersOf],
  myPagesChanged: [refreshEach],
  figuresRefreshed: [setBackProposals],
  amountsNotified: [draftLedgersOf],
  paymentsFinished: [askForDutiesOf],
  voucherNumbered: [listDealsOfVouchers],
  accountChanged: [recheckAccount],
  earlyStartAccepted: [(scope, id) => updateMyPageFacts(scope.db, id, { hasEarlyStart: true })],
  taxReportConfirmed: [claimTax],
  payoutsMoved: [(scope, { action, moves }) => recordPayoutMoves(scope, action, moves)],
  grantRevoked: [draftRevocation],
  undertakingReinstated: [(scope, id) => supersedeRecoveries(scope.db, id, scope.now)],
  applicationAnswered: [recallApplicantReminders],
  decisionReverted: [recallApplicantPapers],
};

/** Beside path and body. */
const asked = { query: {}, file: undefined, ifMatchVersion: undefined, chooseRange: () => undefined };

/** An operation that the product itself asks for, as a caller would. */
const doOperation = async (
  scope: Scope,
  { operationId, request }: AskedOperation,
): Promise<DoneOperation> => {
  const handler = handlers[operationId] as (request: AnyRequest, scope: Scope) => Promise<Reply<unknown>>;
  const reply = await handler({ ...asked, ...request } as AnyRequest, scope);
  if (reply.kind !== 'json') return { body: undefined, location: undefined };
  return { body: reply.body, location: reply.location };
};

/** Which module answers what another one asks of those that stand on it. */
export const answers: Answers = {
  keepProposal,
  doOperation,
  approvedAmount: (scope, { mypageId, kind }) => applyApprovedAmount(scope, mypageId, kind),
  claimableAmount: async (scope, mypageId) => (await claimableOf(scope, mypageId)).claimable,
  openFindings: (scope, mypageId) => openFindingsOf(scope, mypageId),
};
