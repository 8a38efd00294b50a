import { randomUUID } from 'node:crypto';
import { PaperKind, PaperSeal } from '#bff/generated/contract/enums.ts';
import type { TestSession } from '../client.ts';
import { pngOf } from '../papers/pngOf.ts';
import { makeSection, makeUndertaking } from '../people.ts';
import type { Walk } from './walk.ts';
import { type Page, projectID } from './walkBusiness.ts';
import { claimBack, keepLedger, proposeAmount } from './walkMoney.ts';
import { DEALS, example } from './walkPeople.ts';
import { walkRetention } from './walkRetention.ts';

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
  const { server, step } = walk;
  const path = { id: page.mypageID };
  await server.runJobs('sealAudit', 'anchorAudit');
  await step('getAdminHome', { session });
  await step('listWorkCounts', { session });
  await step('listWorklist', { session });
  await step('listActivity', { session });
  await step('searchAudit', { session });
  await step('exportAudit', { session, query: { format: 'csv' } });
  await step('downloadAuditArchive', { session });
  const { items } = await step('listAuditAnchors', { session });
  await step('downloadAuditAnchor', { session, path: { day: items[0]?.day ?? '' } });
  await step('checkAuditAnchors', { session });
  await step('getAuditRecord', {
    session,
    query: { targetKind: 'MyPage', targetId: String(page.mypageID), on: '2026-11-20' },
  });
  await step('listMyPages', { session, query: { project_id: projectID } });
  await step('exportMyPages', { session, query: { format: 'xlsx' } });
  await step('exportMyPageFiles', { session, query: { id: [page.mypageID] } });
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

/** A view of a list is saved, seen and deleted. */
const keepView = async ({ step }: Walk, session: TestSession): Promise<void> => {
  const path = { id: randomUUID() };
  await step('saveListView', { session, path, body: example('ListViewInput') as never });
  await step('listListViews', { session, query: { list: 'myPages' } });
  await step('deleteListView', { session, path });
};

