import type { SearchText } from '#bff/platform/database/search.ts';
import { displayCodeCandidates } from '#rules/displayCode.ts';
import { searchForm, searchNumber } from './searchForm.service.ts';

/** What was typed into the search of a list; undefined when that is nothing but spaces. */
export const searchTextOf = (typed: string | undefined): SearchText | undefined => {
  const words = searchForm(typed ?? '');
  if (typed === undefined || words === '') return undefined;
  return { words, number: searchNumber(typed), codes: displayCodeCandidates(typed) };
};
