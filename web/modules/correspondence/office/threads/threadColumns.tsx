import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { ThreadSummary } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { ThreadStatusTag } from '#web/parts/status/letters/ThreadStatusTag.tsx';
import { DASH, formatDateTime } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';

/** What the office calls the other side: the company, or the applicant. */
export const partyNameOf = ({ mypage, member, application }: ThreadSummary): string =>
  member?.name ?? mypage?.corporationName ?? application?.name ?? DASH;

/** The code and the round below the name, which is cut when it is long. */
const placeOf = ({ mypage, application, projectName }: ThreadSummary): string =>
  [mypage?.displayCode ?? application?.displayCode ?? null, projectName]
    .filter((part) => part !== null)
    .join(marks.gap);

/** Since how many business days the other side waits. */
export const waitingText = ({ waitingBusinessDays: count }: ThreadSummary): string => {
  if (count === null) return DASH;
  return count === 0 ? t((w) => w.waitingToday) : t((w) => w.waitingDays, { count });
};

/** The columns of /admin/thread; ids of sortable ones are the contract's orders. */
export const threadColumns: readonly GridColumn<ThreadSummary>[] = [
  {
    id: 'subject',
    header: t((w) => w.columns.subject),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(12rem, 26vw, 34rem)',
    cell: ({ subject, section }) => (
      <GridTwoLines
        first={<GridLink isClipped>{subject}</GridLink>}
        {...(section === null ? {} : { second: section.name })}
      />
    ),
  },
  {
    id: 'status',
    header: t((w) => w.columns.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <ThreadStatusTag status={status} />,
  },
  {
    id: 'waitingSince',
    header: t((w) => w.columns.waitingSince),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'due',
    phoneLabel: t((w) => w.columns.waitingShort),
    cell: waitingText,
  },
  {
    id: 'party',
    header: t((w) => w.columns.party),
    phoneSlot: 'title',
    width: 'clamp(9rem, 17vw, 22rem)',
    cell: (thread) => (
      <GridTwoLines first={<ClipText>{partyNameOf(thread)}</ClipText>} second={placeOf(thread)} />
    ),
  },
  {
    id: 'assignee',
    header: t((w) => w.columns.assignee),
    hideBelow: 'lg',
    phoneSlot: 'none',
    width: '7rem',
    cell: ({ assigneeName }) => <ClipText>{assigneeName ?? t((w) => w.noAssignee)}</ClipText>,
  },
  {
    id: 'lastMessageAt',
    header: t((w) => w.columns.lastMessageAt),
    hideBelow: 'lg',
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ lastMessageAt, isRead }) => (
      <GridTwoLines
        first={formatDateTime(lastMessageAt)}
        {...(isRead ? {} : { second: t((w) => w.columns.unread) })}
      />
    ),
  },
];
