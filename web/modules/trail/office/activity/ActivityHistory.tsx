import { useState } from 'react';
import { styled } from 'styled-components';
import { tokyoDayOf } from '#rules/calendar.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { FilterBar, type FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { ActivityTopic, ActivityTopicLabel, ActorKind } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useServices } from '#web/parts/api/services.ts';
import { membersOf } from '#web/parts/list/listAddress.ts';
import { useFurther } from '#web/parts/list/useFurther.ts';
import { useListAddress } from '#web/parts/list/useListAddress.ts';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { formatDay } from '#web/parts/text/format.ts';
import { ActivityFeed } from './ActivityFeed.tsx';
import { activityText } from './activity.words.ts';

type Schemas = components['schemas'];
type Activity = Schemas['Activity'];

type ActivityHistoryProps = {
  /** One record, or everything on one my page. */
  readonly target:
    | { readonly mypageId: number }
    | { readonly targetKind: Schemas['TargetKind']; readonly targetId: string };
  /** Who acts here beside the office. */
  readonly others: { readonly kind: ActorKind; readonly label: string };
  /** What acts here are about. */
  readonly topics: readonly ActivityTopic[];
  /** What brings the first entry. */
  readonly noneText: string;
  /** Where what it was done to is seen; null where there is no such place. */
  readonly hrefOf?: (activity: Activity) => string | null;
};

/** Rows that are read at once, and how many more with each さらに読み込む. Behind 200, the contract's most, by cursor. */
const STEP = 50;
const MOST = 200;

/** The names of the conditions, in the address as in the contract. */
const NAMES = ['actorKind', 'topic'] as const;

const filtersOf = ({ others, topics }: ActivityHistoryProps): FilterDefinition[] => [
  {
    id: 'actorKind',
    name: activityText((w) => w.history.who),
    options: [
      { value: String(ActorKind.Admin), label: activityText((w) => w.history.office) },
      { value: String(others.kind), label: others.label },
      { value: String(ActorKind.System), label: activityText((w) => w.history.system) },
    ],
  },
  {
    id: 'topic',
    name: activityText((w) => w.history.what),
    options: topics.map((topic) => ({ value: String(topic), label: ActivityTopicLabel[topic] })),
  },
];

/** Who did what and when on a record, by day, newest first, narrowed by who acted and by what it was about. */
export const ActivityHistory = (props: ActivityHistoryProps) => {
  const { target, noneText, hrefOf } = props;
  const { params, go } = useListAddress();
  const [limit, setLimit] = useState(STEP);
  const values = Object.fromEntries(NAMES.map((name) => [name, params.getAll(name)]));
  const narrowed = {
    actorKind: membersOf(values, 'actorKind', Object.values(ActorKind)),
    topic: membersOf(values, 'topic', Object.values(ActivityTopic)),
  };
  const read = useRead(
    '/api/admin/activity',
    { query: { ...target, ...narrowed, limit } },
    { keepsPrevious: true },
  );
  const clear = () => go({ actorKind: [], topic: [] }, { replace: true });
  const isWhole = narrowed.actorKind.length === 0 && narrowed.topic.length === 0;
  return (
    <ReadPage read={read}>
      {({ body }) => (
        <Stack gap={24}>
          {(body.items.length > 0 || !isWhole) && (
            <FilterBar
              filters={filtersOf(props)}
              values={values}
              onChange={(following) => go(following, { replace: true })}
              onClear={clear}
            />
          )}
          {body.items.length === 0 && <Nothing text={noneText} onClear={isWhole ? null : clear} />}
          <Entries
            first={body}
            query={{ ...target, ...narrowed }}
            onMore={limit < MOST ? () => setLimit(Math.min(limit + STEP, MOST)) : null}
            {...(hrefOf === undefined ? {} : { hrefOf })}
          />
        </Stack>
      )}
    </ReadPage>
  );
};

type EntriesProps = Pick<ActivityHistoryProps, 'hrefOf'> & {
  readonly first: Schemas['ActivityList'];
  readonly query: ActivityHistoryProps['target'] & {
    readonly actorKind: ActorKind[];
    readonly topic: ActivityTopic[];
  };
  /** Reads a longer first part; null once it is as long as the contract gives. */
  readonly onMore: (() => void) | null;
};

/** The entries by day, and the way to older ones. */
const Entries = ({ first, query, onMore, ...places }: EntriesProps) => {
  const { api } = useServices();
  const { items, hasMore, isBusy, readMore } = useFurther(first, async (cursor) => {
    const answer = await api.read('/api/admin/activity', { query: { ...query, limit: MOST, cursor } });
    return answer?.body ?? null;
  });
  return (
    <>
      <Days items={items} {...places} />
      {hasMore && (
        <Button isBusy={isBusy} onClick={onMore ?? (() => void readMore())}>
          {activityText((w) => w.history.more)}
        </Button>
      )}
    </>
  );
};

const Nothing = ({ text, onClear }: { text: string; onClear: (() => void) | null }) =>
  onClear === null ? (
    <EmptyState title={activityText((w) => w.history.none)}>{text}</EmptyState>
  ) : (
    <EmptyState
      title={activityText((w) => w.history.noneOfThese)}
      action={<Button onClick={onClear}>{activityText((w) => w.history.clear)}</Button>}
    >
      {activityText((w) => w.history.noneOfTheseText)}
    </EmptyState>
  );

const Day = styled.section`
  display: grid;
  gap: ${space[12]};
`;

type DaysProps = Pick<ActivityHistoryProps, 'hrefOf'> & { readonly items: readonly Activity[] };

const Days = ({ items, hrefOf }: DaysProps) =>
  [...Map.groupBy(items, ({ at }) => tokyoDayOf(new Date(at)))].map(([day, own]) => (
    <Day key={day}>
      <SectionHeading level={3} look={4}>
        <time dateTime={day}>{formatDay(day)}</time>
      </SectionHeading>
      <ActivityFeed items={own} hasChanges isOfOneDay {...(hrefOf === undefined ? {} : { hrefOf })} />
    </Day>
  ));
