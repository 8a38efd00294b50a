import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { plain, toDate } from '#bff/platform/database/values.ts';
import type { Retained } from './retainedRecords.data.ts';

const withHolder = { heldBy: { select: { name: true } } } as const satisfies Prisma.RetentionHoldInclude;

/** @returns null where nobody holds it */
export const findRetentionHold = async (db: Db, { kind, subjectId }: Retained) =>
  plain(
    await db.retentionHold.findUnique({
      where: { kind_subjectId: { kind, subjectId } },
      include: withHolder,
    }),
  );

type NewHold = Retained & {
  readonly reason: string;
  readonly untilOn: string | null;
  readonly heldById: number;
};

/**
 * Keeps a record longer; a hold whose last day is over makes room.
 * @returns null when somebody holds it
 */
export const insertRetentionHold = async (db: Db, { untilOn, ...hold }: NewHold, today: string) => {
  const { kind, subjectId } = hold;
  await db.retentionHold.deleteMany({ where: { kind, subjectId, untilOn: { lt: toDate(today) } } });
  const data = { ...hold, untilOn: untilOn === null ? null : toDate(untilOn) };
  const [made] = await db.retentionHold.createManyAndReturn({ data: [data], skipDuplicates: true });
  return made === undefined ? null : findRetentionHold(db, { kind, subjectId });
};

/** @returns how many rows were deleted: 0 when it no longer has that version */
export const deleteRetentionHold = async (db: Db, id: number, version: number | undefined): Promise<number> =>
  (await db.retentionHold.deleteMany({ where: { id, version } })).count;
