import { Printer, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { InspectionKindLabel } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useOpenInTab } from '#web/parts/files/useOpenStoredFile.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { readMark } from '#web/parts/offline/offlineMark.ts';
import { InspectionReportStatusTag } from '#web/parts/status/InspectionReportStatusTag.tsx';
import { marks } from '#web/parts/text/marks.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import { Photos } from './Photos.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { ReportForm } from './ReportForm.tsx';
import { Schedule } from './Schedule.tsx';
import type { Report } from './useReportChange.ts';

/** /admin/mypage_report/:id — one completion inspection. */
export const ReportPage = () => {
  const id = idInPath(useParams().id);
  return id === null ? <NotFound /> : <OneReport id={id} />;
};

/** Whoever could submit the report now, even if something is still missing, is writing it. */
const isWriting = ({ availableActions }: Report): boolean =>
  availableActions.some(({ action }) => action === 'submit');

const isUnanswered = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0;

const OneReport = ({ id }: { id: number }) => {
  const mayChange = useMayCall()('updateMyPageReport');
  const read = useRead('/api/admin/my_page_report/{id}', { path: { id } });
  const reread = () => void read.refetch();
  // Nothing answers, and the report lies on this phone.
  if (read.isError && isUnanswered(read.error) && readMark(window.localStorage)?.reportIds.includes(id))
    return <Redirect to={adminPaths.onsiteReport(id)} replace />;
  return (
    <ReadPage read={read}>
      {({ body }) => {
        const writes = mayChange && isWriting(body);
        return (
          <>
            <Head report={body} mayChange={mayChange} onReload={reread} />
            <Columns>
              <Stack gap={24}>
                {body.returnComment !== null && (
                  <Notice tone="warning" title={t((w) => w.page.returned)}>
                    {body.returnComment}
                  </Notice>
                )}
                <Photos report={body} mayAdd={writes} />
                {writes ? <ReportForm report={body} onReread={reread} /> : <ReportFacts report={body} />}
              </Stack>
              <Schedule report={body} />
            </Columns>
          </>
        );
      }}
    </ReadPage>
  );
};

/** Opens the paper of the report, to print it or to keep it. */
const PrintButton = ({ id }: Pick<Report, 'id'>) => {
  const openInTab = useOpenInTab();
  const [isBusy, setIsBusy] = useState(false);
  const open = async (): Promise<void> => {
    setIsBusy(true);
    await openInTab(`/api/admin/my_page_report/${id}/paper/file`, 'application/pdf');
    setIsBusy(false);
  };
  return (
    <Button icon={Printer} isBusy={isBusy} busyLabel={t((w) => w.page.printing)} onClick={() => void open()}>
      {t((w) => w.page.print)}
    </Button>
  );
};

type HeadProps = { report: Report; mayChange: boolean; onReload: () => void };

const Head = ({ report, mayChange, onReload }: HeadProps) => {
  usePageTitle(report.mypage.corporationName);
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: t((w) => w.list.title), href: adminPaths.reports },
            { label: report.mypage.displayCode },
          ]}
        />
      }
      title={report.mypage.corporationName}
      context={`${InspectionKindLabel[report.kind]}${marks.gap}${report.mypage.planTitle}`}
      tags={<InspectionReportStatusTag status={report.status} />}
      actions={
        <>
          <PrintButton id={report.id} />
          {mayChange && isWriting(report) && (
            <ButtonLink icon={Smartphone} href={adminPaths.onsiteReport(report.id)}>
              {t((w) => w.page.onsite)}
            </ButtonLink>
          )}
          {mayChange && <ReportActions {...{ report, onReload }} />}
        </>
      }
    />
  );
};
