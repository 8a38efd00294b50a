import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { byNumber } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { requireProject } from '../projects.service.ts';
import { listPublicQuestions } from './publicQuestions.service.ts';
import type { QuestionRow } from './questions.data.ts';
import { listQuestions } from './questions.service.ts';
import { questionFile as words } from './questions.words.ts';

export const presentQuestion = ({ words: _words, position: _position, ...question }: QuestionRow) =>
  wire(question);

const asPlaced = {
  orders: { place: [byNumber('category'), byNumber('position')] },
  firstOrder: 'place',
} as const;

/** The published questions of a round, for everybody. */
export const publicQuestionList = describeList({
  ...asPlaced,
  list: 'listPublicQuestions',
  conditions: { projectId: 'projectId', q: 'q', category: 'categories' },
  read: listPublicQuestions,
  present: ({ id, category, question, answer }) => ({ id, category, question, answer }),
});

/** The questions of a round with their answers, as the office put them; drafts among them. */
export const questionList = describeList({
  ...asPlaced,
  list: 'listQuestions',
  file: 'exportQuestions',
  conditions: { id: 'projectId', q: 'q', category: 'categories', publishedOnly: 'publishedOnly' },
  read: listQuestions,
  present: presentQuestion,
  exported: async (scope, { projectId }) => ({
    name: words.file((await requireProject(scope, projectId)).shortName),
    target: { kind: 'project', id: projectId },
    projectId,
    columns: [
      { heading: words.category, cellOf: ({ category }) => labelOf('QuestionCategory', category) },
      { heading: words.question, width: 40, cellOf: ({ question }) => question },
      { heading: words.answer, width: 60, cellOf: ({ answer }) => answer },
      { heading: words.state, cellOf: ({ isPublished }) => (isPublished ? words.published : words.draft) },
      { heading: words.helpful, cellOf: ({ helpfulCount }) => helpfulCount },
      { heading: words.unhelpful, cellOf: ({ unhelpfulCount }) => unhelpfulCount },
      { heading: words.updatedAt, width: 18, cellOf: ({ updatedAt }) => updatedAt },
    ],
  }),
});
