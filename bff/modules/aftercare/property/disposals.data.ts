import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { oneOf, searched } from '#bff/modules/myPages/index.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { readPage } from '#bff/platform/database/prismaPaging.ts';
import type { SearchText } from '#bff/platform/database/search.ts';
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
  myPage: {
    select: {
      id: true,
      displayCode: true,
      planTitle: true,
      projectStatus: true,
      projectId: true,
      corporationId: true,
      project: { select: { shortName: true } },
      corporation: { select: { name: true } },
    },
  },
} as const satisfies Prisma.PropertyDisposalInclude;

export type DisposalRow = Plain<Prisma.PropertyDisposalGetPayload<{ include: typeof detail }>>;

export type DisposalFilter = {
  readonly visibility: MyPageVisibility;
  readonly projectId?: number | undefined;
  readonly mypageId?: number | undefined;
  readonly statuses?: readonly number[] | undefined;
  readonly search?: SearchText | undefined;
};

/** The office does not see what a business has only begun, but what it began in its place. */
const shown = ({ kind }: MyPageVisibility): Prisma.PropertyDisposalWhereInput => {
  if (kind === 'business') return {};
  return {
    OR: [{ status: { not: DRAFT } }, { submittedAt: { not: null } }, { enteredById: { not: null } }],
  };
};

const whereOf = (filter: DisposalFilter): Prisma.PropertyDisposalWhereInput => ({
  AND: shown(filter.visibility),
  mypageId: filter.mypageId,
  status: oneOf(filter.statuses),
  myPage: { AND: [visibleMyPages(filter.visibility), searched(filter.search)], projectId: filter.projectId },
});

/** How many rows `listDisposalRows` has for the same filter. */
export const countDisposalRows = (db: Db, filter: DisposalFilter): Promise<number> =>
  db.propertyDisposal.count({ where: whereOf(filter) });

export const listDisposalRows = async (
  db: Db,
  filter: DisposalFilter,
  request: PageRequest,
): Promise<Page<DisposalRow>> => {
  const where = whereOf(filter);
  const page = await readPage(
    request,
    ({ where: beyond, orderBy, take }) =>
      db.propertyDisposal.findMany({ where: { AND: [where, beyond] }, orderBy, take, include: detail }),
    () => countDisposalRows(db, filter),
  );
  return mapPage(page, (row): DisposalRow => plain(row));
};

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
