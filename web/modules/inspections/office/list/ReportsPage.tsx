import { Plus, Smartphone } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import type { ActKind } from '#web/modules/office/office/bulk/bulkTypes.ts';
import { useKindsFor } from '#web/modules/office/office/bulk/useKindsFor.ts';
import { useMarkedFiles } from '#web/modules/office/office/bulk/useMarkedFiles.ts';
import {
  InspectionKindLabel,
  InspectionReportStatusLabel,
  InspectionResultLabel,
  PrefectureLabel,
} from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { usePrefetch } from '#web/parts/lazy/usePrefetch.ts';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { useAssigneeOptions } from '#web/parts/list/useAssigneeOptions.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { readMark } from '#web/parts/offline/offlineMark.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import { InspectorChoice } from '../plan/InspectorChoice.tsx';
import { ReportCalendar } from './ReportCalendar.tsx';
import { reportColumns } from './reportColumns.tsx';
import { REPORT_LIST, reportQuery } from './reportQuery.ts';

const WORDS = listWordsOf(t, (w) => w.list);

const FILTERS = [
  {
    id: 'kind',
    name: t((w) => w.list.kindFilter),
    options: optionsOf(InspectionKindLabel),
  },
  {
    id: 'status',
    name: t((w) => w.list.statusFilter),
    options: optionsOf(InspectionReportStatusLabel),
  },
  {
    id: 'result',
    name: t((w) => w.list.resultFilter),
    options: optionsOf(InspectionResultLabel),
  },
  {
    id: 'prefecture',
    name: t((w) => w.list.prefectureFilter),
    isRare: true,
    options: optionsOf(PrefectureLabel),
  },
];

const CALENDAR = 'calendar';

const PlanDialog = createLazy(async () => (await import('../plan/PlanDialog.tsx')).PlanDialog);

/** /admin/mypage_report: inspections by date, as a list or as a calendar. */
export const ReportsPage = () => {
  const isCalendar = useSearchParams()[0].get('view') === CALENDAR;
  const mayPlan = useMayCall()('createMyPageReport');
  const [isPlanning, setIsPlanning] = useState(false);
  const close = useCallback(() => setIsPlanning(false), []);
  usePrefetch(PlanDialog.load);
  return (
    <>
      <PageHeader
        title={t((w) => w.list.title)}
        context={t((w) => w.list.context)}
        actions={
          <>
            {readMark(window.localStorage) !== null && (
              <ButtonLink icon={Smartphone} href={adminPaths.onsite}>
                {t((w) => w.list.onsite)}
              </ButtonLink>
            )}
            <ViewChoice isCalendar={isCalendar} />
            {!isCalendar && <SaveList />}
            {mayPlan && (
              <Button variant="primary" icon={Plus} onClick={() => setIsPlanning(true)}>
                {t((w) => w.plan.open)}
              </Button>
            )}
          </>
        }
      />
      {isPlanning && <Lazy part={PlanDialog} props={{ report: null, onClose: close }} onFailed={close} />}
      {isCalendar ? <ReportCalendar /> : <ReportList />}
    </>
  );
};

/** The list or the calendar; like everything of a list it stands in the address. */
const ViewChoice = ({ isCalendar }: { isCalendar: boolean }) => {
  const [params, setParams] = useSearchParams();
  const handleView = (view: string): void => {
    const next = new URLSearchParams(params);
    if (view === CALENDAR) next.set('view', CALENDAR);
    else {
      next.delete('view');
      next.delete('month');
    }
    setParams(next);
  };
  return (
    <SegmentedChoice
      label={t((w) => w.list.view)}
      value={isCalendar ? CALENDAR : 'list'}
      onValueChange={handleView}
      options={[
        { value: 'list', label: t((w) => w.list.asList) },
        { value: CALENDAR, label: t((w) => w.list.asCalendar) },
      ]}
    />
  );
};

/** The list as its address has it, with its rows; who asks twice on one page is answered once. */
const useReports = () => {
  const list = useListState(REPORT_LIST);
  const isEnabled = useIsAddressSettled('reports');
  const read = useRead(
    '/api/admin/my_page_report',
    { query: reportQuery(list) },
    { keepsPrevious: true, isEnabled },
  );
  return { list, read };
};

const SaveList = () => {
  const { list, read } = useReports();
  return (
    <ExportMenu
      path="/api/admin/my_page_report/export"
      query={reportQuery(list)}
      order={{ operation: 'exportMyPageReports', total: read.data?.body.total }}
      shown={() => ({ ...list, columns: reportColumns })}
    />
  );
};

const KINDS: readonly ActKind[] = ['assignReports', 'changeReportDates'];

const ReportList = () => {
  const { list, read } = useReports();
  const page = read.data?.body;
  const { selection, dialog, notice } = useMarkedFiles({
    ...{ list: 'reports', kinds: useKindsFor(KINDS), operation: 'exportMyPageReportFiles' },
    ...{ rows: page?.items ?? [], total: page?.total ?? 0, state: list },
  });
  const isMine = list.others.mine === 'true';
  const projects = useProjectOptions();
  const inspectors = useAssigneeOptions({ inspects: true });
  return (
    <RecordList
      words={WORDS}
      views={<ListViews list="reports" shape={REPORT_LIST} total={page?.total} />}
      selection={selection}
      notice={
        <>
          {dialog}
          {notice}
        </>
      }
      list={list}
      read={read}
      columns={reportColumns}
      rowLabel={({ mypage }) => mypage.corporationName}
      rowHref={({ id }) => adminPaths.report(id)}
      filters={[
        { id: 'project_id', name: t((w) => w.list.projectFilter), options: projects },
        ...FILTERS,
        daysFilter(list, { name: t((w) => w.list.scheduledOn), from: 'scheduledFrom', to: 'scheduledTo' }),
        {
          id: 'inspectorUserId',
          name: t((w) => w.list.inspector),
          options: inspectors,
          isRare: true,
        },
        daysFilter(list, {
          name: t((w) => w.list.submittedOn),
          from: 'submittedFrom',
          to: 'submittedTo',
          isRare: true,
        }),
      ]}
      moreFilters={
        <InspectorChoice isMine={isMine} onChange={(mine) => list.setOther('mine', mine ? 'true' : null)} />
      }
    />
  );
};
