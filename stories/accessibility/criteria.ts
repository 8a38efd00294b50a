import criteria from './criteria.ja.json' with { type: 'json' };

/** How a criterion is looked after where axe has no rule, or not enough of them. */
export const WAY_WORDS = {
  axe: 'axeの規則だけです',
  story: 'ストーリーの操作のテスト',
  test: 'テスト',
  sweep: '全画面の見回り（npm run bench:sweep）',
  person: '人が見て確かめます（自動の検査はありません）',
  none: '当てはまる中身（音声・映像・動きでの操作）がありません',
} as const;

type Way = keyof typeof WAY_WORDS;

/** A success criterion of WCAG 2.2, https://www.w3.org/TR/WCAG22/ (Recommendation, 12 December 2024). */
export type Criterion = {
  readonly number: string;
  readonly level: string;
  readonly name: string;
  readonly way: Way;
  /** The file below the root that tests it. */
  readonly proof?: string;
};

const isWay = (way: string): way is Way => way in WAY_WORDS;

/** All of level A and AA, in the order of the recommendation. @throws Error for a way that has no words */
export const CRITERIA: readonly Criterion[] = criteria.map(({ way, ...criterion }) => {
  if (!isWay(way)) throw new Error(`${criterion.number} is looked after in an unknown way: ${way}`);
  return { ...criterion, way };
});
