import type { Actor } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageOfRecord } from '#bff/parts/records/myPageOfRecord.service.ts';
import { adminNameOrNone } from '#bff/parts/records/officeName.service.ts';
import { listRecordSteps } from '#bff/parts/records/recordSteps.data.ts';
import { stepView } from '#bff/parts/records/recordSteps.service.ts';
import type { DisposalRow } from '../disposals.data.ts';
import { calculationOf, type DisposalContext } from './disposalContext.service.ts';
import { disposalMoves, isAssessable, isEditable } from './disposalGuards.service.ts';

/** A piece that can be disposed of is confirmed, so everything of it is known. */
const propertyView = ({ property }: DisposalRow) => ({
  id: property.id,
  name: property.name,
  quantity: property.quantity ?? 1,
  amount: property.amount,
  subsidyAmount: property.subsidyAmount,
  acquiredOn: property.acquiredOn,
  usefulLife: property.usefulLife ?? 1,
  restrictionUntil: property.restrictionUntil ?? property.acquiredOn,
});

const documentView = ({ section }: DisposalRow) => {
  if (section === null || section.deletedAt !== null) return null;
  const { id, documentType, title, status, isRequired } = section;
  return { sectionId: id, documentType, title, status, isRequired };
};

const isJmac = (actor: Actor): boolean => actor.kind === 'admin' && actor.role === 'JMAC';

const actionsOf = (scope: Scope, context: DisposalContext, actor: Actor) => {
  const { disposal } = context;
  const isOwn = actor.kind === 'user';
  const mayWrite = (isOwn || isJmac(actor)) && isEditable(disposal);
  const mayAssess = actor.kind === 'admin' && (actor.role === 'JMAC' || actor.role === 'BackOffice');
  return [
    ...disposalMoves(scope, context, actor),
    ...(mayWrite ? [{ ...offer('update'), isOnBehalf: !isOwn }] : []),
    ...(mayAssess && isAssessable(disposal) ? [offer('assess')] : []),
  ];
};

const decisionView = (scope: Scope, { disposal }: DisposalContext, actor: Actor) => ({
  returnAmount: disposal.returnAmount,
  deviationReason: disposal.deviationReason,
  assessedByName: adminNameOrNone(scope, disposal.assessedBy),
  assessedAt: disposal.assessedAt,
  forwardedAt: disposal.forwardedAt,
  returnReason: disposal.returnReason,
  decidedAt: disposal.decidedAt,
  decidedByName: adminNameOrNone(scope, disposal.decidedBy),
  decisionReason: disposal.decisionReason,
  approvalNumber: disposal.decidedAt === null ? null : disposal.property.approvalNumber,
  // The business reads of an order once it is ordered.
  recoveryId: actor.kind === 'admin' ? disposal.recoveryId : null,
});

const actorOf = ({ actor }: Scope): Actor => {
  if (actor === undefined) throw new ApiError('UNAUTHORIZED');
  return actor;
};

const factsOf = (scope: Scope, context: DisposalContext) => {
  const { disposal, calculation } = context;
  return {
    id: disposal.id,
    version: disposal.version,
    createdAt: disposal.createdAt,
    updatedAt: disposal.updatedAt,
    mypageId: disposal.mypageId,
    mypage: myPageOfRecord(disposal.myPage),
    number: disposal.number,
    property: propertyView(disposal),
    kind: disposal.kind,
    status: disposal.status,
    isDisaster: disposal.isDisaster,
    plannedOn: disposal.plannedOn,
    disposalReason: disposal.disposalReason,
    otherParty: disposal.otherParty,
    proceeds: disposal.proceeds,
    bookValue: calculation?.bookValue ?? null,
    calculatedAmount: disposal.calculatedAmount ?? calculation?.amount ?? null,
    ...decisionView(scope, context, actorOf(scope)),
    document: documentView(disposal),
    submittedAt: disposal.submittedAt,
  };
};

/** A request with its calculation, paper and history, and what the caller may do with it. */
export const viewOf = async (scope: Scope, context: DisposalContext) => {
  const { disposal } = context;
  const steps = await listRecordSteps(scope.db, 'propertyDisposal', disposal);
  return {
    ...factsOf(scope, context),
    history: steps.map((step) => ({ ...stepView(scope, step), isOnBehalf: step.onBehalf })),
    availableActions: actionsOf(scope, context, actorOf(scope)),
  };
};

export type DisposalView = Awaited<ReturnType<typeof viewOf>>;

/** The same in a list: without its history, and with what the business may do; the office decides on its page. */
export const summaryOf = (scope: Scope, disposal: DisposalRow): DisposalView => {
  const context = { disposal, calculation: calculationOf(disposal), claimable: 0 };
  const actor = actorOf(scope);
  return {
    ...factsOf(scope, context),
    history: [],
    availableActions: actor.kind === 'user' ? actionsOf(scope, context, actor) : [],
  };
};
