import { searchForm } from '#bff/parts/records/searchForm.service.ts';

/** What was typed, word by word, each in the form in which questions and answers are kept for the search. */
export const searchWords = (typed: string | undefined): string[] =>
  (typed ?? '')
    .split(/\s+/u)
    .map(searchForm)
    .filter((word) => word !== '');
