import { loadContractDocument } from '#bff/core/contractDocument.ts';
import { MailDelivery, MailTopic } from '#bff/generated/contract/enums.ts';
import type { TestSession } from '../client.ts';
import { proposedIn } from '../fourEyes.ts';
import { makeJobRun } from '../jobs/jobs.ts';
import { makeMail } from '../jobs/mails.ts';
import { anotherRound, resent } from '../projects.ts';
import type { Walk } from './walk.ts';
import { walkSecondFactors } from './walkSecondFactors.ts';

const DEMO_PASSWORD = 'Demo-2026!';

export const adminLogIn = async ({ step }: Walk, name: string): Promise<TestSession> => {
  const body = { email: `${name}@example.jp`, password: DEMO_PASSWORD };
  return { context: 'admin', token: (await step('createAdminSession', { body })).token };
};

export const idOf = ({ token }: TestSession): string => token.split('.')[0] ?? '';

/** A body that the contract shows for a schema. */
export const example = (schema: string): object => {
  const { examples } = loadContractDocument().components.schemas[schema] as { examples: object[] };
  return structuredClone(examples[0] ?? {});
};

/** What needs no session: the catalogues, the description, the calls. */
export const walkPublic = async ({ server, step }: Walk): Promise<void> => {
  await step('getEnumerations');
  await step('getDocumentTypes');
  await step('getServerTime');
  await step('getOpenapiYaml');
  await step('getOpenapiJson');
  await step('getDocs');
  const { items } = await step('listPublicProjects');
  const path = { projectId: items[0]?.id ?? 0 };
  await step('getPublicProject', { path });
  await step('getFormDefinition', { path });
  const { body } = await server.call('getPublicProject', { path });
  await step('downloadProjectFiles', { path });
  await step('downloadProjectFile', { path: { ...path, id: body.materials[0]?.id ?? '' } });
};

/** An inspector has his mails once a day. */
const chooseMails = async (walk: Walk): Promise<void> => {
  const inspector = await adminLogIn(walk, 'inspector');
  await walk.step('getAdminMailPreferences', { session: inspector });
  const body = { items: [{ topic: MailTopic.Assignment, delivery: MailDelivery.Daily }] };
  await walk.step('updateAdminMailPreferences', { session: inspector, body });
};

/** Administrators: their sessions, their passwords, themselves. */
export const walkAdministrators = async (walk: Walk, session: TestSession): Promise<void> => {
  const { step, mailedToken } = walk;
  await step('getAdminSession', { session, path: { id: idOf(session) } });
  await step('listAdminOwnSessions', { session });
  await step('downloadAdminPersonalRecord', { session });
  await step('deleteAdminOwnSession', { session, path: { id: idOf(await adminLogIn(walk, 'jmac')) } });
  await chooseMails(walk);
  await step('listAdminUsers', { session });
  await step('listAssignees', { session });
  await step('exportAdminUsers', { session, query: { format: 'csv' } });
  const email = 'walk-admin@example.jp';
  const body = { type: 2, name: '電話 受付', email } as const;
  const { id } = await step('createAdminUser', { session, body });
  const path = { id };
  await step('getAdminUser', { session, path });
  await step('updateAdminUser', { session, path, body: { organization: 'コールセンター' } });
  await step('confirmAdminUser', { session: await adminLogIn(walk, 'jmac2'), path });
  await step('makePersonalRecord', {
    session,
    body: { personKind: 0, id, reason: '書面で請求があったため' },
  });
  await step('sendAdminUserPasswordReset', { session, path });
  await step('sendAdminPasswordReset', { body: { email } });
  const token = await mailedToken(email);
  await step('verifyAdminPasswordReset', { body: { token } });
  await step('useAdminPasswordReset', { body: { token, password: 'Hajime-2026!' } });
  const own = (await step('createAdminSession', { body: { email, password: 'Hajime-2026!' } })).token;
  const clerk: TestSession = { context: 'admin', token: own };
  const passwords = { currentPassword: 'Hajime-2026!', newPassword: 'Tsugi-2027!' };
  await step('changeAdminPassword', { session: clerk, body: passwords });
  await walkSecondFactors(walk, clerk);
  await step('getSecondFactorSetting', { session });
  await step('updateSecondFactorSetting', { session, body: { demandedTypes: [] } });
  await step('invalidateAdminSession', { session: clerk });
  await step('resetSecondFactors', { session, path });
  await step('deleteAdminUser', { session, path });
};

