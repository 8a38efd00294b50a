import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { type Plain, plain } from '../engine/values.ts';

const facts = {
  id: true,
  projectStatus: true,
  progressPhase: true,
  plannedCompletionOn: true,
  completionOn: true,
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
  project: { select: { completionDeadline: true } },
  sections: {
    where: { deletedAt: null },
    orderBy: [{ sequence: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      kind: true,
      documentType: true,
      title: true,
      isRequired: true,
      status: true,
      dueOn: true,
      returnDueOn: true,
      submittedAt: true,
    },
  },
} as const satisfies Prisma.MyPageSelect;

/** What a my page's own figures are worked out of, and what they are now. */
export type FactsRow = Plain<Prisma.MyPageGetPayload<{ select: typeof facts }>>;

export const findFactsRow = async (db: Db, id: number): Promise<FactsRow | null> =>
  plain(await db.myPage.findFirst({ where: { id, deletedAt: null }, select: facts }));

/** The next batch in the order of their ids. */
export const listFactsRows = async (db: Db, afterId: number, take: number): Promise<FactsRow[]> =>
  (
    await db.myPage.findMany({
      where: { id: { gt: afterId }, deletedAt: null },
      orderBy: { id: 'asc' },
      take,
      select: facts,
    })
  ).map((row): FactsRow => plain(row));
