import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { ApplicationStatusTag } from '#web/parts/status/ApplicationStatusTag.tsx';
import { DASH, formatDate, formatInteger, formatText, formatTime } from '#web/parts/text/format.ts';
import { applicationsText as t } from '../applications.words.ts';

type ApplicationSummary = components['schemas']['ApplicationSummary'];

/** The columns of the four lists of applications; ids of sortable ones are the contract's orders. */
export const applicationColumns: readonly GridColumn<ApplicationSummary>[] = [
  {
    id: 'displayCode',
    header: t((w) => w.list.code),
    isSortable: true,
    isFixed: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ displayCode }) => <GridLink kind="code">{displayCode ?? t((w) => w.list.noCode)}</GridLink>,
  },
  {
    id: 'submittedAt',
    header: t((w) => w.list.submittedAt),
    isSortable: true,
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'due',
    cell: ({ submittedAt }) => (
      <GridTwoLines
        first={formatDate(submittedAt)}
        {...(submittedAt === null ? {} : { second: formatTime(submittedAt) })}
      />
    ),
  },
  {
    id: 'name',
    header: t((w) => w.list.name),
    isSortable: true,
    isFixed: true,
    isRowHeader: true,
    phoneSlot: 'title',
    width: 'clamp(10rem, 15vw, 24rem)',
    cell: ({ name, planTitle }, density) => (
      <GridTwoLines
        first={<GridLink isClipped>{name ?? t((w) => w.list.noName)}</GridLink>}
        {...(density === 'compact' || planTitle === null ? {} : { second: planTitle })}
      />
    ),
  },
  {
    id: 'prefecture',
    header: t((w) => w.list.prefecture),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ prefecture }) => (prefecture === null ? DASH : PrefectureLabel[prefecture]),
  },
  {
    id: 'initiative',
    header: t((w) => w.list.initiative),
    hideBelow: 'wide',
    phoneSlot: 'none',
    width: 'clamp(6rem, 9vw, 14rem)',
    cell: ({ initiativeLabel }) => <ClipText>{formatText(initiativeLabel)}</ClipText>,
  },
  {
    id: 'status',
    header: t((w) => w.list.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <ApplicationStatusTag status={status} />,
  },
  {
    id: 'averageScore',
    header: t((w) => w.list.score),
    isSortable: true,
    isNumeric: true,
    align: 'end',
    phoneSlot: 'none',
    cell: ({ averageScore, rank }) => (
      <GridTwoLines
        first={averageScore === null ? DASH : averageScore.toFixed(2)}
        {...(rank === null ? {} : { second: t((w) => w.list.rank, { rank }) })}
      />
    ),
  },
  {
    id: 'assignee',
    header: t((w) => w.list.assignee),
    hideBelow: 'lg',
    phoneSlot: 'none',
    width: '6rem',
    cell: ({ assigneeName }) => <ClipText>{formatText(assigneeName)}</ClipText>,
  },
  {
    id: 'subsidyAmount',
    header: t((w) => w.list.amount),
    isSortable: true,
    isNumeric: true,
    align: 'end',
    phoneSlot: 'none',
    cell: ({ subsidyAmount }) => formatInteger(subsidyAmount),
  },
];
