import { offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { countOwnUnread } from '#bff/modules/projects/index.ts';
import {
  isEnded,
  isOfBusiness,
  listSectionsOfMyPage,
  type SectionSummaryRow,
  shownSections,
  summaryOf,
} from '#bff/modules/sections/index.ts';
import { listMemberRows } from '#bff/parts/ownership/members.data.ts';
import { memberMessages } from '#bff/parts/ownership/members.words.ts';
import { countUnreadThreads } from '#bff/parts/ownership/threadParties.data.ts';
import { corporationCodeOf } from '#rules/displayCode.ts';
import { delayCausesOf } from '../delayCauses.service.ts';
import { lifecycleOf } from '../lifecycle.service.ts';
import { countUnreadNotifications, findMyPageDetail, type MyPageDetail } from '../myPages.data.ts';
import { columnsOf, projectOf, type UserMyPageView } from '../myPageViews.service.ts';
import { deadlinesOf } from '../next/deadlines.service.ts';
import { nextActionOf } from '../next/nextAction.service.ts';
import { memberViewOf } from './memberViews.service.ts';
import { deadlinesWithDeals, nextWithDeals, returnedDealsOf } from './returnedDeals.service.ts';

/*
 * An undertaking as one of its members sees it: its head, and its own documents. What is here is all that it is told;
 * amounts, accounts, requests and duties are between the representative and the office.
 */

/** Facts of the head that are not a member's, as an answer that leaves nothing out has them. */
const notTold = {
  applicationId: null,
  grantNumber: null,
  cancelReason: null,
  consultantName: null,
  consultantType: null,
  supportMethod: null,
  plannedCompletionOn: null,
  suspendedFromOn: null,
  suspendedUntilOn: null,
  confirmedOn: null,
  paidOn: null,
  totalCost: null,
  eligibleCost: null,
  appliedAmount: null,
  grantAmount: null,
  confirmedAmount: null,
  paidAmount: null,
  selfFundedAmount: null,
  bankAccountConfirmed: false,
} as const;

/** The undertaking as far as a member's next step and its days depend on it. */
const datesFor = (myPage: MyPageDetail) => ({
  ...myPage,
  plannedCompletionOn: null,
  suspendedUntilOn: null,
  hasAccount: true,
  isReadyToComplete: false,
  changeRequests: [],
  recoveries: [],
  duties: [],
});

const representativeOf = ({ corporation }: MyPageDetail) => ({
  id: corporation.id,
  displayCode: corporationCodeOf(corporation.id),
  name: corporation.name,
  prefecture: corporation.prefecture,
  representativeName: corporation.representativeName,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
});

const lastSubmissionOf = (sections: readonly SectionSummaryRow[]): Date | null =>
  sections
    .flatMap(({ submittedAt }) => submittedAt ?? [])
    .reduce<Date | null>((last, at) => (last === null || at > last ? at : last), null);

type Known = {
  readonly myPage: MyPageDetail;
  readonly sections: readonly SectionSummaryRow[];
  readonly returned: Awaited<ReturnType<typeof returnedDealsOf>>;
};

/** What its documents and its deals say of a member's part. */
const partOf = ({ myPage, sections, returned }: Known, now: Date) => {
  const ids = new Set<number | null>(sections.map(({ id }) => id));
  const dates = datesFor(myPage);
  // It knows whose documents these are.
  const own = sections.map((section) => ({ ...section, member: null }));
  const deadlines = deadlinesWithDeals(deadlinesOf(dates, own, now), returned);
  return {
    nextAction: nextWithDeals(nextActionOf({ ...dates, sections: own }, now), returned),
    deadlines,
    nextDueOn: deadlines.find(({ key }) => key === 'section' || key === 'return')?.dueOn ?? null,
    delayCauses: delayCausesOf(myPage.delayCauses).filter(
      ({ sectionId }) => sectionId !== null && ids.has(sectionId),
    ),
    lastSubmittedAt: lastSubmissionOf(sections),
    sections: shownSections(sections).map((section) => summaryOf(section, now)),
  };
};

type Membership = { readonly id: number; readonly mypageId: number };

/** @returns null when the my page is gone */
export const memberPartOf = async (
  scope: Scope,
  { id: memberId, mypageId }: Membership,
): Promise<UserMyPageView | null> => {
  const myPage = await findMyPageDetail(scope.db, mypageId, { kind: 'all' });
  const [row] = await listMemberRows(scope.db, mypageId, { id: memberId, leftOn: null });
  if (myPage === null || row === undefined) return null;
  const member = memberViewOf(row);
  const sections = (await listSectionsOfMyPage(scope.db, mypageId, memberId)).filter(({ documentType }) =>
    isOfBusiness(documentType),
  );
  const returned = isEnded(myPage.projectStatus)
    ? null
    : await returnedDealsOf(scope, { id: memberId, mypageId });
  const { requiredCount, confirmedCount } = member;
  return {
    ...columnsOf(myPage),
    ...notTold,
    lifecycle: lifecycleOf({ ...myPage, plannedCompletionOn: null, confirmedOn: null, paidOn: null }),
    corporation: representativeOf(myPage),
    project: projectOf(myPage),
    ...partOf({ myPage, sections, returned }, scope.now),
    overallProgress: requiredCount === 0 ? 0 : Math.floor((confirmedCount * 100) / requiredCount),
    unreadNotificationCount: await countUnreadNotifications(scope.db, mypageId, memberId),
    unreadThreadCount: await countUnreadThreads(scope.db, { mypageId, memberId }),
    unreadAnnouncementCount: await countOwnUnread(scope, myPage.projectId),
    members: [member],
    memberId,
    availableActions: [offer('update', memberMessages.forRepresentative)],
  };
};
