import type { OperationId } from '#bff/core/contractDocument.ts';
import type { TestSession } from '#bff/testing/client.ts';
import type { TestServer } from '#bff/testing/server.ts';
import { DEMO_PASSWORD as password } from '../../prisma/seed/demo.ts';

/** Somebody of the demo, and what the stories ask as him. */
export type Visitor = {
  readonly session: TestSession;
  /** What the log-in answers. */
  readonly loggedIn: object;
  readonly operations: readonly OperationId[];
  /** What a question names that cannot do without. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Numbers in addresses that no list before them tells. */
  readonly ids: Readonly<Record<string, number>>;
  /** Records of an operation whose others would tell the same at length. */
  readonly only?: Partial<Record<OperationId, readonly (number | string)[]>>;
};

const MONTH = { from: '2026-11-01', to: '2026-11-30' };

/** One business has little in each of them. */
const MONTHS = { ...MONTH, to: '2026-12-31' };

/** What the office asks. An area that is told by the world adds its own. */
const OFFICE: readonly OperationId[] = [
  'listWorkCounts',
  'listAssignees',
  'listProjects',
  'listMyPages',
  'listRecoveries',
  'getRecovery',
  'listAmountProposals',
  'getAmountProposal',
  'getAmountCalculation',
  'listProperties',
  'listDisposals',
  'getDisposal',
  'listPayouts',
  'getPayout',
  'listPayoutBatches',
  'getPayoutBatch',
  'listPayoutBudgets',
  'getPayoutLedger',
  'getPayoutSetting',
  'listDuties',
  'listDutyMonths',
  'listMyPageDuties',
  'listThreads',
  'getThread',
  'listFilledThreadTemplates',
  'listThreadTemplates',
  'listMails',
  'getMail',
  'listIssuedPapers',
  'getIssuedPaper',
  'listCalendar',
  'listCalendarDays',
  'listReminders',
  'listReminderDays',
  'getReminderRules',
  'listProcessingTimes',
  'listPaperTemplates',
  'getProjectSeal',
  'getMyPageReportPaper',
  'getAdminGeneralFiledApplication',
  'listQuestions',
  'listMissedSearches',
  'listCorporations',
  'listCorporationUsers',
  'getCorporationBankAccount',
  'listChangeRequests',
  'getChangeRequest',
  'getPaymentList',
  'listMembers',
  'getSection',
  'listAnnouncements',
  'getAnnouncement',
  'listAnnouncementReceivers',
  'getAdminHome',
  'listWorklist',
  'listAdminUsers',
  'listMyPageReports',
  'getMyPageReport',
  'getRetentionOverview',
  'listRetentionRecords',
  'getPublicProject',
];

/** What the office asks of one my page and its documents: those of all would be long, and tell the same. */
const DESK: readonly OperationId[] = ['getMyPage', 'listNotifications', 'getSection', 'getReturnPhrases'];

/** 豆くら: its payment list, not handed in; 発注書（1-2）, sent back. */
const ONLY_DESK = { getMyPage: [7], listNotifications: [7], getSection: [216, 234] };

/**
 * A round with the usual templates, and no seal; an inspection with findings, and one to come; みらい食堂’s application;
 * the deals of 豆くら and of a consortium; who takes part in that; two tax reports; the announcements of two rounds; the
 * calls of the four families that are open, and the one of 豆くら.
 */
const ONLY = {
  listPaperTemplates: [12],
  getProjectSeal: [12],
  getMyPageReportPaper: [4, 7],
  getAdminGeneralFiledApplication: [15],
  getPaymentList: [7, 12],
  listMembers: [12],
  getSection: [55, 93],
  listAnnouncements: [5, 7],
  getPublicProject: [5, 6, 7, 10, 11],
};

/** What a company asks. */
const COMPANY: readonly OperationId[] = [
  'getUserMyPage',
  'listUserNotifications',
  'listUserAnnouncements',
  'listUserWaiting',
  'listUserRecoveries',
  'getUserRecovery',
  'getUserCompletion',
  'listUserDuties',
  'listUserProperties',
  'getUserPropertyPaper',
  'listUserDisposals',
  'getUserPayoutLedger',
  'listUserThreads',
  'getUserThread',
  'listUserPapers',
  'getUserPaper',
  'listUserCalendar',
  'listUserActivity',
  'listUserChangeRequests',
  'getUserChangeRequest',
  'getBankAccount',
  'listPublicQuestions',
  'getUserPaymentList',
  'getUserMailPreferences',
];

