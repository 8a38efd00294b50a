import { type MyPageVisibility, visibleMyPages } from './access.ts';
import type { Db } from './database.ts';
import type { Prisma } from './generated/client.ts';
import { type Page, type PageRequest, readPage } from './paging.ts';

export type ActivityFilter = {
  readonly targetKinds: readonly string[];
  readonly targetId?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  /** Steps that people take to look at something; they are kept, but a list of what happened leaves them out. */
  readonly withoutActions?: readonly string[] | undefined;
  readonly mypageId?: number | undefined;
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

const whereOf = async (db: Db, filter: ActivityFilter): Promise<Prisma.AuditEntryWhereInput> => {
  const { visibility, mypageId, text } = filter;
  const ids = visibility === undefined ? undefined : await visibleIds(db, visibility);
  return {
    targetKind: { in: [...filter.targetKinds] },
    targetId: filter.targetId,
    action: filter.actions ? { in: [...filter.actions] } : { notIn: [...(filter.withoutActions ?? [])] },
    actorId: filter.actorId,
    at: { gte: filter.from, lt: filter.to },
    outcome: 'success',
    seal: filter.isSealed ? { isNot: null } : undefined,
    AND: [
      mypageId === undefined ? {} : { mypageId },
      ids === undefined ? {} : { mypageId: { in: ids } },
      text === undefined ? {} : { OR: [{ actorName: { contains: text } }, { reason: { contains: text } }] },
    ],
  };
};

/** Entries of the trail, in the order that the request asks for. */
export const listActivityRows = async (
  db: Db,
  filter: ActivityFilter,
  request: PageRequest,
): Promise<Page<ActivityRow>> => {
  const where = await whereOf(db, filter);
  return readPage(
    request,
    async ({ where: beyond, orderBy, take }) =>
      (
        await db.auditEntry.findMany({ where: { AND: [where, beyond] }, orderBy, take, include: withSeal })
      ).map(numbered),
    () => db.auditEntry.count({ where }),
  );
};

const idsOf = (rows: readonly ActivityRow[], kind: string): number[] =>
  rows.filter(({ targetKind }) => targetKind === kind).map(({ targetId }) => Number(targetId));

const uuidsOf = (rows: readonly ActivityRow[], kind: string): string[] =>
  rows.filter(({ targetKind }) => targetKind === kind).flatMap(({ targetId }) => targetId ?? []);

const named = (kind: string, rows: readonly { readonly id: number | string; readonly name: string }[]) =>
  rows.map(({ id, name }) => [`${kind}:${id}`, name] as const);

/** What the targets of a page are called, by `kind:id`; one query for each kind. */
export const findTargetNames = async (db: Db, rows: readonly ActivityRow[]): Promise<Map<string, string>> => {
  const [sections, myPages, files, corporations, projects] = await Promise.all([
    db.section.findMany({ where: { id: { in: idsOf(rows, 'section') } }, select: { id: true, title: true } }),
    db.myPage.findMany({
      where: { id: { in: idsOf(rows, 'myPage') } },
      select: { id: true, planTitle: true },
    }),
    db.storedFile.findMany({
      where: { id: { in: uuidsOf(rows, 'file') } },
      select: { id: true, fileName: true },
    }),
    db.corporation.findMany({
      where: { id: { in: idsOf(rows, 'corporation') } },
      select: { id: true, name: true },
    }),
    db.project.findMany({
      where: { id: { in: idsOf(rows, 'project') } },
      select: { id: true, shortName: true },
    }),
  ]);
  return new Map([
    ...named(
      'section',
      sections.map(({ id, title }) => ({ id, name: title })),
    ),
    ...named(
      'myPage',
      myPages.map(({ id, planTitle }) => ({ id, name: planTitle })),
    ),
    ...named(
      'file',
      files.map(({ id, fileName }) => ({ id, name: fileName })),
    ),
    ...named('corporation', corporations),
    ...named(
      'project',
      projects.map(({ id, shortName }) => ({ id, name: shortName })),
    ),
  ]);
};
