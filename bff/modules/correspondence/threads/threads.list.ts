import { ThreadStatus } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import { byInstant } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { FAMILY_LINES, type Family } from '#rules/families.ts';
import { listApplicantThreads, listUserThreads } from './ownThreads.service.ts';
import { countThreads, listThreads } from './threads.service.ts';
import type { ThreadSummary } from './threadViews.service.ts';

const words = exportTexts.thread;
const undertaking = exportTexts.undertaking;

const codeOf = ({ mypage, application }: ThreadSummary): string | null =>
  mypage?.displayCode ?? application?.displayCode ?? null;

const nameOf = ({ mypage, application }: ThreadSummary): string | null =>
  mypage?.corporationName ?? application?.name ?? null;

const newestFirst = {
  orders: { lastMessageAt: [byInstant('lastMessageAt')] },
  firstOrder: '-lastMessageAt',
} as const;

/** What a business and the office write to each other. */
export const ownThreadList = describeList({
  ...newestFirst,
  list: 'listUserThreads',
  conditions: { mypageID: 'mypageId', unreadOnly: 'isUnread' },
  read: listUserThreads,
  present: wire,
});

/** What an applicant and the office write to each other. */
export const applicantThreadList = (family: Family) =>
  describeList({
    ...newestFirst,
    list: `list${FAMILY_LINES[family].title}ApplicationThreads`,
    conditions: { unreadOnly: 'isUnread' },
    read: listApplicantThreads(family),
    present: wire,
  });

/** The threads of all undertakings and applications. What was written in them is no part of the file. */
export const threadList = describeList({
  list: 'listThreads',
  file: 'exportThreads',
  view: 'threads',
  page: '/admin/thread',
  conditions: {
    q: 'q',
    project_id: 'projectId',
    mypage_id: 'mypageId',
    application_id: 'applicationId',
    status: 'statuses',
    assigneeAdminUserId: 'assigneeAdminUserId',
    mine: 'isMine',
    unassigned: 'isUnassigned',
    messageFrom: 'messageFrom',
    messageTo: 'messageTo',
    waitingFrom: 'waitingFrom',
    waitingTo: 'waitingTo',
  },
  orders: {
    waitingSince: [byInstant('waitingSince', 'last')],
    lastMessageAt: [byInstant('lastMessageAt')],
  },
  firstOrder: 'waitingSince',
  read: listThreads,
  count: countThreads,
  present: wire,
  counters: { threadsWaiting: { status: [ThreadStatus.WaitingOffice] } },
  exported: () => ({
    name: exportTexts.threads,
    target: { kind: 'thread', id: 0 },
    columns: [
      { of: 'subject', heading: words.subject, width: 40, cellOf: ({ subject }) => subject },
      { of: 'subject', heading: words.section, width: 30, cellOf: ({ section }) => section?.name ?? null },
      { of: 'status', heading: words.status, cellOf: ({ status }) => labelOf('ThreadStatus', status) },
      {
        of: 'waitingSince',
        heading: words.waitingSince,
        width: 18,
        cellOf: ({ waitingSince }) => waitingSince,
      },
      {
        of: 'waitingSince',
        heading: words.waitingBusinessDays,
        cellOf: ({ waitingBusinessDays }) => waitingBusinessDays,
      },
      { of: 'party', heading: undertaking.displayCode, cellOf: codeOf },
      { of: 'party', heading: words.party, width: 30, cellOf: nameOf },
      { of: 'party', heading: words.member, width: 30, cellOf: ({ member }) => member?.name ?? null },
      { of: 'party', heading: undertaking.projectName, width: 24, cellOf: ({ projectName }) => projectName },
      { of: 'assignee', heading: words.assigneeName, width: 16, cellOf: ({ assigneeName }) => assigneeName },
      {
        of: 'lastMessageAt',
        heading: words.lastMessageAt,
        width: 18,
        cellOf: ({ lastMessageAt }) => lastMessageAt,
      },
      { heading: words.isRead, cellOf: ({ isRead }) => (isRead ? words.read : words.unread) },
      { heading: words.createdAt, width: 18, cellOf: ({ createdAt }) => createdAt },
    ],
  }),
});
