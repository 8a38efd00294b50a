import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { type DealTable, type OfWhom, ofMember } from '#bff/modules/sections/index.ts';
import type { PageRequest } from '#bff/platform/database/paging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { likeContaining } from '#bff/platform/database/search.ts';
import { type SqlColumns, sqlKeysetOf } from '#bff/platform/database/sqlPaging.ts';
import type { ComparedWith } from './comparedWith.data.ts';
import { checkedDeals } from './dealChecks.data.ts';
import type { BesideDeal } from './holderChecks.data.ts';

/** What a finding asks for: to put something right, to look at it, or to wait for what is not there yet. */
export type FindingKind = 'errors' | 'notes' | 'missing';

export type DealFilter = {
  /** In the form of search_fold; empty for all. */
  readonly words: string;
  readonly number?: number | undefined;
  readonly category?: number | undefined;
  readonly finding?: FindingKind | undefined;
  readonly ofWhom?: OfWhom;
};

/** What the cross-check found of a deal, as keys, and by what lists are ordered. */
export type CheckedDeal = {
  readonly id: number;
  readonly number: number;
  readonly orderedOn: string | null;
  readonly paidOn: string | null;
  /** In the form of search_fold: two writings of one name stand together. */
  readonly payeeWords: string;
  readonly amountTaxIncluded: number;
  readonly wrong: readonly string[];
  readonly doubtful: readonly string[];
  readonly missing: readonly string[];
  /** The undertakings in which its invoice stands too. */
  readonly codes: readonly string[] | null;
  /** Another deal of the same payee, with another holder of the account. */
  readonly differing: BesideDeal | null;
  /** Another deal with the same holder, of another payee. */
  readonly shared: BesideDeal | null;
};

const columns = Prisma.sql`id, number, ordered_on::text AS "orderedOn", paid_on::text AS "paidOn",
  payee_words AS "payeeWords", amount_tax_included::float8 AS "amountTaxIncluded", wrong, doubtful, missing, codes,
  differing, shared`;

/** What the keys of an order are in the statements. */
const ORDERED: SqlColumns = {
  id: Prisma.sql`id`,
  number: Prisma.sql`number`,
  orderedOn: Prisma.sql`ordered_on`,
  paidOn: Prisma.sql`paid_on`,
  payeeWords: Prisma.sql`payee_words`,
  amountTaxIncluded: Prisma.sql`amount_tax_included`,
};

/** What is found of these deals of a my page. */
export const checkDeals = (db: Db, compared: ComparedWith, ids: readonly number[]): Promise<CheckedDeal[]> =>
  queryRows(
    db,
    Prisma.sql`WITH ${checkedDeals(compared, Prisma.sql`${[...ids]}::int[]`)}
      SELECT ${columns} FROM checked`,
  );

/** Amounts of deals together, in yen. */
export type DealSums = {
  readonly amountTaxIncluded: number;
  readonly amountTaxExcluded: number;
  readonly eligibleAmount: number;
  readonly excludedAmount: number;
};

/** How many deals of a my page ask for something, whatever a filter says. */
export type FindingCounts = {
  /** How many deals there are, and how many with findings of a kind. */
  readonly counts: { readonly all: number } & { readonly [Kind in FindingKind]: number };
  /** Findings that are to be put right. */
  readonly errorCount: number;
};

/** A part of the deals that a filter finds. */
export type DealPage = {
  /** How many the filter finds, and their sums. */
  readonly total: number;
  readonly sums: DealSums;
  /** One more than were asked for, when there are more. */
  readonly deals: readonly CheckedDeal[];
};

const KINDS = { errors: 'errors', notes: 'notes', missing: 'lacks' } as const;

/** @param table how the statement calls the deals */
const conditionOf = (
  { words, number, category, finding, ofWhom }: DealFilter,
  table: DealTable,
): Prisma.Sql =>
  Prisma.join(
    [
      ofMember(ofWhom, table),
      ...(words === '' ? [] : [Prisma.sql`words LIKE ${likeContaining(words)}`]),
      ...(number === undefined ? [] : [Prisma.sql`number = ${number}`]),
      ...(category === undefined ? [] : [Prisma.sql`expense_category = ${category}`]),
      ...(finding === undefined ? [] : [Prisma.raw(`${KINDS[finding]} > 0`)]),
    ],
    ' AND ',
  );

