import { randomUUID } from 'node:crypto';
import { toDate } from '#bff/data/engine/values.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import { account, makePassbook } from '../bankAccounts.ts';
import type { TestSession } from '../client.ts';
import { makeAdmin, makeSection, makeUndertaking } from '../people.ts';
import type { Walk } from './walk.ts';
import { example, idOf } from './walkPeople.ts';

const projectID = 5;
const email = 'mamekura@example.jp';

const logIn = async ({ step }: Walk, password: string): Promise<TestSession> => {
  const body = { email, password, projectID };
  return { context: 'user', token: (await step('createUserSession', { body })).token };
};

const isJust = (value: { id: number } | undefined): { id: number } => {
  if (value === undefined) throw new Error('the demo lacks what the walk needs');
  return value;
};

/** The business looks at its sessions, its project and its page. @returns its page */
const lookAround = async ({ server, step }: Walk, session: TestSession) => {
  await step('getUserSession', { session, path: { id: idOf(session) } });
  await step('listUserOwnSessions', { session });
  const path = { id: projectID };
  await step('getUserProject', { session, path });
  await step('listUserAnnouncements', { session, path });
  const { corporationId: corporationID } = await server.database.client.corporationUser.findFirstOrThrow({
    where: { email, projectId: projectID },
  });
  const { id: mypageID, plannedCompletionOn } = await step('getUserMyPage', {
    session,
    query: { projectID, corporationID },
  });
  await step('updateUserMyPage', { session, body: { plannedCompletionOn } as never });
  await step('listUserActivity', { session, query: { mypageID } });
  const { items } = await step('listUserNotifications', { session, query: { id: mypageID } });
  await step('readUserNotification', { session, path: isJust(items[0]) });
  return { mypageID, corporationID };
};

/** A section is added and taken away, another one handed in with a file. */
const handIn = async ({ server, step, upload }: Walk, session: TestSession, mypageID: number) => {
  const added = await step('createUserSection', {
    session,
    body: { ...example('SectionCreate'), mypageID } as never,
  });
  await step('deleteUserSection', { session, query: { id: added.id } });
  const section = await makeSection(server, mypageID);
  await step('getUserSection', { session, path: { id: section.id } });
  const meta = { fileName: 'a.pdf', mypageID, sectionID: section.id };
  const first = await upload('uploadUserFile', session, meta);
  await step('downloadUserFile', { session, path: first });
  await step('deleteUserFile', { session, path: first });
  await upload('uploadUserFile', session, meta);
  await step('listReusableFiles', { session });
  const twin = await makeSection(server, mypageID, { branchNumber: '18-2' });
  const [kept] = (await step('getUserSection', { session, path: { id: section.id } })).files;
  await step('reuseUserFile', {
    session,
    path: { id: kept?.id ?? '' },
    body: { sectionId: twin.id },
  });
  const done = await step('updateUserSection', { session, body: { id: section.id, action: 'submit' } });
  const receiptId = done.receipts[0]?.id ?? '';
  await step('getUserReceipt', { session, path: { id: receiptId } });
  return { sectionId: section.id, receiptId };
};

/** A table of deals as a spreadsheet saves it. */
const DEALS = new Uint8Array(
  Buffer.from('経費区分,内容,支払先,支払額（税込）,支払額（税抜）\n,釜,みほん製機,1100,1000\n'),
);

/** A deal is written down, put right and read; another one is taken away again. @returns the first */
const listPayments = async ({ step, upload }: Walk, session: TestSession) => {
  const deal = { ...example('PaymentItemCreate') } as never;
  const item = await step('createUserPaymentItem', { session, body: deal });
  const path = { id: item.id };
  const changed = { description: '豆腐製造ライン（改）', deliveredOn: '2026-07-01' };
  await step('updateUserPaymentItem', { session, path, body: changed });
  await step('getUserPaymentList', { session });
  await step('getUserPaymentItem', { session, path });
  await step('exportUserPaymentList', { session, query: { format: 'xlsx' } });
  await step('importUserPaymentItems', { session, body: example('PaymentImport') as never });
  const meta = { fileName: '一覧.csv', isDryRun: true };
  await upload('importUserPaymentFile', session, meta, DEALS);
  const { id } = await step('createUserPaymentItem', { session, body: deal });
  await step('deleteUserPaymentItem', { session, path: { id } });
  return item;
};

