import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { Receipt } from '#ui-kit/desk/Receipt/index.ts';
import type { Fact } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { Muted } from '#web/parts/company/LinedList.tsx';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { useSection } from '#web/parts/company/useSection.ts';
import { filesText as tf } from '#web/parts/files/files.words.ts';
import { useOpenInTab } from '#web/parts/files/useOpenStoredFile.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatDateTimeSeconds, formatPhone, formatText } from '#web/parts/text/format.ts';
import { useSaveFile } from '#web/parts/viewer/useSaveFile.ts';
import { actionOf } from './section/sectionMode.ts';
import { userSectionText as ts } from './section/userSection.words.ts';

/** Between a form and a page: a code of 64 digits stands on one line. */
const ReceiptWidth = styled.div`
  width: 100%;
  max-width: 56rem;
  margin-inline: auto;
`;

type ReceiptBody = components['schemas']['Receipt'];

const whoOf = ({ submitterOrganization, submitterName }: ReceiptBody): string =>
  submitterOrganization === null ? submitterName : `${submitterOrganization}\u3000${submitterName}`;

const factsOf = (receipt: ReceiptBody): Fact[] => [
  { term: ts((w) => w.receipt.number), value: <b>{receipt.number}</b> },
  {
    term: ts((w) => w.receipt.at),
    key: 'at',
    value: (
      <>
        <time dateTime={receipt.issuedAt}>{formatDateTimeSeconds(receipt.issuedAt)}</time>{' '}
        <Muted>{ts((w) => w.receipt.serverTime)}</Muted>
      </>
    ),
  },
  { term: ts((w) => w.receipt.target), value: receipt.targetTitle },
  {
    term: ts((w) => w.receipt.project),
    value: `${formatText(receipt.displayCode)}\u3000${receipt.projectName}`,
  },
  {
    term: ts((w) => w.receipt.who),
    key: 'who',
    value: (
      <>
        {whoOf(receipt)}
        {receipt.isOnBehalf && (
          <>
            <br />
            <Muted>{ts((w) => w.receipt.onBehalf, { reason: formatText(receipt.onBehalfReason) })}</Muted>
          </>
        )}
      </>
    ),
  },
  { term: ts((w) => w.receipt.desk), value: `${receipt.deskName}\u3000${formatPhone(receipt.deskPhone)}` },
];

const filesOf = ({ files }: ReceiptBody) =>
  files.map(({ fileName, sizeBytes, sha256, receivedSha256, versionNumber }, index) => ({
    id: `${index} ${sha256}`,
    name: fileName,
    note: tf((w) => w.version, { number: versionNumber }),
    sizeBytes,
    sha256,
    receivedSha256,
  }));

/** As long as nobody has opened the submission, the way to mend it stands under the receipt. */
const PullBackHint = ({ sectionId, receiptId }: { sectionId: number; receiptId: string }) => {
  const projectId = useProjectId();
  const section = useSection(sectionId).data?.body;
  const isNewest = section?.receipts[0]?.id === receiptId;
  if (section === undefined || !isNewest || actionOf(section, 'pullBack')?.allowed !== true) return null;
  return (
    <Text size={14} tone="muted" data-print="hidden">
      {ts((w) => w.receipt.pullBackLead)}{' '}
      <TextLink as={Link} href={userPaths.section(projectId, sectionId)}>
        {ts((w) => w.receipt.section)}
      </TextLink>
    </Text>
  );
};

const Content = ({ receipt }: { receipt: ReceiptBody }) => {
  const projectId = useProjectId();
  const isSection = receipt.targetKind === 'Section';
  const fileHref = `/api/user/receipt/${receipt.id}/file` as const;
  const save = useSaveFile(fileHref);
  const openInTab = useOpenInTab();
  usePageTitle(ts((w) => w.receipt.title, { name: receipt.targetTitle }));
  return (
    <Stack gap={16}>
      <Breadcrumb
        data-print="hidden"
        items={[
          { label: ts((w) => w.home), href: userPaths.home(projectId) },
          ...(isSection
            ? [{ label: receipt.targetTitle, href: userPaths.section(projectId, receipt.targetId) }]
            : []),
          { label: ts((w) => w.receipt.crumb) },
        ]}
      />
      <Receipt
        title={ts((w) => w.receipt.title, { name: receipt.targetTitle })}
        lead={ts((w) => w.receipt.lead)}
        onPrint={() => void openInTab(fileHref, 'application/pdf')}
        facts={factsOf(receipt)}
        files={filesOf(receipt)}
        back={
          <>
            <Button size="large" icon={Download} onClick={() => void save()}>
              {ts((w) => w.receipt.pdf)}
            </Button>
            <ButtonLink as={Link} variant="primary" size="large" href={userPaths.home(projectId)}>
              {ts((w) => w.receipt.back)}
            </ButtonLink>
          </>
        }
      />
      {isSection && <PullBackHint sectionId={receipt.targetId} receiptId={receipt.id} />}
    </Stack>
  );
};

/** /user/{projectId}/receipt/{id}: proof of what was received, when to the second, printable. */
export const ReceiptPage = () => {
  const { receiptId = '' } = useParams();
  const read = useRead('/api/user/receipt/{id}', { path: { id: receiptId } });
  return (
    <ReceiptWidth>
      <ReadState
        read={read}
        title={ts((w) => w.receipt.loadingTitle)}
        skeleton={<Skeleton shape="card" rows={6} />}
      >
        {({ body }) => <Content receipt={body} />}
      </ReadState>
    </ReceiptWidth>
  );
};
