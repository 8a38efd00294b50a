import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageRecords, ofMyPages, oneOf, recordOwner } from '#bff/modules/myPages/index.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { type DayNames, type Plain, plain, withDates } from '#bff/platform/database/values.ts';

/** PropertyDisposalStatus Draft: the business's own until it hands it in. */
const DRAFT = 0;

const person = { select: { name: true, type: true } } as const;

const detail = {
  property: true,
  section: {
    select: {
      id: true,
      documentType: true,
      title: true,
      status: true,
      returnDueOn: true,
      isRequired: true,
      deletedAt: true,
    },
  },
  assessedBy: person,
  decidedBy: person,
  myPage: { select: { ...recordOwner, projectStatus: true } },
} as const satisfies Prisma.PropertyDisposalInclude;

export type DisposalRow = Plain<Prisma.PropertyDisposalGetPayload<{ include: typeof detail }>>;

export type DisposalFilter = MyPageRecords & {
  readonly statuses?: readonly number[] | undefined;
};

/** The office does not see what a business has only begun, but what it began in its place. */
const shown = ({ kind }: MyPageVisibility): Prisma.PropertyDisposalWhereInput => {
  if (kind === 'business') return {};
  return {
    OR: [{ status: { not: DRAFT } }, { submittedAt: { not: null } }, { enteredById: { not: null } }],
  };
};

const whereOf = (filter: DisposalFilter): Prisma.PropertyDisposalWhereInput => ({
  ...ofMyPages(filter),
  AND: shown(filter.visibility),
  status: oneOf(filter.statuses),
});

export const disposalRows = listOf({
  where: whereOf,
  find: (db, page) => db.propertyDisposal.findMany({ ...page, include: detail }),
  count: (db, where) => db.propertyDisposal.count({ where }),
});

/** @returns null when the caller may not see it */
export const findDisposal = async (
  db: Db,
  id: number,
  visibility: MyPageVisibility,
): Promise<DisposalRow | null> =>
  plain(
    await db.propertyDisposal.findFirst({
      where: { id, AND: shown(visibility), myPage: visibleMyPages(visibility) },
      include: detail,
    }),
  );

type NewDisposal = {
  readonly mypageId: number;
  readonly propertyId: number;
  readonly kind: number;
  readonly enteredById: number | null;
  readonly createdAt: Date;
};

/** The next request of a my page that the caller holds. @returns its id and number */
export const insertDisposal = async (
  db: Db,
  data: NewDisposal,
): Promise<{ readonly id: number; readonly number: number }> => {
  const { mypageId } = data;
  const last = await db.propertyDisposal.aggregate({ where: { mypageId }, _max: { number: true } });
  const number = (last._max.number ?? 0) + 1;
  const row = await db.propertyDisposal.create({ data: { ...data, number }, select: { id: true } });
  return { id: row.id, number };
};

/** Columns of a request with its days as 'YYYY-MM-DD'. */
export type DisposalChange = DayNames<Prisma.PropertyDisposalUncheckedUpdateManyInput>;

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateDisposalRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  change: DisposalChange,
): Promise<number> => {
  const { count } = await db.propertyDisposal.updateMany({
    where: { id, version },
    data: { ...withDates(change), version: { increment: 1 } },
  });
  return count;
};
