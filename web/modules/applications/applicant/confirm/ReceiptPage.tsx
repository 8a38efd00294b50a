import { Download } from 'lucide-react';
import { useParams } from 'wouter';
import { applicantAddress } from '#rules/familyNames.ts';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Receipt as ReceiptSheet } from '#ui-kit/desk/Receipt/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { PapersInMaking } from '#web/parts/files/PapersInMaking.tsx';
import { whileMade } from '#web/parts/files/scanning.ts';
import { useOpenInTab } from '#web/parts/files/useOpenStoredFile.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { formatDateTimeSeconds, formatPhone, formatText, formatYen } from '#web/parts/text/format.ts';
import { useSaveFile } from '#web/parts/viewer/useSaveFile.ts';
import { ApplicantArea, type Area, LoadFailed, Loading } from '../ApplicantArea.tsx';
import { applicantText as t } from '../model/applicant.words.ts';
import { FAMILY_PATHS } from '../model/families.ts';
import type { Receipt } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';
import { applicantStatusText as statusText } from '../status/applicantStatus.words.ts';

/** /application/project/{projectId}/receipt/{receiptId}: proof that the application was received. */
export const ReceiptPage = () => <ApplicantArea>{(area) => <OneReceipt {...area} />}</ApplicantArea>;

const OneReceipt = ({ application }: Area) => {
  const { receiptId = '' } = useParams();
  const receipt = useRead(
    FAMILY_PATHS[application.family].receipt,
    { path: { id: receiptId } },
    { everyMs: whileMade },
  );
  if (receipt.data === null) return <NotFound />;
  if (receipt.data !== undefined) return <Sheet receipt={receipt.data.body} application={application} />;
  return receipt.isError ? <LoadFailed onRetry={() => void receipt.refetch()} /> : <Loading />;
};

const factsOf = (receipt: Receipt) => [
  { term: statusText((w) => w.receipt.number), value: receipt.number },
  { term: statusText((w) => w.receipt.at), value: formatDateTimeSeconds(receipt.issuedAt) },
  { term: statusText((w) => w.receipt.code), value: formatText(receipt.displayCode) },
  { term: statusText((w) => w.receipt.project), value: receipt.projectName },
  { term: statusText((w) => w.receipt.plan), value: receipt.targetTitle },
  { term: statusText((w) => w.receipt.organization), value: formatText(receipt.submitterOrganization) },
  { term: statusText((w) => w.receipt.submitter), value: receipt.submitterName },
  { term: statusText((w) => w.receipt.amount), value: formatYen(receipt.subsidyAmount) },
  {
    term: statusText((w) => w.receipt.desk),
    value: statusText((w) => w.receipt.deskValue, {
      name: receipt.deskName,
      phone: formatPhone(receipt.deskPhone),
    }),
  },
];

const filesOf = ({ files }: Receipt) =>
  files.map(({ fileName, documentLabel, sizeBytes, sha256, receivedSha256, versionNumber }) => ({
    id: `${documentLabel} ${sha256} ${fileName}`,
    name:
      documentLabel === null ? fileName : t((w) => w.area.place, { label: documentLabel, message: fileName }),
    note: statusText((w) => w.receipt.version, { version: versionNumber }),
    sizeBytes,
    sha256,
    receivedSha256,
  }));

const Sheet = ({ receipt, application }: { receipt: Receipt } & Pick<Area, 'application'>) => {
  const { family, projectId } = application;
  const fileHref = applicantAddress(family, `/receipt/${receipt.id}/file`);
  const save = useSaveFile(fileHref);
  const openInTab = useOpenInTab();
  usePageTitle(statusText((w) => w.receipt.title));
  return (
    <Page width="form">
      <PapersInMaking labels={receipt.papersInMaking} />
      <ReceiptSheet
        title={statusText((w) => w.receipt.done)}
        lead={statusText((w) => w.receipt.lead)}
        onPrint={() => void openInTab(fileHref, 'application/pdf')}
        facts={factsOf(receipt)}
        files={filesOf(receipt)}
        back={
          <>
            <Button size="large" icon={Download} onClick={() => void save()}>
              {statusText((w) => w.receipt.pdf)}
            </Button>
            <ButtonLink variant="primary" size="large" href={applicantPaths.home(projectId)}>
              {statusText((w) => w.receipt.back)}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
};
