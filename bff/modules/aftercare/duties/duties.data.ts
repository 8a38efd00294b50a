import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { type MyPageRecords, ofMyPages, oneOf, recordOwner } from '#bff/modules/myPages/index.ts';
import { daysIn } from '#bff/parts/lists/ranges/ranges.data.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain, toDate } from '#bff/platform/database/values.ts';

const ofSection = { select: { status: true, confirmedAt: true, dueOn: true, returnDueOn: true } } as const;

const summary = {
  section: ofSection,
  myPage: {
    select: { ...recordOwner, project: { select: { shortName: true, effectReportYears: true } } },
  },
} as const satisfies Prisma.DutyInclude;

export type DutyRow = Plain<Prisma.DutyGetPayload<{ include: typeof summary }>>;

/** States of a duty, by its document and its days (DutyStatus of the contract). */
export type DutyState = 'upcoming' | 'open' | 'overdue' | 'checking' | 'done';

export type DutyFilter = MyPageRecords & {
  readonly today: string;
  readonly kinds?: readonly number[] | undefined;
  readonly states?: readonly DutyState[] | undefined;
  readonly dueFrom?: string | undefined;
  readonly dueBefore?: string | undefined;
};

/** ProjectStatus FinishedPayment and Finished: a business that repaid the subsidy owes no reports on it. */
const PAID = [3, 2];

/** DocumentCheckStatus Incomplete and Rejected: it is the business's turn. */
const TURN_OF_BUSINESS = [0, 4];

/** A document that the desk has removed is not owed any more. */
const LIVING: Prisma.DutyWhereInput = { OR: [{ sectionId: null }, { section: { deletedAt: null } }] };

const stateWhere = (state: DutyState, today: string): Prisma.DutyWhereInput => {
  const turn = { section: { status: { in: TURN_OF_BUSINESS } } };
  switch (state) {
    case 'upcoming':
      return { sectionId: null };
    case 'open':
      return { ...turn, dueOn: { gte: toDate(today) } };
    case 'overdue':
      return { ...turn, dueOn: { lt: toDate(today) } };
    case 'checking':
      return { section: { status: { in: [1, 2] } } };
    case 'done':
      return { section: { status: 3 } };
  }
};

const whereOf = (filter: DutyFilter): Prisma.DutyWhereInput => {
  const { mypageId, myPage } = ofMyPages(filter);
  return {
    mypageId,
    myPage: { ...myPage, projectStatus: { in: PAID } },
    AND: [
      LIVING,
      filter.states?.length ? { OR: filter.states.map((state) => stateWhere(state, filter.today)) } : {},
    ],
    kind: oneOf(filter.kinds),
    dueOn: daysIn({ from: filter.dueFrom, to: filter.dueBefore }),
  };
};

export const dutyRows = listOf({
  where: whereOf,
  find: (db, page) => db.duty.findMany({ ...page, include: summary }),
  count: (db, where) => db.duty.count({ where }),
});

/** All of one my page, the next due first. */
export const listDutiesOf = async (db: Db, mypageId: number): Promise<DutyRow[]> =>
  (
    await db.duty.findMany({
      where: { mypageId, ...LIVING, myPage: { projectStatus: { in: PAID } } },
      orderBy: [{ dueOn: 'asc' }, { kind: 'asc' }, { id: 'asc' }],
      include: summary,
    })
  ).map((row): DutyRow => plain(row));

export type DutyMonthRow = {
  month: string;
  kind: number;
  waiting: number;
  overdue: number;
  checking: number;
  done: number;
};

type Months = {
  readonly projectId: number | undefined;
  readonly from: string;
  readonly to: string;
  readonly today: string;
};

/** How many are due in each month, by kind and by how far they are; only for those who see every undertaking. */
export const countDutyMonths = (db: Db, { projectId, from, to, today }: Months): Promise<DutyMonthRow[]> =>
  queryRows<DutyMonthRow>(
    db,
    Prisma.sql`
      SELECT to_char(d.due_on, 'YYYY-MM') AS month, d.kind::int AS kind,
        count(*) FILTER (WHERE s.id IS NULL OR (s.status IN (0, 4) AND d.due_on >= ${today}::date))::int AS waiting,
        count(*) FILTER (WHERE s.status IN (0, 4) AND d.due_on < ${today}::date)::int AS overdue,
        count(*) FILTER (WHERE s.status IN (1, 2))::int AS checking,
        count(*) FILTER (WHERE s.status = 3)::int AS done
      FROM duty d
      JOIN my_page m ON m.id = d.my_page_id AND m.deleted_at IS NULL AND m.project_status IN (2, 3)
      LEFT JOIN section s ON s.id = d.section_id
      WHERE d.due_on BETWEEN ${from}::date AND ${to}::date
        AND (${projectId ?? null}::int IS NULL OR m.project_id = ${projectId ?? null}::int)
        AND s.deleted_at IS NULL
      GROUP BY 1, 2 ORDER BY 1, 2`,
  );
