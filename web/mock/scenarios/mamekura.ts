import {
  ConsultantType,
  DelayStatus,
  DomainType,
  Prefecture,
  ProgramKind,
  ProgressPhase,
  ProjectCategory,
  ProjectStatus,
  StepState,
  SupportMethod,
} from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { notFound, reply } from '../reply.ts';
import { publicQuestionHandlers } from '../world/questions.ts';
import { mamekuraAnnouncements, mamekuraNotifications, readAnnouncement } from './mamekura/mamekuraNews.ts';
import { mamekuraPayments } from './mamekura/mamekuraPayments.ts';
import { mamekuraSections } from './mamekura/mamekuraSections.ts';
import { itemIn, pagesOf } from './mamekura/paymentHandlers.ts';
import { returnItem, type Section, uuid } from './sectionParts.ts';

type Schemas = components['schemas'];

/** 豊田 まめ子 of 株式会社豆くら: an order to be mended, the vouchers half done (LOOK user-mypage). */
export const mamekuraSession: Schemas['UserSession'] = {
  id: uuid(2),
  expiresAt: '2026-11-20T09:00:00.000Z',
  user: {
    id: 4,
    name: '豊田 まめ子',
    email: 'mamekura@example.jp',
    corporationId: 4,
    corporationName: '株式会社豆くら',
    projectId: 3,
    projectName: 'R5補 食品原材料調達リスク軽減対策事業',
    domainType: DomainType.IngR5,
    mypageId: 5,
  },
};

const { Current, Done, Upcoming } = StepState;

const lifecycle: Schemas['LifecycleStep'][] = [
  { key: 'adoption', label: '採択', state: Done, on: '2026-07-01' },
  { key: 'grantApplication', label: '交付申請', state: Done, on: '2026-07-08' },
  { key: 'grantDecision', label: '交付決定', state: Done, on: '2026-07-23' },
  { key: 'undertaking', label: '事業の実施', state: Current, on: '2026-12-02' },
  { key: 'result', label: '実績報告', state: Upcoming, on: '2027-01-04' },
  { key: 'inspection', label: '完了検査', state: Upcoming, on: null },
  { key: 'confirmation', label: '額の確定', state: Upcoming, on: null },
  { key: 'payment', label: '入金', state: Upcoming, on: null },
  { key: 'after', label: '完了後の報告', state: Upcoming, on: null },
];

const deadlines: Schemas['Deadline'][] = [
  {
    key: 'return',
    label: '発注書（1-2）の再提出',
    dueOn: '2026-11-30',
    daysLeft: 5,
    sectionId: 71,
    isOverdue: false,
  },
  {
    key: 'completion',
    label: '事業完了予定日',
    dueOn: '2026-12-02',
    daysLeft: 7,
    sectionId: null,
    isOverdue: false,
  },
  {
    key: 'report',
    label: '実績報告書',
    dueOn: '2027-01-04',
    daysLeft: 26,
    sectionId: 51,
    isOverdue: false,
  },
  {
    key: 'progress',
    label: '遂行状況報告（10–12月分）',
    dueOn: '2027-01-15',
    daysLeft: 34,
    sectionId: 42,
    isOverdue: false,
  },
];

/** The application that was adopted as a my page: each has one of its own. */
export const applicationOf = (mypageId: number): number => mypageId + 39;

