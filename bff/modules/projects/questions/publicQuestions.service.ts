import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import { countAttempt } from '#bff/modules/access/index.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { tidyText } from '#rules/text.ts';
import { requireProject } from '../projects.service.ts';
import { requirePublished } from '../publicProjects.service.ts';
import { countMissed, listMissedRows, type MissedSearchRow } from './missedSearches.data.ts';
import { countRating, type QuestionKey, type QuestionRow, questionRows } from './questions.data.ts';
import type { QuestionSearch } from './questions.service.ts';
import { searchWords } from './searchWords.service.ts';

/** From one place on a day: an office of many people reads more than one answer, a script stops here. */
const FREE_RATINGS = 100;
const FREE_MISSES = 100;

/** Of the words that are kept. */
const MAX_LETTERS = 100;

/** What anybody may read. @throws NOT_FOUND unless the round is published */
export const listPublicQuestions = async (
  scope: Scope,
  { projectId, categories, q }: QuestionSearch,
  request: PageRequest,
): Promise<Page<QuestionRow>> => {
  await requirePublished(scope, projectId);
  const filter = { projectId, categories, words: searchWords(q), isPublished: true } as const;
  return questionRows.page(scope.db, filter, request);
};

/** Counted before the transaction: what is counted stays whatever becomes of it, and a wait holds no connection. */
const once = (attach: SecondPhase<void>['attach']): SecondPhase<void> => ({
  attach,
  abandon: async () => undefined,
});

/**
 * Counts whether an answer helped, and nothing of who said so.
 * @throws NOT_FOUND for what is not published, TOO_MANY_REQUESTS
 */
export const rateQuestion = async (
  scope: Scope,
  key: QuestionKey,
  isHelpful: boolean,
): Promise<SecondPhase<void>> => {
  await requirePublished(scope, key.projectId);
  await countAttempt(scope, [{ key: `questionRatings:${scope.caller.ip}`, free: FREE_RATINGS }]);
  return once(async ({ db }) => {
    if (!(await countRating(db, key, isHelpful))) throw new ApiError('NOT_FOUND');
  });
};

/** An address, or so many figures as a telephone or corporate number has: perhaps somebody's own. */
const isPersonal = (words: string): boolean => /@|\d(?:[\s-]?\d){5}/u.test(words.normalize('NFKC'));

/**
 * Counts words for which nothing is published; those that are found, and those that may tell of a person, are not kept.
 * @throws NOT_FOUND unless the round is published, TOO_MANY_REQUESTS
 */
export const noteMissedSearch = async (
  scope: Scope,
  projectId: number,
  q: string,
): Promise<SecondPhase<void>> => {
  await requirePublished(scope, projectId);
  await countAttempt(scope, [{ key: `missedSearches:${scope.caller.ip}`, free: FREE_MISSES }]);
  const plain = tidyText(q.normalize('NFKC').replace(/\s+/gu, ' ')).toLowerCase();
  // By letters: half of one is none.
  const words = [...plain].slice(0, MAX_LETTERS).join('');
  return once(async ({ db, now }) => {
    const searched = searchWords(q);
    if (searched.length === 0 || isPersonal(words)) return;
    const found = await questionRows.count(db, { projectId, words: searched, isPublished: true });
    if (found === 0) await countMissed(db, { projectId, words, now });
  });
};

/** What was not found in a round, the most often searched for first. @throws NOT_FOUND */
export const listMissedSearches = async (
  scope: Scope,
  projectId: number,
): Promise<Pick<MissedSearchRow, 'words' | 'count' | 'lastSearchedAt'>[]> => {
  await requireProject(scope, projectId);
  const rows = await listMissedRows(scope.db, projectId);
  return rows.map(({ words, count, lastSearchedAt }) => ({ words, count, lastSearchedAt }));
};
