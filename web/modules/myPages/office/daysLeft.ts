import { deadlineTone } from '#ui-kit/desk/Deadline/index.ts';
import type { Tone } from '#ui-kit/tokens/index.ts';
import { myPagesText as t } from './list/myPages.words.ts';

/** 残り5営業日, 今日まで, 期限切れ. @param daysLeft business days, negative when past */
export const daysLeftText = (daysLeft: number): string => {
  if (daysLeft < 0) return t((w) => w.days.past);
  return daysLeft === 0 ? t((w) => w.days.today) : t((w) => w.days.left, { days: daysLeft });
};

/** The same for a column whose head says 残り. */
export const daysLeftShort = (daysLeft: number): string =>
  daysLeft <= 0 ? daysLeftText(daysLeft) : t((w) => w.days.leftShort, { days: daysLeft });

/** The tone of a deadline that is near or past; none while there is time. */
export const daysLeftTone = (daysLeft: number): Tone | undefined => {
  const tone = deadlineTone(daysLeft);
  return tone === 'calm' ? undefined : tone;
};
