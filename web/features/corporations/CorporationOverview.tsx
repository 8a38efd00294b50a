import { Card } from '#ui-kit/Card/index.ts';
import { DataGrid, type GridColumn, GridLink } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { ActivityFeed } from '#web/activity/ActivityFeed.tsx';
import {
  ApplicantTypeLabel,
  BusinessScaleLabel,
  IndustryCodeLabel,
  IndustryGroupLabel,
  LegalFormLabel,
  PrefectureLabel,
} from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { useRead } from '#web/api/query.tsx';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { ProjectStatusTag } from '#web/status/index.ts';
import { DASH, formatDate, formatPhone, formatPostalCode, formatText, formatYen } from '#web/text/format.ts';
import { BankAccountCard } from './BankAccountCard.tsx';
import { corporationsText as t } from './corporationsText.ts';
import { MemoCard } from './MemoCard.tsx';
import { UsersCard } from './UsersCard.tsx';

type Corporation = components['schemas']['Corporation'];
type Taken = components['schemas']['CorporationProject'];

const HISTORY_COUNT = 10;

const PROJECT_COLUMNS: readonly GridColumn<Taken>[] = [
  {
    id: 'displayCode',
    header: t((w) => w.projects.code),
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ displayCode }) => <GridLink kind="code">{displayCode}</GridLink>,
  },
  {
    id: 'projectName',
    header: t((w) => w.projects.project),
    isRowHeader: true,
    phoneSlot: 'title',
    cell: ({ projectName }) => projectName,
  },
  {
    id: 'projectStatus',
    header: t((w) => w.projects.status),
    phoneSlot: 'tag',
    cell: ({ projectStatus }) => <ProjectStatusTag status={projectStatus} />,
  },
];

const Projects = ({ projects }: { projects: readonly Taken[] }) => {
  const title = t((w) => w.projects.title, { count: projects.length });
  return (
    <Stack gap={12}>
      <SectionHeading look={3}>{title}</SectionHeading>
      <DataGrid
        aria-label={title}
        columns={PROJECT_COLUMNS}
        rows={projects}
        rowId={({ mypageId }) => mypageId}
        rowLabel={({ projectName }) => projectName}
        rowHref={({ mypageId }) => adminPaths.myPage(mypageId)}
        empty={<EmptyState headingLevel={3} title={t((w) => w.projects.empty)} />}
      />
    </Stack>
  );
};

const address = ({ postalCode, prefecture, city, streetAddress, building }: Corporation) => (
  <>
    {formatPostalCode(postalCode)}
    <br />
    {[PrefectureLabel[prefecture], city, streetAddress, building].join('')}
  </>
);

const industry = ({ industryGroup, industryCode }: Corporation): string => {
  if (industryGroup === null) return DASH;
  const group = `${industryGroup} ${IndustryGroupLabel[industryGroup]}`;
  return industryCode === null ? group : `${group} ／ ${industryCode} ${IndustryCodeLabel[industryCode]}`;
};

const scale = ({ businessScale, capital, employees }: Corporation): string =>
  t((w) => w.page.scaleValue, {
    scale: businessScale === null ? DASH : BusinessScaleLabel[businessScale],
    capital: formatYen(capital),
    employees: employees === null ? DASH : t((w) => w.page.people, { count: employees }),
  });

const basicFacts = (corporation: Corporation): Fact[] => [
  {
    term: t((w) => w.page.kind),
    value: t((w) => w.page.kindValue, {
      type: ApplicantTypeLabel[corporation.applicantType],
      form: LegalFormLabel[corporation.legalForm],
    }),
  },
  {
    term: t((w) => w.page.representative),
    value: [corporation.representativeTitle, corporation.representativeName].filter(Boolean).join('　'),
  },
  { term: t((w) => w.page.address), value: address(corporation) },
  {
    term: t((w) => w.page.phone),
    value: <TextLink href={`tel:${corporation.phone}`}>{formatPhone(corporation.phone)}</TextLink>,
  },
  { term: t((w) => w.page.fax), value: formatPhone(corporation.fax) },
  { term: t((w) => w.page.industry), value: industry(corporation) },
  { term: t((w) => w.page.scale), value: scale(corporation) },
  { term: t((w) => w.page.established), value: formatDate(corporation.establishedOn) },
  {
    term: t((w) => w.page.fiscalMonth),
    value:
      corporation.fiscalMonth === null ? DASH : t((w) => w.page.month, { month: corporation.fiscalMonth }),
  },
  { term: t((w) => w.page.invoice), value: formatText(corporation.invoiceNumber) },
];

const History = ({ corporationId }: { corporationId: number }) => {
  const read = useRead('/api/admin/activity', {
    query: { targetKind: 'Corporation', targetId: String(corporationId), limit: HISTORY_COUNT },
  });
  return (
    <Card title={t((w) => w.page.history)}>
      {read.data === undefined ? (
        <Skeleton />
      ) : (
        <ActivityFeed items={read.data?.body.items ?? []} hasChanges />
      )}
    </Card>
  );
};

/** All that is known of a corporation: its rounds, its account, its people; basic data and memo at the side. */
export const CorporationOverview = ({
  corporation,
  etag,
}: {
  corporation: Corporation;
  etag: string | null;
}) => (
  <Columns>
    <Stack gap={24}>
      <Projects projects={corporation.projects} />
      <BankAccountCard corporation={corporation} />
      <UsersCard corporation={corporation} />
    </Stack>
    <Stack gap={24}>
      <Card title={t((w) => w.page.basic)}>
        <Facts variant="compact" facts={basicFacts(corporation)} />
      </Card>
      <MemoCard corporation={corporation} etag={etag} />
      <History corporationId={corporation.id} />
    </Stack>
  </Columns>
);
