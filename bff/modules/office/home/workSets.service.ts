import type { Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  AmountProposalStatus,
  ApplicationStatus,
  ChangeRequestStatus,
  DelayStatus,
  DocumentCheckStatus,
  DutyStatus,
  MailStatus,
  PaymentStatus,
  ProjectStatus,
  PropertyDisposalStatus,
  PropertyStatus,
  RetentionErasureStatus,
  ThreadStatus,
} from '#bff/generated/contract/enums.ts';
import {
  countDisposals,
  countDuties,
  countErasures,
  countProperties,
  type DisposalSearch,
  type DutySearch,
  type ErasureSearch,
  type PropertySearch,
} from '#bff/modules/aftercare/index.ts';
import {
  countMails,
  countThreads,
  type MailSearch,
  type ThreadSearch,
} from '#bff/modules/correspondence/index.ts';
import { countReports, type ReportSearch } from '#bff/modules/inspections/index.ts';
import {
  type AmountProposalSearch,
  countAmountProposals,
  countPayouts,
  countRecoveries,
  type PayoutSearch,
  type RecoverySearch,
} from '#bff/modules/money/index.ts';
import {
  type ChangeRequestSearch,
  countChangeRequests,
  countMyPages,
  type MyPageSearch,
} from '#bff/modules/myPages/index.ts';
import { countSections, type SectionSearch } from '#bff/modules/sections/index.ts';
import { lastDayWithin } from '#rules/businessDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { deskPage } from '#rules/familyNames.ts';
import type { CountedRounds } from './home.data.ts';
import type { counterLabels } from './home.words.ts';

/*
 * The sets of rows that counters, tabs and badges of the office count. Each is a search of one list: its number is
 * counted by the very filter of that list, and its address carries the same search, so that whoever opens it sees
 * exactly the rows that were counted.
 */

export type CounterKey = keyof typeof counterLabels;

export type ApplicationKey = Extract<CounterKey, `applications${string}`>;
export type WorkKey = Exclude<CounterKey, ApplicationKey>;

type WorkSet =
  | { readonly list: 'myPages'; readonly search: MyPageSearch }
  | { readonly list: 'sections'; readonly search: SectionSearch }
  | { readonly list: 'reports'; readonly search: ReportSearch }
  | { readonly list: 'changes'; readonly search: ChangeRequestSearch }
  | { readonly list: 'duties'; readonly search: DutySearch }
  | { readonly list: 'amounts'; readonly search: AmountProposalSearch }
  | { readonly list: 'recoveries'; readonly search: RecoverySearch }
  | { readonly list: 'payouts'; readonly search: PayoutSearch }
  | { readonly list: 'properties'; readonly search: PropertySearch }
  | { readonly list: 'disposals'; readonly search: DisposalSearch }
  | { readonly list: 'threads'; readonly search: ThreadSearch }
  | { readonly list: 'mails'; readonly search: MailSearch }
  | { readonly list: 'erasures'; readonly search: ErasureSearch };

/** Near is what LOOK paints amber: business days, on every screen the same. */
const NEAR_BUSINESS_DAYS = 7;

const myPages = (search: MyPageSearch): WorkSet => ({ list: 'myPages', search });
const sections = (status: DocumentCheckStatus): WorkSet => ({
  list: 'sections',
  search: { statuses: [status] },
});

const changes = (status: ChangeRequestStatus): WorkSet => ({
  list: 'changes',
  search: { statuses: [status] },
});

/** Whoever is to be the next person for them: never one's own. */
const amounts = (status: AmountProposalStatus): WorkSet => ({
  list: 'amounts',
  search: { statuses: [status], isNotOwn: true },
});

const payouts = (...statuses: PaymentStatus[]): WorkSet => ({
  list: 'payouts',
  search: statuses.length === 0 ? {} : { statuses },
});

const properties = (search: PropertySearch): WorkSet => ({ list: 'properties', search });
const disposals = (search: DisposalSearch): WorkSet => ({ list: 'disposals', search });

type SetMaker = (today: string) => WorkSet;

