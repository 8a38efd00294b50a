import { DocumentType, DomainType, NotificationKind, SectionKind } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { publicQuestionHandlers } from '../../world/questions.ts';
import { mamekuraWorld } from '../../world/world.ts';
import { mamekuraAdminPage } from '../adminMyPages.ts';
import { familyProjects } from '../doors.ts';
import { freshSection } from '../himawari/himawariSections.ts';
import { pagesOf, paymentHandlers } from '../mamekura/paymentHandlers.ts';
import { aProject } from '../project.ts';
import { uuid } from '../sectionParts.ts';
import { breakdown, himawariMember, leftMember, MYPAGE, miraiMember, of } from './consortiumMembers.ts';
import { consortiumPage, memberPage, REPRESENTATIVE } from './consortiumPages.ts';
import { consortiumPayments, memberPayments } from './consortiumPayments.ts';

type Schemas = components['schemas'];
type Member = Schemas['Member'];

const PROJECT = familyProjects.inclusive.id;

const sessionOf = (id: number, name: string, { corporationId, corporationName }: Member) => ({
  id: uuid(id),
  expiresAt: '2026-11-20T09:00:00.000Z',
  user: {
    id,
    name,
    email: `member${id}@example.jp`,
    corporationId,
    corporationName,
    projectId: PROJECT,
    projectName: familyProjects.inclusive.shortName,
    domainType: DomainType.Food,
    mypageId: MYPAGE,
  },
});

/** 三浦 さくら of 株式会社みらい食堂, a member. */
export const memberSession: Schemas['UserSession'] = sessionOf(41, '三浦 さくら', miraiMember);

/** A person of the representative. */
export const representativeSession: Schemas['UserSession'] = sessionOf(42, '優木 めぐみ', {
  ...himawariMember,
  corporationId: REPRESENTATIVE.id,
  corporationName: REPRESENTATIVE.name,
});

const told: Schemas['Notification'] = {
  id: 61,
  version: 1,
  createdAt: '2026-11-18T02:05:00.000Z',
  updatedAt: '2026-11-18T02:05:00.000Z',
  mypageId: MYPAGE,
  kind: NotificationKind.DocumentRequest,
  title: '「経費内訳書（構成員別）」の提出のお願い',
  body: '構成員として負担する経費の内訳をご提出ください。',
  dueOn: '2026-11-27',
  sectionId: 804,
  member: of(miraiMember).member,
  sendEmail: true,
  readAt: null,
  emailedAt: '2026-11-18T02:06:00.000Z',
  createdByName: '事務局 花子',
};

const mypage: Schemas['Section']['mypage'] = {
  id: MYPAGE,
  displayCode: '7002',
  projectId: PROJECT,
  projectName: familyProjects.inclusive.shortName,
  corporationId: REPRESENTATIVE.id,
  corporationName: REPRESENTATIVE.name,
  planTitle: consortiumPage.planTitle,
};

/** The document that みらい食堂 has still to hand in. */
const openSection: Schemas['Section'] = {
  ...freshSection,
  id: 804,
  mypageId: MYPAGE,
  kind: SectionKind.Grant,
  documentType: breakdown,
  title: '経費内訳書（構成員別）',
  branchNumber: null,
  voucherGroup: null,
  dueOn: '2026-11-27',
  daysLeft: 4,
  ...of(miraiMember),
  mypage,
};

const shared: MockHandlers = {
  getUserSection: reply(openSection, openSection.version),
  listUserAnnouncements: reply(mamekuraWorld.saw('listUserAnnouncements', 5)),
  ...publicQuestionHandlers,
};

/** What a member's people are answered; everything of the whole is not there. */
export const memberHandlers: MockHandlers = {
  ...shared,
  ...paymentHandlers(memberPayments),
  getUserMyPage: reply(memberPage, memberPage.version),
  listUserNotifications: reply({ items: [told], nextCursor: null, total: 1 }),
};

/** What the representative's people are answered. */
export const representativeHandlers: MockHandlers = {
  ...shared,
  ...paymentHandlers(consortiumPayments),
  getUserMyPage: reply(consortiumPage, consortiumPage.version),
  listUserNotifications: reply({ items: [{ ...told, id: 62, member: null }], nextCursor: null, total: 1 }),
};

/** Its my page as the office has it. */
export const consortiumDeskPage: Schemas['MyPage'] = {
  ...mamekuraAdminPage,
  ...consortiumPage,
  availableActions: mamekuraAdminPage.availableActions,
};

const rule = aProject.documentRules[0];

/** What the round may ask for; the invoice of a deal comes with the deal. */
const roundOfConsortium: Schemas['Project'] = {
  ...aProject,
  id: PROJECT,
  name: familyProjects.inclusive.name,
  shortName: familyProjects.inclusive.shortName,
  documentRules:
    rule === undefined
      ? []
      : [
          { ...rule, documentType: breakdown, label: '経費内訳書（構成員別）' },
          {
            ...rule,
            documentType: DocumentType.VoucherInvoice,
            label: '請求書',
            sectionKind: SectionKind.Voucher,
          },
        ],
};

/** The office's side of it. */
export const consortiumDesk: MockHandlers = {
  getMyPage: reply(consortiumDeskPage, consortiumDeskPage.version),
  getPaymentList: pagesOf({ ...consortiumPayments, canEdit: false }),
  listMembers: reply({
    items: [himawariMember, { ...miraiMember, userCount: 0 }, leftMember],
    suggestions: [
      {
        name: '株式会社あおぞらロボティクス',
        corporateNumber: '5999901000011',
        role: '配膳ロボットの改良',
        corporationId: 11,
      },
      { name: '見本研究所', corporateNumber: null, role: '効果の測定', corporationId: null },
    ],
  }),
  getProject: reply(roundOfConsortium, roundOfConsortium.version),
  createSection: reply(openSection, openSection.version),
  createMember: reply(
    { ...miraiMember, id: 4, corporationId: 11, corporationName: '株式会社あおぞらロボティクス' },
    1,
  ),
  updateMember: reply({ ...himawariMember, role: '給食での提供と実証', version: 2 }, 2),
  deleteMember: reply(null),
};
