import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { changesText as t } from '#web/modules/myPages/shared/changes/changes.words.ts';
import { ChangeRequestKindLabel, ChangeRequestStatusLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { codeColumn, companyColumn } from '#web/parts/list/columns/undertakingColumns.tsx';
import { choices, round } from '#web/parts/list/conditions/choices.ts';
import { ofMyPage } from '#web/parts/list/conditions/links.ts';
import { days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { listPageOf } from '#web/parts/list/ListPage.tsx';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { savedViewsOf } from '#web/parts/list/views/savedViewsOf.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { ChangeRequestStatusTag } from '#web/parts/status/ChangeRequestStatusTag.tsx';
import { DASH, formatDate, formatTime } from '#web/parts/text/format.ts';

type Row = components['schemas']['ChangeRequestSummary'];

const COLUMNS: readonly GridColumn<Row>[] = [
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

export const changeList = describeList('/api/admin/change_request', {
  views: savedViewsOf('changes'),
  seenBy: typesThatMayCall('listChangeRequests'),
  savedBy: 'exportChangeRequests',
  words: listWordsOf(t, (w) => w.list),
  orders: ['submittedAt', 'updatedAt', 'displayCode'],
  firstOrder: '-submittedAt',
  conditions: [
    round(t((w) => w.list.projectFilter)),
    choices({ id: 'status', name: t((w) => w.list.statusFilter), labels: ChangeRequestStatusLabel }),
    choices({ id: 'kind', name: t((w) => w.list.kindFilter), labels: ChangeRequestKindLabel }),
    days({ name: t((w) => w.list.submittedFilter), from: 'submittedFrom', to: 'submittedTo', isRare: true }),
    ofMyPage,
  ],
  columns: COLUMNS,
  rowLabel: ({ mypage }) => mypage.corporationName,
  rowHref: ({ id }) => adminPaths.change(id),
});

/** /admin/change_request: what all undertakings ask to change. */
export const ChangesPage = listPageOf(changeList);
