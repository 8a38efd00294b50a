import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { execute } from '#bff/platform/database/queryRows.ts';
import { containing } from '#bff/platform/database/search.ts';

/** As many as a round may have. */
export const MAX_QUESTIONS = 500;

export type QuestionRow = Prisma.QuestionGetPayload<object>;

export type QuestionFilter = {
  readonly projectId: number;
  readonly categories?: readonly number[] | undefined;
  readonly isPublished?: true | undefined;
  /** Every one of them is in the question or its answer, in the form of search_fold. */
  readonly words?: readonly string[] | undefined;
};

const whereOf = (filter: QuestionFilter): Prisma.QuestionWhereInput => ({
  projectId: filter.projectId,
  category: filter.categories && { in: [...filter.categories] },
  isPublished: filter.isPublished,
  AND: (filter.words ?? []).map((word) => ({ words: containing(word) })),
});

export const questionRows = listOf({
  where: whereOf,
  find: (db, page) => db.question.findMany(page),
  count: (db, where) => db.question.count({ where }),
});

export type QuestionKey = { readonly projectId: number; readonly id: number };

/** @returns null when there is none in this round */
export const findQuestion = (db: Db, where: QuestionKey): Promise<QuestionRow | null> =>
  db.question.findFirst({ where });

/** Holds the order of a round's questions until the end of the transaction: who adds or moves one comes in turn. */
export const lockQuestions = async (db: Db, projectId: number): Promise<void> => {
  await execute(db, Prisma.sql`SELECT id FROM project WHERE id = ${projectId} FOR NO KEY UPDATE`);
};

export type QuestionTexts = {
  readonly category: number;
  readonly question: string;
  readonly answer: string;
  readonly isPublished: boolean;
};

/** The place behind all others of a category. */
export const nextPosition = async (db: Db, projectId: number, category: number): Promise<number> => {
  const { _max } = await db.question.aggregate({ where: { projectId, category }, _max: { position: true } });
  return (_max.position ?? 0) + 1;
};

export const insertQuestion = (
  db: Db,
  data: QuestionTexts & { readonly projectId: number; readonly position: number },
): Promise<QuestionRow> => db.question.create({ data });

type Expected = { readonly id: number; readonly version: number | undefined };

export type QuestionChange = Partial<QuestionTexts> & {
  readonly position?: number;
  readonly helpfulCount?: 0;
  readonly unhelpfulCount?: 0;
};

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateQuestionRow = async (db: Db, where: Expected, change: QuestionChange): Promise<number> => {
  const data = { ...change, version: { increment: 1 } };
  return (await db.question.updateMany({ where, data })).count;
};

/** @returns how many rows were deleted: 0 when it no longer has that version */
export const deleteQuestionRow = async (db: Db, where: Expected): Promise<number> =>
  (await db.question.deleteMany({ where })).count;

/** The one before or behind it in its category. @returns null when it is the first or the last */
export const findNeighbour = (
  db: Db,
  { projectId, category, position }: QuestionRow,
  side: 'before' | 'behind',
): Promise<QuestionRow | null> =>
  db.question.findFirst({
    where: { projectId, category, position: side === 'before' ? { lt: position } : { gt: position } },
    orderBy: { position: side === 'before' ? 'desc' : 'asc' },
  });

/** Gives a question the place of another that left it. What it says, and so its version, stays as it is. */
export const placeQuestion = async (db: Db, id: number, position: number): Promise<void> => {
  await execute(db, Prisma.sql`UPDATE question SET position = ${position} WHERE id = ${id}`);
};

/**
 * Counts whether an answer helped. What the office wrote, and so its version, stays as it is.
 * @returns whether there is such a question, and it is published
 */
export const countRating = async (
  db: Db,
  { projectId, id }: QuestionKey,
  isHelpful: boolean,
): Promise<boolean> => {
  const changed = await execute(
    db,
    Prisma.sql`UPDATE question SET helpful_count = helpful_count + ${isHelpful ? 1 : 0},
        unhelpful_count = unhelpful_count + ${isHelpful ? 0 : 1}
      WHERE id = ${id} AND project_id = ${projectId} AND is_published`,
  );
  return changed > 0;
};

/**
 * Copies the questions of another round as drafts, each category behind what stands in it, but none that this round has
 * in the same words.
 * @returns how many were copied
 */
export const copyQuestionRows = (
  db: Db,
  { from, to, now }: { readonly from: number; readonly to: number; readonly now: Date },
): Promise<number> =>
  execute(
    db,
    Prisma.sql`INSERT INTO question (project_id, category, position, question, answer, created_at, updated_at)
      SELECT ${to}, q.category, COALESCE(last.position, 0)
          + row_number() OVER (PARTITION BY q.category ORDER BY q.position, q.id), q.question, q.answer, ${now}, ${now}
      FROM question q
      LEFT JOIN (SELECT category, max(position) AS position FROM question WHERE project_id = ${to} GROUP BY category) last
        ON last.category = q.category
      WHERE q.project_id = ${from} AND NOT EXISTS (SELECT FROM question own
        WHERE own.project_id = ${to} AND own.category = q.category AND own.question = q.question)`,
  );
