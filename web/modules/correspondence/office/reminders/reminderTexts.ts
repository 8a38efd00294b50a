import type { components } from '#web/parts/api/generated/types.ts';
import { formatDate } from '#web/parts/text/format.ts';
import { remindersText as t } from './reminders.words.ts';

type Reminder = components['schemas']['Reminder'];

/** Distance from the due day: 3営業日前. */
export const offsetText = ({ days }: Pick<Reminder, 'days'>): string => {
  if (days === 0) return t((w) => w.onDay);
  return days < 0 ? t((w) => w.before, { days: -days }) : t((w) => w.after, { days });
};

/** Until when it is held, and by whom; nothing where nobody holds it. */
export const holdText = ({ hold }: Pick<Reminder, 'hold'>): string | undefined => {
  if (hold === null) return undefined;
  const { untilOn, heldByName: name } = hold;
  return untilOn === null
    ? t((w) => w.heldOpen, { name })
    : t((w) => w.heldUntil, { day: formatDate(untilOn), name });
};
