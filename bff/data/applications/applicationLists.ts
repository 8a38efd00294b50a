import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { mapPage, type Page, type PageRequest, readPage } from '../engine/paging.ts';
import { containing } from '../engine/search.ts';
import { type Plain, plain } from '../engine/values.ts';

const fields = {
  id: true,
  version: true,
  family: true,
  projectId: true,
  displayCode: true,
  status: true,
  name: true,
  nameKana: true,
  prefecture: true,
  planTitle: true,
  answers: true,
  subsidyAmount: true,
  averageScore: true,
  submittedAt: true,
  updatedAt: true,
  project: { select: { shortName: true } },
  assignee: { select: { name: true } },
  _count: { select: { returnItems: { where: { status: 'open' } } } },
} as const satisfies Prisma.ApplicationSelect;

export type ApplicationListRow = Plain<Prisma.ApplicationGetPayload<{ select: typeof fields }>>;

export type ApplicationFilter = {
  readonly family: string;
  readonly projectId?: number | undefined;
  readonly statuses?: readonly number[] | undefined;
  readonly prefectures?: readonly number[] | undefined;
  readonly assigneeUserId?: number | undefined;
  readonly search?: {
    readonly text: string;
    readonly kana: string;
    /** Display codes that the text may mean; empty when it is none. */
    readonly codes: readonly string[];
  };
};

const whereOf = ({ family, projectId, statuses, prefectures, assigneeUserId, search }: ApplicationFilter) =>
  ({
    deletedAt: null,
    family,
    projectId,
    assigneeUserId,
    status: statuses && { in: [...statuses] },
    prefecture: prefectures && { in: [...prefectures] },
    OR: search && [
      { name: containing(search.text) },
      { nameKana: containing(search.kana) },
      { planTitle: containing(search.text) },
      { displayCode: { in: [...search.codes] } },
    ],
  }) satisfies Prisma.ApplicationWhereInput;

export const listApplicationRows = async (
  db: Db,
  filter: ApplicationFilter,
  request: PageRequest,
): Promise<Page<ApplicationListRow>> => {
  const where = whereOf(filter);
  const page = await readPage(
    request,
    (keyset) =>
      db.application.findMany({
        where: { AND: [where, keyset.where] },
        orderBy: keyset.orderBy,
        take: keyset.take,
        select: fields,
      }),
    () => db.application.count({ where }),
  );
  return mapPage(page, (row): ApplicationListRow => plain(row));
};

type Scored = { readonly id: number; readonly projectId: number; readonly averageScore: number | null };

/** The place of each application among the scored ones of its project; the same average has the same place. */
export const findRanks = async (db: Db, rows: readonly Scored[]): Promise<ReadonlyMap<number, number>> => {
  const ids = rows.filter(({ averageScore }) => averageScore !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const ranks = await db.$queryRaw<{ id: number; rank: bigint }[]>`
    SELECT scored.id, 1 + (
      SELECT count(*) FROM application AS better
      WHERE better.project_id = scored.project_id AND better.deleted_at IS NULL
        AND better.average_score > scored.average_score
    ) AS rank
    FROM application AS scored WHERE scored.id = ANY (${ids})`;
  return new Map(ranks.map(({ id, rank }) => [id, Number(rank)]));
};
