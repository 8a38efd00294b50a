import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];

/** Points by the key of the scoring item; what is not given yet is missing. */
export type Points = Readonly<Record<string, number>>;

/** The caller's own points so far. */
export const ownPoints = (scores: readonly Schemas['Score'][], reviewerId: number): Points =>
  Object.fromEntries(
    (scores.find((score) => score.reviewerId === reviewerId)?.items ?? []).map(({ item, points }) => [
      item,
      points,
    ]),
  );

/** The items to send; null while one of them has no points. */
export const scoreItems = (
  items: readonly Schemas['ScoringItem'][],
  points: Points,
): Schemas['ScoreItem'][] | null => {
  const given = items.flatMap(({ key }) => {
    const value = points[key];
    return value === undefined ? [] : [{ item: key, points: value }];
  });
  return given.length === items.length && given.length > 0 ? given : null;
};
