import { Bot, Building2, Landmark } from 'lucide-react';
import { type Activity, ActivityList } from '#ui-kit/ActivityList/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import type { IconShape } from '#ui-kit/Icon/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { ActorKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { Pages } from '#web/parts/company/Pages.tsx';
import { ReadError, ReadState } from '#web/parts/company/ReadState.tsx';
import { RepresentativeOnly } from '#web/parts/company/RepresentativeOnly.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { usePages } from '#web/parts/company/usePages.ts';
import { formatDateTime, formatText } from '#web/parts/text/format.ts';
import { userActivityText as tp } from './userActivity.words.ts';

type ActivityBody = components['schemas']['Activity'];

const icons: Record<ActorKind, IconShape> = {
  [ActorKind.Admin]: Landmark,
  [ActorKind.User]: Building2,
  [ActorKind.Applicant]: Building2,
  [ActorKind.System]: Bot,
  [ActorKind.Machine]: Bot,
};

const whoOf = ({ actorKind, actorName, isOnBehalf }: ActivityBody): string => {
  if (actorKind === ActorKind.System) return tp((w) => w.system);
  const name = actorKind === ActorKind.Admin ? actorName : tp((w) => w.person, { name: actorName });
  return isOnBehalf ? `${name}${tp((w) => w.onBehalf)}` : name;
};

/** Where the values themselves are the news; of papers and files the summary says what happened. */
const withValues: ReadonlySet<ActivityBody['targetKind']> = new Set([
  'MyPage',
  'Corporation',
  'CorporationUser',
]);

/** What a company writes is a message to the desk; of all others it is why they acted. */
const wordsOf = (actorKind: ActorKind, reason: string): string =>
  actorKind === ActorKind.User ? tp((w) => w.message, { reason }) : tp((w) => w.reason, { reason });

/** What changed from what to what, and what was said with it. */
const quoteOf = ({ actorKind, changes, reason, targetKind }: ActivityBody): string =>
  [
    ...(withValues.has(targetKind) ? changes : []).map(({ label, before, after }) =>
      tp((w) => w.change, { label, before: formatText(before), after: formatText(after) }),
    ),
    ...(reason === null ? [] : [wordsOf(actorKind, reason)]),
  ].join('\n');

const itemOf = (activity: ActivityBody): Activity => {
  const quote = quoteOf(activity);
  return {
    id: String(activity.id),
    icon: icons[activity.actorKind],
    who: whoOf(activity),
    what: `\u3000${activity.summary}`,
    at: formatDateTime(activity.at),
    dateTime: activity.at,
    ...(quote === '' ? {} : { quote }),
  };
};

const Content = ({ mypageID }: { mypageID: number }) => {
  const pages = usePages();
  const read = useRead(
    '/api/user/activity',
    { query: { mypageID, limit: pages.limit, ...pages.query } },
    { keepsPrevious: true },
  );
  if (read.isError && read.data === undefined) return <ReadError onRetry={() => void read.refetch()} />;
  if (read.isPending) return <Skeleton shape="card" rows={6} />;
  const items = read.data?.body.items ?? [];
  if (items.length === 0) {
    return <EmptyState title={tp((w) => w.empty)}>{tp((w) => w.emptyText)}</EmptyState>;
  }
  return (
    <Stack gap={16}>
      <Card>
        <ActivityList items={items.map(itemOf)} />
      </Card>
      <Pages {...pages.props(read.data?.body)} />
    </Stack>
  );
};

/** /user/{projectId}/activity: who did what and when on this my page. */
export const ActivityPage = () => {
  const read = useMyPage();
  const title = tp((w) => w.title);
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={6} />}>
        {({ body }) => (
          <RepresentativeOnly myPage={body}>
            <PageHeader rhythm="business" title={title} context={tp((w) => w.context)} />
            <Content mypageID={body.id} />
          </RepresentativeOnly>
        )}
      </ReadState>
    </Page>
  );
};