/** A change is asked for, looked at, saved, taken back; another draft is taken away. */
const askForChange = async ({ step }: Walk, session: TestSession, mypageID: number): Promise<void> => {
  await step('listUserExpensePlans', { session, query: { mypageID } });
  await step('listUserDuties', { session, query: { mypageID } });
  const period = { from: '2026-11-01', to: '2026-12-31' };
  await step('listUserCalendar', { session, query: { mypageID, ...period } });
  await step('downloadUserCalendar', { session, query: { mypageID } });
  await step('listUserChangeRequests', { session, query: { mypageID } });
  const body = { mypageID, kind: 0 } as never;
  const { id } = await step('createUserChangeRequest', { session, body });
  const path = { id };
  await step('getUserChangeRequest', { session, path });
  const after = { plan: { content: '配膳ロボットを3台導入する。' } };
  await step('updateUserChangeRequest', { session, path, body: { after } });
  await step('deleteUserChangeRequest', { session, path });
};

const giveAccount = async ({ server, step }: Walk, session: TestSession, corporationID: number) => {
  await server.database.client.bankAccount.deleteMany({ where: { corporationId: corporationID } });
  const passbook = await makePassbook(server, corporationID);
  const bank = { session, path: { corporationID } };
  await step('createBankAccount', { ...bank, body: { ...account, passbookFileId: passbook.id } });
  await step('getBankAccount', bank);
  await step('updateBankAccount', { ...bank, body: { accountNumber: '7654321' } });
};

/** The demo's business at work on its page. @returns its page and what it handed in */
export const walkBusiness = async (walk: Walk) => {
  const password = 'Demo-2026!';
  await walk.step('listUserLoginProjects', { body: { email, password } });
  const session = await logIn(walk, password);
  await walk.step('deleteUserOwnSession', { session, path: { id: idOf(await logIn(walk, password)) } });
  const { mypageID, corporationID } = await lookAround(walk, session);
  const { sectionId, receiptId } = await handIn(walk, session, mypageID);
  await askForChange(walk, session, mypageID);
  await giveAccount(walk, session, corporationID);
  const { id: paymentItemId } = await listPayments(walk, session);
  return { session, mypageID, sectionId, receiptId, corporationID, paymentItemId };
};

/** The business changes, forgets and resets its password, and leaves. */
export const walkUserPasswords = async (walk: Walk, session: TestSession): Promise<void> => {
  const { step, mailedToken } = walk;
  const path = { projectId: projectID };
  await step('changeUserPassword', {
    session,
    body: { currentPassword: 'Demo-2026!', newPassword: 'Tsugi-2027!' },
  });
  await step('sendUserPasswordReset', { path, body: { email } });
  const token = await mailedToken(email);
  await step('verifyUserPasswordReset', { path, body: { token } });
  await step('useUserPasswordReset', { path, body: { token, password: 'Saigo-2028!' } });
  await step('invalidateUserSession', { session: await logIn(walk, 'Saigo-2028!') });
};

type Page = Awaited<ReturnType<typeof walkBusiness>>;

/** The desk looks at a company's table in its place. */
const importAtDesk = async ({ step }: Walk, session: TestSession, path: { id: number }) => {
  const body = { ...example('AdminPaymentImport') } as never;
  await step('importPaymentItems', { session, path, body });
  const meta = { fileName: '一覧.csv', isDryRun: true, onBehalfReason: '郵送のため' };
  const file = { name: '一覧.csv', content: DEALS };
  await step('importPaymentFile', { session, path, body: { meta } as never, file });
};