const SETS: { readonly [key in WorkKey]: SetMaker } = {
  myPages: () => myPages({}),
  myPagesMine: () => myPages({ isMine: true }),
  unconfirmedSections: () => sections(DocumentCheckStatus.Confirming),
  returnedSections: () => sections(DocumentCheckStatus.Rejected),
  maffConfirming: () => sections(DocumentCheckStatus.MAFFConfirming),
  delayed: () => myPages({ delayStatuses: [DelayStatus.Delayed, DelayStatus.CriticalDelayed] }),
  dueWithin7Days: (today) => myPages({ dueBefore: lastDayWithin(today, NEAR_BUSINESS_DAYS) }),
  inspectionsToday: (today) => ({
    list: 'reports',
    search: { scheduledFrom: today, scheduledTo: today },
  }),
  changesToDecide: () => changes(ChangeRequestStatus.Submitted),
  changesAtMaff: () => changes(ChangeRequestStatus.MAFFConfirming),
  dutiesOverdue: () => ({ list: 'duties', search: { statuses: [DutyStatus.Overdue] } }),
  amountsToCheck: () => amounts(AmountProposalStatus.Proposed),
  amountsToApprove: () => amounts(AmountProposalStatus.Checked),
  waitingPayment: () => myPages({ projectStatuses: [ProjectStatus.NotifiedAmount] }),
  recoveriesToDecide: () => ({ list: 'recoveries', search: { decidable: true } }),
  recoveriesOverdue: () => ({ list: 'recoveries', search: { overdue: true } }),
  payouts: () => payouts(),
  payoutsToCheck: () => payouts(PaymentStatus.Requested),
  payoutsToApprove: () => payouts(PaymentStatus.Checked),
  payoutsToExport: () => payouts(PaymentStatus.Approved),
  payoutsExported: () => payouts(PaymentStatus.Exported),
  payoutsFailed: () => payouts(PaymentStatus.Failed),
  payoutsPaid: () => payouts(PaymentStatus.Paid),
  properties: () => properties({}),
  propertiesToConfirm: () => properties({ statuses: [PropertyStatus.Submitted] }),
  disposals: () => disposals({}),
  disposalsToDecide: () => disposals({ statuses: [PropertyDisposalStatus.Submitted] }),
  disposalsAtMaff: () => disposals({ statuses: [PropertyDisposalStatus.MAFFConfirming] }),
  threadsWaiting: () => ({ list: 'threads', search: { statuses: [ThreadStatus.WaitingOffice] } }),
  mailsFailed: () => ({ list: 'mails', search: { statuses: [MailStatus.Failed, MailStatus.Bounced] } }),
  erasuresToApprove: () => ({
    list: 'erasures',
    search: { statuses: [RetentionErasureStatus.Proposed], isNotOwn: true },
  }),
};

const { Submitted, FormChecking, Returned, UnderReview, Adopted, NotAdopted, Waitlisted } = ApplicationStatus;

/** The stages of the desk's work on applications; no status: all of them. */
export const APPLICATION_SETS: { readonly [key in ApplicationKey]: readonly ApplicationStatus[] } = {
  applications: [],
  applicationsToCheck: [Submitted, FormChecking],
  applicationsReturned: [Returned],
  applicationsUnderReview: [UnderReview],
  applicationsDecided: [Adopted, NotAdopted, Waitlisted],
};

/** The names of a search in the contract and in the addresses of the pages, which are the same. */
const NAMES: Readonly<Record<string, string>> = {
  projectId: 'project_id',
  domainTypes: 'domainType',
  statuses: 'status',
  delayStatuses: 'delayStatus',
  projectStatuses: 'projectStatus',
  isMine: 'mine',
  isNotOwn: 'notOwn',
};

const PAGES: { readonly [list in WorkSet['list']]: string } = {
  myPages: '/admin/mypage',
  sections: '/admin/mypage?list=sections',
  reports: '/admin/mypage_report',
  changes: '/admin/change_request',
  duties: '/admin/duty',
  amounts: '/admin/amount_proposal',
  recoveries: '/admin/recovery',
  payouts: '/admin/payment',
  properties: '/admin/property',
  disposals: '/admin/property/disposal',
  threads: '/admin/thread',
  mails: '/admin/mail',
  erasures: '/admin/retention/erasure',
};

const addressOf = (page: string, search: object): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const each of [value].flat())
      if (each !== undefined) params.append(NAMES[name] ?? name, String(each));
  }
  if (params.size === 0) return page;
  return `${page}${page.includes('?') ? '&' : '?'}${params}`;
};

const countSet = (scope: Scope, { list, search }: WorkSet): Promise<number> => {
  if (list === 'myPages') return countMyPages(scope, search);
  if (list === 'duties') return countDuties(scope, search);
  if (list === 'changes') return countChangeRequests(scope, search);
  if (list === 'amounts') return countAmountProposals(scope, search);
  if (list === 'recoveries') return countRecoveries(scope, search);
  if (list === 'payouts') return countPayouts(scope, search);
  if (list === 'properties') return countProperties(scope, search);
  if (list === 'disposals') return countDisposals(scope, search);
  if (list === 'mails') return countMails(scope, search);
  if (list === 'threads') return countThreads(scope, search);
  if (list === 'erasures') return countErasures(scope, search);
  return list === 'sections' ? countSections(scope, search) : countReports(scope, search);
};

/** Mails and erasures are of no round: many are about none. */
const inProject = (set: WorkSet, projectId: number | undefined): WorkSet =>
  projectId === undefined || set.list === 'mails' || set.list === 'erasures'
    ? set
    : { ...set, search: { ...set.search, projectId } };

/** How many rows a set has for the caller, and where he sees them. @param projectId of one round only */
export const countWorkSet = async (scope: Scope, key: WorkKey, projectId?: number) => {
  const set = inProject(SETS[key](tokyoDayOf(scope.now)), projectId);
  return { count: await countSet(scope, set), query: addressOf(PAGES[set.list], set.search) };
};

/** Where a set is seen, without counting it. @param today matters to those that reach until a day */
export const workAddress = (key: WorkKey, today: string): string => {
  const { list, search } = SETS[key](today);
  return addressOf(PAGES[list], search);
};

/** Where the inspections of such a search are seen. */
export const reportsAddress = (search: ReportSearch): string => addressOf(PAGES.reports, search);

/** Where the applications of a set are seen. */
export const applicationsAddress = (key: ApplicationKey, family: Family, rounds: CountedRounds): string =>
  addressOf(deskPage(family), { statuses: APPLICATION_SETS[key], ...rounds });
