import { ActivityList } from '#ui-kit/ActivityList/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { components } from '#web/api/generated/types.ts';
import { DASH } from '#web/text/format.ts';
import { activityIcon } from './activityIcon.ts';
import { activityText } from './activityText.ts';
import { formatWhen, todayInJapan } from './formatWhen.ts';

type Activity = components['schemas']['Activity'];

type ActivityFeedProps = {
  readonly items: readonly Activity[];
  /** YYYY-MM-DD in Japan: what happened on it is "today"; the day of this browser's clock when missing. */
  readonly today?: string;
  /** With what changed, from what to what. */
  readonly hasChanges?: boolean;
};

/** Who did what and when, from the contract's activities. */
export const ActivityFeed = ({ items, today = todayInJapan(), hasChanges = false }: ActivityFeedProps) => {
  if (items.length === 0) {
    return (
      <Text size={14} tone="muted">
        {activityText((w) => w.empty)}
      </Text>
    );
  }
  return (
    <ActivityList
      items={items.map((item) => ({
        id: String(item.id),
        icon: activityIcon(item.action),
        who: item.actorName,
        what: activityText((w) => (item.isOnBehalf ? w.didOnBehalf : w.did), { summary: item.summary }),
        at: formatWhen(item.at, today),
        dateTime: item.at,
        quote:
          item.reason ??
          (hasChanges && item.changes.length > 0 ? <Changes changes={item.changes} /> : undefined),
      }))}
    />
  );
};

const Changes = ({ changes }: { changes: Activity['changes'] }) => (
  <Stack gap={4}>
    {changes.map(({ field, label, before, after }) => (
      <span key={field}>
        {activityText((w) => w.change, { label, before: before ?? DASH, after: after ?? DASH })}
      </span>
    ))}
  </Stack>
);
