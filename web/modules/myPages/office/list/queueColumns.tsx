import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { breakpointPx } from '#ui-kit/tokens/index.ts';
import type { SectionQueueItem } from '#web/modules/sections/office/sectionTypes.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { DASH, formatDate, formatText } from '#web/parts/text/format.ts';
import { sectionName } from '#web/parts/text/sectionName.ts';
import { DueLines } from './DueLines.tsx';
import { myPagesText as t } from './myPages.words.ts';
import { PriorityCell } from './quietCells.tsx';

/** Documents that wait for the office: only these have an age. */
const HELD: ReadonlySet<DocumentCheckStatus> = new Set([
  DocumentCheckStatus.Confirming,
  DocumentCheckStatus.MAFFConfirming,
]);

/** The columns of the list of documents over all my pages. */
export const queueColumns: readonly GridColumn<SectionQueueItem>[] = [
  {
    id: 'code',
    header: t((w) => w.columns.code),
    isFixed: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ mypage }) => <GridLink kind="code">{mypage.displayCode}</GridLink>,
  },
  {
    id: 'title',
    header: t((w) => w.queue.title),
    isFixed: true,
    isRowHeader: true,
    phoneSlot: 'title',
    // Three columns leave below that width: their room is the name's.
    width: `clamp(11rem, max(40vw - 21rem, 3 * (${breakpointPx.lg}px - 100vw)), min(32vw, 26rem))`,
    cell: ({ mypage, ...section }, density) => (
      <GridTwoLines
        first={<GridLink isClipped>{sectionName(section)}</GridLink>}
        second={density === 'compact' ? undefined : mypage.corporationName}
      />
    ),
  },
  {
    id: 'projectName',
    header: t((w) => w.columns.project),
    hideBelow: 'lg',
    phoneSlot: 'none',
    width: '8.5rem',
    cell: ({ mypage }) => <ClipText>{mypage.projectName}</ClipText>,
  },
  {
    id: 'status',
    header: t((w) => w.queue.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <DocumentCheckStatusTag status={status} />,
  },
  {
    id: 'priority',
    header: t((w) => w.columns.priority),
    isSortable: true,
    hideBelow: 'lg',
    phoneSlot: 'tag',
    cell: ({ priority }) => <PriorityCell status={priority} />,
  },
  {
    id: 'submittedAt',
    header: t((w) => w.queue.submitted),
    isNumeric: true,
    isSortable: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ submittedAt, returnedOn }, density) => (
      <GridTwoLines
        first={formatDate(submittedAt)}
        second={
          density === 'compact' || returnedOn === null
            ? undefined
            : t((w) => w.queue.returned, { day: formatDate(returnedOn) })
        }
      />
    ),
  },
  {
    id: 'ageBusinessDays',
    header: t((w) => w.queue.age),
    isNumeric: true,
    isSortable: true,
    phoneSlot: 'none',
    cell: ({ status, ageBusinessDays }) =>
      HELD.has(status) ? t((w) => w.queue.ageDays, { days: ageBusinessDays }) : DASH,
  },
  {
    id: 'dueOn',
    header: t((w) => w.queue.due),
    isFixed: true,
    isNumeric: true,
    isSortable: true,
    phoneSlot: 'due',
    cell: ({ dueOn, returnDueOn, status, daysLeft }, density) => (
      <DueLines
        day={status === DocumentCheckStatus.Rejected ? (returnDueOn ?? dueOn) : dueOn}
        daysLeft={daysLeft}
        density={density}
      />
    ),
  },
  {
    id: 'assigneeName',
    header: t((w) => w.columns.assignee),
    hideBelow: 'wide',
    phoneSlot: 'none',
    width: '7rem',
    cell: ({ assigneeName }) => <ClipText>{formatText(assigneeName)}</ClipText>,
  },
];
