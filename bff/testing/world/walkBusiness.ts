import { account, makePassbook } from '../bankAccounts.ts';
import type { TestSession } from '../client.ts';
import { makeSection } from '../people.ts';
import type { Walk } from './walk.ts';
import { DEALS, example, idOf, isJust } from './walkPeople.ts';

/** The demo's round of the business that is at work. */
export const projectID = 5;
const email = 'mamekura@example.jp';

const logIn = async ({ step }: Walk, password: string): Promise<TestSession> => {
  const body = { email, password, projectID };
  return { context: 'user', token: (await step('createUserSession', { body })).token };
};

/** The business looks at its sessions, its project and its page. @returns its page */
const lookAround = async ({ server, step }: Walk, session: TestSession) => {
  await step('getUserSession', { session, path: { id: idOf(session) } });
  await step('listUserOwnSessions', { session });
  await step('getUserMailPreferences', { session });
  await step('updateUserMailPreferences', { session, body: example('MailPreferencesUpdate') as never });
  await step('downloadUserPersonalRecord', { session });
  const path = { id: projectID };
  await step('getUserProject', { session, path });
  const { items: told } = await step('listUserAnnouncements', { session, path });
  await step('readUserAnnouncement', { session, path: { ...path, aid: isJust(told[0]).id } });
  const until = told[0]?.notifiedAt ?? '';
  await step('readAllUserAnnouncements', { session, path, body: { until } });
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
  await step('readAllUserNotifications', { session, body: { mypageID, lastId: isJust(items[0]).id } });
  return { mypageID, corporationID };
};

/** A further address is added, confirmed by its link, stopped and taken away. */
const copyMails = async ({ step, mailedToken }: Walk, session: TestSession): Promise<void> => {
  const to = 'walk-keiri@example.jp';
  const { id } = await step('createUserMailCopy', { session, body: { name: '経理部', email: to } });
  await step('sendUserMailCopyConfirmation', { session, path: { id } });
  await step('listUserMailCopies', { session });
  await step('confirmMailCopy', { body: { token: await mailedToken(to) } });
  await step('updateUserMailCopy', { session, path: { id }, body: { isActive: false } });
  await step('deleteUserMailCopy', { session, path: { id } });
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
  await step('downloadUserReceipt', { session, path: { id: receiptId } });
  return { sectionId: section.id, receiptId };
};

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

/** A calendar program gets an address, reads it, and it ends. */
const subscribe = async ({ step }: Walk, session: TestSession, mypageID: number): Promise<void> => {
  const query = { mypageID };
  const { url } = await step('createUserCalendarAddress', { session, query });
  await step('getUserCalendarAddress', { session, query });
  await step('getSubscribedCalendar', { path: { token: url.split('/').at(-1) ?? '' } });
  await step('deleteUserCalendarAddress', { session, query });
};

/** A change is asked for, looked at, saved, taken back; another draft is taken away. */
const askForChange = async (walk: Walk, session: TestSession, mypageID: number): Promise<void> => {
  const { step } = walk;
  await step('listUserExpensePlans', { session, query: { mypageID } });
  await step('listUserDuties', { session, query: { mypageID } });
  await step('getUserCompletion', { session, query: { mypageID } });
  const period = { from: '2026-11-01', to: '2026-12-31' };
  await step('listUserCalendar', { session, query: { mypageID, ...period } });
  await step('downloadUserCalendar', { session, query: { mypageID } });
  await subscribe(walk, session, mypageID);
  await step('listUserWaiting', { session, query: { mypageID } });
  await step('listUserChangeRequests', { session, query: { mypageID } });
  const body = { mypageID, kind: 0 } as never;
  const { id } = await step('createUserChangeRequest', { session, body });
  const path = { id };
  await step('getUserChangeRequest', { session, path });
  const after = { plan: { content: '配膳ロボットを3台導入する。' } };
  await step('updateUserChangeRequest', { session, path, body: { after } });
  await step('deleteUserChangeRequest', { session, path });
};

/** The office is asked about a document, with a file; the answer is read. @returns the thread */
const askOffice = async (
  { step, upload }: Walk,
  session: TestSession,
  mypageID: number,
  sectionId: number,
) => {
  const file = await upload('uploadUserThreadFile', session, { fileName: 'a.pdf', mypageID });
  const body = { ...example('UserThreadCreate'), mypageID, sectionId, fileIds: [file.id] } as never;
  const { id } = await step('createUserThread', { session, body });
  const path = { id };
  await step('listUserThreads', { session, query: { mypageID } });
  const more = { body: '契約書の写しを添付しました。' };
  const { messages } = await step('createUserThreadMessage', { session, path, body: more });
  await step('getUserThread', { session, path });
  await step('readUserThread', { session, path, body: { messageId: messages.at(-1)?.id ?? 0 } });
  return id;
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
  await copyMails(walk, session);
  const { sectionId, receiptId } = await handIn(walk, session, mypageID);
  await askForChange(walk, session, mypageID);
  const threadId = await askOffice(walk, session, mypageID, sectionId);
  await giveAccount(walk, session, corporationID);
  const { id: paymentItemId } = await listPayments(walk, session);
  return { session, mypageID, sectionId, receiptId, corporationID, paymentItemId, threadId };
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

/** The page and what was handed in on it. */
export type Page = Awaited<ReturnType<typeof walkBusiness>>;
