import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { instantsWithin } from '#bff/parts/lists/ranges/ranges.data.ts';
import { columnsOf } from '#bff/platform/database/columns.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { SearchText } from '#bff/platform/database/search.ts';
import { foundIds } from '#bff/platform/database/searchRows.ts';
import { countRows, oneOf, readSqlPage, type SqlColumns } from '#bff/platform/database/sqlPaging.ts';
import { versionedUpdate } from '#bff/platform/database/updateVersioned.ts';
import { type Plain, plain, toDate } from '#bff/platform/database/values.ts';

/** A project in which the corporation participates. */
type RoundRow = {
  readonly projectId: number;
  readonly projectName: string;
  readonly mypageId: number;
  readonly displayCode: string;
  readonly projectStatus: number;
};

/** A corporation's own columns. */
export type OwnColumns = Plain<Prisma.CorporationGetPayload<object>>;

export type CorporationRow = OwnColumns & {
  /** Those in which it represents an undertaking or is a member of one, the latest first. */
  readonly projects: RoundRow[];
  readonly userCount: number;
  readonly hasBankAccount: boolean;
};

export type CorporationFilter = {
  readonly search?: SearchText | undefined;
  /** Ids that the search stands for when it is a corporation's code. */
  readonly ids?: readonly number[];
  readonly prefectures?: readonly number[] | undefined;
  readonly projectId?: number | undefined;
  /** Those of these rounds, without what they have in others; undefined: of all. */
  readonly rounds?: readonly number[] | undefined;
  readonly hasUsers?: boolean | undefined;
  readonly hasBankAccount?: boolean | undefined;
  /** Days in Japan, both ends included. */
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
  readonly updatedFrom?: string | undefined;
  readonly updatedTo?: string | undefined;
};

/* In SQL: with every corporation go its rounds, its users and its account, and every screen of the office asks. */

const FIELDS = Object.values(Prisma.CorporationScalarFieldEnum);
const YEN = ['capital'];
const OWN = columnsOf('c', FIELDS, YEN);

/** Rounds that the caller reads; undefined: all. */
type Rounds = readonly number[] | undefined;

const within = (column: Prisma.Sql, rounds: Rounds): Prisma.Sql =>
  rounds === undefined ? Prisma.sql`true` : oneOf(column, rounds);

const usersIn = (rounds: Rounds): Prisma.Sql =>
  Prisma.sql`corporation_user u
    WHERE u.corporation_id = c.id AND u.deleted_at IS NULL AND ${within(Prisma.sql`u.project_id`, rounds)}`;

const ACCOUNT = Prisma.sql`EXISTS (SELECT FROM bank_account b WHERE b.corporation_id = c.id)`;

const selected = (rounds: Rounds): Prisma.Sql => Prisma.sql`
  ${OWN},
  (SELECT coalesce(json_agg(round ORDER BY round."projectId" DESC), '[]') FROM (
    SELECT m.project_id AS "projectId", project.short_name AS "projectName", m.id AS "mypageId",
      m.display_code AS "displayCode", m.project_status AS "projectStatus"
    FROM my_page m JOIN project ON project.id = m.project_id
    WHERE m.id IN (SELECT own.id FROM my_page own WHERE own.corporation_id = c.id
        UNION ALL SELECT k.my_page_id FROM my_page_member k WHERE k.corporation_id = c.id AND k.left_on IS NULL)
      AND m.deleted_at IS NULL AND ${within(Prisma.sql`m.project_id`, rounds)}
    ORDER BY m.project_id DESC LIMIT 100
  ) AS round) AS projects,
  (SELECT count(*)::int FROM ${usersIn(rounds)}) AS "userCount",
  ${ACCOUNT} AS "hasBankAccount"`;

const SORTED: SqlColumns = {
  id: Prisma.sql`c.id`,
  name: Prisma.sql`c.name`,
  nameKana: Prisma.sql`c.name_kana`,
  prefecture: Prisma.sql`c.prefecture`,
  updatedAt: Prisma.sql`c.updated_at`,
};

/** What represents an undertaking of one of these rounds, or is a member of one. */
const participatesIn = (rounds: readonly number[]): Prisma.Sql =>
  Prisma.sql`c.id IN (
    SELECT m.corporation_id FROM my_page m
    WHERE ${oneOf(Prisma.sql`m.project_id`, rounds)} AND m.deleted_at IS NULL
    UNION ALL SELECT k.corporation_id FROM my_page_member k
    WHERE ${oneOf(Prisma.sql`k.project_id`, rounds)} AND k.left_on IS NULL)`;

/** Whether it is so, or is not; undefined asks neither. */
const asked = (isWanted: boolean | undefined, isSo: Prisma.Sql): Prisma.Sql[] => {
  if (isWanted === undefined) return [];
  return [isWanted ? isSo : Prisma.sql`NOT ${isSo}`];
};

