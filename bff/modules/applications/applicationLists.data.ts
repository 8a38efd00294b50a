import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { instantsWithin, yenWithin } from '#bff/parts/lists/ranges/ranges.data.ts';
import { columnsOf } from '#bff/platform/database/columns.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { SearchText } from '#bff/platform/database/search.ts';
import { foundIds } from '#bff/platform/database/searchRows.ts';
import { countRows, oneOf, readSqlPage, type SqlColumns } from '#bff/platform/database/sqlPaging.ts';
import type { Plain } from '#bff/platform/database/values.ts';

const fields = [
  'id',
  'version',
  'family',
  'projectId',
  'displayCode',
  'status',
  'name',
  'nameKana',
  'prefecture',
  'planTitle',
  'subsidyAmount',
  'averageScore',
  'submittedAt',
  'updatedAt',
] as const;

type ListedColumns = Pick<Plain<Prisma.ApplicationGetPayload<object>>, (typeof fields)[number]>;

export type ApplicationListRow = ListedColumns & {
  readonly projectName: string;
  readonly assigneeName: string | null;
  readonly openReturnItemCount: number;
  /** Those of the form's answers that the list shows; null where one was not given. */
  readonly answers: Readonly<Record<string, unknown>>;
};

export type ApplicationFilter = {
  readonly family: string;
  readonly ids?: readonly number[] | undefined;
  readonly projectId?: number | undefined;
  /** Those of these rounds; undefined: of all. */
  readonly rounds?: readonly number[] | undefined;
  readonly programKinds?: readonly number[] | undefined;
  readonly domainTypes?: readonly number[] | undefined;
  readonly statuses?: readonly number[] | undefined;
  readonly prefectures?: readonly number[] | undefined;
  readonly assigneeUserId?: number | undefined;
  /** Days in Japan, both ends included. */
  readonly submittedFrom?: string | undefined;
  readonly submittedTo?: string | undefined;
  /** Yen, both ends included. */
  readonly subsidyAmountFrom?: number | undefined;
  readonly subsidyAmountTo?: number | undefined;
  readonly search?: SearchText | undefined;
};

const SORTED: SqlColumns = {
  id: Prisma.sql`a.id`,
  displayCode: Prisma.sql`a.display_code`,
  submittedAt: Prisma.sql`a.submitted_at`,
  nameKana: Prisma.sql`a.name_kana`,
  subsidyAmount: Prisma.sql`a.subsidy_amount`,
  averageScore: Prisma.sql`a.average_score`,
  updatedAt: Prisma.sql`a.updated_at`,
};

/** In a round that has one of these values. */
const ofProjects = (column: Prisma.Sql, values: readonly number[]): Prisma.Sql =>
  Prisma.sql`a.project_id IN (SELECT id FROM project WHERE ${oneOf(column, values)})`;

/** From one day or amount to another. */
const ranges = (filter: ApplicationFilter): Prisma.Sql[] => {
  const { submittedFrom, submittedTo, subsidyAmountFrom, subsidyAmountTo } = filter;
  return [
    ...instantsWithin(Prisma.sql`a.submitted_at`, { from: submittedFrom, to: submittedTo }),
    ...yenWithin(Prisma.sql`a.subsidy_amount`, { from: subsidyAmountFrom, to: subsidyAmountTo }),
  ];
};

