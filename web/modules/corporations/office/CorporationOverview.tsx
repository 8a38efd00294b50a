import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { ActivityFeed } from '#web/modules/trail/office/activity/ActivityFeed.tsx';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { BankAccountCard } from './BankAccountCard.tsx';
import { basicFacts } from './basicFacts.tsx';
import { corporationsText as t } from './corporations.words.ts';
import { MailCopiesCard } from './MailCopiesCard.tsx';
import { MemoCard } from './MemoCard.tsx';
import { ProjectsCard } from './ProjectsCard.tsx';
import { UsersCard } from './UsersCard.tsx';

type Corporation = components['schemas']['Corporation'];

const HISTORY_COUNT = 10;

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
      <ProjectsCard corporation={corporation} />
      <BankAccountCard corporation={corporation} />
      <UsersCard corporation={corporation} />
      <MailCopiesCard corporationId={corporation.id} />
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
