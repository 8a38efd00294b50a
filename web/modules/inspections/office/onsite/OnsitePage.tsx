import { Smartphone } from 'lucide-react';
import { Suspense } from 'react';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import type { PhonePhoto, PhoneReport } from '#web/parts/offline/phoneDb.ts';
import { isSent } from '#web/parts/offline/phoneStore.ts';
import { formatPlace } from '#web/parts/text/formatPlace.ts';
import { inspectionsText } from '../inspections.words.ts';
import { whenText } from '../report/whenText.ts';
import { OpenShotsTag } from './OpenShotsTag.tsx';
import { onsiteText as t } from './onsite.words.ts';
import { SendState } from './SendState.tsx';
import { sentLook } from './sentLook.ts';
import { openShots, shotList } from './shotList.ts';
import { useOutbox } from './useOutbox.ts';
import { useOnPhone, usePhoneStore } from './usePhone.ts';

const WRITERS = typesThatMayCall('addMyPageReportPhoto');

/** /admin/mypage_report/onsite — the inspections that lie on this phone; where an installed app begins. */
export const OnsitePage = () => (
  <OnlyFor types={WRITERS}>
    <link rel="manifest" href="/onsite.webmanifest" />
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: inspectionsText((w) => w.list.title), href: adminPaths.reports },
            { label: t((w) => w.list.title) },
          ]}
        />
      }
      title={t((w) => w.list.title)}
      context={t((w) => w.list.context)}
    />
    <Suspense fallback={<Skeleton shape="card" rows={4} />}>
      <Reports />
    </Suspense>
  </OnlyFor>
);

const byDay = (one: PhoneReport, other: PhoneReport): number =>
  one.base.scheduledOn.localeCompare(other.base.scheduledOn) || one.id - other.id;

const Reports = () => {
  const store = usePhoneStore();
  const onPhone = useOnPhone(store);
  const outbox = useOutbox(store);
  if (onPhone === null) return <Skeleton shape="card" rows={4} />;
  const { reports, photos } = onPhone;
  if (reports.length === 0) return <Nothing />;
  return (
    <Stack gap={24}>
      <SendState {...{ onPhone, outbox }} here={adminPaths.onsite} />
      {reports.toSorted(byDay).map((report) => (
        <OneReport key={report.id} report={report} photos={photos} />
      ))}
    </Stack>
  );
};

const Nothing = () => (
  <Card>
    <EmptyState
      icon={Smartphone}
      title={t((w) => w.list.empty)}
      action={
        <TextLink as={Link} variant="arrow" href={adminPaths.reports}>
          {t((w) => w.list.all)}
        </TextLink>
      }
    >
      {t((w) => w.list.emptyText)}
    </EmptyState>
  </Card>
);

type OneReportProps = { readonly report: PhoneReport; readonly photos: readonly PhonePhoto[] };

const OneReport = ({ report, photos }: OneReportProps) => {
  const { id, base } = report;
  const mine = photos.filter(({ reportId }) => reportId === id);
  const look = sentLook(isSent(report, mine));
  return (
    <Card
      title={
        <TextLink as={Link} href={adminPaths.onsiteReport(id)}>
          {base.mypage.corporationName}
        </TextLink>
      }
    >
      <Stack gap={8}>
        <Text isBold>{whenText(base)}</Text>
        <Text size={14} tone="muted">
          {formatPlace(base.sitePrefecture, base.siteAddress)}
        </Text>
        <Row gap={8}>
          <OpenShotsTag isAlone count={openShots(shotList(base, mine))} />
          <StatusTag {...look.tag}>{look.word}</StatusTag>
        </Row>
      </Stack>
    </Card>
  );
};
