import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers, MockRequest } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { mamekuraWorld, officeWorld } from './world.ts';

type Question = components['schemas']['PublicQuestion'];

/** Those that hold every word, of the categories asked for. */
const asked = <Row extends Question>(items: readonly Row[], { query }: MockRequest) => {
  const words = (query.get('q') ?? '').split(/\s+/u).filter((word) => word !== '');
  const categories = query.getAll('category');
  const found = items.filter(
    ({ category, question, answer }) =>
      (categories.length === 0 || categories.includes(String(category))) &&
      words.every((word) => `${question}${answer}`.includes(word)),
  );
  return { items: found, nextCursor: null, total: found.length };
};

/** What is often asked about a round that takes applications, in the order of the office; the last one is a draft. */
export const { items: questions } = officeWorld.saw('listQuestions', 11);

const few = questions.find(({ question }) => question.startsWith('中古'));
if (few === undefined) throw new Error('a question that helps few');

/** The one that helps least. */
export const secondHand = few;

/** What the office does with them. */
export const questionHandlers: MockHandlers = {
  listQuestions: (request) => reply(asked(questions, request)),
  createQuestion: reply(secondHand, secondHand.version),
  updateQuestion: reply(secondHand, secondHand.version + 1),
  deleteQuestion: reply(null),
  copyQuestions: reply({ copiedCount: 24, skippedCount: 2 }),
  listMissedSearches: reply(officeWorld.saw('listMissedSearches', 11)),
};

/** The same as anybody reads them. */
export const publicQuestionHandlers: MockHandlers = {
  listPublicQuestions: (request) => reply(asked(mamekuraWorld.saw('listPublicQuestions', 5).items, request)),
  rateQuestion: reply(null),
  noteMissedSearch: reply(null),
};