/** The my page as LOOK draws it. */
export const mamekuraPage: Schemas['UserMyPage'] = {
  id: 5,
  version: 3,
  createdAt: '2026-07-01T01:00:00.000Z',
  updatedAt: '2026-11-20T07:20:00.000Z',
  projectId: 3,
  corporationId: 4,
  applicationId: applicationOf(5),
  displayCode: '5014',
  planTitle: '国産大豆への切替に伴う豆腐製造ラインの更新',
  category: ProjectCategory.IngredientSwitching,
  initiativeType: null,
  totalCost: 52_000_000,
  eligibleCost: 46_200_000,
  appliedAmount: 23_100_000,
  grantAmount: 23_100_000,
  adoptedOn: '2026-07-01',
  grantApplicationOn: '2026-07-08',
  grantDecisionOn: '2026-07-23',
  grantNumber: '6食産第1234号',
  startOn: '2026-08-01',
  plannedCompletionOn: '2026-12-02',
  completionOn: null,
  completionDeadline: '2027-01-31',
  suspendedFromOn: null,
  suspendedUntilOn: null,
  reportedOn: null,
  inspectedOn: null,
  confirmedOn: null,
  consultantType: ConsultantType.Partner,
  consultantName: '相談 一郎',
  supportMethod: SupportMethod.Web,
  siteName: '株式会社豆くら 松本工場',
  sitePostalCode: '3900000',
  sitePrefecture: Prefecture.Nagano,
  siteAddress: '松本市見本1-2-3',
  projectStatus: ProjectStatus.Progressing,
  delayStatus: DelayStatus.Delayed,
  progressPhase: ProgressPhase.Progressing,
  confirmedAmount: null,
  paidAmount: null,
  selfFundedAmount: 28_900_000,
  reportDueOn: '2027-01-04',
  paidOn: null,
  cancelReason: null,
  overallProgress: 48,
  nextAction: {
    kind: 'answerReturn',
    sectionId: 71,
    title: '発注書（1-2）を直して、もう一度提出してください',
    text: '事務局から1件の指摘があります。',
    dueOn: '2026-11-30',
    daysLeft: 5,
  },
  nextDueOn: '2026-11-30',
  deadlines,
  lifecycle,
  delayCauses: [],
  bankAccountConfirmed: true,
  lastSubmittedAt: '2026-11-17T02:05:00.000Z',
  unreadNotificationCount: 2,
  unreadThreadCount: 1,
  unreadAnnouncementCount: 1,
  corporation: {
    id: 4,
    displayCode: '00004',
    name: '株式会社豆くら',
    prefecture: Prefecture.Nagano,
    representativeName: '豆田 大作',
    contactName: '豊田 まめ子',
    contactEmail: 'mamekura@example.jp',
    contactPhone: '0263000000',
  },
  project: {
    id: 3,
    name: '食品原材料調達リスク軽減対策事業（第2次公募）',
    shortName: 'R5補 食品原材料調達リスク軽減対策事業',
    programKind: ProgramKind.Ingredient,
    domainType: DomainType.IngR5,
    fiscalYear: 2023,
    round: 2,
    completionDeadline: '2027-01-31',
    deskName: '食品原材料調達リスク軽減対策事業 事務局',
    deskPhone: '0300000000',
    deskHours: '平日 9:00–17:30',
    deskEmail: 'desk@example.jp',
  },
  members: [],
  memberId: null,
  sections: mamekuraSections,
  availableActions: [],
};

/** The finding on the order that 次にすること quotes. */
export const orderFinding = returnItem(1, {
  comment: '発注日が交付決定日より前の日付です。発注書の控えをご確認のうえ、正しい書類を再提出してください。',
  createdAt: '2026-11-20T07:20:00.000Z',
});

/** The my page as its documents, requests and payments name it. */
export const mamekuraUndertaking: Section['mypage'] = {
  id: mamekuraPage.id,
  displayCode: mamekuraPage.displayCode,
  projectId: mamekuraPage.projectId,
  projectName: mamekuraPage.project.shortName,
  corporationId: mamekuraPage.corporationId,
  corporationName: mamekuraPage.corporation.name,
  planTitle: mamekuraPage.planTitle,
};

export const mamekuraHandlers = (section: Section): MockHandlers => ({
  getUserMyPage: reply(mamekuraPage, mamekuraPage.version),
  getUserSection: reply(
    {
      ...section,
      id: 71,
      title: '発注書',
      mypageId: mamekuraPage.id,
      mypage: mamekuraUndertaking,
      returnItems: [orderFinding],
    },
    section.version,
  ),
  getUserPaymentList: pagesOf(mamekuraPayments),
  getUserPaymentItem: ({ path }) => itemIn(mamekuraPayments.items, path.id),
  listUserNotifications: reply(mamekuraNotifications),
  readUserNotification: ({ path }) => {
    const found = mamekuraNotifications.items.find(({ id }) => id === Number(path.id));
    return found === undefined ? notFound : reply({ ...found, readAt: '2026-11-20T08:00:00.000Z' });
  },
  listUserAnnouncements: reply(mamekuraAnnouncements),
  readUserAnnouncement: reply(readAnnouncement),
  readAllUserAnnouncements: reply(null),
  readAllUserNotifications: reply(null),
  ...publicQuestionHandlers,
});
