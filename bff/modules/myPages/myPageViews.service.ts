import { type Actor, readerRoleOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ProjectStatus } from '#bff/generated/contract/enums.ts';
import { countOwnUnread } from '#bff/modules/projects/index.ts';
import { isEnded, shownSections, summaryOf } from '#bff/modules/sections/index.ts';
import { canSeeAmounts } from '#bff/parts/ownership/access.service.ts';
import { listMemberRows } from '#bff/parts/ownership/members.data.ts';
import { countUnreadThreads } from '#bff/parts/ownership/threadParties.data.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import { corporationCodeOf } from '#rules/displayCode.ts';
import { selfFundedYen } from '#rules/money.ts';
import { findDealDays } from './completion.data.ts';
import { isReadyToComplete } from './completion.service.ts';
import { delayCausesOf } from './delayCauses.service.ts';
import { myPageActions } from './guards/myPageActions.service.ts';
import type { Undertaking } from './guards/undertaking.service.ts';
import { lifecycleOf } from './lifecycle.service.ts';
import { memberViewOf } from './members/memberViews.service.ts';
import { countUnreadNotifications, findPrimaryContact, type MyPageDetail } from './myPages.data.ts';
import { myPageMessages } from './myPages.words.ts';
import { deadlinesOf } from './next/deadlines.service.ts';
import { nextActionOf } from './next/nextAction.service.ts';

const requireActor = (actor: Actor | undefined): Actor => {
  if (actor === undefined) throw new ApiError('UNAUTHORIZED');
  return actor;
};

/** Amounts in yen; inspectors see none of them (domain 7). */
const amountsOf = (scope: Scope, myPage: MyPageDetail) => {
  if (!canSeeAmounts(scope)) {
    const hidden = { appliedAmount: null, grantAmount: null, confirmedAmount: null, paidAmount: null };
    return { ...hidden, totalCost: null, eligibleCost: null, selfFundedAmount: null };
  }
  const { totalCost, eligibleCost, appliedAmount, grantAmount, confirmedAmount, paidAmount } = myPage;
  const subsidy = confirmedAmount ?? grantAmount ?? appliedAmount ?? 0;
  const selfFundedAmount = selfFundedYen(totalCost, subsidy);
  return {
    totalCost,
    eligibleCost,
    appliedAmount,
    grantAmount,
    confirmedAmount,
    paidAmount,
    selfFundedAmount,
  };
};

export const projectOf = ({ project }: MyPageDetail) => ({
  id: project.id,
  name: project.name,
  shortName: project.shortName,
  programKind: project.programKind,
  domainType: project.domainType,
  fiscalYear: project.fiscalYear,
  round: project.round,
  completionDeadline: project.completionDeadline,
  deskName: project.deskName,
  deskPhone: project.deskPhone,
  deskHours: project.deskHours,
  deskEmail: project.deskEmail,
});

const corporationOf = async (scope: Scope, { corporation, projectId, corporationId }: MyPageDetail) => {
  const contact = await findPrimaryContact(scope.db, { projectId, corporationId });
  return {
    id: corporation.id,
    displayCode: corporationCodeOf(corporation.id),
    name: corporation.name,
    prefecture: corporation.prefecture,
    representativeName: corporation.representativeName,
    contactName: contact?.name ?? null,
    contactEmail: contact?.email ?? null,
    contactPhone: contact?.phone ?? null,
  };
};

export const columnsOf = (myPage: MyPageDetail) => ({
  id: myPage.id,
  version: myPage.version,
  createdAt: myPage.createdAt,
  updatedAt: myPage.updatedAt,
  projectId: myPage.projectId,
  corporationId: myPage.corporationId,
  applicationId: myPage.applicationId,
  displayCode: myPage.displayCode,
  planTitle: myPage.planTitle,
  category: myPage.category,
  initiativeType: myPage.initiativeType,
  adoptedOn: myPage.adoptedOn,
  grantApplicationOn: myPage.grantApplicationOn,
  grantDecisionOn: myPage.grantDecisionOn,
  grantNumber: myPage.grantNumber,
  startOn: myPage.startOn,
  plannedCompletionOn: myPage.plannedCompletionOn,
  completionOn: myPage.completionOn,
  completionDeadline: deadlineOf(myPage),
  suspendedFromOn: myPage.suspendedFromOn,
  suspendedUntilOn: myPage.suspendedUntilOn,
  reportDueOn: myPage.reportDueOn,
  reportedOn: myPage.reportedOn,
  inspectedOn: myPage.inspectedOn,
  confirmedOn: myPage.confirmedOn,
  paidOn: myPage.paidOn,
  consultantType: myPage.consultantType,
  consultantName: myPage.consultantName,
  supportMethod: myPage.supportMethod,
  siteName: myPage.siteName,
  sitePostalCode: myPage.sitePostalCode,
  sitePrefecture: myPage.sitePrefecture,
  siteAddress: myPage.siteAddress,
  projectStatus: myPage.projectStatus,
  delayStatus: myPage.delayStatus,
  progressPhase: myPage.progressPhase,
  cancelReason: myPage.cancelReason,
  overallProgress: myPage.overallProgress,
  nextDueOn: myPage.nextDueOn,
  lastSubmittedAt: myPage.lastSubmittedAt,
});

