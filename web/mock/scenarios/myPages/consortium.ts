import { DocumentType, NotificationKind, SectionKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { publicQuestionHandlers } from '../../world/questions.ts';
import { miraiMemberWorld, officeWorld, yasashiiWorld } from '../../world/world.ts';
import { pagesOf, paymentHandlers } from '../money/paymentHandlers.ts';
import { aProject } from '../projects/project.ts';
import { mamekuraAdminPage } from './adminMyPages.ts';
import { memberPage } from './consortiumPages.ts';

type Schemas = components['schemas'];
type Member = Schemas['Member'];

const page = yasashiiWorld.saw('getUserMyPage');
const { suggestions } = officeWorld.saw('listMembers', page.id);

const memberOf = (id: number): Member => {
  const found = page.members.find((member) => member.id === id);
  if (found === undefined) throw new Error(`The consortium has no member ${id}`);
  return found;
};

/** Has handed in its part. */
const himawari = memberOf(1);
const mirai = memberOf(2);

/** Has left before it handed anything in. */
const leftMember: Member = {
  ...himawari,
  ...{ id: 3, sequence: 3, corporationId: 10, corporationName: '株式会社さくらベーカリー' },
  ...{ role: 'パンの試作', corporateNumber: null, leftOn: '2026-10-30', userCount: 0 },
  ...{ requiredCount: 0, submittedCount: 0, confirmedCount: 0 },
};

/** The document that みらい食堂 has still to hand in. */
const openSection = miraiMemberWorld.saw('getUserSection', 384);

/** It was asked for. */
const told: Schemas['NotificationList'] = {
  items: yasashiiWorld
    .saw('listUserNotifications')
    .items.slice(0, 1)
    .map((notice) => ({
      ...notice,
      ...{ id: 61, kind: NotificationKind.DocumentRequest, readAt: null },
      title: `「${openSection.title}」の提出のお願い`,
      body: '構成員として負担する経費の内訳をご提出ください。',
      ...{ dueOn: openSection.dueOn, sectionId: openSection.id, member: openSection.member },
    })),
  nextCursor: null,
  total: 1,
};

/** What a member's people are answered; everything of the whole is not there. */
export const memberHandlers: MockHandlers = {
  ...miraiMemberWorld.handlers,
  ...publicQuestionHandlers,
  ...paymentHandlers(miraiMemberWorld.saw('getUserPaymentList')),
  getUserMyPage: reply(memberPage, memberPage.version),
  listUserNotifications: reply(told),
};

/** What the representative's people are answered. */
export const representativeHandlers: MockHandlers = {
  ...yasashiiWorld.handlers,
  ...publicQuestionHandlers,
  ...paymentHandlers(yasashiiWorld.saw('getUserPaymentList')),
};

/** Its my page as the office has it. */
export const consortiumDeskPage: Schemas['MyPage'] = {
  ...mamekuraAdminPage,
  ...page,
  availableActions: mamekuraAdminPage.availableActions,
};

const [rule] = aProject.documentRules;

/** What the round may ask for; the invoice of a deal comes with the deal. */
const roundOfConsortium: Schemas['Project'] = {
  ...aProject,
  ...{ id: page.project.id, name: page.project.name, shortName: page.project.shortName },
  documentRules:
    rule === undefined
      ? []
      : [
          { ...rule, documentType: DocumentType.GrantMemberExpenseBreakdown, label: openSection.title },
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
  getPaymentList: pagesOf(officeWorld.saw('getPaymentList', page.id)),
  listMembers: reply({ items: [himawari, { ...mirai, userCount: 0 }, leftMember], suggestions }),
  getProject: reply(roundOfConsortium, roundOfConsortium.version),
  createSection: reply(openSection, openSection.version),
  createMember: reply(
    { ...mirai, id: 4, corporationId: 11, corporationName: '株式会社あおぞらロボティクス' },
    1,
  ),
  updateMember: reply({ ...himawari, role: '給食での提供と実証', version: 2 }, 2),
  deleteMember: reply(null),
};
