import { Plus, Smartphone } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import type { ActKind } from '#web/modules/office/office/bulk/bulkTypes.ts';
import { useKindsFor } from '#web/modules/office/office/bulk/useKindsFor.ts';
import { useMarkedFiles } from '#web/modules/office/office/bulk/useMarkedFiles.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { usePrefetch } from '#web/parts/lazy/usePrefetch.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { SaveList } from '#web/parts/list/SaveList.tsx';
import { useList } from '#web/parts/list/useList.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { readMark } from '#web/parts/offline/offlineMark.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import { InspectorChoice } from '../plan/InspectorChoice.tsx';
import { ReportCalendar } from './ReportCalendar.tsx';
import { reportList } from './reports.list.tsx';

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
            {!isCalendar && <SaveReports />}
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

const KINDS: readonly ActKind[] = ['assignReports', 'changeReportDates'];

const SaveReports = () => <SaveList shown={useList(reportList)} />;

const ReportList = () => {
  const shown = useList(reportList);
  const { list, page } = shown;
  const { selection, dialog, notice } = useMarkedFiles({
    ...{ list: 'reports', kinds: useKindsFor(KINDS), operation: 'exportMyPageReportFiles' },
    ...{ rows: page?.items ?? [], total: page?.total ?? 0, state: list },
  });
  return (
    <RecordList
      shown={shown}
      selection={selection}
      notice={
        <>
          {dialog}
          {notice}
        </>
      }
      moreFilters={
        <InspectorChoice
          isMine={list.others.mine === 'true'}
          onChange={(mine) => list.setOther('mine', mine ? 'true' : null)}
        />
      }
    />
  );
};