/** The desk reads the page and what belongs to it. */
const readAtDesk = async (walk: Walk, session: TestSession, page: Page): Promise<void> => {
  const { step } = walk;
  const path = { id: page.mypageID };
  await step('getAdminHome', { session });
  await step('listWorkCounts', { session });
  await step('listWorklist', { session });
  await step('listActivity', { session });
  await step('searchAudit', { session });
  await step('listMyPages', { session, query: { project_id: projectID } });
  await step('exportMyPages', { session, query: { format: 'xlsx' } });
  await step('getMyPage', { session, path });
  await step('updateMyPage', { session, path, body: { memo: '電話済み' } as never });
  await step('downloadMyPageArchive', { session, path });
  await step('getAdminReceipt', { session, path: { id: page.receiptId } });
  await step('getPaymentList', { session, path });
  await step('exportPaymentList', { session, path, query: { format: 'csv' } });
  const exclusion = { excludedAmount: 660, excludedReason: '振込手数料は補助の対象になりません。' };
  const item = { session, path: { id: page.paymentItemId } };
  const { findings } = await step('excludePaymentItem', { ...item, body: exclusion });
  const key = findings.find(({ values }) => values.length > 0)?.key ?? '';
  await step('acceptPaymentFinding', { ...item, body: { key, reason: '書面で確認済みのため' } });
  await importAtDesk(walk, session, path);
  await step('getCorporationBankAccount', { session, path: { id: page.corporationID } });
  await step('revealBankAccountNumber', { session, path: { id: page.corporationID } });
  await step('getReturnPhrases', { session });
};

/** A finding is begun, looked at, taken over from nobody in particular, and taken back. */
const writeFinding = async ({ step }: Walk, session: TestSession, sectionId: number): Promise<void> => {
  const path = { id: randomUUID() };
  const body = { ...example('FindingDraftInput'), sectionId } as never;
  const { authorAdminUserId } = await step('saveFindingDraft', { session, path, body });
  await step('listFindingDrafts', { session, query: { section_id: sectionId } });
  await step('takeOverFindingDrafts', { session, body: { sectionId, authorAdminUserId } });
  await step('deleteFindingDraft', { session, path });
};

/** The desk opens what was handed in, and asks for one more document. */
const checkSections = async (walk: Walk, session: TestSession, page: Page): Promise<void> => {
  const { server, step, upload } = walk;
  await step('listSections', { session });
  const section = { id: page.sectionId };
  await step('getSection', { session, path: section });
  await step('openSection', { session, path: section });
  await writeFinding(walk, session, page.sectionId);
  await step('updateSection', { session, body: { ...section, dueOn: '2026-12-25' } as never });
  const history = await server.database.client.sectionHistory.findFirstOrThrow({
    where: { sectionId: page.sectionId },
  });
  await step('deleteSectionHistory', { session, path: { id: history.id } });
  const mypageID = page.mypageID;
  const body = { ...example('AdminSectionCreate'), mypageID } as never;
  const made = await step('createSection', { session, body });
  const meta = { fileName: 'a.pdf', mypageID, sectionID: made.id, onBehalfReason: '郵送のため' };
  const file = await upload('uploadAdminFile', session, meta);
  await step('downloadAdminFile', { session, path: file });
  await step('deleteAdminFile', { session, path: file });
  await step('deleteSection', { session, query: { id: made.id } });
};

/** The desk reads what is asked for, and asks in the place of the business. */
const lookAtChanges = async ({ step }: Walk, session: TestSession, mypageID: number): Promise<void> => {
  await step('listDuties', { session });
  await step('exportDuties', { session, query: { format: 'xlsx' } });
  await step('listDutyMonths', { session });
  const period = { from: '2026-11-01', to: '2026-12-31' };
  await step('listCalendar', { session, query: period });
  await step('listCalendarDays', { session, query: period });
  await step('listMyPageDuties', { session, path: { id: mypageID } });
  await step('listChangeRequests', { session });
  await step('exportChangeRequests', { session, query: { format: 'csv' } });
  await step('listExpensePlans', { session, path: { id: mypageID } });
  const body = { mypageID, kind: 0, onBehalfReason: '電話で依頼を受けたため' } as never;
  const { id } = await step('createChangeRequest', { session, body });
  await step('getChangeRequest', { session, path: { id } });
  await step('updateChangeRequest', {
    session,
    path: { id },
    body: { action: 'withdraw', reason: '電話で依頼を受けたため' },
  });
};