/** What one of JMAC asks for and another one decides; nobody does. */
export const walkPendingActs = async ({ server, step }: Walk, session: TestSession): Promise<void> => {
  const body = { ...example('MachineKeyCreate'), name: '実績集計' };
  const path = { id: proposedIn(await server.call('createMachineKey', { session, body: resent(body) })) };
  await step('listPendingActs', { session });
  await step('getPendingAct', { session, path });
  await step('updatePendingAct', { session, path, body: { action: 'withdraw' } });
};

/** The key of a connected system, from its making to its end. */
export const walkMachineKeys = async ({ step }: Walk, session: TestSession): Promise<void> => {
  const { key } = await step('createMachineKey', { session, body: resent(example('MachineKeyCreate')) });
  const path = { id: key.id };
  await step('listMachineKeys', { session });
  await step('getMachineKey', { session, path });
  await step('updateMachineKey', { session, path, body: { requestsPerMinute: 600 } });
  await step('rotateMachineKey', { session, path, body: { graceDays: 7 } });
  await step('stopMachineKey', { session, path });
};

/** The address of another system, with a message that it is sent twice. */
export const walkWebhooks = async ({ step }: Walk, session: TestSession): Promise<void> => {
  const { webhook } = await step('createWebhook', { session, body: resent(example('WebhookCreate')) });
  const path = { id: webhook.id };
  await step('listWebhooks', { session });
  await step('getWebhook', { session, path });
  const { id: deliveryId } = await step('testWebhook', { session, path });
  await step('listWebhookDeliveries', { session, path });
  await step('replayWebhookDeliveries', { session, path, body: { deliveryId } });
  await step('rotateWebhookSecret', { session, path });
  await step('updateWebhook', { session, path, body: { isActive: false } });
};

/** The jobs and their runs; one that failed is run again. */
export const walkJobs = async ({ server, step }: Walk, session: TestSession): Promise<void> => {
  const path = { id: await makeJobRun(server) };
  await step('listJobSchedules', { session });
  await step('listJobs', { session });
  await step('getJob', { session, path });
  await step('retryJob', { session, path });
};

/** Mails that did not arrive: one is sent again and given up, the others are sent again at once. */
export const walkMails = async ({ server, step }: Walk, session: TestSession): Promise<void> => {
  const path = { id: await makeMail(server) };
  await makeMail(server);
  await step('listMails', { session });
  await step('exportMails', { session, query: { format: 'csv' } });
  await step('getMail', { session, path });
  await step('resendMail', { session, path });
  await step('giveUpMail', { session, path });
  await step('resendMails', { session, body: {} });
};

/** A round of the demo with companies at work. */
const DEMO_ROUND = 5;

/** A call from its making to its end, with its announcements. */
export const walkProjects = async ({ step }: Walk, session: TestSession): Promise<void> => {
  await step('listProjects', { session });
  await step('exportProjects', { session, query: { format: 'csvSjis' } });
  const { id } = await step('createProject', { session, body: anotherRound() });
  const path = { id };
  await step('getProject', { session, path });
  await step('updateProject', { session, path, body: { deskHours: '平日 10:00〜17:00' } });
  await step('listAnnouncements', { session, path });
  const words = {
    title: '年末年始の受付',
    body: '12月29日から休みます。',
    publishFrom: '2026-11-18T00:00:00Z',
  };
  const { id: aid } = await step('createAnnouncement', {
    session,
    path,
    body: { ...words, isImportant: false },
  });
  await step('getAnnouncement', { session, path: { id, aid } });
  await step('updateAnnouncement', { session, path: { id, aid }, body: { title: '受付について' } });
  await step('listAnnouncementReceivers', { session, path: { id, aid } });
  await step('exportAnnouncementReceivers', { session, path: { id, aid }, query: { format: 'csv' } });
  await step('deleteAnnouncement', { session, path: { id, aid } });
  await step('deleteProject', { session, path });
  const running = { id: DEMO_ROUND };
  const told = await step('listAnnouncements', { session, path: running, query: { publishedOnly: true } });
  const unread = told.items.find(({ receiverCount, readCount }) => readCount < receiverCount);
  await step('remindAnnouncement', { session, path: { ...running, aid: isJust(unread).id } });
};

