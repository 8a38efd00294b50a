import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { instantsIn } from '#bff/parts/lists/ranges/ranges.data.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { type DayNames, type Plain, plain, withDates } from '#bff/platform/database/values.ts';
import { type MyPageRecords, ofMyPages, recordOwner } from '../myPageRecords.data.ts';
import { oneOf } from '../myPageSearch.data.ts';

const summary = { myPage: { select: recordOwner } } as const satisfies Prisma.ChangeRequestInclude;

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

export type ChangeRequestFilter = MyPageRecords & {
  readonly statuses?: readonly number[] | undefined;
  readonly kinds?: readonly number[] | undefined;
  /** Days, both ends included. */
  readonly submittedFrom?: string | undefined;
  readonly submittedTo?: string | undefined;
};

const whereOf = (filter: ChangeRequestFilter): Prisma.ChangeRequestWhereInput => ({
  ...ofMyPages(filter),
  deletedAt: null,
  status: oneOf(filter.statuses),
  kind: oneOf(filter.kinds),
  submittedAt: instantsIn({ from: filter.submittedFrom, to: filter.submittedTo }),
});

export const changeRequestRows = listOf({
  where: whereOf,
  find: (db, page) => db.changeRequest.findMany({ ...page, include: summary }),
  count: (db, where) => db.changeRequest.count({ where }),
});

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
