import type { Db } from '#bff/core/database.ts';
import { ApplicationStatus } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';
import { papersInForce } from './paperSubjects.data.ts';

const select = {
  id: true,
  version: true,
  family: true,
  projectId: true,
  displayCode: true,
  status: true,
  applicantType: true,
  name: true,
  planTitle: true,
  eligibleCost: true,
  subsidyAmount: true,
  decidedAt: true,
  applicationUser: { select: { name: true } },
  project: { select: { name: true, deskName: true, deskPhone: true, deskHours: true } },
  issuedPapers: papersInForce,
} as const satisfies Prisma.ApplicationSelect;

/**
 * Where each of these applications stands on the waiting list of its round, by its average score; those of the same score
 * share a place. Applications that are not on a list, or have no score, have none.
 */
const waitlistRanks = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await queryRows<{ id: number; rank: number }>(
    db,
    Prisma.sql`WITH rounds AS (SELECT DISTINCT project_id FROM application WHERE id = ANY(${[...ids]}::int[])),
      places AS (
        SELECT id, (rank() OVER (PARTITION BY project_id ORDER BY average_score DESC))::int AS rank
        FROM application
        WHERE project_id IN (SELECT project_id FROM rounds)
          AND status = ${ApplicationStatus.Waitlisted} AND average_score IS NOT NULL AND deleted_at IS NULL
      )
      SELECT id, rank FROM places WHERE id = ANY(${[...ids]}::int[])`,
  );
  return new Map(rows.map(({ id, rank }) => [id, rank]));
};

/** An application as its letters tell of it. */
export type ApplicantSubject = Plain<Prisma.ApplicationGetPayload<{ select: typeof select }>> & {
  /** Its place on the waiting list; null without one. */
  readonly waitlistRank: number | null;
};

/** @returns those that are there, in no order */
export const listApplicantSubjects = async (db: Db, ids: readonly number[]): Promise<ApplicantSubject[]> => {
  const where = { id: { in: [...ids] }, deletedAt: null };
  const rows = await db.application.findMany({ where, select });
  const ranks = await waitlistRanks(db, ids);
  return rows.map((row): ApplicantSubject => ({ ...plain(row), waitlistRank: ranks.get(row.id) ?? null }));
};
