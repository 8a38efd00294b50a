import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { hasSectionSql } from '#bff/modules/sections/index.ts';
import { daysWithin } from '#bff/parts/lists/ranges/ranges.data.ts';
import { type MyPageVisibility, visibleMyPagesSql } from '#bff/parts/ownership/access.data.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import type { SearchText } from '#bff/platform/database/search.ts';
import { foundIds } from '#bff/platform/database/searchRows.ts';
import { countRows, oneOf, readSqlPage, type SqlColumns } from '#bff/platform/database/sqlPaging.ts';
import { type Plain, plain, toDate } from '#bff/platform/database/values.ts';
import { awaitsAmountSql } from './awaitsAmount.data.ts';

const summary = {
  project: { select: { shortName: true } },
  corporation: { select: { name: true, nameKana: true, prefecture: true } },
  assignee: { select: { name: true } },
} as const satisfies Prisma.MyPageInclude;

export type MyPageSummaryRow = Plain<Prisma.MyPageGetPayload<{ include: typeof summary }>>;

export type MyPageFilter = {
  readonly visibility: MyPageVisibility;
  readonly ids?: readonly number[] | undefined;
  readonly projectId?: number | undefined;
  readonly programKinds?: readonly number[] | undefined;
  readonly corporationId?: number | undefined;
  readonly projectStatuses?: readonly number[] | undefined;
  readonly delayStatuses?: readonly number[] | undefined;
  readonly phases?: readonly number[] | undefined;
  readonly priorities?: readonly number[] | undefined;
  readonly prefectures?: readonly number[] | undefined;
  readonly dueFrom?: string | undefined;
  readonly dueBefore?: string | undefined;
  /** Yen, both ends included. */
  readonly grantAmountFrom?: number | undefined;
  readonly grantAmountTo?: number | undefined;
  /** Reported, and its amount not fixed. */
  readonly awaitsAmount?: boolean | undefined;
  readonly reportedFrom?: string | undefined;
  readonly reportedTo?: string | undefined;
  readonly hasUnconfirmed?: boolean | undefined;
  /** Only those with a section in one of these states. */
  readonly sectionStatuses?: readonly number[] | undefined;
  /** Only those in which that amount is known. */
  readonly withAmount?: 'appliedAmount' | 'grantAmount' | 'confirmedAmount' | undefined;
  readonly assigneeUserId?: number | undefined;
  /** Only those that this administrator looks after or inspects. */
  readonly ownerId?: number | undefined;
  readonly search?: SearchText | undefined;
};

/* In SQL: the page is found in one narrow statement, by an index in the order of the list; its rows are read by id. */

const PAGE = Prisma.sql`p`;

/** DocumentCheckStatus: in the desk's hands, handed in or at the ministry. */
const UNCONFIRMED = [1, 2];

const SORTED: SqlColumns = {
  id: Prisma.sql`p.id`,
  displayCode: Prisma.sql`p.display_code`,
  nextDueOn: Prisma.sql`p.next_due_on`,
  priority: Prisma.sql`p.priority`,
  'corporation.nameKana': Prisma.sql`c.name_kana`,
  grantAmount: Prisma.sql`p.grant_amount`,
  updatedAt: Prisma.sql`p.updated_at`,
};

const AMOUNTS = {
  appliedAmount: Prisma.sql`p.applied_amount IS NOT NULL`,
  grantAmount: Prisma.sql`p.grant_amount IS NOT NULL`,
  confirmedAmount: Prisma.sql`p.confirmed_amount IS NOT NULL`,
} as const;

/** In these prefectures: by its site, without one by the seat of the corporation. */
const placed = (prefectures: readonly number[]): Prisma.Sql => Prisma.sql`
  (${oneOf(Prisma.sql`p.site_prefecture`, prefectures)} OR (p.site_prefecture IS NULL AND EXISTS (
    SELECT FROM corporation seat WHERE seat.id = p.corporation_id AND ${oneOf(Prisma.sql`seat.prefecture`, prefectures)})))`;

const ofKinds = (kinds: readonly number[]): Prisma.Sql =>
  Prisma.sql`p.project_id IN (SELECT id FROM project WHERE ${oneOf(Prisma.sql`program_kind`, kinds)})`;

/** A condition, where there is something to ask for. */
const asked = <Value>(value: Value | undefined, condition: (value: Value) => Prisma.Sql): Prisma.Sql[] =>
  value === undefined ? [] : [condition(value)];

