/** Japan has no summer time: an instant is a day and a time nine hours ahead of UTC, always. */
const OFFSET_MS = 9 * 60 * 60 * 1000;

/** An instant as the day and time that a clock in Japan shows. */
export const splitInstant = (instant: string | null): { day: string; time: string } => {
  if (instant === null) return { day: '', time: '' };
  const shown = new Date(Date.parse(instant) + OFFSET_MS).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
};

/** Day and time in Japan as an instant, `…Z` without milliseconds; null when the day is empty. */
export const joinInstant = (day: string, time: string): string | null =>
  day === ''
    ? null
    : `${new Date(Date.parse(`${day}T${time === '' ? '00:00' : time}:00Z`) - OFFSET_MS).toISOString().slice(0, 19)}Z`;
