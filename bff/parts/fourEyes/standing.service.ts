import type { Standing } from './standings.data.ts';

const WEEK_MS = 7 * 86_400_000;

type Since = Pick<Standing, 'standingSince' | 'confirmedAt'>;

/** When an administrator counts as a second person without anybody confirming him (domain 12: after seven days). */
export const confirmedFrom = ({ standingSince }: Pick<Standing, 'standingSince'>): Date =>
  new Date(standingSince.getTime() + WEEK_MS);

/** Whether an administrator counts as a second person: he was confirmed, or has been what he is for seven days. */
export const isConfirmed = (standing: Since, now: Date): boolean =>
  (standing.confirmedAt !== null && standing.confirmedAt >= standing.standingSince) ||
  confirmedFrom(standing) <= now;

/**
 * Everybody whose hands somebody's acts are: he himself and, while he is not confirmed, who made or changed him, and so on.
 * @param id an administrator
 * @param known every administrator's standing, by id
 */
export const handsOf = (id: number, known: ReadonlyMap<number, Standing>, now: Date): Set<number> => {
  const hands = new Set<number>();
  let next: number | null = id;
  while (next !== null && !hands.has(next)) {
    hands.add(next);
    const standing = known.get(next);
    next = standing === undefined || isConfirmed(standing, now) ? null : standing.standingById;
  }
  return hands;
};
