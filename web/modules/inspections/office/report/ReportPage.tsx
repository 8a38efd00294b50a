import { Printer, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { InspectionKindLabel, InspectionReportStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useOpenInTab } from '#web/parts/files/useOpenStoredFile.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { readMark } from '#web/parts/offline/offlineMark.ts';
import { InspectionReportStatusTag } from '#web/parts/status/InspectionReportStatusTag.tsx';
import { formatDateTime, formatPhone } from '#web/parts/text/format.ts';
import { formatPlace } from '#web/parts/text/formatPlace.ts';
import { marks } from '#web/parts/text/marks.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import { PlanDialog } from '../plan/PlanDialog.tsx';
import { Photos } from './Photos.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { ReportForm } from './ReportForm.tsx';
import type { Report } from './useReportChange.ts';
import { whenText } from './whenText.ts';

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

/** Plans can be changed until the report is handed in. */
const ChangePlan = ({ report }: { report: Report }) => {
  const mayPlan = useMayCall()('createMyPageReport');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayPlan || report.status !== InspectionReportStatus.Draft) return null;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        {t((w) => w.plan.changeOpen)}
      </Button>
      {isOpen && <PlanDialog report={report} onClose={() => setIsOpen(false)} />}
    </>
  );
};

type Contact = Pick<components['schemas']['MyPage']['corporation'], 'contactName' | 'contactPhone'>;

/** Whom the business has named, and the number to press. */
const contactFacts = (contact: Contact | undefined) =>
  contact === undefined || contact.contactPhone === null
    ? []
    : [
        {
          term: t((w) => w.page.contact),
          value: (
            <>
              {contact.contactName}
              <br />
              <TextLink href={`tel:${contact.contactPhone}`}>{formatPhone(contact.contactPhone)}</TextLink>
            </>
          ),
        },
      ];

/** When it was handed in, and who approved it. */
const progressFacts = ({ submittedAt, approvedAt, approvedByName }: Report) => [
  ...(submittedAt === null
    ? []
    : [
        {
          term: t((w) => w.list.status),
          value: t((w) => w.page.submitted, { at: formatDateTime(submittedAt) }),
        },
      ]),
  ...(approvedAt === null
    ? []
    : [
        {
          key: 'approved',
          term: '',
          value: t((w) => w.page.approved, { at: formatDateTime(approvedAt), name: approvedByName ?? '' }),
        },
      ]),
];

const useContact = ({ mypageId }: Report): Contact | undefined =>
  useRead('/api/admin/my_page/{id}', { path: { id: mypageId } }).data?.body.corporation;

/** The report as a paper, what the business got of it, and its undertaking. */
const Ways = ({ report: { id, mypageId } }: { report: Report }) => {
  const mayCall = useMayCall();
  return (
    <>
      <TextLink as={Link} variant="arrow" href={adminPaths.reportPaper(id)}>
        {t((w) => w.page.paper)}
      </TextLink>
      {mayCall('listIssuedPapers') && (
        <TextLink as={Link} variant="arrow" href={adminPaths.papersOf(mypageId)}>
          {t((w) => w.page.issued)}
        </TextLink>
      )}
      <TextLink variant="arrow" href={adminPaths.myPage(mypageId)}>
        {t((w) => w.page.myPage)}
      </TextLink>
    </>
  );
};

/** When and where, and whom to call who stands before a closed door: first on a phone. */
const Schedule = ({ report }: { report: Report }) => {
  const contact = useContact(report);
  return (
    <Card
      data-first
      title={t((w) => w.page.schedule)}
      aside={<ChangePlan report={report} />}
      foot={<Ways report={report} />}
    >
      <Facts
        variant="compact"
        facts={[
          { term: t((w) => w.page.when), value: <b>{whenText(report)}</b> },
          {
            term: t((w) => w.page.place),
            value: formatPlace(report.sitePrefecture, report.siteAddress),
          },
          ...contactFacts(contact),
          { term: t((w) => w.page.inspector), value: report.inspectorName },
          ...progressFacts(report),
        ]}
      />
    </Card>
  );
};