/** Deals are looked up only while a completion can be reported. */
const isReady = async (scope: Scope, undertaking: Undertaking): Promise<boolean> => {
  const { id, projectStatus, startOn, completionOn } = undertaking.myPage;
  if (projectStatus !== ProjectStatus.Progressing || startOn === null || completionOn !== null) return false;
  return isReadyToComplete(undertaking, await findDealDays(scope.db, id));
};

const baseOf = async (scope: Scope, { myPage, sections }: Undertaking) => {
  const hasAccount = myPage.corporation.bankAccount !== null;
  return {
    ...columnsOf(myPage),
    ...amountsOf(scope, myPage),
    nextAction: nextActionOf(
      { ...myPage, hasAccount, sections, isReadyToComplete: await isReady(scope, { myPage, sections }) },
      scope.now,
    ),
    deadlines: deadlinesOf(myPage, sections, scope.now),
    lifecycle: lifecycleOf(myPage),
    delayCauses: delayCausesOf(myPage.delayCauses),
    bankAccountConfirmed: (myPage.corporation.bankAccount?.confirmedAt ?? null) !== null,
    unreadNotificationCount: await countUnreadNotifications(scope.db, myPage.id, null),
    unreadThreadCount: await countUnreadThreads(scope.db, { mypageId: myPage.id, memberId: null }),
    corporation: await corporationOf(scope, myPage),
    project: projectOf(myPage),
    members: (await listMemberRows(scope.db, myPage.id, { leftOn: null })).map(memberViewOf),
    memberId: null,
    sections: shownSections(sections).map((section) => summaryOf(section, scope.now)),
  };
};

/** Why the business cannot change anything of its my page now. */
export const userRefusal = ({ myPage }: Undertaking): string | undefined =>
  isEnded(myPage.projectStatus) ? myPageMessages.ended : undefined;

/** A my page as its business sees it. */
export const userViewOf = async (scope: Scope, undertaking: Undertaking) => ({
  ...(await baseOf(scope, undertaking)),
  unreadAnnouncementCount: await countOwnUnread(scope, undertaking.myPage.projectId),
  availableActions: [offer('update', userRefusal(undertaking))],
});

const adminOffers = (scope: Scope): OfferedAction[] => {
  const role = readerRoleOf(scope);
  if (role === 'JMAC') return [offer('update'), offer('updateMemo')];
  return role === 'CS' ? [offer('update', myPageMessages.memoOnly), offer('updateMemo')] : [];
};

const delayOverrideOf = (myPage: MyPageDetail) => {
  const { delayOverrideStatus: status, delayOverrideReason: reason, delayOverrideEndsOn: expiresOn } = myPage;
  return status === null || reason === null || expiresOn === null ? null : { status, reason, expiresOn };
};

/** A my page as administrators see it. */
export const adminViewOf = async (scope: Scope, undertaking: Undertaking) => {
  const { myPage } = undertaking;
  return {
    ...(await baseOf(scope, undertaking)),
    priority: myPage.priority,
    inspectorUserId: myPage.inspectorUserId,
    inspectorName: myPage.inspector?.name ?? null,
    assigneeAdminUserId: myPage.assigneeUserId,
    assigneeName: myPage.assignee?.name ?? null,
    memo: myPage.memo,
    computedDelayStatus: myPage.computedDelayStatus,
    delayOverride: delayOverrideOf(myPage),
    recoveryAmount: canSeeAmounts(scope) ? myPage.recoveryAmount : null,
    reportIds: myPage.reports.map(({ id }) => id),
    availableActions: [
      ...myPageActions(scope.machines, undertaking, requireActor(scope.actor)),
      ...adminOffers(scope),
    ],
  };
};

export type AdminMyPageView = Awaited<ReturnType<typeof adminViewOf>>;

/** What a member is asked to do when its deals came back with the representative's list. */
export type DealsAction = {
  readonly kind: 'answerDeals';
  readonly sectionId: null;
  readonly title: string;
  readonly text: string;
  readonly dueOn: string | null;
  readonly daysLeft: number | null;
};

type OwnView = Awaited<ReturnType<typeof userViewOf>>;

export type UserMyPageView = Omit<OwnView, 'memberId' | 'nextAction'> & {
  readonly nextAction: OwnView['nextAction'] | DealsAction;
  /** The member whose part it is; null: the whole. */
  readonly memberId: number | null;
};