const whereOf = ({
  family,
  ids,
  projectId,
  rounds,
  programKinds,
  domainTypes,
  statuses,
  prefectures,
  assigneeUserId,
  search,
  ...others
}: ApplicationFilter): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`a.deleted_at IS NULL AND a.family = ${family}`,
      ...(ids ? [oneOf(Prisma.sql`a.id`, ids)] : []),
      ...(projectId === undefined ? [] : [Prisma.sql`a.project_id = ${projectId}`]),
      ...(rounds ? [oneOf(Prisma.sql`a.project_id`, rounds)] : []),
      ...(programKinds ? [ofProjects(Prisma.sql`program_kind`, programKinds)] : []),
      ...(domainTypes ? [ofProjects(Prisma.sql`domain_type`, domainTypes)] : []),
      ...(assigneeUserId === undefined ? [] : [Prisma.sql`a.assignee_user_id = ${assigneeUserId}`]),
      ...(statuses ? [oneOf(Prisma.sql`a.status`, statuses)] : []),
      ...(prefectures ? [oneOf(Prisma.sql`a.prefecture`, prefectures)] : []),
      ...ranges({ family, ...others }),
      ...(search ? [Prisma.sql`a.id IN ${foundIds('application', search)}`] : []),
    ],
    ' AND ',
  );

const selected = (answers: readonly string[]): Prisma.Sql => Prisma.sql`
  ${columnsOf('a', fields, ['subsidyAmount'])}, project.short_name AS "projectName", assignee.name AS "assigneeName",
  jsonb_build_object(${Prisma.join(answers.map((name) => Prisma.sql`${name}::text, a.answers -> ${name}::text`))}) AS answers,
  (SELECT count(*)::int FROM return_item item WHERE item.application_id = a.id AND item.status = 'open')
    AS "openReturnItemCount"`;

/** @param answers names of the form's answers that the list shows */
export const listApplicationRows = (
  db: Db,
  filter: ApplicationFilter,
  request: PageRequest,
  answers: readonly string[],
): Promise<Page<ApplicationListRow>> => {
  const where = whereOf(filter);
  return readSqlPage(request, {
    columns: SORTED,
    find: ({ where: beyond, orderBy, take }) =>
      queryRows<ApplicationListRow>(
        db,
        Prisma.sql`SELECT ${selected(answers)} FROM application a
          JOIN project ON project.id = a.project_id
          LEFT JOIN admin_user assignee ON assignee.id = a.assignee_user_id
          WHERE ${where} AND ${beyond} ORDER BY ${orderBy} LIMIT ${take}`,
      ),
    count: () => countRows(db, Prisma.sql`FROM application a WHERE ${where}`),
  });
};

/** The ids of all that a filter has, by their codes; one more than the limit tells that there are more. */
export const listApplicationIds = async (
  db: Db,
  filter: ApplicationFilter,
  limit: number,
): Promise<number[]> => {
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`SELECT a.id FROM application a WHERE ${whereOf(filter)} ORDER BY a.display_code, a.id LIMIT ${limit + 1}`,
  );
  return rows.map(({ id }) => id);
};

type Scored = { readonly id: number; readonly projectId: number; readonly averageScore: number | null };

/** The place of each application among the scored ones of its project; the same average has the same place. */
export const findRanks = async (db: Db, rows: readonly Scored[]): Promise<ReadonlyMap<number, number>> => {
  const ids = rows.filter(({ averageScore }) => averageScore !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  // Every score is counted once for all of them, by an index alone.
  const ranks = await queryRows<{ id: number; rank: number }>(
    db,
    Prisma.sql`WITH asked AS (SELECT id, project_id, average_score AS score FROM application WHERE id = ANY (${ids})),
      lowest AS (SELECT project_id, min(score) AS score FROM asked GROUP BY project_id),
      scores AS (
        SELECT one.project_id, one.average_score AS score, count(*) AS number FROM lowest
        JOIN application one ON one.project_id = lowest.project_id AND one.average_score >= lowest.score
        WHERE one.deleted_at IS NULL GROUP BY one.project_id, one.average_score
      ),
      places AS (
        SELECT project_id, score,
          1 + sum(number) OVER (PARTITION BY project_id ORDER BY score DESC) - number AS rank FROM scores
      )
      SELECT asked.id, places.rank::int AS rank FROM asked JOIN places USING (project_id, score)`,
  );
  return new Map(ranks.map(({ id, rank }) => [id, rank]));
};
