import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { batched } from '#bff/platform/database/batching/batched.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain, toDate } from '#bff/platform/database/values.ts';

/** Why somebody is no longer there stays readable: members that left are kept with the day. */
const fields = {
  corporation: { select: { name: true, corporateNumber: true } },
} as const satisfies Prisma.MyPageMemberInclude;

type Row = Plain<Prisma.MyPageMemberGetPayload<{ include: typeof fields }>>;

/** The documents of a member that must be there, by their state. */
export type StateCount = { readonly status: number; readonly count: number };

export type MemberRow = Row & {
  /** Those of its people who can log in to the round. */
  readonly userCount: number;
  readonly required: readonly StateCount[];
};

/** Deals bring their papers: there may be thousands. */
const countRequired = async (db: Db, rows: readonly Row[]) =>
  Map.groupBy(
    await db.section.groupBy({
      by: ['memberId', 'status'],
      where: { memberId: { in: rows.map(({ id }) => id) }, isRequired: true, deletedAt: null },
      _count: true,
    }),
    ({ memberId }) => memberId,
  );

const countUsers = async (db: Db, rows: readonly Row[]): Promise<ReadonlyMap<number, number>> => {
  const [first] = rows;
  if (first === undefined) return new Map();
  const counts = await db.corporationUser.groupBy({
    by: ['corporationId'],
    where: {
      projectId: first.projectId,
      corporationId: { in: rows.map(({ corporationId }) => corporationId) },
      isActive: true,
      deletedAt: null,
    },
    _count: true,
  });
  return new Map(counts.map(({ corporationId, _count }) => [corporationId, _count]));
};

export type MemberFilter = { readonly id?: number; readonly leftOn?: null };

/** The members of one my page in their order. @param filter `leftOn: null` leaves out those that left */
export const listMemberRows = async (
  db: Db,
  mypageId: number,
  filter: MemberFilter = {},
): Promise<MemberRow[]> => {
  const found = await db.myPageMember.findMany({
    where: { mypageId, ...filter },
    orderBy: [{ sequence: 'asc' }, { id: 'asc' }],
    include: fields,
  });
  const rows = found.map((row): Row => plain(row));
  const users = await countUsers(db, rows);
  const required = await countRequired(db, rows);
  return rows.map((row) => ({
    ...row,
    userCount: users.get(row.corporationId) ?? 0,
    required: (required.get(row.id) ?? []).map(({ status, _count }) => ({ status, count: _count })),
  }));
};

/** A current or former participant of an undertaking. */
export type Business = {
  readonly id: number;
  readonly corporationId: number;
  readonly name: string;
  readonly leftOn: string | null;
};

/** The members of a my page in their order, also those that left: their names and nothing of their part. */
export const listBusinessesOf = async (db: Db, mypageId: number): Promise<Business[]> =>
  (
    await db.myPageMember.findMany({
      where: { mypageId },
      orderBy: [{ sequence: 'asc' }, { id: 'asc' }],
      select: { id: true, corporationId: true, leftOn: true, corporation: { select: { name: true } } },
    })
  ).map(({ corporation, ...member }) => ({ ...plain(member), name: corporation.name }));

/** What those are called who take part in these undertakings, or took part, by their ids. */
export const listMemberNames = async (
  db: Db,
  mypageIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.myPageMember.findMany({
    where: { mypageId: { in: [...mypageIds] } },
    select: { id: true, corporation: { select: { name: true } } },
  });
  return new Map(rows.map(({ id, corporation }) => [id, corporation.name]));
};

export type ProjectMemberKey = { readonly projectId: number; readonly corporationId: number };

/** The current membership of a corporation in a project. @returns null when there is none */
export const findMembership = batched<
  ProjectMemberKey,
  { readonly id: number; readonly mypageId: number } | null
>(async (db, keys) => {
  const rows = await db.myPageMember.findMany({
    where: {
      projectId: { in: keys.map(({ projectId }) => projectId) },
      corporationId: { in: keys.map(({ corporationId }) => corporationId) },
      leftOn: null,
      myPage: { deletedAt: null },
    },
    select: { id: true, mypageId: true, projectId: true, corporationId: true },
  });
  const isOf = (one: ProjectMemberKey, other: ProjectMemberKey): boolean =>
    one.projectId === other.projectId && one.corporationId === other.corporationId;
  return keys.map((key) => {
    const row = rows.find((candidate) => isOf(candidate, key));
    return row === undefined ? null : { id: row.id, mypageId: row.mypageId };
  });
});

