import { ActorKind, ThreadMessageKind, ThreadStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { reply } from '../../reply.ts';
import { rowsAsked } from '../../rows.ts';
import { mamekuraUndertaking as mypage } from '../mamekura.ts';
import { uuid } from '../sectionParts.ts';

type Schemas = components['schemas'];
type Thread = Schemas['Thread'];
type Message = Schemas['ThreadMessage'];

const said = (id: number, sentAt: string, rest: Partial<Message>): Message => ({
  id,
  kind: ThreadMessageKind.Message,
  authorKind: ActorKind.User,
  authorName: '豊田 まめ子',
  body: '発注日は契約日でよいですか。',
  sentAt,
  call: null,
  files: [],
  ...rest,
});

const office = { authorKind: ActorKind.Admin, authorName: '事務局 花子' } as const;

const contractCopy: Schemas['AttachedFile'] = {
  id: uuid(951),
  fileName: '契約書の写し.pdf',
  sizeBytes: 182_044,
  contentType: 'application/pdf',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

const able = (...actions: readonly string[]) => actions.map((action) => ({ action, allowed: true }));

const base = {
  version: 2,
  projectId: mypage.projectId,
  projectName: mypage.projectName,
  mypage,
  member: null,
  application: null,
  section: null,
  finding: null,
  readAt: null,
} as const;

/** What a company has asked about an order that came back; the call centre has noted a call meanwhile. */
export const aQuestion: Thread = {
  ...base,
  id: 51,
  createdAt: '2026-11-18T01:00:00.000Z',
  updatedAt: '2026-11-20T00:40:00.000Z',
  subject: '発注書の日付について',
  status: ThreadStatus.WaitingOffice,
  section: { id: 41, name: '発注書（1-2）' },
  finding: { id: 5, comment: '発注日が交付決定日より前の日付です。' },
  assigneeAdminUserId: null,
  assigneeName: null,
  waitingSince: '2026-11-18T01:00:00.000Z',
  waitingBusinessDays: 2,
  lastMessageAt: '2026-11-18T01:00:00.000Z',
  isRead: true,
  messages: [
    said(61, '2026-11-18T01:00:00.000Z', {
      body: '発注書の控えが見つかりました。\n発注日は、契約日でよいですか。注文請書の日付とは2日ずれています。',
      files: [contractCopy],
    }),
    said(62, '2026-11-19T23:50:00.000Z', {
      ...office,
      kind: ThreadMessageKind.Call,
      authorName: '窓口 和子',
      body: '回答の見込みを尋ねられた。今週中に回答すると伝えた。',
      call: { callerName: '豊田 まめ子', callerPhone: '0263120000', calledAt: '2026-11-19T23:45:00.000Z' },
    }),
    said(63, '2026-11-20T00:40:00.000Z', {
      ...office,
      kind: ThreadMessageKind.Note,
      body: '交付決定日は7月23日。契約日が7月24日なら問題ない。',
    }),
  ],
  availableActions: [
    ...able('answer', 'note', 'call', 'assign', 'close'),
    { action: 'reopen', allowed: false, reason: 'このお問い合わせは終了していません' },
  ],
};

/** Answered, and not read yet. */
export const anAnswered: Thread = {
  ...base,
  id: 52,
  createdAt: '2026-11-12T02:00:00.000Z',
  updatedAt: '2026-11-16T05:00:00.000Z',
  subject: '振込手数料を差し引いて支払った場合の書き方',
  status: ThreadStatus.Answered,
  assigneeAdminUserId: 1,
  assigneeName: '事務局 花子',
  waitingSince: null,
  waitingBusinessDays: null,
  lastMessageAt: '2026-11-16T05:00:00.000Z',
  isRead: false,
  messages: [
    said(71, '2026-11-12T02:00:00.000Z', {
      body: '振込手数料を取引先に負担してもらいました。支払経費一覧には、どの金額を書けばよいですか。',
    }),
    said(72, '2026-11-16T05:00:00.000Z', {
      ...office,
      body: '差し引く前の請求額を入力し、振込手数料は「対象外の額」に入力してください。振込明細の写しも添付してください。',
    }),
  ],
  availableActions: [
    ...able('answer', 'note', 'call', 'assign', 'close'),
    { action: 'reopen', allowed: false, reason: 'このお問い合わせは終了していません' },
  ],
};

/** Ended after a call. */
export const aClosed: Thread = {
  ...base,
  id: 53,
  createdAt: '2026-10-05T01:00:00.000Z',
  updatedAt: '2026-10-06T01:00:00.000Z',
  subject: '担当者の変更',
  status: ThreadStatus.Closed,
  assigneeAdminUserId: 1,
  assigneeName: '事務局 花子',
  waitingSince: null,
  waitingBusinessDays: null,
  lastMessageAt: '2026-10-06T01:00:00.000Z',
  isRead: true,
  readAt: '2026-10-06T03:00:00.000Z',
  messages: [
    said(81, '2026-10-05T01:00:00.000Z', { body: '担当者が替わります。どこで変更できますか。' }),
    said(82, '2026-10-06T01:00:00.000Z', { ...office, body: '「会社の情報」のページで変更できます。' }),
  ],
  availableActions: [
    ...able('answer', 'note', 'call', 'assign'),
    { action: 'close', allowed: false, reason: 'このお問い合わせは終了しています' },
    ...able('reopen'),
  ],
};

export const threads: readonly Thread[] = [aQuestion, anAnswered, aClosed];

/** As the office's list has it. */
export const threadSummaryOf = ({
  finding: _finding,
  messages: _messages,
  readAt: _readAt,
  availableActions: _actions,
  ...summary
}: Thread): Schemas['ThreadSummary'] => summary;

/** As its company reads it: nobody of the office by name, and nothing that the office keeps to itself. */
export const ownThreadOf = (thread: Thread): Schemas['OwnThread'] => ({
  id: thread.id,
  version: thread.version,
  subject: thread.subject,
  status: thread.status,
  section: thread.section,
  finding: thread.finding,
  lastMessageAt: thread.lastMessageAt,
  isUnread: !thread.isRead,
  messages: thread.messages
    .filter(({ kind }) => kind === ThreadMessageKind.Message)
    .map(({ kind: _kind, call: _call, ...message }) =>
      message.authorKind === ActorKind.Admin ? { ...message, authorName: '事務局' } : message,
    ),
  availableActions: able('write'),
});

export const ownThreadSummaryOf = ({
  finding: _finding,
  messages: _messages,
  availableActions: _actions,
  ...summary
}: Schemas['OwnThread']): Schemas['OwnThreadSummary'] => summary;

const summaries = threads.map(threadSummaryOf);

const isAbout = ({ mypage, application }: Schemas['ThreadSummary'], query: URLSearchParams): boolean =>
  (!query.has('mypage_id') || String(mypage?.id) === query.get('mypage_id')) &&
  (!query.has('application_id') || String(application?.id) === query.get('application_id'));

/** The threads that are asked for, and what is counted of them. */
export const listedThreads = {
  rows: () => summaries,
  answer: ({ query }: { readonly query: URLSearchParams }) =>
    reply(
      rowsAsked(
        summaries.filter((thread) => isAbout(thread, query)),
        query,
      ),
    ),
} as const;
