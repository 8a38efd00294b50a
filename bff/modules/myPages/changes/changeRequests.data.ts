import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { instantsIn } from '#bff/parts/lists/ranges/ranges.data.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { readPage } from '#bff/platform/database/prismaPaging.ts';
import type { SearchText } from '#bff/platform/database/search.ts';
import { type DayNames, type Plain, plain, withDates } from '#bff/platform/database/values.ts';
import { oneOf, searched } from '../myPageSearch.data.ts';

const summary = {
  myPage: {
    select: {
      id: true,
      displayCode: true,
      planTitle: true,
      projectId: true,
      corporationId: true,
      project: { select: { shortName: true } },
      corporation: { select: { name: true } },
    },
  },
} as const satisfies Prisma.ChangeRequestInclude;

const detail = {
  ...summary,
  decidedBy: { select: { name: true, type: true } },
  sections: {
    where: { deletedAt: null },
    orderBy: [{ sequence: 'asc' }, { id: 'asc' }],
    select: { id: true, documentType: true, title: true, status: true, isRequired: true },
  },
} as const satisfies Prisma.ChangeRequestInclude;

export type ChangeRequestSummaryRow = Plain<Prisma.ChangeRequestGetPayload<{ include: typeof summary }>>;
export type ChangeRequestRow = Plain<Prisma.ChangeRequestGetPayload<{ include: typeof detail }>>;

export type ChangeRequestFilter = {
  readonly visibility: MyPageVisibility;
  readonly projectId?: number | undefined;
  readonly mypageId?: number | undefined;
  readonly statuses?: readonly number[] | undefined;
  readonly kinds?: readonly number[] | undefined;
  /** Days, both ends included. */
  readonly submittedFrom?: string | undefined;
  readonly submittedTo?: string | undefined;
  readonly search?: SearchText | undefined;
};

const whereOf = (filter: ChangeRequestFilter): Prisma.ChangeRequestWhereInput => ({
  deletedAt: null,
  mypageId: filter.mypageId,
  status: oneOf(filter.statuses),
  kind: oneOf(filter.kinds),
  submittedAt: instantsIn({ from: filter.submittedFrom, to: filter.submittedTo }),
  myPage: {
    AND: [visibleMyPages(filter.visibility), searched(filter.search)],
    projectId: filter.projectId,
  },
});

/** How many requests the list with that filter has. */
export const countChangeRequestRows = (db: Db, filter: ChangeRequestFilter): Promise<number> =>
  db.changeRequest.count({ where: whereOf(filter) });

export const listChangeRequestRows = async (
  db: Db,
  filter: ChangeRequestFilter,
  request: PageRequest,
): Promise<Page<ChangeRequestSummaryRow>> => {
  const where = whereOf(filter);
  const page = await readPage(
    request,
    ({ where: beyond, orderBy, take }) =>
      db.changeRequest.findMany({ where: { AND: [where, beyond] }, orderBy, take, include: summary }),
    () => db.changeRequest.count({ where }),
  );
  return mapPage(page, (row): ChangeRequestSummaryRow => plain(row));
};

/** @returns null when the caller may not see it */
export const findChangeRequest = async (
  db: Db,
  id: number,
  visibility: MyPageVisibility,
): Promise<ChangeRequestRow | null> =>
  plain(
    await db.changeRequest.findFirst({
      where: { id, deletedAt: null, myPage: visibleMyPages(visibility) },
      include: detail,
    }),
  );

export type NewChangeRequest = {
  readonly mypageId: number;
  readonly kind: number;
  readonly createdByKind: string;
  readonly createdAt: Date;
};

/** The next request of a my page that the caller holds. @returns its id */
export const insertChangeRequest = async (db: Db, data: NewChangeRequest): Promise<number> => {
  const { mypageId } = data;
  const last = await db.changeRequest.aggregate({ where: { mypageId }, _max: { number: true } });
  const number = (last._max.number ?? 0) + 1;
  const row = await db.changeRequest.create({ data: { ...data, number }, select: { id: true } });
  return row.id;
};

/** Columns of a request with its days as 'YYYY-MM-DD'. */
export type ChangeRequestChange = DayNames<Prisma.ChangeRequestUncheckedUpdateManyInput>;

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateChangeRequestRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  change: ChangeRequestChange,
): Promise<number> => {
  const { count } = await db.changeRequest.updateMany({
    where: { id, version, deletedAt: null },
    data: { ...withDates(change), version: { increment: 1 } },
  });
  return count;
};

/** The administrators who entered a request, or a part of it, in the place of the business. */
export const listOnBehalfIds = async (db: Db, mypageId: number, id: number): Promise<number[]> => {
  const rows = await db.myPageHistory.findMany({
    where: { mypageId, machine: 'changeRequest', targetId: id, onBehalf: true, actorKind: 'admin' },
    select: { actorId: true },
    distinct: ['actorId'],
  });
  return rows.flatMap(({ actorId }) => actorId ?? []);
};
