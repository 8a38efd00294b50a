import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { transition } from '#bff/core/stateMachine.ts';
import { ApplicantType, ApplicationStatus } from '#bff/generated/contract/enums.ts';
import {
  adoptedAmountRefusal,
  adopterRefusal,
  applicationMessage,
  findCallProject,
  statusNameOf,
} from '#bff/modules/applications/index.ts';
import { sectionProjectOf } from '#bff/modules/sections/index.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { sectionsForAdoption } from '#bff/programmes/sections.ts';
import { corporationCodeOf } from '#rules/displayCode.ts';
import { lessNeedsReason, makesText, bulkMessages as messages, statusRefusal } from './bulk.words.ts';
import { type AdoptionFacts, type ApplicationTarget, findAdoptionFacts } from './bulkTargets.data.ts';
import type { ChosenRow } from './chosenRows.service.ts';
import { able, already, unable, type Verdict } from './verdict.service.ts';

export const DECISIONS = {
  declineApplications: { action: 'decline', status: ApplicationStatus.NotAdopted },
  waitlistApplications: { action: 'waitlist', status: ApplicationStatus.Waitlisted },
  adoptApplications: { action: 'adopt', status: ApplicationStatus.Adopted },
} as const;

export type DecisionKind = keyof typeof DECISIONS;

/** Says of one application what the decision would come to. */
export type Judge = (target: ApplicationTarget, row: ChosenRow) => Verdict;

/** What stands in the way of a decision by the state of the application; null when nothing does. */
const stateVerdict = (scope: Scope, kind: DecisionKind, target: ApplicationTarget): Verdict | null => {
  const { action, status } = DECISIONS[kind];
  if (target.status === status) return already(kind);
  const now = statusNameOf(target.status);
  const request = { status: now, action, role: adminOf(scope).role };
  return transition(scope.machines.application, request).isAllowed
    ? null
    : unable('status', statusRefusal(kind, now));
};

export const judgeDecision =
  (scope: Scope, kind: DecisionKind): Judge =>
  (target) =>
    stateVerdict(scope, kind, target) ?? able(kind);

/** How many documents an adoption creates in each of these rounds. */
const documentCounts = async (
  scope: Scope,
  targets: readonly ApplicationTarget[],
): Promise<ReadonlyMap<number, number>> => {
  const counts = new Map<number, number>();
  for (const id of new Set(targets.map(({ projectId }) => projectId))) {
    const project = await findCallProject(scope.db, id);
    if (project === null) continue;
    const asked = await sectionProjectOf(scope.db, project);
    counts.set(id, sectionsForAdoption(asked, contractFacts()).length);
  }
  return counts;
};

const businessRefusal = ({ hasOtherMyPage, isMember, isContactTaken }: AdoptionFacts): string | null => {
  if (hasOtherMyPage) return applicationMessage('alreadyUndertaking');
  if (isMember) return applicationMessage('memberOfOther');
  return isContactTaken ? applicationMessage('contactTaken') : null;
};

const amountVerdict = (target: ApplicationTarget, row: ChosenRow, reason: string | null): Verdict | null => {
  const subsidyAmount = target.subsidyAmount ?? 0;
  const amount = row.amount ?? subsidyAmount;
  const refusal = adoptedAmountRefusal({ roundingUnit: target.roundingUnit, subsidyAmount }, amount);
  if (refusal !== null) return unable('amount', refusal);
  return amount < subsidyAmount && !reason?.trim() ? unable('amount', lessNeedsReason(subsidyAmount)) : null;
};

const businessOf = (
  { applicantType, corporateNumber }: ApplicationTarget,
  { corporationId }: AdoptionFacts,
) => {
  if (corporationId !== null) return { code: corporationCodeOf(corporationId) };
  return applicantType === ApplicantType.Corporation && corporateNumber !== null ? 'new' : 'withoutNumber';
};

/** The business of an application in its round; null for one that nothing tells from others. */
const businessKey = ({ projectId, applicantType, corporateNumber }: ApplicationTarget): string | null =>
  applicantType === ApplicantType.Corporation && corporateNumber !== null
    ? `${projectId} ${corporateNumber}`
    : null;

/** Reads for all applications at once what their adoptions would meet, and judges each by it. */
export const judgeAdoption = async (
  scope: Scope,
  targets: readonly ApplicationTarget[],
  reason: string | null,
): Promise<Judge> => {
  const found = await findAdoptionFacts(
    scope.db,
    targets.map(({ id }) => id),
  );
  const facts = new Map(found.map((fact) => [fact.applicationId, fact]));
  const documents = await documentCounts(scope, targets);
  const taken = new Set<string>();
  return (target, row) => {
    const fact = facts.get(target.id);
    const state = stateVerdict(scope, 'adoptApplications', target) ?? amountVerdict(target, row, reason);
    if (state !== null || fact === undefined) return state ?? unable('unknown', messages.gone);
    const refusal = adopterRefusal(target.history, scope.actor) ?? businessRefusal(fact);
    if (refusal !== null) return unable('rule', refusal);
    const key = businessKey(target);
    if (key !== null && taken.has(key)) return unable('rule', messages.sameBusiness);
    if (key !== null) taken.add(key);
    return able('adoptApplications', {
      makes: makesText(businessOf(target, fact), documents.get(target.projectId) ?? 0),
      amount: row.amount ?? target.subsidyAmount,
      conditions: row.conditions,
    });
  };
};
