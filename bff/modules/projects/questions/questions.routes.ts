import { mapPhase } from '#bff/core/secondPhase.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import { listMissedSearches, noteMissedSearch, rateQuestion } from './publicQuestions.service.ts';
import { presentQuestion } from './questions.list.ts';
import { copyQuestions, createQuestion, deleteQuestion, updateQuestion } from './questions.service.ts';

const keyOf = ({ id, questionId }: { id: number; questionId: number }) => ({ projectId: id, id: questionId });

/** Questions and answers of a round. */
export const questionRoutes = {
  rateQuestion: async ({ path, body }, scope) =>
    mapPhase(await rateQuestion(scope, path, body.isHelpful), () => noContent()),
  noteMissedSearch: async ({ path, body }, scope) =>
    mapPhase(await noteMissedSearch(scope, path.projectId, body.q), () => noContent()),
  createQuestion: async ({ path, body }, scope) => {
    const made = await createQuestion(scope, path.id, body);
    const location = `/api/admin/project/${path.id}/question/${made.id}`;
    return created(presentQuestion(made), { version: made.version, location });
  },
  updateQuestion: async ({ path, body, ifMatchVersion }, scope) => {
    const changed = await updateQuestion(scope, keyOf(path), body, ifMatchVersion);
    return ok(presentQuestion(changed), { version: changed.version });
  },
  deleteQuestion: async ({ path, ifMatchVersion }, scope) => {
    await deleteQuestion(scope, keyOf(path), ifMatchVersion);
    return noContent();
  },
  copyQuestions: async ({ path, body }, scope) => ok(await copyQuestions(scope, path.id, body.projectId)),
  listMissedSearches: async ({ path }, scope) =>
    ok(wire({ items: await listMissedSearches(scope, path.id) })),
} satisfies Partial<Handlers>;
