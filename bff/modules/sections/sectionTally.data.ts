import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageVisibility, visibleMyPagesSql } from '#bff/parts/ownership/access.data.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { oneOf } from '#bff/platform/database/sqlPaging.ts';

/* The database keeps how many documents of each undertaking are in a state that somebody works on: nobody counts them. */

/** DocumentCheckStatus: with the office, with MAFF, sent back. */
const TALLIED: readonly number[] = [1, 2, 4];

/** What the sum of a tally can be narrowed to. */
type TallyFilter = {
  readonly visibility: MyPageVisibility;
  readonly statuses: readonly number[];
  readonly projectId?: number | undefined;
};

/** Whether all of these states are counted. */
const areTallied = (statuses: readonly number[]): boolean =>
  statuses.every((status) => TALLIED.includes(status));

/** The undertaking `p` has a document in one of these states: by the tally, or by its documents. */
export const hasSectionSql = (statuses: readonly number[]): Prisma.Sql =>
  areTallied(statuses)
    ? Prisma.sql`EXISTS (SELECT FROM section_tally tally WHERE tally.my_page_id = p.id AND tally.sections > 0
        AND ${oneOf(Prisma.sql`tally.status`, statuses)})`
    : Prisma.sql`EXISTS (SELECT FROM section s WHERE s.my_page_id = p.id AND s.deleted_at IS NULL
        AND ${oneOf(Prisma.sql`s.status`, statuses)})`;

/** Whether a filter asks for nothing but that. */
export const isTallied = ({
  visibility: _visibility,
  projectId: _projectId,
  statuses,
  ...rest
}: TallyFilter): boolean => areTallied(statuses) && Object.values(rest).every((asked) => asked === undefined);

/** How many documents are in these states. */
export const countTallied = async (
  db: Db,
  { visibility, statuses, projectId }: TallyFilter,
): Promise<number> => {
  const ofProject = projectId === undefined ? Prisma.sql`TRUE` : Prisma.sql`p.project_id = ${projectId}`;
  const [row] = await queryRows<{ count: number }>(
    db,
    Prisma.sql`SELECT coalesce(sum(tally.sections), 0)::int AS count
      FROM section_tally tally JOIN my_page p ON p.id = tally.my_page_id
      WHERE tally.status = ANY(${[...statuses]}::int[]) AND ${ofProject} AND ${visibleMyPagesSql(visibility)}`,
  );
  return row?.count ?? 0;
};