/**
 * Holds a corporation until the end of the transaction: nobody gives it an undertaking meanwhile.
 * @returns whether it is there
 */
export const lockCorporation = async (db: Db, id: number): Promise<boolean> => {
  const held = Prisma.sql`SELECT id FROM corporation WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`;
  return (await queryRows(db, held)).length > 0;
};

type Joining = ProjectMemberKey & {
  readonly mypageId: number;
  readonly role: string;
  readonly joinedOn: string;
};

/** Joins as the last one, or joins again in the old place. @returns the member's id */
export const saveMember = async (db: Db, { joinedOn, ...joining }: Joining): Promise<number> => {
  const { mypageId, corporationId, role } = joining;
  const day = toDate(joinedOn);
  const last = await db.myPageMember.aggregate({ where: { mypageId }, _max: { sequence: true } });
  const { id } = await db.myPageMember.upsert({
    where: { mypageId_corporationId: { mypageId, corporationId } },
    create: { ...joining, joinedOn: day, sequence: (last._max.sequence ?? 0) + 1 },
    update: { role, joinedOn: day, leftOn: null, version: { increment: 1 } },
    select: { id: true },
  });
  return id;
};

/** @returns how many were changed: 0 when it no longer has that version */
export const updateMemberRole = async (
  db: Db,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  role: string,
): Promise<number> => {
  const data = { role, version: { increment: 1 } };
  return (await db.myPageMember.updateMany({ where: { id, version }, data })).count;
};

/** Puts a member at a place among those of its my page, counted from 1; the others close up in their order. */
export const placeMember = async (
  db: Db,
  { id, mypageId }: { readonly id: number; readonly mypageId: number },
  place: number,
): Promise<void> => {
  await execute(
    db,
    Prisma.sql`WITH others AS (
        SELECT id, row_number() OVER (ORDER BY sequence, id) AS place FROM my_page_member
          WHERE my_page_id = ${mypageId} AND id <> ${id}
      ), placed AS (
        SELECT id, place + CASE WHEN place >= ${place} THEN 1 ELSE 0 END AS place FROM others
        UNION ALL
        SELECT ${id}::int, least(${place}, (SELECT count(*) FROM others) + 1)
      )
      UPDATE my_page_member member SET sequence = placed.place
        FROM placed WHERE placed.id = member.id AND member.sequence <> placed.place`,
  );
};

/** @returns how many left: 0 when it has left already or no longer has that version */
export const endMembership = async (
  db: Db,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  leftOn: string,
): Promise<number> => {
  const { count } = await db.myPageMember.updateMany({
    where: { id, version, leftOn: null },
    data: { leftOn: toDate(leftOn), version: { increment: 1 } },
  });
  return count;
};

/** All members of a my page that is taken away leave it. */
export const endMemberships = async (db: Db, mypageId: number, leftOn: string): Promise<void> => {
  await db.myPageMember.updateMany({
    where: { mypageId, leftOn: null },
    data: { leftOn: toDate(leftOn), version: { increment: 1 } },
  });
};

/** The current member that a section is required of. @returns null: the representative */
export const findMemberOfSection = async (db: Db, sectionId: number) => {
  const where = { id: sectionId, member: { leftOn: null } };
  const row = await db.section.findFirst({
    where,
    select: { member: { select: { id: true, corporationId: true } } },
  });
  return row?.member ?? null;
};

/** What a member has never handed in; the papers of its deals stay with the deals. */
export const listUnsubmittedOf = (db: Db, memberId: number) =>
  db.section.findMany({
    where: { memberId, submissionCount: 0, branchNumber: null, deletedAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, status: true, title: true, documentType: true },
  });

/** The document types that a member has been asked for. */
export const listTypesAskedOf = async (db: Db, memberId: number): Promise<number[]> =>
  (
    await db.section.findMany({
      where: { memberId, deletedAt: null, changeRequestId: null },
      select: { documentType: true },
    })
  ).map(({ documentType }) => documentType);

/** What the application of a my page says of its consortium. @returns null without an application */
export const findConsortiumAnswers = async (db: Db, mypageId: number): Promise<unknown> =>
  (
    await db.myPage.findUnique({
      where: { id: mypageId },
      select: { application: { select: { answers: true } } },
    })
  )?.application?.answers ?? null;

/** The corporations with one of these numbers. */
export const listCorporationsByNumber = (db: Db, corporateNumbers: readonly string[]) =>
  db.corporation.findMany({
    where: { corporateNumber: { in: [...corporateNumbers] }, deletedAt: null },
    select: { id: true, corporateNumber: true },
  });