/** A list is ordered as a file, made, saved and deleted. */
const orderList = async ({ server, step }: Walk, session: TestSession): Promise<void> => {
  const { id } = await step('createExportRun', { session, body: example('ExportRunCreate') as never });
  await server.runJobs('makeExports');
  await step('listExportRuns', { session });
  await step('downloadExportRun', { session, path: { id } });
  await step('deleteExportRun', { session, path: { id } });
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
  await step('exportSections', { session, query: { format: 'csv' } });
  const section = { id: page.sectionId };
  await step('exportSectionFiles', { session, query: { id: [page.sectionId] } });
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
  await step('createCalendarAddress', { session, body: { projectId: projectID, kinds: [] } });
  await step('getCalendarAddress', { session });
  await step('deleteCalendarAddress', { session });
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

/** The desk sees who is reminded of what, holds one, lets it go again, and changes the rules of the round. */
const remind = async ({ server, step }: Walk, session: TestSession, mypageID: number): Promise<void> => {
  const query = { from: '2026-11-20', to: '2026-12-31' };
  await step('listReminders', { session, query });
  await step('listReminderDays', { session, query });
  await step('exportReminders', { session, query: { ...query, format: 'csv' } });
  const { id } = await makeSection(server, mypageID, { dueOn: new Date('2026-12-10') });
  const path = { id: `section-${id}` };
  await step('holdReminder', { session, path, body: { reason: '電話で約束したため' } });
  await step('releaseReminder', { session, path });
  const rules = { session, path: { id: projectID } };
  await step('measureProcessingTimes', rules);
  await step('listProcessingTimes', rules);
  await step('getReminderRules', rules);
  await step('updateReminderRules', { ...rules, body: example('ReminderRulesUpdate') as never });
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

/** A round gets the picture of its seal. */
const putSeal = async ({ step, upload }: Walk, session: TestSession, projectId: number): Promise<void> => {
  const path = { id: projectId };
  await step('getProjectSeal', { session, path });
  const meta = { fileName: 'seal.png', mypageID: -1, sectionID: null };
  const { id: fileId } = await upload('uploadAdminFile', session, meta, pngOf(240, 240));
  await step('saveProjectSeal', { session, path, body: { fileId } });
};

/** A template is saved, a paper tried, issued, made and read by both sides. */
const issuePapers = async (walk: Walk, session: TestSession, page: Page): Promise<void> => {
  const { server, step } = walk;
  const { mypageID } = page;
  const { projectId } = await server.database.client.myPage.findUniqueOrThrow({ where: { id: mypageID } });
  const kind = PaperKind.Reminder;
  const { text } = await step('getPaperTemplate', { session, path: { id: projectId, kind } });
  const body = { ...text, factFields: ['displayCode' as const], seal: PaperSeal.Square };
  await step('savePaperTemplate', {
    session,
    path: { id: projectId, kind },
    body: { ...body, title: '提出のお願い' },
  });
  await putSeal(walk, session, projectId);
  await step('listPaperTemplates', { session, path: { id: projectId } });
  await step('listPaperTemplateVersions', { session, path: { id: projectId, kind } });
  await step('previewIssuedPaper', { session, body: { mypageID, kind } });
  await step('previewIssuedPaperFile', { session, body: { mypageID, kind } });
  const { id } = await step('issuePaper', { session, body: { mypageID, kind } });
  await server.runJobs('makeIssuedPapers');
  const path = { id };
  await step('listIssuedPapers', { session });
  await step('exportIssuedPapers', { session, query: { format: 'csv' } });
  await step('exportIssuedPaperFiles', { session, query: { mypage_id: mypageID } });
  await step('getIssuedPaper', { session, path });
  await step('downloadIssuedPaper', { session, path });
  const business = { session: page.session };
  await step('listUserPapers', { ...business, query: { mypageID } });
  await step('getUserPaper', { ...business, path });
  await step('downloadUserPaper', { ...business, path });
};

/** The desk answers what it was asked, gives it to nobody, closes it, and begins another. */
const answer = async ({ step, upload }: Walk, session: TestSession, page: Page): Promise<void> => {
  const path = { id: page.threadId };
  const mypageID = page.mypageID;
  await step('listThreads', { session });
  await step('exportThreads', { session, query: { format: 'csv' } });
  await step('getThread', { session, path });
  const file = await upload('uploadThreadFile', session, { fileName: 'a.pdf', mypageID });
  const kind = 0 as const;
  const body = { kind, body: '契約日で差し支えありません。', fileIds: [file.id] };
  await step('createThreadMessage', { session, path, body });
  await step('updateThread', { session, path, body: { action: 'close', assigneeAdminUserId: null } });
  await step('listFilledThreadTemplates', { session, path });
  const template = await step('createThreadTemplate', { session, body: { name: '案内', body: '{期限}' } });
  await step('listThreadTemplates', { session });
  const one = { session, path: { id: template.id } };
  await step('updateThreadTemplate', { ...one, body: { body: '期限は {期限} です。' } });
  await step('deleteThreadTemplate', one);
  const begun = { mypageID, subject: 'お電話の件', kind: 1, body: '折り返しを頼まれた。' } as const;
  await step('createThread', { session, body: begun });
};

/** The desk's side of the same page. */
export const walkDesk = async (walk: Walk, session: TestSession, page: Page): Promise<void> => {
  await readAtDesk(walk, session, page);
  await keepView(walk, session);
  await orderList(walk, session);
  await checkSections(walk, session, page);
  await lookAtChanges(walk, session, page.mypageID);
  await proposeAmount(walk, session, page.mypageID);
  await claimBack(walk, session, page);
  await keepLedger(walk, session, page);
  await issuePapers(walk, session, page);
  await notify(walk, session, page.mypageID);
  await remind(walk, session, page.mypageID);
  await walkRetention(walk, session, projectID);
  await answer(walk, session, page);
  const { myPage } = await makeUndertaking(walk.server);
  await walk.step('deleteMyPage', { session, path: { id: myPage.id } });
};
