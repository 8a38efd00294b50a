import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { plain, toDate } from '#bff/platform/database/values.ts';

type Quarter = {
  readonly documentType: number;
  /** The last day of the quarter; its report is due after that, and not later than `latestDueOn`. */
  readonly quarterEnd: string;
  readonly latestDueOn: string;
};

/** ProjectStatus and ProgressPhase of the contract: both are called Progressing. */
const PROGRESSING = { projectStatus: 0, progressPhase: 1 };

/** A section that the desk has removed was asked for; it does not come back. */
const withoutReport = ({ documentType, quarterEnd, latestDueOn }: Quarter): Prisma.MyPageWhereInput => ({
  ...PROGRESSING,
  deletedAt: null,
  startOn: { lte: toDate(quarterEnd) },
  sections: { none: { documentType, dueOn: { gt: toDate(quarterEnd), lte: toDate(latestDueOn) } } },
});

const undertaking = {
  id: true,
  project: { select: { id: true, programKind: true, domainType: true, completionDeadline: true } },
} as const satisfies Prisma.MyPageSelect;

/** The next undertakings under way that were not asked for their report on a quarter. @returns their ids */
export const listWithoutQuarterReport = async (
  db: Db,
  { afterId, take, ...quarter }: Quarter & { readonly afterId: number; readonly take: number },
): Promise<number[]> => {
  const rows = await db.myPage.findMany({
    where: { AND: [withoutReport(quarter), { id: { gt: afterId } }] },
    orderBy: { id: 'asc' },
    take,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
};

/** Those of them that still were not, when the transaction holds them. */
export const listStillWithoutQuarterReport = async (db: Db, ids: readonly number[], quarter: Quarter) => {
  const rows = await db.myPage.findMany({
    where: { AND: [withoutReport(quarter), { id: { in: [...ids] } }] },
    orderBy: { id: 'asc' },
    select: undertaking,
  });
  return rows.map((row) => plain(row));
};

export const countWithoutQuarterReport = (db: Db, quarter: Quarter): Promise<number> =>
  db.myPage.count({ where: withoutReport(quarter) });