/** Days and amounts from one to another. */
const ranges = ({
  dueFrom,
  dueBefore,
  grantAmountFrom,
  grantAmountTo,
  reportedFrom,
  reportedTo,
}: MyPageFilter): Prisma.Sql[] => [
  ...asked(dueFrom, (day) => Prisma.sql`p.next_due_on >= ${toDate(day)}::date`),
  ...asked(dueBefore, (day) => Prisma.sql`p.next_due_on <= ${toDate(day)}::date`),
  ...asked(grantAmountFrom, (yen) => Prisma.sql`p.grant_amount >= ${yen}::bigint`),
  ...asked(grantAmountTo, (yen) => Prisma.sql`p.grant_amount <= ${yen}::bigint`),
  ...daysWithin(Prisma.sql`p.reported_on`, { from: reportedFrom, to: reportedTo }),
];

/** Who looks after it, or inspects it. */
const people = ({ assigneeUserId, ownerId }: MyPageFilter): Prisma.Sql[] => [
  ...asked(assigneeUserId, (id) => Prisma.sql`p.assignee_user_id = ${id}`),
  ...asked(ownerId, (id) => Prisma.sql`(p.assignee_user_id = ${id} OR p.inspector_user_id = ${id})`),
];

const states = (filter: MyPageFilter): Prisma.Sql[] => [
  ...asked(filter.projectStatuses, (values) => oneOf(Prisma.sql`p.project_status`, values)),
  ...asked(filter.delayStatuses, (values) => oneOf(Prisma.sql`p.delay_status`, values)),
  ...asked(filter.phases, (values) => oneOf(Prisma.sql`p.progress_phase`, values)),
  ...asked(filter.priorities, (values) => oneOf(Prisma.sql`p.priority`, values)),
  ...asked(filter.sectionStatuses, hasSectionSql),
  ...asked(filter.hasUnconfirmed, (isWanted) =>
    isWanted ? hasSectionSql(UNCONFIRMED) : Prisma.sql`NOT ${hasSectionSql(UNCONFIRMED)}`,
  ),
  ...asked(filter.awaitsAmount, (isWanted) =>
    isWanted ? awaitsAmountSql(PAGE) : Prisma.sql`NOT ${awaitsAmountSql(PAGE)}`,
  ),
  ...asked(filter.withAmount, (amount) => AMOUNTS[amount]),
];

const whereOf = (filter: MyPageFilter): Prisma.Sql =>
  Prisma.join(
    [
      visibleMyPagesSql(filter.visibility),
      ...asked(filter.ids, (ids) => Prisma.sql`p.id = ANY(${[...ids]}::int[])`),
      ...asked(filter.projectId, (id) => Prisma.sql`p.project_id = ${id}`),
      ...asked(filter.programKinds, ofKinds),
      ...asked(filter.corporationId, (id) => Prisma.sql`p.corporation_id = ${id}`),
      ...states(filter),
      ...asked(filter.prefectures, placed),
      ...ranges(filter),
      ...people(filter),
      ...asked(filter.search, (search) => Prisma.sql`p.id IN ${foundIds('myPage', search)}`),
    ],
    ' AND ',
  );

/** How many my pages the list with that filter has. */
export const countMyPageRows = (db: Db, filter: MyPageFilter): Promise<number> =>
  countRows(db, Prisma.sql`FROM my_page p WHERE ${whereOf(filter)}`);

/** The ids of all that a filter has, by their codes; one more than the limit tells that there are more. */
export const listMyPageIds = async (db: Db, filter: MyPageFilter, limit: number): Promise<number[]> => {
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`SELECT p.id FROM my_page p WHERE ${whereOf(filter)} ORDER BY p.display_code, p.id LIMIT ${limit + 1}`,
  );
  return rows.map(({ id }) => id);
};

/** The rows with these ids, in their order. */
const readRows = async (db: Db, places: readonly { readonly id: number }[]): Promise<MyPageSummaryRow[]> => {
  const ids = places.map(({ id }) => id);
  const rows = await db.myPage.findMany({ where: { id: { in: ids } }, include: summary });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [plain(row)];
  });
};

/** A row's id with the values that it is sorted by. */
type Place = { readonly id: number } & Readonly<Record<string, unknown>>;

export const listMyPageRows = async (
  db: Db,
  filter: MyPageFilter,
  request: PageRequest,
): Promise<Page<MyPageSummaryRow>> => {
  const where = whereOf(filter);
  const page = await readSqlPage(request, {
    columns: SORTED,
    find: ({ where: beyond, orderBy, take }) =>
      queryRows<Place>(
        db,
        Prisma.sql`SELECT p.id, p.display_code AS "displayCode", p.next_due_on::text AS "nextDueOn", p.priority,
          json_build_object('nameKana', c.name_kana) AS corporation, p.grant_amount::float8 AS "grantAmount",
          p.updated_at AS "updatedAt"
          FROM my_page p JOIN corporation c ON c.id = p.corporation_id
          WHERE ${where} AND ${beyond} ORDER BY ${orderBy} LIMIT ${take}`,
      ),
    count: () => countMyPageRows(db, filter),
  });
  return { ...page, items: await readRows(db, page.items) };
};
