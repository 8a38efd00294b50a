import { styled } from 'styled-components';
import { Card } from '#ui-kit/Card/index.ts';
import { Counters } from '#ui-kit/Counters/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { ActivityFeed } from '#web/modules/trail/office/activity/ActivityFeed.tsx';
import { AdminType } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useSessions } from '#web/parts/api/services.ts';
import { familiesOf } from '#web/parts/navigation/adminPaths.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { useVariant } from '#web/parts/navigation/variantContext.ts';
import { formatDay } from '#web/parts/text/format.ts';
import { ApplicationCounts } from './ApplicationCounts.tsx';
import { familyCounts, undertakingCounters } from './counterLook.ts';
import { homeText as t } from './home.words.ts';
import { Inspections } from './Inspections.tsx';
import { ProgrammeFigures } from './ProgrammeFigures.tsx';
import { Progress } from './Progress.tsx';
import { Worklist } from './Worklist.tsx';

type Home = components['schemas']['AdminHome'];

const ACTIVITY_COUNT = 8;

/** Types whose members have records of their own; the others share what there is to do. */
const ASSIGNED: readonly AdminType[] = [AdminType.JMAC, AdminType.Inspector];

/** /admin: what the caller has to do, where things stand, what happened (screens.md "Administrator"). */
export const HomePage = () => {
  const admin = useSessions().adminSession.adminUser;
  const home = useRead('/api/admin/home', { query: { limit: ACTIVITY_COUNT } });
  if (admin === null) return <NotFound />;
  return (
    <ReadPage read={home} waiting={<PageHeader title={t((w) => w.title)} />}>
      {({ body }) => (
        <>
          <PageHeader
            title={t((w) => w.title)}
            context={t((w) => w.context, { day: formatDay(body.today), name: admin.name })}
          />
          <HomeParts home={body} type={admin.type} />
        </>
      )}
    </ReadPage>
  );
};

/* A counter alone does not fill the page. */
const Few = styled.div<{ $count: number }>`
  max-width: calc(${({ $count }) => $count} * 14rem);
`;

const Counts = ({ counters }: Pick<Home, 'counters'>) => {
  const families = familyCounts(counters, familiesOf(useVariant()));
  const ofUndertakings = undertakingCounters(counters);
  return (
    <Stack gap={12}>
      <Few $count={Math.max(ofUndertakings.length, 2)}>
        <Counters counters={ofUndertakings} />
      </Few>
      {families.length > 0 && <ApplicationCounts families={families} />}
    </Stack>
  );
};

/** What each type needs first: inspectors their journeys, the ministry its decisions and figures, the desk its work. */
const HomeParts = ({ home, type }: { home: Home; type: AdminType }) => {
  const isMinistry = type === AdminType.MAFF;
  const isInspector = type === AdminType.Inspector;
  return (
    <Stack gap={24}>
      <Counts counters={home.counters} />
      <Columns>
        <Stack gap={24}>
          {isInspector && <Inspections inspections={home.inspections} />}
          <Worklist
            title={t((w) => (isMinistry ? w.worklist.maffTitle : w.worklist.title))}
            isShared={!ASSIGNED.includes(type)}
          />
          {isMinistry && <ProgrammeFigures projects={home.projects} />}
        </Stack>
        <Card title={t((w) => w.activity.title)}>
          <ActivityFeed items={home.recentActivity} today={home.today} />
        </Card>
      </Columns>
      {!isInspector && <Progress projects={home.projects} />}
    </Stack>
  );
};