/** An amount is calculated, proposed, read, and returned by who proposed it. */
const proposeAmount = async ({ step }: Walk, session: TestSession, mypageID: number): Promise<void> => {
  const kind = 0 as const;
  await step('getAmountCalculation', { session, path: { id: mypageID }, query: { kind } });
  const { id } = await step('createAmountProposal', { session, body: { mypageID, kind } });
  await step('listAmountProposals', { session });
  await step('exportAmountProposals', { session, query: { format: 'csv' } });
  await step('getAmountProposal', { session, path: { id } });
  await step('printAmountNotice', { session, path: { id } });
  const body = { action: 'return', reason: '書き間違いのため' } as const;
  await step('updateAmountProposal', { session, path: { id }, body });
};

/** Money is ordered back by two people, comes in and is let off; the business reads of it. */
const claimBack = async (walk: Walk, session: TestSession, page: Page): Promise<void> => {
  const { server, step } = walk;
  const { client } = server.database;
  const mypageID = page.mypageID;
  await client.myPage.update({
    where: { id: mypageID },
    data: { paidOn: toDate('2026-04-01'), paidAmount: 5_000_000 },
  });
  const other = await makeAdmin(server, 'JMAC');
  await step('listRecoveries', { session });
  await step('exportRecoveries', { session, query: { format: 'csv' } });
  const body = { ...example('RecoveryCreate'), mypageID, payTo: 'みほん銀行 本店 普通 1234567' } as never;
  const { id } = await step('createRecovery', { session, body });
  const path = { id };
  await step('getRecovery', { session, path });
  const meta = { fileName: 'a.pdf', mypageID, sectionID: null };
  const file = await walk.upload('uploadAdminFile', session, meta);
  await step('updateRecovery', {
    session,
    path,
    body: { documentFileId: file.id, action: 'submit' } as never,
  });
  await step('updateRecovery', { session: other.session, path, body: { action: 'approve' } as never });
  const { receipts } = await step('createRecoveryReceipt', {
    session,
    path,
    body: { receivedOn: tokyoDayOf(server.now()), amount: 1_000 },
  });
  const receiptId = isJust(receipts[0]).id;
  await step('updateRecoveryReceipt', {
    session: other.session,
    path: { id, receiptId },
    body: { action: 'check' },
  });
  const { reliefs } = await step('createRecoveryRelief', {
    session,
    path,
    body: example('RecoveryReliefCreate') as never,
  });
  const reliefId = isJust(reliefs[0]).id;
  await step('updateRecoveryRelief', {
    session: other.session,
    path: { id, reliefId },
    body: { action: 'approve' },
  });
  await step('listUserRecoveries', { session: page.session, query: { mypageID } });
  await step('getUserRecovery', { session: page.session, path });
};

/** A piece is to be sold, and is kept after all; it may go when its time is over. */
const askForDisposal = async (
  { server, step }: Walk,
  session: TestSession,
  page: Page,
  propertyId: number,
): Promise<void> => {
  const business = { session: page.session };
  const body = { ...example('PropertyDisposalCreate'), propertyId } as never;
  const { id } = await step('createUserDisposal', { ...business, body });
  const path = { id };
  await step('listUserDisposals', { ...business, query: { mypageID: page.mypageID } });
  await step('getUserDisposal', { ...business, path });
  await step('updateUserDisposal', { ...business, path, body: { otherParty: '株式会社見本商会' } });
  const { client } = server.database;
  await client.propertyDisposal.update({ where: { id }, data: { status: 1, submittedAt: server.now() } });
  await step('listDisposals', { session });
  await step('getDisposal', { session, path });
  await step('updateDisposal', { session, path, body: { action: 'assess' } });
  await step('updateDisposal', { session, path, body: { action: 'decline', reason: '使えるため' } });
  const property = { id: propertyId };
  const data = { restrictionUntil: toDate(addDays(tokyoDayOf(server.now()), -1)) };
  await client.propertyLedgerItem.update({ where: property, data });
  const record = { kind: 5, disposedOn: tokyoDayOf(server.now()), reason: '老朽化のため' } as never;
  await step('recordPropertyDisposal', { session, path: property, body: record });
};

