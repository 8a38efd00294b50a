import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { changesText as t } from '#web/modules/myPages/shared/changes/changes.words.ts';
import { ChangeRequestKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { codeColumn, companyColumn } from '#web/parts/list/columns/undertakingColumns.tsx';
import { ChangeRequestStatusTag } from '#web/parts/status/ChangeRequestStatusTag.tsx';
import { DASH, formatDate, formatTime } from '#web/parts/text/format.ts';

type Row = components['schemas']['ChangeRequestSummary'];

/** The columns of /admin/change_request; ids of sortable ones are the contract's orders. */
export const changeColumns: readonly GridColumn<Row>[] = [
  codeColumn(t((w) => w.list.code)),
  companyColumn(
    t((w) => w.list.name),
    'clamp(10rem, 24vw, 30rem)',
  ),
  {
    id: 'kind',
    header: t((w) => w.list.kind),
    phoneSlot: 'title',
    cell: ({ kind, number }) => (
      <GridTwoLines first={ChangeRequestKindLabel[kind]} second={t((w) => w.list.number, { number })} />
    ),
  },
  {
    id: 'status',
    header: t((w) => w.list.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <ChangeRequestStatusTag status={status} />,
  },
  {
    id: 'submittedAt',
    header: t((w) => w.list.submittedAt),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ submittedAt }) =>
      submittedAt === null ? (
        DASH
      ) : (
        <GridTwoLines first={formatDate(submittedAt)} second={formatTime(submittedAt)} />
      ),
  },
];
