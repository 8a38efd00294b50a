import { DocumentCheckStatus, DocumentType, DomainType, ProgramKind } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { familyProjects } from '../doors.ts';
import { mamekuraPage } from '../mamekura.ts';
import { grant, himawariMember, MYPAGE, miraiMember, ofMembers } from './consortiumMembers.ts';

type Schemas = components['schemas'];

const PROJECT = familyProjects.inclusive.id;

export const REPRESENTATIVE = { id: 12, name: '一般社団法人やさしい外食推進協会' };

const { Confirmed } = DocumentCheckStatus;

/** The undertaking as its representative has it. */
export const consortiumPage: Schemas['UserMyPage'] = {
  ...mamekuraPage,
  id: MYPAGE,
  projectId: PROJECT,
  corporationId: REPRESENTATIVE.id,
  applicationId: MYPAGE + 39,
  displayCode: '7002',
  planTitle: '嚥下配慮メニューの共同開発と提供実証',
  delayStatus: 0,
  delayCauses: [],
  corporation: { ...mamekuraPage.corporation, ...REPRESENTATIVE, prefecture: 13 },
  project: {
    ...mamekuraPage.project,
    id: PROJECT,
    name: familyProjects.inclusive.name,
    shortName: familyProjects.inclusive.shortName,
    programKind: ProgramKind.Inclusive,
    domainType: DomainType.Food,
  },
  nextAction: {
    kind: 'submitSection',
    sectionId: 804,
    title: '「経費内訳書（構成員別）」（株式会社みらい食堂）を提出してください',
    text: '提出期限までに提出してください。',
    dueOn: '2026-11-27',
    daysLeft: 4,
  },
  deadlines: [],
  unreadNotificationCount: 0,
  unreadThreadCount: 0,
  members: [himawariMember, miraiMember],
  sections: [
    grant(811, DocumentType.GrantApplicationForm, '交付申請書（別記様式第1号）', { status: Confirmed }),
    grant(812, DocumentType.GrantBusinessPlan, '事業計画書（交付申請時）', { status: Confirmed }),
    ...ofMembers,
  ],
};

const partOf = (own: Schemas['Member']): Schemas['UserMyPage'] => ({
  ...consortiumPage,
  applicationId: null,
  grantNumber: null,
  totalCost: null,
  eligibleCost: null,
  appliedAmount: null,
  grantAmount: null,
  selfFundedAmount: null,
  plannedCompletionOn: null,
  bankAccountConfirmed: false,
  corporation: {
    ...consortiumPage.corporation,
    contactName: null,
    contactEmail: null,
    contactPhone: null,
  },
  members: [own],
  memberId: own.id,
  sections: ofMembers.filter(({ member: asked }) => asked?.id === own.id),
  availableActions: [{ action: 'update', allowed: false, reason: 'この操作は代表事業者が行います。' }],
});

/** The part of a member that has still to hand in one document. */
export const memberPage: Schemas['UserMyPage'] = {
  ...partOf(miraiMember),
  nextAction: { ...consortiumPage.nextAction, title: '「経費内訳書（構成員別）」を提出してください' },
  deadlines: [
    {
      key: 'section',
      label: '経費内訳書（構成員別）の提出',
      dueOn: '2026-11-27',
      daysLeft: 4,
      sectionId: 804,
      isOverdue: false,
    },
  ],
  unreadNotificationCount: 1,
  unreadThreadCount: 0,
};

/** The part of a member whose deals came back with the list of payments. */
export const memberPageReturned: Schemas['UserMyPage'] = {
  ...memberPage,
  nextAction: {
    kind: 'answerDeals',
    sectionId: null,
    title: '「支払経費一覧」の取引を修正してください',
    text: '自社の取引に差戻し項目が1件あります。修正すると、代表事業者が一覧をまとめて再提出します。',
    dueOn: '2026-11-30',
    daysLeft: 5,
  },
  deadlines: [
    ...memberPage.deadlines,
    {
      key: 'return',
      label: '「支払経費一覧」の取引の修正',
      dueOn: '2026-11-30',
      daysLeft: 5,
      sectionId: null,
      isOverdue: false,
    },
  ],
};

/** The part of a member that has handed everything in. */
export const memberPageDone: Schemas['UserMyPage'] = {
  ...partOf(himawariMember),
  nextAction: {
    kind: 'wait',
    sectionId: null,
    title: '事務局が確認しています',
    text: '1件の書類を確認しています。',
    dueOn: null,
    daysLeft: null,
  },
};
