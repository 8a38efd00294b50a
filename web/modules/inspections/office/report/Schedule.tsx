import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { InspectionReportStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatDateTime, formatPhone } from '#web/parts/text/format.ts';
import { formatPlace } from '#web/parts/text/formatPlace.ts';
import { inspectionsText as t } from '../inspections.words.ts';
import { PlanDialog } from '../plan/PlanDialog.tsx';
import type { Report } from './useReportChange.ts';
import { whenText } from './whenText.ts';

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

/** When and where, and whom to call who stands before a closed door: first on a phone. */
export const Schedule = ({ report }: { report: Report }) => {
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
