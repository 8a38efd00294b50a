import type { Activity as ListItem } from '#ui-kit/ActivityList/index.ts';
import type { components } from '#web/api/generated/types.ts';
import { DASH } from '#web/text/format.ts';
import { activityIcon } from './activityIcon.ts';
import { activityText } from './activityText.ts';
import { formatWhen } from './formatWhen.ts';

type Activity = components['schemas']['Activity'];

type Options = {
  /** YYYY-MM-DD in Japan: what happened on it is "today". */
  readonly today: string;
  /** With what changed, from what to what. */
  readonly hasChanges: boolean;
  /** Where what it was done to is seen; null where there is no such place. */
  readonly hrefOf?: (activity: Activity) => string | null;
};

const changeLines = ({ changes }: Activity): string[] =>
  changes
    // What was empty and stays empty tells nothing.
    .filter(({ before, after }) => before !== after)
    .map(({ label, before, after }) =>
      activityText((w) => w.change, { label, before: before ?? DASH, after: after ?? DASH }),
    );

/** The contract's activities for ActivityList: who, what, when, why, and what it changed. */
export const activityItems = (
  activities: readonly Activity[],
  { today, hasChanges, hrefOf }: Options,
): ListItem[] =>
  activities.map((activity) => {
    const { reason, summary, isOnBehalf } = activity;
    const href = hrefOf?.(activity) ?? null;
    const quote = [...(reason === null ? [] : [reason]), ...(hasChanges ? changeLines(activity) : [])];
    return {
      id: String(activity.id),
      icon: activityIcon(activity.action),
      ...(activity.action === 'return' ? { tone: 'warning' as const } : {}),
      who: activity.actorName,
      what: activityText((w) => (isOnBehalf ? w.didOnBehalf : w.did), { summary }),
      at: formatWhen(activity.at, today),
      dateTime: activity.at,
      ...(href === null ? {} : { href }),
      ...(quote.length === 0 ? {} : { quote: quote.join('\n') }),
    };
  });
