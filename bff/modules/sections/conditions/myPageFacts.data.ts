import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';
import { countDealPapers, type DealPapers, listOwnDocuments, type OwnDocument } from './dealPapers.data.ts';

/** Deals that were ordered: as many as are named. */
const MOST_ORDERED = 4;

const facts = {
  id: true,
  projectStatus: true,
  progressPhase: true,
  plannedCompletionOn: true,
  completionOn: true,
  completionDeadline: true,
  suspendedFromOn: true,
  suspendedUntilOn: true,
  delayStatus: true,
  computedDelayStatus: true,
  delayCauses: true,
  delayOverrideStatus: true,
  delayOverrideReason: true,
  delayOverrideEndsOn: true,
  priority: true,
  overallProgress: true,
  nextDueOn: true,
  lastSubmittedAt: true,
  adoptedOn: true,
  grantDecisionOn: true,
  confirmedOn: true,
  paidOn: true,
  inspectorUserId: true,
  project: { select: { id: true, programKind: true, domainType: true, completionDeadline: true } },
  corporation: { select: { taxStatus: true } },
  // InspectionKind Completion: the others are no paper of the result.
  reports: { where: { deletedAt: null, kind: 0 }, select: { status: true } },
  expensePlans: {
    orderBy: { version: 'desc' },
    take: 1,
    select: {
      lendsEquipment: true,
      items: {
        orderBy: { number: 'asc' },
        select: {
          number: true,
          expenseType: true,
          description: true,
          supplierName: true,
          amountTaxExcluded: true,
          unitPrice: true,
        },
      },
    },
  },
  paymentItems: {
    where: { orderedOn: { not: null } },
    orderBy: [{ orderedOn: 'asc' }, { number: 'asc' }],
    take: MOST_ORDERED,
    select: { number: true, description: true },
  },
  changeRequests: {
    where: { deletedAt: null },
    orderBy: { number: 'asc' },
    select: { id: true, kind: true, status: true, after: true },
  },
} as const satisfies Prisma.MyPageSelect;

type Row = Plain<Prisma.MyPageGetPayload<{ select: typeof facts }>>;

/** What a my page's own figures and conditional documents are worked out of, and what they are now. */
export type FactsRow = Row & {
  readonly sections: readonly OwnDocument[];
  /** The papers of its deals, which are not among its sections here. */
  readonly dealPapers: readonly DealPapers[];
};

const withDocuments = async (db: Db, rows: readonly Row[]): Promise<FactsRow[]> => {
  const ids = rows.map(({ id }) => id);
  const sections = Map.groupBy(await listOwnDocuments(db, ids), ({ mypageId }) => mypageId);
  const papers = Map.groupBy(await countDealPapers(db, ids), ({ mypageId }) => mypageId);
  return rows.map((row) => ({
    ...row,
    sections: sections.get(row.id) ?? [],
    dealPapers: papers.get(row.id) ?? [],
  }));
};

const listRows = async (db: Db, where: Prisma.MyPageWhereInput, take: number): Promise<FactsRow[]> => {
  const rows = await db.myPage.findMany({
    where: { ...where, deletedAt: null },
    orderBy: { id: 'asc' },
    take,
    select: facts,
  });
  return withDocuments(
    db,
    rows.map((row): Row => plain(row)),
  );
};

/** The next batch in the order of their ids. */
export const listFactsRows = (db: Db, afterId: number, take: number): Promise<FactsRow[]> =>
  listRows(db, { id: { gt: afterId } }, take);

/** The same rows by their ids. */
export const listFactsRowsOf = (db: Db, ids: readonly number[]): Promise<FactsRow[]> =>
  listRows(db, { id: { in: [...ids] } }, ids.length);

export const countMyPages = (db: Db): Promise<number> => db.myPage.count({ where: { deletedAt: null } });

/**
 * Holds those of these my pages that nobody else holds, until the end of the transaction: a batch neither waits for
 * people nor meets another batch in a deadlock.
 * @returns the ids that are held
 */
export const lockMyPages = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`SELECT id FROM my_page WHERE id = ANY(${[...ids]}) ORDER BY id FOR UPDATE SKIP LOCKED`,
  );
  return rows.map(({ id }) => id);
};
