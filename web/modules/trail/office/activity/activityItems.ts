import type { Activity as ListItem } from '#ui-kit/ActivityList/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { DASH, formatTime } from '#web/parts/text/format.ts';
import { activityText } from './activity.words.ts';
import { activityIcon } from './activityIcon.ts';
import { formatWhen } from './formatWhen.ts';

type Activity = components['schemas']['Activity'];

type Options = {
  /** YYYY-MM-DD in Japan: what happened on it is "today". */
  readonly today: string;
  /** With what changed, from what to what. */
  readonly hasChanges: boolean;
  /** The day is said already: the time alone stands beside an act. */
  readonly isOfOneDay: boolean;
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

/** The most characters that a change has to stand in the line of the time; longer ones get a box of their own. */
const SHORT = 60;

const isShort = (line: string): boolean => line.length <= SHORT && !line.includes('\n');

/** The contract's activities for ActivityList: who, what, when, why, and what it changed. */
export const activityItems = (
  activities: readonly Activity[],
  { today, hasChanges, isOfOneDay, hrefOf }: Options,
): ListItem[] =>
  activities.map((activity) => {
    const { reason, summary, isOnBehalf, at } = activity;
    const href = hrefOf?.(activity) ?? null;
    const changes = hasChanges ? changeLines(activity) : [];
    const notes = changes.filter(isShort);
    const quote = [...(reason === null ? [] : [reason]), ...changes.filter((line) => !isShort(line))];
    return {
      id: String(activity.id),
      icon: activityIcon(activity.action),
      ...(activity.action === 'return' ? { tone: 'warning' as const } : {}),
      who: activity.actorName,
      what: activityText((w) => (isOnBehalf ? w.didOnBehalf : w.did), { summary }),
      at: isOfOneDay ? formatTime(at) : formatWhen(at, today),
      dateTime: at,
      ...(href === null ? {} : { href }),
      ...(notes.length === 0 ? {} : { notes }),
      ...(quote.length === 0 ? {} : { quote: quote.join('\n') }),
    };
  });