const whereOf = ({
  search,
  ids = [],
  prefectures,
  projectId,
  rounds,
  ...others
}: CorporationFilter): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`c.deleted_at IS NULL`,
      ...(prefectures ? [oneOf(Prisma.sql`c.prefecture`, prefectures)] : []),
      ...(projectId === undefined ? [] : [participatesIn([projectId])]),
      ...(rounds === undefined ? [] : [participatesIn(rounds)]),
      ...asked(others.hasUsers, Prisma.sql`EXISTS (SELECT FROM ${usersIn(rounds)})`),
      ...asked(others.hasBankAccount, ACCOUNT),
      ...instantsWithin(Prisma.sql`c.created_at`, { from: others.createdFrom, to: others.createdTo }),
      ...instantsWithin(Prisma.sql`c.updated_at`, { from: others.updatedFrom, to: others.updatedTo }),
      ...(search ? [Prisma.sql`c.id IN ${foundIds('corporation', search, ids)}`] : []),
    ],
    ' AND ',
  );

export const listCorporationRows = (
  db: Db,
  filter: CorporationFilter,
  request: PageRequest,
): Promise<Page<CorporationRow>> => {
  const where = whereOf(filter);
  return readSqlPage(request, {
    columns: SORTED,
    find: ({ where: beyond, orderBy, take }) =>
      queryRows<CorporationRow>(
        db,
        Prisma.sql`SELECT ${selected(filter.rounds)} FROM corporation c WHERE ${where} AND ${beyond}
          ORDER BY ${orderBy} LIMIT ${take}`,
      ),
    count: () => countRows(db, Prisma.sql`FROM corporation c WHERE ${where}`),
  });
};

/** The ids of all that a filter has, by their codes; one more than the limit tells that there are more. */
export const listCorporationIds = async (
  db: Db,
  filter: CorporationFilter,
  limit: number,
): Promise<number[]> => {
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`SELECT c.id FROM corporation c WHERE ${whereOf(filter)} ORDER BY c.id LIMIT ${limit + 1}`,
  );
  return rows.map(({ id }) => id);
};

/**
 * @param rounds those that the caller reads
 * @returns null when there is none, it was deleted, or it takes part in none of the rounds
 */
export const findCorporation = async (
  db: Db,
  id: number,
  rounds?: Rounds,
): Promise<CorporationRow | null> => {
  const [row] = await queryRows<CorporationRow>(
    db,
    Prisma.sql`SELECT ${selected(rounds)} FROM corporation c WHERE c.id = ${id} AND ${whereOf({ rounds })}`,
  );
  return row ?? null;
};

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

/** A corporation as it begins: without rounds, users or account. */
export const withNothing = (row: OwnColumns): CorporationRow => ({
  ...row,
  projects: [],
  userCount: 0,
  hasBankAccount: false,
});

export const insertCorporation = async (
  db: Db,
  { establishedOn, ...data }: NewCorporation,
): Promise<CorporationRow> => {
  const row = await db.corporation.create({ data: { ...data, establishedOn: toDate(establishedOn) } });
  return withNothing(plain(row));
};

/** Many at once. @returns their own columns in the order that they were given */
export const insertCorporations = async (
  db: Db,
  corporations: readonly NewCorporation[],
): Promise<OwnColumns[]> => {
  const data = corporations.map(({ establishedOn, ...rest }) => ({
    ...rest,
    establishedOn: toDate(establishedOn),
  }));
  return (await db.corporation.createManyAndReturn({ data })).map((row) => plain(row));
};

/** What tells a corporation that has no number from others. */
export type Unnumbered = { readonly name: string; readonly phone: string };

type Named = {
  readonly ids: readonly number[];
  readonly numbers: readonly string[];
  readonly unnumbered: readonly Unnumbered[];
};

/** The corporations that a table names: by id, by corporate number, or those without one by name and telephone. */
export const findNamedCorporations = (db: Db, { ids, numbers, unnumbered }: Named): Promise<OwnColumns[]> =>
  queryRows<OwnColumns>(
    db,
    Prisma.sql`SELECT ${OWN} FROM corporation c
      WHERE c.deleted_at IS NULL AND (c.id = ANY(${[...ids]}::int[]) OR c.corporate_number = ANY(${[...numbers]})
        OR (c.corporate_number IS NULL AND (c.name, c.phone) IN (
          SELECT "name", "phone" FROM jsonb_to_recordset(${JSON.stringify(unnumbered)}::jsonb)
            AS entry("name" text, "phone" text))))`,
  );

export type CorporationChange = Partial<NewCorporation> & { readonly deletedAt?: Date };

const update = versionedUpdate<OwnColumns>('corporation', FIELDS, YEN);

/**
 * Changes the corporation's own columns; what hangs on it is not touched.
 * @returns the columns as they are now; null when it no longer has that version
 */
export const updateCorporationRow = (
  db: Db,
  row: { id: number; version: number | undefined },
  change: CorporationChange,
): Promise<OwnColumns | null> => update(db, row, change);
