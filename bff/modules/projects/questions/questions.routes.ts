import { mapPhase } from '#bff/core/secondPhase.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok, streamed } from '#bff/http/reply.ts';
import { byNumber, fileOf, listBody, pageRequestOf, type Sorts } from '#bff/parts/lists/paging.ts';
import { exportQuestions } from './exportQuestions.service.ts';
import {
  listMissedSearches,
  listPublicQuestions,
  noteMissedSearch,
  rateQuestion,
} from './publicQuestions.service.ts';
import type { QuestionRow } from './questions.data.ts';
import {
  copyQuestions,
  createQuestion,
  deleteQuestion,
  listQuestions,
  type QuestionSearch,
  updateQuestion,
} from './questions.service.ts';

/** As the office put them. */
const sorts: Sorts = { place: [byNumber('category'), byNumber('position')] };

const present = ({ words: _words, position: _position, ...question }: QuestionRow) => wire(question);

const presentPublic = ({ id, category, question, answer }: QuestionRow) => ({
  id,
  category,
  question,
  answer,
});

const keyOf = ({ id, questionId }: { id: number; questionId: number }) => ({ projectId: id, id: questionId });

type Narrowed = Pick<QuestionSearch, 'q' | 'publishedOnly'> & { readonly category?: readonly number[] };

const searchOf = (projectId: number, { q, category, publishedOnly }: Narrowed): QuestionSearch => ({
  projectId,
  q,
  categories: category,
  publishedOnly,
});

/** Questions and answers of a round. */
export const questionRoutes = {
  listPublicQuestions: async ({ path: { projectId }, query }, scope) => {
    const request = pageRequestOf(query, sorts, 'place');
    const search = { projectId, q: query.q, categories: query.category };
    return ok(listBody(await listPublicQuestions(scope, search, request), request, presentPublic));
  },
  rateQuestion: async ({ path, body }, scope) =>
    mapPhase(await rateQuestion(scope, path, body.isHelpful), () => noContent()),
  noteMissedSearch: async ({ path, body }, scope) =>
    mapPhase(await noteMissedSearch(scope, path.projectId, body.q), () => noContent()),
  listQuestions: async ({ path, query }, scope) => {
    const request = pageRequestOf(query, sorts, 'place');
    return ok(listBody(await listQuestions(scope, searchOf(path.id, query), request), request, present));
  },
  exportQuestions: async ({ path, query }, scope) => {
    const { keys } = pageRequestOf({}, sorts, 'place');
    return streamed(
      await exportQuestions(scope, { ...fileOf(query), search: searchOf(path.id, query), keys }),
    );
  },
  createQuestion: async ({ path, body }, scope) => {
    const made = await createQuestion(scope, path.id, body);
    const location = `/api/admin/project/${path.id}/question/${made.id}`;
    return created(present(made), { version: made.version, location });
  },
  updateQuestion: async ({ path, body, ifMatchVersion }, scope) => {
    const changed = await updateQuestion(scope, keyOf(path), body, ifMatchVersion);
    return ok(present(changed), { version: changed.version });
  },
  deleteQuestion: async ({ path, ifMatchVersion }, scope) => {
    await deleteQuestion(scope, keyOf(path), ifMatchVersion);
    return noContent();
  },
  copyQuestions: async ({ path, body }, scope) => ok(await copyQuestions(scope, path.id, body.projectId)),
  listMissedSearches: async ({ path }, scope) =>
    ok(wire({ items: await listMissedSearches(scope, path.id) })),
} satisfies Partial<Handlers>;
