import type { RuleCase } from './ruleCase.ts';

export const questionCases: RuleCase[] = [
  ['a question has an answer', 'question_texts_check', (make) => make.question({ answer: ' ' })],
  ['a question is of a known category', 'question_category_check', (make) => make.question({ category: 6 })],
  ['answers help so many or none', 'question_counts_check', (make) => make.question({ helpfulCount: -1 })],
  ['versions count up from 1', 'question_version_check', (make) => make.question({ version: 0 })],
  [
    'what was searched for is not nothing',
    'missed_search_words_check',
    (make) => make.missedSearch({ words: ' ' }),
  ],
  [
    'what is kept was searched for once at least',
    'missed_search_count_check',
    (make) => make.missedSearch({ count: 0 }),
  ],
];
