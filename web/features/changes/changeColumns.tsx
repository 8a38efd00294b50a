import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { ChangeRequestKindLabel } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { changesText as t } from '#web/changes/changesText.ts';
import { ChangeRequestStatusTag } from '#web/status/index.ts';
import { DASH, formatDate, formatTime } from '#web/text/format.ts';

type Row = components['schemas']['ChangeRequestSummary'];

/** The columns of /admin/change_request; ids of sortable ones are the contract's orders. */
export const changeColumns: readonly GridColumn<Row>[] = [
  {
    id: 'displayCode',
    header: t((w) => w.list.code),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ mypage }) => <GridLink kind="code">{mypage.displayCode}</GridLink>,
  },
  {
    id: 'name',
    header: t((w) => w.list.name),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(10rem, 24vw, 30rem)',
    cell: ({ mypage }, density) => (
      <GridTwoLines
        first={<GridLink isClipped>{mypage.corporationName}</GridLink>}
        {...(density === 'compact' ? {} : { second: mypage.planTitle })}
      />
    ),
  },
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
