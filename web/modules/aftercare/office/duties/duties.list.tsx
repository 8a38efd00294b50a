import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { dutiesText as t } from '#web/modules/aftercare/shared/duties/duties.words.ts';
import { DutyKindLabel, DutyStatusLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { codeColumn, companyColumn } from '#web/parts/list/columns/undertakingColumns.tsx';
import { choices, round } from '#web/parts/list/conditions/choices.ts';
import { days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { savedViewsOf } from '#web/parts/list/views/savedViewsOf.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { DutyStatusTag } from '#web/parts/status/DutyStatusTag.tsx';
import { formatDate } from '#web/parts/text/format.ts';

type Row = components['schemas']['DutySummary'];

const COLUMNS: readonly GridColumn<Row>[] = [
  codeColumn(t((w) => w.list.code)),
  companyColumn(
    t((w) => w.list.name),
    'clamp(10rem, 24vw, 30rem)',
  ),
  {
    id: 'kind',
    header: t((w) => w.list.paper),
    phoneSlot: 'title',
    cell: ({ title, kind }) => <GridTwoLines first={title} second={DutyKindLabel[kind]} />,
  },
  {
    id: 'status',
    header: t((w) => w.list.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <DutyStatusTag status={status} />,
  },
  {
    id: 'dueOn',
    header: t((w) => w.list.dueOn),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ dueOn }) => formatDate(dueOn),
  },
  {
    id: 'doneOn',
    header: t((w) => w.list.doneOn),
    isNumeric: true,
    phoneSlot: 'none',
    cell: ({ doneOn }) => formatDate(doneOn),
  },
];

/** What all businesses owe after they were paid. */
export const dutyList = describeList('/api/admin/duty', {
  views: savedViewsOf('duties'),
  seenBy: typesThatMayCall('listDuties'),
  savedBy: 'exportDuties',
  words: listWordsOf(t, (w) => w.list),
  orders: ['dueOn', 'displayCode'],
  firstOrder: 'dueOn',
  conditions: [
    round(t((w) => w.list.projectFilter)),
    choices({ id: 'status', name: t((w) => w.list.statusFilter), labels: DutyStatusLabel }),
    choices({ id: 'kind', name: t((w) => w.list.kindFilter), labels: DutyKindLabel }),
    days({ name: t((w) => w.list.dueOn), from: 'dueFrom', to: 'dueBefore' }),
  ],
  columns: COLUMNS,
  rowLabel: ({ mypage, title }) => `${mypage.corporationName} ${title}`,
  rowHref: ({ mypageId, sectionId }) =>
    sectionId === null ? adminPaths.myPage(mypageId) : adminPaths.section(mypageId, sectionId),
});
