import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '../engine/queryRows.ts';
import { type MyPageVisibility, visibleMyPagesSql } from '../myPages/access.ts';

/* The database keeps how many documents of each undertaking are in a state that somebody works on: nobody counts them. */

/** DocumentCheckStatus: with the office, with MAFF, sent back. */
const TALLIED: readonly number[] = [1, 2, 4];

/** What the sum of a tally can be narrowed to. */
type TallyFilter = {
  readonly visibility: MyPageVisibility;
  readonly statuses: readonly number[];
  readonly projectId?: number | undefined;
};

/** Whether a filter asks for nothing but that. */
export const isTallied = ({
  visibility: _visibility,
  projectId: _projectId,
  statuses,
  ...rest
}: TallyFilter): boolean =>
  statuses.every((status) => TALLIED.includes(status)) &&
  Object.values(rest).every((asked) => asked === undefined);

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
