import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { toBytes } from '#bff/platform/database/hashes.ts';
import { execute } from '#bff/platform/database/queryRows.ts';

/** Whose calendar it is. */
export type CalendarOwner = { readonly personKind: 'admin' | 'user'; readonly personId: number };

const withProject = { project: { select: { shortName: true } } } as const;

/** The address that a person has. @returns null without one */
export const findCalendarAddress = (db: Db, { personKind, personId }: CalendarOwner) =>
  db.calendarAddress.findUnique({
    where: { personKind_personId: { personKind, personId } },
    include: withProject,
  });

export type CalendarAddressRow = NonNullable<Awaited<ReturnType<typeof findCalendarAddress>>>;

type NewAddress = {
  /** SHA-256 in hex. */
  readonly tokenHash: string;
  readonly projectId: number | null;
  readonly kinds: readonly number[];
  readonly createdAt: Date;
};

/** Gives a person another address; the one that he had is gone with it. In SQL, for two who press at once. */
export const replaceCalendarAddress = async (
  db: Db,
  { personKind, personId }: CalendarOwner,
  { tokenHash, projectId, kinds, createdAt }: NewAddress,
): Promise<CalendarAddressRow> => {
  await execute(
    db,
    Prisma.sql`
      INSERT INTO calendar_address (person_kind, person_id, token_hash, project_id, kinds, created_at, updated_at)
      VALUES (${personKind}, ${personId}::int, decode(${tokenHash}, 'hex'), ${projectId}::int,
        ${[...kinds]}::smallint[], ${createdAt}, ${createdAt})
      ON CONFLICT (person_kind, person_id) DO UPDATE SET token_hash = excluded.token_hash,
        project_id = excluded.project_id, kinds = excluded.kinds, last_used_at = NULL,
        created_at = excluded.created_at, updated_at = excluded.updated_at`,
  );
  return db.calendarAddress.findUniqueOrThrow({
    where: { personKind_personId: { personKind, personId } },
    include: withProject,
  });
};

/** @returns the id of what was there; null when nothing was */
export const deleteCalendarAddress = async (db: Db, owner: CalendarOwner): Promise<number | null> => {
  const address = await db.calendarAddress.findUnique({
    where: { personKind_personId: { ...owner } },
    select: { id: true },
  });
  if (address === null) return null;
  const { count } = await db.calendarAddress.deleteMany({ where: { ...owner } });
  return count > 0 ? address.id : null;
};

/** The address that a secret belongs to. @param tokenHash SHA-256 in hex */
export const findAddressByToken = (db: Db, tokenHash: string): Promise<CalendarAddressRow | null> =>
  db.calendarAddress.findUnique({ where: { tokenHash: toBytes(tokenHash) }, include: withProject });

/** Writes down that an address is used, unless that was noted since `before`. */
export const touchCalendarAddress = async (
  db: Db,
  id: number,
  { at, before }: { readonly at: Date; readonly before: Date },
): Promise<void> => {
  await db.calendarAddress.updateMany({
    where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: before } }] },
    data: { lastUsedAt: at },
  });
};

/** What a round is called in lists; null when there is none. */
export const findRoundName = async (db: Db, id: number): Promise<string | null> =>
  (await db.project.findFirst({ where: { id, deletedAt: null }, select: { shortName: true } }))?.shortName ??
  null;
