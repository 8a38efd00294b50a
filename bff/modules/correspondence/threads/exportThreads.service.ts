import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { listThreads, type ThreadSearch } from './threads.service.ts';
import type { ThreadSummary } from './threadViews.service.ts';

const words = exportTexts.thread;
const undertaking = exportTexts.undertaking;

const codeOf = ({ mypage, application }: ThreadSummary): string | null =>
  mypage?.displayCode ?? application?.displayCode ?? null;

const nameOf = ({ mypage, application }: ThreadSummary): string | null =>
  mypage?.corporationName ?? application?.name ?? null;

const columns = (): ExportColumn<ThreadSummary>[] => {
  const { enumLabel } = contractFacts();
  return [
    { of: 'subject', heading: words.subject, width: 40, cellOf: ({ subject }) => subject },
    { of: 'subject', heading: words.section, width: 30, cellOf: ({ section }) => section?.name ?? null },
    { of: 'status', heading: words.status, cellOf: ({ status }) => enumLabel('ThreadStatus', status) },
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
  ];
};

/** The list of threads as a file. What was written in them is no part of it. */
export const exportThreads = (scope: Scope, { search, keys, ...file }: AskedFile<ThreadSearch>) =>
  exportList(scope, {
    ...file,
    name: exportTexts.threads,
    columns: columns(),
    rows: allRows(keys, (request) => listThreads(scope, search, request)),
    target: { kind: 'thread', id: 0 },
    filter: search,
  });