/** Questions of a round are written, read by anybody, and copied from the round before. */
export const walkQuestions = async ({ step }: Walk, session: TestSession): Promise<void> => {
  const { items } = await step('listProjects', { session, query: { limit: 200 } });
  const [from, to] = items.filter(({ isPublished }) => isPublished);
  const source = { id: from?.id ?? 0 };
  const made = await step('createQuestion', {
    session,
    path: source,
    body: { category: 2, question: '中古は', answer: '対象になりません。', isPublished: true },
  });
  const one = { session, path: { ...source, questionId: made.id } };
  await step('updateQuestion', { ...one, body: { answer: '新品を購入してください。' } });
  await step('listQuestions', { session, path: source });
  await step('exportQuestions', { session, path: source, query: { format: 'csv' } });
  const path = { projectId: source.id };
  await step('listPublicQuestions', { path, query: { q: '新品' } });
  await step('rateQuestion', { path: { ...path, id: made.id }, body: { isHelpful: true } });
  await step('noteMissedSearch', { path, body: { q: '見つからない言葉' } });
  await step('listMissedSearches', { session, path: source });
  await step('copyQuestions', { session, path: { id: to?.id ?? 0 }, body: { projectId: source.id } });
  await step('deleteQuestion', one);
};

/** A corporation and its people. */
export const walkCorporations = async (
  { step }: Walk,
  session: TestSession,
  projectId: number,
): Promise<void> => {
  await step('listCorporations', { session });
  await step('exportCorporations', { session, query: { format: 'xlsx' } });
  await step('exportCorporationUsers', { session, query: { format: 'csvSjis' } });
  // A sole proprietor: he has no corporate number that the demo's businesses could have, too.
  const sole = { applicantType: 1, legalForm: 14, corporateNumber: null, invoiceNumber: null };
  const shown = { ...example('CorporationCreate'), ...sole };
  const { id } = await step('createCorporation', { session, body: resent(shown) });
  const path = { corpId: id };
  await step('getCorporation', { session, path: { id } });
  await step('updateCorporation', { session, path: { id }, body: { memo: '電話は午後' } });
  await step('listCorporationUsers', { session, path });
  await step('listCorporationMailCopies', { session, path: { id } });
  const body = { ...example('CorporationUserCreate'), projectId, email: 'walk-user@example.jp' };
  const { id: userId } = await step('createCorporationUser', { session, path, body: resent(body) });
  const both = { corpId: id, userId };
  await step('getCorporationUser', { session, path: both });
  await step('updateCorporationUser', { session, path: both, body: { department: '総務部' } });
  await step('sendCorporationUserPasswordReset', { session, path: both, body: { projectID: projectId } });
  await step('deleteCorporationUser', { session, path: both });
  await step('deleteCorporation', { session, path: { id } });
};

/** What the demo has. @throws Error where it lacks what the walk needs */
export const isJust = (value: { id: number } | undefined): { id: number } => {
  if (value === undefined) throw new Error('the demo lacks what the walk needs');
  return value;
};

/** A table of deals as a spreadsheet saves it. */
export const DEALS = new Uint8Array(
  Buffer.from('経費区分,内容,支払先,支払額（税込）,支払額（税抜）\n,釜,みほん製機,1100,1000\n'),
);