/** What those ask who carry out an undertaking together. */
const CONSORTIUM: readonly OperationId[] = [
  'getUserMyPage',
  'listUserNotifications',
  'listUserAnnouncements',
  'getUserPaymentList',
  'getUserSection',
];

type Asked = Pick<Visitor, 'operations' | 'query' | 'only'>;

export const asAdministrator = async (
  { call }: TestServer,
  email: string,
  asked: Asked,
): Promise<Visitor> => {
  const { body } = await call('createAdminSession', { body: { email, password } });
  const { token, ...loggedIn } = body;
  return { session: { context: 'admin', token }, loggedIn, ids: {}, ...asked };
};

const asOffice = (server: TestServer): Promise<Visitor> =>
  asAdministrator(server, 'jmac@example.jp', {
    operations: OFFICE,
    query: { ...MONTH, kind: 1 },
    only: ONLY,
  });

/** What an inspector asks: his home, and the report that he has to write. */
const asInspector = (server: TestServer): Promise<Visitor> =>
  asAdministrator(server, 'inspector@example.jp', {
    operations: ['getAdminHome', 'listWorklist', 'getMyPageReport', 'getAdminMailPreferences'],
    query: {},
    only: { getMyPageReport: [7] },
  });

const asCompany = async ({ call }: TestServer, email: string, projectID: number): Promise<Visitor> => {
  const { body } = await call('createUserSession', { body: { email, password, projectID } });
  const { token, ...loggedIn } = body;
  const { corporationId: corporationID, mypageId: mypageID } = body.user;
  const query = { ...MONTHS, projectID, corporationID, mypageID, id: mypageID };
  const ids = { '/api/corporate': corporationID, '/api/project': projectID, '/api/user/project': projectID };
  return { session: { context: 'user', token }, loggedIn, operations: COMPANY, query, ids };
};

/** Somebody of a company who looks at one of its documents, and at what was received of it. */
const atDocument = async (server: TestServer, visitor: Visitor, id: number): Promise<Visitor> => {
  const { body } = await server.call('getUserSection', { session: visitor.session, path: { id } });
  const receipts = body.receipts.map((receipt) => receipt.id);
  return {
    ...visitor,
    operations: [...visitor.operations, 'getUserSection', 'getUserReceipt'],
    only: { getUserSection: [id], getUserReceipt: receipts },
  };
};

/** One of those who carry out 7002 together, and the breakdown of expenses that みらい食堂 owes. */
const asPartner = async (server: TestServer, email: string): Promise<Visitor> => ({
  ...(await asCompany(server, email, 7)),
  operations: CONSORTIUM,
  only: { getUserSection: [384] },
});

/** Everybody whose answers the stories show, by the name of the file that keeps them. */
export const visitorsOf = async (server: TestServer): Promise<Readonly<Record<string, Visitor>>> => ({
  office: await asOffice(server),
  // 株式会社みらい食堂 of 業態転換 第1次: paid years ago, with reports and property.
  miraiFirst: await atDocument(server, await asCompany(server, 'mirai@example.jp', 1), 22),
  // The same of 成長支援 第1次: paid, with something to pay back.
  mirai: await atDocument(server, await asCompany(server, 'mirai@example.jp', 2), 55),
  // 株式会社豆くら of 調達リスク軽減 第2次: at work, with a document to be mended.
  mamekura: await atDocument(server, await asCompany(server, 'mamekura@example.jp', 5), 234),
  // 一般社団法人やさしい外食推進協会 of インクルーシブ 第2次: it represents a consortium.
  yasashii: await asPartner(server, 'yasashii@example.jp'),
  // 株式会社みらい食堂, a member of it that has joined a few days ago.
  miraiMember: await asPartner(server, 'mirai@example.jp'),
  inspector: await asInspector(server),
  // 株式会社ひまわり給食センター of 成長支援 第2次: 納品書（2-3） was sent back, and most of its findings are answered.
  himawari: await atDocument(
    server,
    { ...(await asCompany(server, 'himawari@example.jp', 3)), operations: ['getUserMyPage'] },
    134,
  ),
  // The office at one my page.
  desk: { ...(await asOffice(server)), operations: DESK, only: ONLY_DESK },
});
