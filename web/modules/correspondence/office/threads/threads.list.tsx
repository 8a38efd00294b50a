import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { ThreadSummary } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { ThreadStatusLabel } from '#web/parts/api/generated/enums.ts';
import { choices, round } from '#web/parts/list/conditions/choices.ts';
import type { Condition } from '#web/parts/list/conditions/condition.ts';
import { ofApplication, ofMyPage } from '#web/parts/list/conditions/links.ts';
import { days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { idOf } from '#web/parts/list/listAddress.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { assigneeOptions } from '#web/parts/list/useAssigneeOptions.ts';
import { savedViewsOf } from '#web/parts/list/views/savedViewsOf.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { ThreadStatusTag } from '#web/parts/status/letters/ThreadStatusTag.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { partyNameOf, waitingText } from './threadWords.ts';

/** The code and the round below the name, which is cut when it is long. */
const placeOf = ({ mypage, application, projectName }: ThreadSummary): string =>
  [mypage?.displayCode ?? application?.displayCode ?? null, projectName]
    .filter((part) => part !== null)
    .join(marks.gap);

const COLUMNS: readonly GridColumn<ThreadSummary>[] = [
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

type Asked = { mine?: true; unassigned?: true; assigneeAdminUserId: number | undefined };

/** Who looks after it: the caller and nobody stand before the names. */
const ASSIGNEE: Condition<keyof Asked, Asked> = {
  names: ['mine', 'unassigned', 'assigneeAdminUserId'],
  address: ['assigneeAdminUserId'],
  takes: 'one',
  asked: ({ values }) => {
    const chosen = values.assigneeAdminUserId?.[0];
    return {
      ...(chosen === 'me' ? { mine: true } : {}),
      ...(chosen === 'nobody' ? { unassigned: true } : {}),
      assigneeAdminUserId: idOf(values, 'assigneeAdminUserId'),
    };
  },
  needs: 'people',
  filter: (_list, { people }) => ({
    id: 'assigneeAdminUserId',
    name: t((w) => w.filters.assignee),
    options: [
      { value: 'me', label: t((w) => w.filters.mine) },
      { value: 'nobody', label: t((w) => w.filters.unassigned) },
      ...assigneeOptions(people),
    ],
  }),
};

/** What businesses and applicants ask, and what they were told. */
export const threadList = describeList('/api/admin/thread', {
  views: savedViewsOf('threads'),
  savedBy: 'exportThreads',
  words: listWordsOf(t, (w) => w.list),
  orders: ['waitingSince', 'lastMessageAt'],
  firstOrder: 'waitingSince',
  conditions: [
    choices({ id: 'status', name: t((w) => w.filters.status), labels: ThreadStatusLabel }),
    ASSIGNEE,
    round(t((w) => w.filters.project)),
    days({ name: t((w) => w.filters.days), from: 'messageFrom', to: 'messageTo' }),
    days({ name: t((w) => w.filters.waiting), from: 'waitingFrom', to: 'waitingTo', isRare: true }),
    ofMyPage,
    ofApplication,
  ],
  columns: COLUMNS,
  rowLabel: ({ subject }) => subject,
  rowHref: ({ id }) => adminPaths.thread(id),
});