/** The deal that was bought is filled in, split, handed in and confirmed by the desk. */
const keepLedger = async (walk: Walk, session: TestSession, page: Page): Promise<void> => {
  const { server, step } = walk;
  const { mypageID: mypageId } = page;
  const deal = { amount: 3_000_000, subsidyAmount: 1_500_000, acquiredOn: toDate('2026-08-20') };
  const { id } = await server.database.client.propertyLedgerItem.create({
    data: {
      ...{ mypageId, paymentItemId: page.paymentItemId, name: '豆腐製造ライン' },
      ...{ ...deal, dealAmount: deal.amount, dealSubsidyAmount: deal.subsidyAmount },
    },
  });
  const path = { id };
  const business = { session: page.session };
  await step('listUserProperties', { ...business, query: { mypageID: mypageId } });
  const body = { ...example('PropertyUpdate'), quantity: 1 } as never;
  await step('updateUserProperty', { ...business, path, body });
  const second = await step('splitUserProperty', { ...business, path });
  await step('deleteUserProperty', { ...business, path: { id: second.id } });
  await step('updateUserProperty', { ...business, path, body: { action: 'submit' } });
  await step('listProperties', { session });
  await step('exportProperties', { session, query: { format: 'csv' } });
  await step('listMyPageProperties', { session, path: { id: mypageId } });
  await step('confirmProperties', { session, path: { id: mypageId } });
  await step('updateProperty', { session, path, body: { action: 'return', reason: '数量の確認' } });
  await step('updateUserProperty', { ...business, path, body: { action: 'submit' } });
  await step('updateProperty', { session, path, body: { action: 'confirm' } });
  await askForDisposal(walk, session, page, id);
};

const notify = async ({ step }: Walk, session: TestSession, mypageID: number): Promise<void> => {
  const path = { id: mypageID };
  await step('listNotifications', { session, path });
  const words = { kind: 1, title: '確認のお願い', body: '確認してください。', sendEmail: false } as const;
  const { id: nid } = await step('createNotification', { session, path, body: words });
  await step('getNotification', { session, path: { ...path, nid } });
  await step('updateNotification', { session, path: { ...path, nid }, body: { title: '確認' } });
  await step('deleteNotification', { session, path: { ...path, nid } });
};

/** The desk's side of the same page. */
export const walkDesk = async (walk: Walk, session: TestSession, page: Page): Promise<void> => {
  await readAtDesk(walk, session, page);
  await checkSections(walk, session, page);
  await lookAtChanges(walk, session, page.mypageID);
  await proposeAmount(walk, session, page.mypageID);
  await claimBack(walk, session, page);
  await keepLedger(walk, session, page);
  await notify(walk, session, page.mypageID);
  const { myPage } = await makeUndertaking(walk.server);
  await walk.step('deleteMyPage', { session, path: { id: myPage.id } });
};

const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** An inspection from its plan on, and what the desk uploads for others. */
export const walkInspections = async (walk: Walk, session: TestSession): Promise<void> => {
  const { server, step, upload, named } = walk;
  const { client } = server.database;
  const inspector = await client.adminUser.findFirstOrThrow({ where: { type: 3 } });
  const { myPage } = await makeUndertaking(server);
  await step('listMyPageReports', { session });
  const plan = {
    ...example('MyPageReportCreate'),
    mypageId: myPage.id,
    inspectorUserId: inspector.id,
    endTime: '15:00',
  } as never;
  const { id } = await step('createMyPageReport', { session, body: plan });
  await step('getMyPageReport', { session, path: { id } });
  await step('updateMyPageReport', { session, path: { id }, body: { attendees: '三浦 さくら' } });
  await step('deleteMyPageReport', { session, path: { id } });
  await named('uploadPhoto', {
    session,
    body: { meta: { fileName: 'a.png', mypageID: -1 } },
    file: { name: 'a.png', content: PIXEL },
  });
  const application = await client.application.findFirstOrThrow({ where: { family: 'general', status: 0 } });
  const paper = await client.applicationFile.findFirstOrThrow({ where: { applicationId: application.id } });
  const meta = { fileName: 'a.pdf', family: 'general', applicationID: application.id, type: paper.type };
  await upload('uploadAdminApplicationFile', session, { ...meta, onBehalfReason: '郵送のため' });
};
