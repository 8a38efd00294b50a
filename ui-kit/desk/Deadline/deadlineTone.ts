/** calm: later. warning: act now and all is well. danger: past. */
export type DeadlineTone = 'calm' | 'warning' | 'danger';

/** From here on a deadline is near (business days, LOOK "Tones"). */
export const nearDays = 7;

/**
 * The tone of a deadline. Past is danger, near is warning, the rest is calm.
 * @param daysLeft whole days until the deadline, 0 on the day itself, negative when past
 */
export const deadlineTone = (daysLeft: number, warnWithinDays: number = nearDays): DeadlineTone => {
  if (daysLeft < 0) return 'danger';
  return daysLeft <= warnWithinDays ? 'warning' : 'calm';
};
