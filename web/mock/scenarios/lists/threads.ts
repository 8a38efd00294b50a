import { ActorKind, FileScanStatus, ThreadMessageKind, ThreadStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked } from '../../rows.ts';
import { mamekuraUndertaking } from '../mamekura.ts';
import { aProject } from '../project.ts';
import { uuid } from '../sectionParts.ts';
import { workCountsOf } from '../workCounts.ts';
import {
  aClosed,
  anAnswered,
  aQuestion,
  listedThreads,
  ownThreadOf,
  ownThreadSummaryOf,
  threads,
} from './threadRows.ts';

type Schemas = components['schemas'];

const sentFile: Schemas['UploadedFile'] = {
  id: uuid(952),
  fileName: '記入例.pdf',
  sizeBytes: 84_213,
  contentType: 'application/pdf',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  scanStatus: FileScanStatus.Clean,
  uploadedAt: '2026-11-20T05:00:00.000Z',
  versionNumber: 1,
  replacedFileId: null,
  mypageId: mamekuraUndertaking.id,
  sectionId: null,
  applicationId: null,
  type: null,
  widthPx: null,
  heightPx: null,
};

/** The question as it is once it was answered. */
const answered: Schemas['Thread'] = {
  ...aQuestion,
  version: 3,
  status: ThreadStatus.Answered,
  assigneeAdminUserId: 1,
  assigneeName: '事務局 花子',
  waitingSince: null,
  waitingBusinessDays: null,
  lastMessageAt: '2026-11-20T05:00:00.000Z',
  isRead: false,
  messages: [
    ...aQuestion.messages,
    {
      id: 64,
      kind: ThreadMessageKind.Message,
      authorKind: ActorKind.Admin,
      authorName: '事務局 花子',
      body: '契約日で差し支えありません。',
      sentAt: '2026-11-20T05:00:00.000Z',
      call: null,
      files: [],
    },
  ],
};

/** What the office answers often. */
const dueTemplate: Schemas['ThreadTemplate'] = {
  id: 3,
  version: 1,
  createdAt: '2026-11-02T01:00:00.000Z',
  updatedAt: '2026-11-02T01:00:00.000Z',
  name: '期限の案内',
  body: '{企業名} ご担当者様\n\n管理番号 {管理番号} の「{書類名}」の期限は {期限} です。\nご不明の点は {事務局の電話} へお電話ください。',
};

const dayTemplate: Schemas['ThreadTemplate'] = {
  id: 4,
  version: 1,
  createdAt: '2026-11-02T01:05:00.000Z',
  updatedAt: '2026-11-02T01:05:00.000Z',
  name: '日付の書き方',
  body: '発注日は、交付決定日より後の日付を記入してください。',
};

/** The same for one thread; one field has nothing to be filled with. */
const filled: readonly Schemas['ThreadTemplateFilled'][] = [
  {
    id: 3,
    name: '期限の案内',
    text: `${mamekuraUndertaking.corporationName} ご担当者様\n\n管理番号 ${mamekuraUndertaking.displayCode} の「発注書（1-2）」の期限は {期限} です。`,
    missing: ['期限'],
  },
  { id: dayTemplate.id, name: dayTemplate.name, text: dayTemplate.body, missing: [] },
];

/** What 豆くら has asked, and what became of it. */
export const threadHandlers: MockHandlers = {
  ...workCountsOf({ threads: listedThreads.rows }),
  listThreads: listedThreads.answer,
  getThread: recordAsked(threads),
  createThread: reply(aQuestion, aQuestion.version),
  createThreadMessage: reply(answered, answered.version),
  updateThread: reply(aClosed, aClosed.version),
  uploadThreadFile: reply(sentFile),
  listFilledThreadTemplates: reply({ items: [...filled] }),
  listThreadTemplates: reply({ items: [dueTemplate, dayTemplate] }),
  createThreadTemplate: reply(dayTemplate, 1),
  updateThreadTemplate: reply({ ...dueTemplate, version: 2 }, 2),
  deleteThreadTemplate: reply(null),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
};

const own = [aQuestion, anAnswered, aClosed].map(ownThreadOf);
const ownSummaries = own.map(ownThreadSummaryOf);

/** The same as their company sees them. */
export const ownThreadHandlers: MockHandlers = {
  listUserThreads: reply({ items: ownSummaries, nextCursor: null, total: ownSummaries.length }),
  getUserThread: recordAsked(own),
  createUserThread: reply(ownThreadOf(aQuestion), aQuestion.version),
  createUserThreadMessage: reply(ownThreadOf(aQuestion), aQuestion.version),
  readUserThread: reply({ ...ownThreadOf(anAnswered), isUnread: false }, anAnswered.version),
  uploadUserThreadFile: reply(sentFile),
};

/** What an applicant has asked about his application. */
const ofApplicant = own.map((thread) => ({
  ...thread,
  section: null,
  finding: null,
  messages: thread.messages.map((message) =>
    message.authorKind === ActorKind.Admin
      ? message
      : { ...message, authorKind: ActorKind.Applicant, authorName: '青葉 一郎' },
  ),
}));

export const applicantThreadHandlers: MockHandlers = {
  listGeneralApplicationThreads: reply({
    items: ofApplicant.map(ownThreadSummaryOf),
    nextCursor: null,
    total: ofApplicant.length,
  }),
  getGeneralApplicationThread: recordAsked(ofApplicant),
  createGeneralApplicationThread: reply({ ...ownThreadOf(aQuestion), section: null, finding: null }, 2),
  createGeneralApplicationThreadMessage: reply(
    { ...ownThreadOf(aQuestion), section: null, finding: null },
    2,
  ),
  readGeneralApplicationThread: reply({ ...ownThreadOf(anAnswered), isUnread: false }, anAnswered.version),
  uploadGeneralApplicationThreadFile: reply({ ...sentFile, mypageId: null, applicationId: 27 }),
};
