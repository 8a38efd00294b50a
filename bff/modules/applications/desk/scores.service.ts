import { adminOf } from '#bff/core/actor.ts';
import { invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { refuseNow } from '../applicationGuards.service.ts';
import { deleteApplicationScore, saveApplicationScore } from '../applicationReviews.data.ts';
import { applicationMessage, applicationMessages } from '../applications.words.ts';
import { recordOf } from '../apply/answers.service.ts';
import type { Dossier } from '../dossier.service.ts';
import { auditTargetOf } from '../moveApplication.service.ts';
import { isStatus } from '../statuses.service.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';
import { assertRole } from './deskFields.service.ts';

/** What a project is reviewed by; `weight` multiplies the 1 to 5 points of an item. */
export type ScoringItem = { readonly key: string; readonly label: string; readonly weight: number };

export type Mark = { readonly item: string; readonly points: number; readonly comment?: string | null };

/** Extra points, 1 to 3, kept beside the items under this name. */
const BONUS = 'bonus';
const DEFAULT_WEIGHT = 2;

const defaultItems: readonly ScoringItem[] = Object.entries(applicationMessages.defaultScoring).map(
  ([key, label]) => ({ key, label, weight: DEFAULT_WEIGHT }),
);

/** The items of a project, or the five usual ones with equal weights (domain 1 "Scoring"). */
export const scoringItemsOf = ({
  scoringItems,
}: {
  readonly scoringItems: unknown;
}): readonly ScoringItem[] => {
  const stored = (Array.isArray(scoringItems) ? scoringItems : []).map(recordOf);
  const items = stored.map(({ key, label, weight }) => ({
    key: String(key),
    label: String(label),
    weight: Number(weight),
  }));
  return items.length > 0 ? items : defaultItems;
};

export type ReviewerScore = {
  readonly reviewerId: number;
  readonly reviewerName: string;
  readonly items: readonly Mark[];
  readonly bonusPoints: number;
  /** Points times weights, and the bonus. */
  readonly total: number;
  readonly scoredAt: Date;
  /** Every item has a mark; others do not count in the average. */
  readonly isComplete: boolean;
};

type ScoreRow = ApplicationRow['scores'][number];

const reviewerScoreOf = (rows: readonly [ScoreRow, ...ScoreRow[]], items: readonly ScoringItem[]) => {
  const marks = rows.filter(({ item }) => items.some(({ key }) => key === item));
  const bonusPoints = rows.find(({ item }) => item === BONUS)?.score ?? 0;
  const weightOf = (item: string): number => items.find(({ key }) => key === item)?.weight ?? 0;
  const weighted = marks.reduce((sum, { item, score }) => sum + score * weightOf(item), 0);
  return {
    reviewerId: rows[0].reviewerId,
    reviewerName: rows[0].reviewer.name,
    items: marks.map(({ item, score, comment }) => ({ item, points: score, comment })),
    bonusPoints,
    total: weighted + bonusPoints,
    scoredAt: new Date(Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))),
    isComplete: marks.length === items.length,
  };
};

/** The marks of an application by reviewer, in the order in which they began. */
export const reviewerScores = ({ scores, project }: ApplicationRow): ReviewerScore[] => {
  const items = scoringItemsOf(project);
  const byReviewer = Map.groupBy(scores, ({ reviewerId }) => reviewerId);
  return [...byReviewer.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [reviewerScoreOf([first, ...rest], items)],
  );
};

/** Mean of the reviewers who marked every item, to one hundredth; null while there is none. */
export const averageOf = (scores: readonly ReviewerScore[]): number | null => {
  const complete = scores.filter(({ isComplete }) => isComplete);
  if (complete.length === 0) return null;
  const sum = complete.reduce((total, score) => total + score.total, 0);
  return Math.round((sum / complete.length) * 100) / 100;
};

const saveBonus = async (scope: Scope, row: ApplicationRow, bonusPoints: number): Promise<void> => {
  const place = { applicationId: row.id, reviewerId: adminOf(scope).adminUserId, item: BONUS };
  if (bonusPoints === 0) await deleteApplicationScore(scope.db, place);
  else await saveApplicationScore(scope.db, { ...place, score: bonusPoints, comment: null });
};

/**
 * Stores the caller's own marks.
 * @returns whether anything was sent; the average is then stored by the caller from the fresh row
 * @throws ACCESS_DENIED (only JMAC reviews), TRANSITION_NOT_ALLOWED, INVALID_PARAMETER for an unknown item
 */
export const saveScores = async (
  scope: Scope,
  dossier: Dossier,
  input: { readonly scores?: readonly Mark[] | undefined; readonly bonusPoints?: number | undefined },
): Promise<boolean> => {
  const { scores = [], bonusPoints } = input;
  if (scores.length === 0 && bonusPoints === undefined) return false;
  assertRole(scope, 'JMAC');
  const { row } = dossier;
  if (!isStatus(row, 'UnderReview', 'Waitlisted')) {
    refuseNow(dossier, scope, applicationMessage('scoreNotNow'));
  }
  const items = scoringItemsOf(row.project);
  const reviewerId = adminOf(scope).adminUserId;
  for (const [index, { item, points, comment }] of scores.entries()) {
    if (!items.some(({ key }) => key === item)) {
      throw invalidField(`/scores/${index}/item`, applicationMessage('scoreItemUnknown'));
    }
    const mark = { applicationId: row.id, reviewerId, item, score: points, comment: comment ?? null };
    await saveApplicationScore(scope.db, mark);
  }
  if (bonusPoints !== undefined) await saveBonus(scope, row, bonusPoints);
  const after = { scores: scores.map(({ item, points }) => ({ item, points })), bonusPoints };
  await scope.audit({ action: 'scored', ...auditTargetOf(row), after });
  return true;
};