const findingCounts = Prisma.sql`
  SELECT jsonb_build_object('all', count(*), 'errors', count(*) FILTER (WHERE errors > 0),
      'notes', count(*) FILTER (WHERE notes > 0), 'missing', count(*) FILTER (WHERE lacks > 0)) AS counts,
    coalesce(sum(errors), 0)::int AS "errorCount" FROM checked`;

const sums = Prisma.sql`
  SELECT count(*)::int AS total, jsonb_build_object('amountTaxIncluded', coalesce(sum(amount_tax_included), 0),
      'amountTaxExcluded', coalesce(sum(amount_tax_excluded), 0),
      'eligibleAmount', coalesce(sum(eligible_amount), 0),
      'excludedAmount', coalesce(sum(excluded_amount), 0)) AS sums FROM wanted`;

type Asked = { readonly filter: DealFilter; readonly request: PageRequest };

/** For WITH: `page` out of all deals, each of which was checked. */
const ofAll = (compared: ComparedWith, { filter, request }: Asked): Prisma.Sql => {
  const { where, orderBy, take } = sqlKeysetOf(request, ORDERED);
  return Prisma.sql`
    ${checkedDeals(compared)}, wanted AS NOT MATERIALIZED (
      SELECT * FROM checked WHERE ${conditionOf(filter, 'checked')}
    ), page AS (
      SELECT ${columns}, row_number() OVER (ORDER BY ${orderBy}) AS place FROM wanted WHERE ${where}
        ORDER BY ${orderBy} LIMIT ${take}
    )`;
};

/**
 * For WITH: the same where the filter asks nothing of the check: no deal but those of the page is checked. The page is
 * found by an index in its order, and not among all that were read for the sums; words are sought in them once.
 */
const ofPage = (compared: ComparedWith, { filter, request }: Asked): Prisma.Sql => {
  const { where, orderBy, take } = sqlKeysetOf(request, ORDERED);
  const isKept = Prisma.raw(filter.words === '' ? 'NOT MATERIALIZED' : 'MATERIALIZED');
  return Prisma.sql`
    wanted AS ${isKept} (
      SELECT id, number, ordered_on, paid_on, payee_words, amount_tax_included, amount_tax_excluded, eligible_amount,
          excluded_amount
        FROM payment_item item
        WHERE my_page_id = ${compared.mypageId} AND ${ofMember(compared.ofWhom, 'item')} AND ${conditionOf(filter, 'item')}
    ), shown AS (
      SELECT id FROM wanted WHERE ${where} ORDER BY ${orderBy} LIMIT ${take}
    ), ${checkedDeals(compared, Prisma.sql`ARRAY(SELECT id FROM shown)`)}, page AS (
      SELECT ${columns}, row_number() OVER (ORDER BY ${orderBy}) AS place FROM checked
    )`;
};

const readOne = async <Row extends object>(db: Db, statement: Prisma.Sql): Promise<Row> => {
  const [row] = await queryRows<Row>(db, statement);
  if (row === undefined) throw new Error('aggregates answer one row');
  return row;
};

const deals = Prisma.sql`coalesce((SELECT jsonb_agg(to_jsonb(page) - 'place' ORDER BY place) FROM page), '[]') AS deals`;

/** Deals of a my page in an order, with the sums of all that the filter finds. */
export const readDealPage = (db: Db, compared: ComparedWith, asked: Asked): Promise<DealPage> => {
  const checked = asked.filter.finding === undefined ? ofPage : ofAll;
  return readOne(
    db,
    Prisma.sql`WITH ${checked(compared, asked)} SELECT summed.*, ${deals} FROM (${sums}) summed`,
  );
};

/**
 * The same with the numbers of findings: read in one statement, so that a number and the rows that it opens are of the
 * same moment. Every deal is checked for it.
 */
export const readCountedDealPage = (
  db: Db,
  compared: ComparedWith,
  asked: Asked,
): Promise<DealPage & FindingCounts> =>
  readOne(
    db,
    Prisma.sql`WITH ${ofAll(compared, asked)}
      SELECT counted.*, summed.*, ${deals} FROM (${findingCounts}) counted, (${sums}) summed`,
  );
