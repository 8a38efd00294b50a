import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { normaliseTexts } from '#bff/core/texts/textRules.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { findProject } from '../projects.data.ts';
import { requireProject } from '../projects.service.ts';
import {
  copyQuestionRows,
  deleteQuestionRow,
  findNeighbour,
  findQuestion,
  insertQuestion,
  lockQuestions,
  MAX_QUESTIONS,
  nextPosition,
  placeQuestion,
  type QuestionChange,
  type QuestionFilter,
  type QuestionKey,
  type QuestionRow,
  type QuestionTexts,
  questionRows,
  updateQuestionRow,
} from './questions.data.ts';
import { questionMessages } from './questions.words.ts';
import { searchWords } from './searchWords.service.ts';

/** How a list of questions is narrowed. */
export type QuestionSearch = Pick<QuestionFilter, 'projectId' | 'categories'> & {
  readonly q?: string | undefined;
  readonly publishedOnly?: boolean | undefined;
};

type NewQuestion = Omit<QuestionTexts, 'isPublished'> & { readonly isPublished?: boolean };
type QuestionEdit = Partial<QuestionTexts> & { readonly action?: 'moveUp' | 'moveDown' };

/** Drafts among them. @throws NOT_FOUND when the round is not there */
export const listQuestions = async (
  scope: Scope,
  { projectId, categories, q, publishedOnly }: QuestionSearch,
  request: PageRequest,
): Promise<Page<QuestionRow>> => {
  await requireProject(scope, projectId);
  const isPublished = publishedOnly || undefined;
  return questionRows.page(scope.db, { projectId, categories, isPublished, words: searchWords(q) }, request);
};

const requireQuestion = async (scope: Scope, key: QuestionKey): Promise<QuestionRow> => {
  const row = await findQuestion(scope.db, key);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

const refuse = (detail: string): ApiError => new ApiError('TRANSITION_NOT_ALLOWED', { detail });

const textsOf = ({ category, question, answer, isPublished }: QuestionRow): QuestionTexts => ({
  category,
  question,
  answer,
  isPublished,
});

const placed = (row: QuestionRow) => ({ ...textsOf(row), position: row.position });

const aboutOf = ({ id, projectId }: QuestionRow) =>
  ({ target: { kind: 'question', id }, projectId }) as const;

/** Comes last in its category. @throws NOT_FOUND, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED when there are too many */
export const createQuestion = async (
  scope: Scope,
  projectId: number,
  input: NewQuestion,
): Promise<QuestionRow> => {
  await requireProject(scope, projectId);
  const { isPublished = false, ...texts } = normaliseTexts(input, {}, []);
  await lockQuestions(scope.db, projectId);
  if ((await questionRows.count(scope.db, { projectId })) >= MAX_QUESTIONS)
    throw refuse(questionMessages.full);
  const position = await nextPosition(scope.db, projectId, texts.category);
  const made = await insertQuestion(scope.db, { ...texts, isPublished, projectId, position });
  await scope.audit({ action: 'created', ...aboutOf(made), after: textsOf(made) });
  return made;
};

/** What goes with the texts: another category has a place of its own, another answer was rated by nobody. */
const changeOf = async (
  scope: Scope,
  before: QuestionRow,
  texts: Partial<QuestionTexts>,
): Promise<QuestionChange> => {
  const { category = before.category, answer = before.answer } = texts;
  const position =
    category === before.category
      ? {}
      : { position: await nextPosition(scope.db, before.projectId, category) };
  const counts = answer === before.answer ? {} : ({ helpfulCount: 0, unhelpfulCount: 0 } as const);
  return { ...texts, ...position, ...counts };
};

/** Changes places with its neighbour. @throws TRANSITION_NOT_ALLOWED at the end of its category */
const moveOf = async (
  scope: Scope,
  before: QuestionRow,
  action: 'moveUp' | 'moveDown',
): Promise<QuestionChange> => {
  const isUp = action === 'moveUp';
  const neighbour = await findNeighbour(scope.db, before, isUp ? 'before' : 'behind');
  if (neighbour === null) throw refuse(isUp ? questionMessages.first : questionMessages.last);
  await placeQuestion(scope.db, neighbour.id, before.position);
  return { position: neighbour.position };
};

/**
 * Changes the properties that were sent, or moves it one step.
 * @throws NOT_FOUND, RECORD_CHANGED, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED
 */
export const updateQuestion = async (
  scope: Scope,
  key: QuestionKey,
  { action, ...input }: QuestionEdit,
  ifMatchVersion: number | undefined,
): Promise<QuestionRow> => {
  if (action !== undefined && Object.keys(input).length > 0)
    throw invalidField('/action', questionMessages.moveAlone);
  await requireQuestion(scope, key);
  await lockQuestions(scope.db, key.projectId);
  const before = await requireQuestion(scope, key);
  assertVersion(before, ifMatchVersion);
  const texts = normaliseTexts<Partial<QuestionTexts>>(input, {}, []);
  const change =
    action === undefined ? await changeOf(scope, before, texts) : await moveOf(scope, before, action);
  await writeVersioned(ifMatchVersion, (version) =>
    updateQuestionRow(scope.db, { id: before.id, version }, change),
  );
  const after = await requireQuestion(scope, key);
  await scope.audit({ action: 'updated', ...aboutOf(after), before: placed(before), after: placed(after) });
  return after;
};

/** Takes it away for everybody; the audit trail keeps it. @throws NOT_FOUND, RECORD_CHANGED */
export const deleteQuestion = async (
  scope: Scope,
  key: QuestionKey,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const before = await requireQuestion(scope, key);
  assertVersion(before, ifMatchVersion);
  await writeVersioned(ifMatchVersion, (version) => deleteQuestionRow(scope.db, { id: before.id, version }));
  await scope.audit({ action: 'deleted', ...aboutOf(before), before: textsOf(before) });
};

/**
 * Copies every question of another round as drafts; a second time adds nothing.
 * @throws NOT_FOUND, INVALID_PARAMETER for the other round, TRANSITION_NOT_ALLOWED when they would be too many
 */
export const copyQuestions = async (
  scope: Scope,
  projectId: number,
  from: number,
): Promise<{ copiedCount: number; skippedCount: number }> => {
  await requireProject(scope, projectId);
  if (from === projectId) throw invalidField('/projectId', questionMessages.copyItself);
  if ((await findProject(scope.db, from)) === null)
    throw invalidField('/projectId', questionMessages.copyUnknown);
  await lockQuestions(scope.db, projectId);
  const total = await questionRows.count(scope.db, { projectId: from });
  const copiedCount = await copyQuestionRows(scope.db, { from, to: projectId, now: scope.now });
  if ((await questionRows.count(scope.db, { projectId })) > MAX_QUESTIONS)
    throw refuse(questionMessages.full);
  if (copiedCount > 0)
    await scope.audit({
      action: 'updated',
      target: { kind: 'project', id: projectId },
      after: { copiedQuestionCount: copiedCount, copiedFromProjectId: from },
      projectId,
    });
  return { copiedCount, skippedCount: Math.max(total - copiedCount, 0) };
};
