import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { LATE_IDS } from '#bff/modules/trail/index.ts';
import { type MyPageVisibility, visibleMyPages } from '#bff/parts/ownership/access.data.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { readPage } from '#bff/platform/database/prismaPaging.ts';
import { containing } from '#bff/platform/database/search.ts';

/** Acts of these names on targets of these kinds; undefined: all. */
type Acts = {
  readonly targetKinds: readonly string[] | undefined;
  readonly actions: readonly string[] | undefined;
};

export type ActivityFilter = Partial<Acts> & {
  readonly targetId?: string | undefined;
  /** Narrows to acts of any of these; undefined: all. */
  readonly anyOf?: readonly Acts[] | undefined;
  /** admin, user, applicant, system, anonymous; undefined: all. */
  readonly actorKinds?: readonly string[] | undefined;
  /** success, refused, failed; undefined: all. */
  readonly outcomes?: readonly string[] | undefined;
  readonly mypageId?: number | undefined;
  readonly applicationId?: number | undefined;
  readonly actorId?: number | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly text?: string | undefined;
  /** Only what has its place in the chain already: a moment after the commit. */
  readonly isSealed?: boolean | undefined;
  /** Only what belongs to my pages that the caller may see; undefined: everything. */
  readonly visibility?: MyPageVisibility | undefined;
};

const withSeal = { seal: true } as const satisfies Prisma.AuditEntryInclude;
type Row = Prisma.AuditEntryGetPayload<{ include: typeof withSeal }>;

/** An entry with its number as a number: the trail would have to outgrow 2^53 for that to be wrong. */
export type ActivityRow = Omit<Row, 'id'> & { readonly id: number };

const numbered = (row: Row): ActivityRow => ({ ...row, id: Number(row.id) });

const visibleIds = async (db: Db, visibility: MyPageVisibility): Promise<number[]> =>
  (await db.myPage.findMany({ where: visibleMyPages(visibility), select: { id: true } })).map(({ id }) => id);

const whereActs = ({ targetKinds, actions }: Partial<Acts>): Prisma.AuditEntryWhereInput => ({
  targetKind: targetKinds && { in: [...targetKinds] },
  action: actions && { in: [...actions] },
});

const whereOf = async (db: Db, filter: ActivityFilter): Promise<Prisma.AuditEntryWhereInput> => {
  const { visibility, mypageId, text, anyOf } = filter;
  const ids = visibility === undefined ? undefined : await visibleIds(db, visibility);
  return {
    ...whereActs(filter),
    targetId: filter.targetId,
    actorKind: filter.actorKinds && { in: [...filter.actorKinds] },
    actorId: filter.actorId,
    applicationId: filter.applicationId,
    at: { gte: filter.from, lt: filter.to },
    outcome: filter.outcomes && { in: [...filter.outcomes] },
    AND: [
      mypageId === undefined ? {} : { mypageId },
      anyOf === undefined ? {} : { OR: anyOf.map(whereActs) },
      ids === undefined ? {} : { mypageId: { in: ids } },
      text === undefined ? {} : { OR: [{ actorName: containing(text) }, { reason: containing(text) }] },
    ],
  };
};

/**
 * How many entries there are; of those that the chain holds, only the newest are looked up one by one: a seal of each
 * would read the whole trail twice. Two counts of different entries, so that what is written between them changes
 * neither.
 */
const countEntries = async (
  db: Db,
  where: Prisma.AuditEntryWhereInput,
  { isSealed = false }: Pick<ActivityFilter, 'isSealed'>,
): Promise<number> => {
  if (!isSealed) return db.auditEntry.count({ where });
  const last = await db.auditSeal.findFirst({ orderBy: { seq: 'desc' }, select: { auditEntryId: true } });
  if (last === null) return 0;
  const since = last.auditEntryId - BigInt(LATE_IDS);
  const [old, late] = await Promise.all([
    db.auditEntry.count({ where: { AND: [where, { id: { lte: since } }] } }),
    db.auditEntry.count({ where: { AND: [where, { id: { gt: since }, seal: { isNot: null } }] } }),
  ]);
  return old + late;
};

/** Entries of the trail, in the order that the request asks for. */
export const listActivityRows = async (
  db: Db,
  filter: ActivityFilter,
  request: PageRequest,
): Promise<Page<ActivityRow>> => {
  const where = await whereOf(db, filter);
  const sealed: Prisma.AuditEntryWhereInput = filter.isSealed ? { seal: { isNot: null } } : {};
  return readPage(
    request,
    async ({ where: beyond, orderBy, take }) => {
      const within = { AND: [where, sealed, beyond] };
      return (await db.auditEntry.findMany({ where: within, orderBy, take, include: withSeal })).map(
        numbered,
      );
    },
    () => countEntries(db, where, filter),
  );
};
