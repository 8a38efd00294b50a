import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { dutiesText as t } from '#web/modules/aftercare/shared/duties/duties.words.ts';
import { DutyKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { codeColumn, companyColumn } from '#web/parts/list/columns/undertakingColumns.tsx';
import { DutyStatusTag } from '#web/parts/status/DutyStatusTag.tsx';
import { formatDate } from '#web/parts/text/format.ts';

type Row = components['schemas']['DutySummary'];

/** The columns of /admin/duty; ids of sortable ones are the contract's orders. */
export const dutyColumns: readonly GridColumn<Row>[] = [
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
