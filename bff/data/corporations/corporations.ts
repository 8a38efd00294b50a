import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { mapPage, type Page, type PageRequest, readPage } from '../engine/paging.ts';
import { containing } from '../engine/search.ts';
import { type Plain, plain, toDate } from '../engine/values.ts';

const withRounds = {
  myPages: {
    where: { deletedAt: null },
    orderBy: { projectId: 'desc' },
    take: 100,
    select: {
      id: true,
      projectId: true,
      displayCode: true,
      projectStatus: true,
      project: { select: { shortName: true } },
    },
  },
  bankAccount: { select: { id: true } },
  _count: { select: { users: { where: { deletedAt: null } } } },
} as const satisfies Prisma.CorporationInclude;

export type CorporationRow = Plain<Prisma.CorporationGetPayload<{ include: typeof withRounds }>>;

export type CorporationFilter = {
  readonly search?: { readonly text: string; readonly kana: string; readonly digits: string | undefined };
  /** Ids that the search stands for when it is a corporation's code. */
  readonly ids?: readonly number[];
  readonly prefectures?: readonly number[] | undefined;
  readonly projectId?: number | undefined;
};

const whereOf = ({
  search,
  ids,
  prefectures,
  projectId,
}: CorporationFilter): Prisma.CorporationWhereInput => ({
  deletedAt: null,
  prefecture: prefectures && { in: [...prefectures] },
  myPages: projectId === undefined ? undefined : { some: { projectId, deletedAt: null } },
  OR: search && [
    { name: containing(search.text) },
    { nameKana: containing(search.kana) },
    ...(search.digits === undefined ? [] : [{ corporateNumber: containing(search.digits) }]),
    { id: { in: [...(ids ?? [])] } },
  ],
});

export const listCorporationRows = async (
  db: Db,
  filter: CorporationFilter,
  request: PageRequest,
): Promise<Page<CorporationRow>> => {
  const where = whereOf(filter);
  const page = await readPage(
    request,
    (keyset) =>
      db.corporation.findMany({
        where: { AND: [where, keyset.where] },
        orderBy: keyset.orderBy,
        take: keyset.take,
        include: withRounds,
      }),
    () => db.corporation.count({ where }),
  );
  return mapPage(page, (row): CorporationRow => plain(row));
};

/** @returns null when there is none or it was deleted */
export const findCorporation = async (db: Db, id: number): Promise<CorporationRow | null> =>
  plain(await db.corporation.findFirst({ where: { id, deletedAt: null }, include: withRounds }));

type Columns = Omit<
  Prisma.CorporationUncheckedCreateInput,
  | 'id'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'deletedAt'
  | 'establishedOn'
  | 'capital'
  | 'users'
  | 'myPages'
  | 'bankAccount'
  | 'storedFiles'
>;

export type NewCorporation = Columns & { readonly capital?: number | null; readonly establishedOn: string };

export const insertCorporation = async (
  db: Db,
  { establishedOn, ...data }: NewCorporation,
): Promise<CorporationRow> =>
  plain(
    await db.corporation.create({
      data: { ...data, establishedOn: toDate(establishedOn) },
      include: withRounds,
    }),
  );

export type CorporationChange = Partial<NewCorporation> & { readonly deletedAt?: Date };

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateCorporationRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  { establishedOn, ...change }: CorporationChange,
): Promise<number> => {
  const day = establishedOn === undefined ? undefined : toDate(establishedOn);
  const { count } = await db.corporation.updateMany({
    where: { id, version, deletedAt: null },
    data: { ...change, establishedOn: day, version: { increment: 1 } },
  });
  return count;
};
