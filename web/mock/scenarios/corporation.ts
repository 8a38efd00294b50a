import { ActorKind } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { recordAsked } from '../rows.ts';
import { myPageList, myPageRow } from './adminMyPages.ts';
import { noListViews } from './lists/listViews.ts';
import { mailCopies } from './lists/mailCopies.ts';
import { aProject } from './project.ts';

type Schemas = components['schemas'];

export const aCorporation: Schemas['Corporation'] = {
  id: 1,
  version: 3,
  createdAt: '2026-08-03T01:00:00Z',
  updatedAt: '2026-11-20T05:04:30Z',
  displayCode: '00001',
  applicantType: 0,
  corporateNumber: '7999901000001',
  legalForm: 0,
  name: '株式会社みらい食堂',
  nameKana: 'カブシキガイシャミライショクドウ',
  representativeTitle: '代表取締役',
  representativeName: '青葉 一郎',
  representativeNameKana: 'アオバ イチロウ',
  postalCode: '1000000',
  prefecture: 13,
  city: '千代田区',
  streetAddress: '架空町一丁目2番3号',
  building: null,
  phone: '0300000001',
  fax: null,
  industryGroup: 76,
  industryCode: 7611,
  businessScale: 1,
  capital: 10_000_000,
  employees: 42,
  establishedOn: '2010-04-01',
  fiscalMonth: 3,
  taxStatus: null,
  invoiceNumber: null,
  url: null,
  memo: '連絡は午前中を希望（電話 9/30）。',
  projects: [
    { projectId: 9, projectName: '成長支援 第1次', mypageId: 14, displayCode: '3005', projectStatus: 3 },
    { projectId: 1, projectName: '業態転換等支援 第1次', mypageId: 4, displayCode: '0012', projectStatus: 2 },
  ],
  userCount: 2,
  hasBankAccount: true,
  availableActions: [{ action: 'delete', allowed: false, reason: 'マイページがあるため削除できません。' }],
};

export const aCorporationUser: Schemas['CorporationUser'] = {
  id: 5,
  version: 1,
  createdAt: '2026-08-03T01:00:00Z',
  updatedAt: '2026-11-20T05:04:30Z',
  corporationId: 1,
  projectId: 9,
  name: '青葉 一郎',
  nameKana: 'アオバ イチロウ',
  department: '経営企画部',
  title: '部長',
  email: 'mirai@example.jp',
  phone: '0300000001',
  mobile: null,
  isPrimary: true,
  isActive: true,
  projectName: '成長支援 第1次',
  passwordSetAt: '2026-08-04T01:00:00Z',
  lastLoginAt: '2026-11-19T06:40:00Z',
  availableActions: [],
};

const bankAccount: Schemas['BankAccount'] = {
  id: 2,
  version: 2,
  createdAt: '2026-01-13T09:02:00Z',
  updatedAt: '2026-01-14T06:20:00Z',
  corporationId: 1,
  bankCode: '9991',
  bankName: 'みほん第1銀行',
  bankNameKana: 'ﾐﾎﾝﾀﾞｲ1',
  branchCode: '101',
  branchName: '見本支店',
  branchNameKana: 'ﾐﾎﾝ',
  accountType: 0,
  accountNumber: '****111',
  accountHolderKana: 'ｶ)ﾐﾗｲｼﾖｸﾄﾞｳ',
  accountHolder: '株式会社みらい食堂',
  isMasked: true,
  passbookFile: null,
  confirmedAt: '2026-01-14T06:20:00Z',
  isLocked: false,
  warnings: [],
  changes: [
    {
      changedAt: '2026-01-13T09:02:00Z',
      changedByName: '青葉 一郎',
      accountNumberMasked: '****111',
      reason: '決済用の口座に変えたため',
    },
    {
      changedAt: '2025-08-18T02:10:00Z',
      changedByName: '青葉 一郎',
      accountNumberMasked: '****874',
      reason: null,
    },
  ],
  availableActions: [],
};

const accountActivity = (
  id: number,
  at: string,
  actorName: string,
  action: Schemas['AuditAction'],
  summary: string,
): Schemas['Activity'] => ({
  id,
  at,
  actorKind: action === 'updated' ? ActorKind.User : ActorKind.Admin,
  actorName,
  action,
  summary,
  targetKind: 'BankAccount',
  targetId: '2',
  targetTitle: null,
  mypageId: null,
  applicationId: null,
  isOnBehalf: false,
  reason: null,
  changes: [],
});

/** The my pages that `projects` of the corporation names, as the list of my pages has them. */
const itsMyPages = aCorporation.projects.map(
  ({ projectId, projectName, mypageId, displayCode, projectStatus }) =>
    myPageRow(mypageId, {
      projectId,
      projectName,
      displayCode,
      projectStatus,
      corporationId: aCorporation.id,
      corporationName: aCorporation.name,
      planTitle: '配膳ロボットとセルフオーダーによる省人化',
      nextDueOn: null,
      nextAction: 'いま行うことはありません',
      daysLeft: null,
    }),
);

const itsRounds = aCorporation.projects.map(({ projectId, projectName }) => ({
  ...aProject,
  id: projectId,
  name: projectName,
  shortName: projectName,
}));

/** One corporation with everything about it. */
export const corporationHandlers: MockHandlers = {
  ...noListViews,
  listCorporations: reply({ items: [aCorporation], nextCursor: null, total: 1 }),
  getCorporation: recordAsked([aCorporation]),
  updateCorporation: reply(aCorporation, aCorporation.version),
  listCorporationMailCopies: reply({ items: [...mailCopies] }),
  listCorporationUsers: reply({
    items: [
      aCorporationUser,
      {
        ...aCorporationUser,
        id: 6,
        name: '若葉 さとみ',
        email: 'mirai-keiri@example.jp',
        isPrimary: false,
        passwordSetAt: null,
        lastLoginAt: null,
      },
    ],
    nextCursor: null,
    total: 2,
  }),
  getCorporationBankAccount: reply(bankAccount, bankAccount.version),
  revealBankAccountNumber: reply({ accountNumber: '1234111' }),
  listMyPages: reply(myPageList(itsMyPages)),
  listProjects: reply({ items: itsRounds, nextCursor: null, total: itsRounds.length }),
  listActivity: reply({
    items: [
      accountActivity(
        3,
        '2026-01-14T06:20:00Z',
        '事務局 花子',
        'confirmed',
        '振込先口座を通帳の写しと照らして確認しました。',
      ),
      accountActivity(2, '2026-01-13T09:02:00Z', '青葉 一郎', 'updated', '振込先口座を変更しました。'),
      accountActivity(1, '2025-10-02T01:11:00Z', '事務局 花子', 'viewed', '口座番号を表示しました。'),
    ],
    nextCursor: null,
    total: 3,
  }),
};
