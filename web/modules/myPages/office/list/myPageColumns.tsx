import { styled } from 'styled-components';
import type { GridColumn } from '#ui-kit/DataGrid/index.ts';
import { GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import type { MyPageSummary } from '#web/modules/sections/office/sectionTypes.ts';
import { PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import { ProgressPhaseTag } from '#web/parts/status/ProgressPhaseTag.tsx';
import { ProjectStatusTag } from '#web/parts/status/ProjectStatusTag.tsx';
import { DASH, formatDate, formatInteger, formatText } from '#web/parts/text/format.ts';
import { amountColumns } from './amountColumns.tsx';
import { DaysLeft, DueLines } from './DueLines.tsx';
import { myPagesText as t } from './myPages.words.ts';
import { DelayCell, PriorityCell } from './quietCells.tsx';

type Column = GridColumn<MyPageSummary>;

const OneLine = styled.span`
  white-space: nowrap;
`;

const code: Column = {
  id: 'displayCode',
  header: t((w) => w.columns.code),
  isFixed: true,
  isNumeric: true,
  isSortable: true,
  phoneSlot: 'code',
  cell: ({ displayCode }) => <GridLink kind="code">{displayCode}</GridLink>,
};

const name: Column = {
  id: 'corporationName',
  header: t((w) => w.columns.name),
  isFixed: true,
  isRowHeader: true,
  isSortable: true,
  phoneSlot: 'title',
  width: 'clamp(10rem, 24vw, 26rem)',
  cell: ({ corporationName, planTitle }, density) => (
    <GridTwoLines
      first={<GridLink isClipped>{corporationName}</GridLink>}
      second={density === 'compact' ? undefined : planTitle}
    />
  ),
};

const states: readonly Column[] = [
  {
    id: 'projectStatus',
    header: t((w) => w.columns.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ projectStatus }) => <ProjectStatusTag status={projectStatus} />,
  },
  {
    id: 'delayStatus',
    header: t((w) => w.columns.delay),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ delayStatus }) => <DelayCell status={delayStatus} />,
  },
  {
    id: 'progressPhase',
    header: t((w) => w.columns.phase),
    hideBelow: 'wide',
    phoneSlot: 'none',
    cell: ({ progressPhase }) => <ProgressPhaseTag status={progressPhase} />,
  },
  {
    id: 'priority',
    header: t((w) => w.columns.priority),
    isSortable: true,
    hideBelow: 'lg',
    phoneSlot: 'tag',
    cell: ({ priority }) => <PriorityCell status={priority} />,
  },
];

const due: readonly Column[] = [
  {
    id: 'nextDueOn',
    header: t((w) => w.columns.due),
    isFixed: true,
    isNumeric: true,
    isSortable: true,
    phoneSlot: 'due',
    cell: ({ nextDueOn, daysLeft }, density) => (
      <DueLines day={nextDueOn} daysLeft={daysLeft} density={density} />
    ),
  },
  {
    id: 'daysLeft',
    header: t((w) => w.columns.left),
    density: 'compact',
    align: 'end',
    phoneSlot: 'none',
    cell: ({ daysLeft }) => <DaysLeft days={daysLeft} />,
  },
];

const assignee: Column = {
  id: 'assigneeName',
  header: t((w) => w.columns.assignee),
  hideBelow: 'wide',
  phoneSlot: 'none',
  cell: ({ assigneeName }) => <OneLine>{formatText(assigneeName)}</OneLine>,
};

/** Columns that nobody sees until somebody picks them. */
const further: readonly Column[] = [
  {
    id: 'nextAction',
    header: t((w) => w.columns.nextAction),
    width: '16rem',
    cell: ({ nextAction }) => nextAction,
  },
  {
    id: 'projectName',
    header: t((w) => w.columns.project),
    width: '12rem',
    cell: ({ projectName }) => projectName,
  },
  {
    id: 'sitePrefecture',
    header: t((w) => w.columns.prefecture),
    cell: ({ sitePrefecture }) => (sitePrefecture === null ? DASH : PrefectureLabel[sitePrefecture]),
  },
  {
    id: 'unconfirmedCount',
    header: t((w) => w.columns.unconfirmed),
    align: 'end',
    isNumeric: true,
    cell: ({ unconfirmedCount }) => formatInteger(unconfirmedCount),
  },
  {
    id: 'updatedAt',
    header: t((w) => w.columns.updatedAt),
    isNumeric: true,
    isSortable: true,
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
];

const optional = further.map((column): Column => ({ ...column, phoneSlot: 'none' }));

/** The choice before anybody chose: the further columns stay away. */
export const FIRST_CHOICE = Object.fromEntries(optional.map(({ id }) => [id, false]));

/**
 * The columns of the list.
 * @param canSeeAmounts false for inspectors, who are not told amounts (domain 7)
 */
export const myPageColumns = (seesAmounts: boolean): readonly Column[] => [
  code,
  name,
  ...states,
  ...due,
  assignee,
  ...optional,
  ...(seesAmounts ? amountColumns : []),
];
