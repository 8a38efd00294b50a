import { ActivityList } from '#ui-kit/ActivityList/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';
import { activityText } from './activity.words.ts';
import { activityItems } from './activityItems.ts';

type ActivityFeedProps = {
  readonly items: readonly components['schemas']['Activity'][];
  /** YYYY-MM-DD in Japan; the day of this browser's clock when missing. */
  readonly today?: string;
  /** With what changed, from what to what. */
  readonly hasChanges?: boolean;
  /** The day is said already: the time alone stands beside an act. */
  readonly isOfOneDay?: boolean;
  /** Where what it was done to is seen; null where there is no such place. */
  readonly hrefOf?: (activity: components['schemas']['Activity']) => string | null;
};

/** Who did what and when, from the contract's activities. */
export const ActivityFeed = ({
  items,
  today = todayInTokyo(),
  hasChanges = false,
  isOfOneDay = false,
  hrefOf,
}: ActivityFeedProps) =>
  items.length === 0 ? (
    <Text size={14} tone="muted">
      {activityText((w) => w.empty)}
    </Text>
  ) : (
    <ActivityList
      items={activityItems(items, {
        today,
        hasChanges,
        isOfOneDay,
        ...(hrefOf === undefined ? {} : { hrefOf }),
      })}
    />
  );
