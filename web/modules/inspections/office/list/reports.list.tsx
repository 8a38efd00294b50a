import { styled } from 'styled-components';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import {
  InspectionKindLabel,
  InspectionMethodLabel,
  InspectionReportStatusLabel,
  InspectionResultLabel,
  PrefectureLabel,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { companyColumn } from '#web/parts/list/columns/undertakingColumns.tsx';
import { choices, person, round } from '#web/parts/list/conditions/choices.ts';
import { days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { savedViewsOf } from '#web/parts/list/views/savedViewsOf.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { InspectionReportStatusTag } from '#web/parts/status/InspectionReportStatusTag.tsx';
import { InspectionResultTag } from '#web/parts/status/InspectionResultTag.tsx';
import { formatDate } from '#web/parts/text/format.ts';
import { formatPlace } from '#web/parts/text/formatPlace.ts';
import { inspectionsText as t } from '../inspections.words.ts';

type Report = components['schemas']['MyPageReportSummary'];

const OneLine = styled.span`
  white-space: nowrap;
`;

const COLUMNS: readonly GridColumn<Report>[] = [
  {
    id: 'scheduledOn',
    header: t((w) => w.list.scheduledOn),
    isSortable: true,
    isFixed: true,
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ scheduledOn, startTime, endTime }) => (
      <GridTwoLines
        first={formatDate(scheduledOn)}
        second={
          startTime === null ? undefined : [startTime, endTime].filter((time) => time !== null).join('–')
        }
      />
    ),
  },
  {
    id: 'code',
    header: t((w) => w.list.code),
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ mypage }) => <GridLink kind="code">{mypage.displayCode}</GridLink>,
  },
  companyColumn(
    t((w) => w.list.name),
    'clamp(9rem, 19vw - 0.5rem, 26rem)',
  ),
  {
    id: 'kind',
    header: t((w) => w.list.kind),
    phoneSlot: 'tag',
    cell: ({ kind }) => <OneLine>{InspectionKindLabel[kind]}</OneLine>,
  },
  {
    id: 'place',
    header: t((w) => w.list.place),
    hideBelow: 'lg',
    phoneSlot: 'title',
    width: 'clamp(8rem, 12vw, 16rem)',
    cell: ({ sitePrefecture, siteAddress, method }) => (
      <GridTwoLines
        first={<ClipText>{formatPlace(sitePrefecture, siteAddress)}</ClipText>}
        second={InspectionMethodLabel[method]}
      />
    ),
  },
  {
    id: 'status',
    header: t((w) => w.list.status),
    isSortable: true,
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <InspectionReportStatusTag status={status} />,
  },
  {
    id: 'result',
    header: t((w) => w.list.result),
    phoneSlot: 'tag',
    cell: ({ result }) => <InspectionResultTag status={result} isQuiet />,
  },
  {
    id: 'inspector',
    header: t((w) => w.list.inspector),
    hideBelow: 'lg',
    phoneSlot: 'none',
    width: '6rem',
    cell: ({ inspectorName }) => <ClipText>{inspectorName}</ClipText>,
  },
  {
    id: 'photos',
    header: t((w) => w.list.photos),
    isNumeric: true,
    align: 'end',
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ photoCount }) => t((w) => w.list.photoCount, { count: photoCount }),
  },
];

/** Inspections by date. */
export const reportList = describeList('/api/admin/my_page_report', {
  views: savedViewsOf('reports'),
  savedBy: 'exportMyPageReports',
  words: listWordsOf(t, (w) => w.list),
  orders: ['scheduledOn', 'status', 'updatedAt'],
  firstOrder: 'scheduledOn',
  conditions: [
    round(t((w) => w.list.projectFilter)),
    choices({ id: 'kind', name: t((w) => w.list.kindFilter), labels: InspectionKindLabel }),
    choices({ id: 'status', name: t((w) => w.list.statusFilter), labels: InspectionReportStatusLabel }),
    choices({ id: 'result', name: t((w) => w.list.resultFilter), labels: InspectionResultLabel }),
    choices({
      id: 'prefecture',
      name: t((w) => w.list.prefectureFilter),
      labels: PrefectureLabel,
      isRare: true,
    }),
    days({ name: t((w) => w.list.scheduledOn), from: 'scheduledFrom', to: 'scheduledTo' }),
    person({ id: 'inspectorUserId', name: t((w) => w.list.inspector), inspects: true, isRare: true }),
    days({ name: t((w) => w.list.submittedOn), from: 'submittedFrom', to: 'submittedTo', isRare: true }),
    {
      names: ['mine'],
      takes: 'word',
      asked: ({ others }) => ({ mine: others.mine === 'true' ? true : undefined }),
    },
  ],
  columns: COLUMNS,
  rowLabel: ({ mypage }) => mypage.corporationName,
  rowHref: ({ id }) => adminPaths.report(id),
});
