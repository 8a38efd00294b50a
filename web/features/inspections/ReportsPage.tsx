import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import {
  InspectionReportStatus,
  InspectionReportStatusLabel,
  InspectionResult,
  InspectionResultLabel,
  Prefecture,
  PrefectureLabel,
} from '#web/api/generated/enums.ts';
import { useRead } from '#web/api/query.tsx';
import { idOf, type ListShape, membersOf } from '#web/list/listAddress.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { RecordList } from '#web/list/RecordList.tsx';
import { useListState } from '#web/list/useListState.ts';
import { useProjectOptions } from '#web/list/useProjectOptions.ts';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { inspectionsText as t } from './inspectionsText.ts';
import { reportColumns } from './reportColumns.tsx';

const SHAPE = {
  filters: ['project_id', 'status', 'result', 'prefecture'],
  singles: ['project_id'],
  others: ['mine', 'scheduledFrom', 'scheduledTo'],
  sorts: ['scheduledOn', '-scheduledOn', 'status', '-status', 'updatedAt', '-updatedAt'],
  defaultSort: 'scheduledOn',
} as const satisfies ListShape<string>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A condition on a day, as the counters of the home set it; anything else is no condition. */
const dayCondition = (name: 'scheduledFrom' | 'scheduledTo', value: string | undefined) =>
  value !== undefined && DAY.test(value) ? { [name]: value } : {};

/** /admin/mypage_report: inspections by date. */
export const ReportsPage = () => {
  const list = useListState(SHAPE);
  const projects = useProjectOptions();
  const projectId = idOf(list.values, 'project_id');
  const isMine = list.others.mine === 'true';
  const read = useRead(
    '/api/admin/my_page_report',
    {
      query: {
        ...list.query,
        status: membersOf(list.values, 'status', Object.values(InspectionReportStatus)),
        result: membersOf(list.values, 'result', Object.values(InspectionResult)),
        prefecture: membersOf(list.values, 'prefecture', Object.values(Prefecture)),
        ...(projectId === undefined ? {} : { project_id: projectId }),
        ...dayCondition('scheduledFrom', list.others.scheduledFrom),
        ...dayCondition('scheduledTo', list.others.scheduledTo),
        ...(isMine ? { mine: true } : {}),
      },
    },
    { keepsPrevious: true },
  );
  return (
    <>
      <PageHeader title={t((w) => w.list.title)} context={t((w) => w.list.context)} />
      <RecordList
        label={t((w) => w.list.title)}
        list={list}
        read={read}
        columns={reportColumns}
        rowLabel={({ mypage }) => mypage.corporationName}
        rowHref={({ id }) => adminPaths.report(id)}
        search={{ label: t((w) => w.list.searchLabel), placeholder: t((w) => w.list.searchPlaceholder) }}
        filters={[
          { id: 'project_id', name: t((w) => w.list.projectFilter), options: projects },
          {
            id: 'status',
            name: t((w) => w.list.statusFilter),
            options: optionsOf(InspectionReportStatus, InspectionReportStatusLabel),
          },
          {
            id: 'result',
            name: t((w) => w.list.resultFilter),
            options: optionsOf(InspectionResult, InspectionResultLabel),
          },
          {
            id: 'prefecture',
            name: t((w) => w.list.prefectureFilter),
            options: optionsOf(Prefecture, PrefectureLabel),
          },
        ]}
        moreFilters={
          <SegmentedChoice
            label={t((w) => w.list.whose)}
            value={isMine ? 'mine' : 'all'}
            onValueChange={(value) => list.setOther('mine', value === 'mine' ? 'true' : null)}
            options={[
              { value: 'all', label: t((w) => w.list.all) },
              { value: 'mine', label: t((w) => w.list.mine) },
            ]}
          />
        }
        empty={<EmptyState title={t((w) => w.list.empty)}>{t((w) => w.list.emptyText)}</EmptyState>}
      />
    </>
  );
};
