import { QuestionCategory } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers, MockRequest } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked } from '../../rows.ts';
import { aProject } from '../project.ts';

type Question = components['schemas']['Question'];

const question = (facts: Partial<Question> & Pick<Question, 'id' | 'question' | 'answer'>): Question => ({
  version: 1,
  createdAt: '2026-11-02T01:00:00.000Z',
  updatedAt: '2026-11-18T01:00:00.000Z',
  projectId: aProject.id,
  category: QuestionCategory.Expenses,
  isPublished: true,
  helpfulCount: 0,
  unhelpfulCount: 0,
  ...facts,
});

/** The one that helps least. */
export const secondHand = question({
  id: 2,
  question: '中古の機械は対象になりますか。',
  answer:
    '対象になりません。新品を購入してください。\n詳しくは https://www.example.jp/guide をご覧ください。',
  helpfulCount: 12,
  unhelpfulCount: 9,
});

/** What is often asked about the round, in the order of the office; the last one is a draft. */
export const questions: readonly Question[] = [
  question({
    id: 1,
    category: QuestionCategory.Application,
    question: '応募の内容は、提出した後に直せますか。',
    answer: '締切までは、提出を取り消して直せます。\n締切の後は、事務局から修正をお願いした所だけ直せます。',
    helpfulCount: 31,
    unhelpfulCount: 2,
  }),
  question({
    id: 2,
    question: '中古の機械は対象になりますか。',
    answer:
      '対象になりません。新品を購入してください。\n詳しくは https://www.example.jp/guide をご覧ください。',
    helpfulCount: 12,
    unhelpfulCount: 9,
  }),
  question({
    id: 3,
    question: '見積書は、何社から取ればよいですか。',
    answer: '1件50万円以上の機械・設備は、2社以上から取ってください。',
  }),
  question({
    id: 4,
    category: QuestionCategory.Schedule,
    question: '交付決定の前に発注してもよいですか。',
    answer: '対象になりません。交付決定の日より後に発注してください。',
    isPublished: false,
  }),
];

const wordsIn = ({ query }: MockRequest): string[] =>
  (query.get('q') ?? '').split(/\s+/u).filter((word) => word !== '');

/** Those that hold every word, of the categories asked for. */
const asked = (rows: readonly Question[], request: MockRequest): Question[] => {
  const categories = request.query.getAll('category');
  return rows.filter(
    (row) =>
      (categories.length === 0 || categories.includes(String(row.category))) &&
      wordsIn(request).every((word) => `${row.question}${row.answer}`.includes(word)),
  );
};

const listOf = <Item>(items: readonly Item[]) => ({
  items: [...items],
  nextCursor: null,
  total: items.length,
});

/** Words that were looked for in vain. */
const missed: components['schemas']['MissedSearchCatalog'] = {
  items: [
    { words: 'リース', count: 14, lastSearchedAt: '2026-11-19T05:00:00.000Z' },
    { words: '消費税 還付', count: 6, lastSearchedAt: '2026-11-20T01:00:00.000Z' },
    { words: 'ソフトウェア', count: 1, lastSearchedAt: '2026-11-12T01:00:00.000Z' },
  ],
};

export const questionHandlers: MockHandlers = {
  listQuestions: (request) => reply(listOf(asked(questions, request))),
  createQuestion: reply(secondHand, 1),
  updateQuestion: reply({ ...secondHand, version: 2 }, 2),
  deleteQuestion: reply(null),
  copyQuestions: reply({ copiedCount: 24, skippedCount: 2 }),
  listMissedSearches: reply(missed),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
  getProject: recordAsked([aProject]),
};

/** The same as anybody reads them. */
export const publicQuestionHandlers: MockHandlers = {
  listPublicQuestions: (request) =>
    reply(
      listOf(
        asked(
          questions.filter(({ isPublished }) => isPublished),
          request,
        ).map(({ id, category, question: words, answer }) => ({ id, category, question: words, answer })),
      ),
    ),
  rateQuestion: reply(null),
  noteMissedSearch: reply(null),
};
