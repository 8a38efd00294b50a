import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from '../engine/queryRows.ts';
import { likeContaining } from '../engine/search.ts';
import { type ComparedWith, checkedDeals } from './dealChecks.ts';
import type { BesideDeal } from './holderChecks.ts';

/** What a finding asks for: to put something right, to look at it, or to wait for what is not there yet. */
export type FindingKind = 'errors' | 'notes' | 'missing';

export type DealFilter = {
  /** In the form of search_fold; empty for all. */
  readonly words: string;
  readonly number?: number | undefined;
  readonly category?: number | undefined;
  readonly finding?: FindingKind | undefined;
};

/** What the cross-check found of a deal, as keys. */
export type CheckedDeal = {
  readonly id: number;
  readonly number: number;
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

const columns = Prisma.sql`id, number, wrong, doubtful, missing, codes, differing, shared`;

/** What is found of these deals of a my page. */
export const checkDeals = (db: Db, compared: ComparedWith, ids: readonly number[]): Promise<CheckedDeal[]> =>
  queryRows(
    db,
    Prisma.sql`WITH ${checkedDeals(compared, Prisma.sql`item.id = ANY(${[...ids]}::int[])`)}
      SELECT ${columns} FROM checked`,
  );

/** Amounts of deals together, in yen. */
export type DealSums = {
  readonly amountTaxIncluded: number;
  readonly amountTaxExcluded: number;
  readonly eligibleAmount: number;
  readonly excludedAmount: number;
};

/** A part of the deals that a filter finds, and the figures of all. */
export type DealPage = {
  /** How many deals there are, and how many with findings of a kind; whatever the filter is. */
  readonly counts: { readonly all: number } & { readonly [Kind in FindingKind]: number };
  /** Findings that are to be put right. */
  readonly errorCount: number;
  /** How many the filter finds, and their sums. */
  readonly total: number;
  readonly sums: DealSums;
  readonly deals: readonly CheckedDeal[];
};

const KINDS = { errors: 'errors', notes: 'notes', missing: 'lacks' } as const;

const conditionOf = ({ words, number, category, finding }: DealFilter): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`TRUE`,
      ...(words === '' ? [] : [Prisma.sql`words LIKE ${likeContaining(words)}`]),
      ...(number === undefined ? [] : [Prisma.sql`number = ${number}`]),
      ...(category === undefined ? [] : [Prisma.sql`expense_category = ${category}`]),
      ...(finding === undefined ? [] : [Prisma.raw(`${KINDS[finding]} > 0`)]),
    ],
    ' AND ',
  );

const counts = Prisma.sql`
  SELECT jsonb_build_object('all', count(*), 'errors', count(*) FILTER (WHERE errors > 0),
      'notes', count(*) FILTER (WHERE notes > 0), 'missing', count(*) FILTER (WHERE lacks > 0)) AS counts,
    coalesce(sum(errors), 0)::int AS "errorCount" FROM checked`;

const sums = Prisma.sql`
  SELECT count(*)::int AS total, jsonb_build_object('amountTaxIncluded', coalesce(sum(amount_tax_included), 0),
      'amountTaxExcluded', coalesce(sum(amount_tax_excluded), 0),
      'eligibleAmount', coalesce(sum(eligible_amount), 0),
      'excludedAmount', coalesce(sum(excluded_amount), 0)) AS sums FROM wanted`;

/**
 * Deals of a my page by their numbers, with the figures of all of them: read in one statement, so that a number and
 * the rows that it opens are of the same moment.
 * @param part where it begins, and how many deals at most
 */
export const readDealPage = async (
  db: Db,
  compared: ComparedWith,
  {
    filter,
    part,
  }: { readonly filter: DealFilter; readonly part: { readonly after: number; readonly take: number } },
): Promise<DealPage> => {
  const [page] = await queryRows<DealPage>(
    db,
    Prisma.sql`
      WITH ${checkedDeals(compared, Prisma.sql`TRUE`)}, wanted AS (
        SELECT * FROM checked WHERE ${conditionOf(filter)}
      ), shown AS (
        SELECT ${columns} FROM wanted WHERE number > ${part.after} ORDER BY number LIMIT ${part.take}
      )
      SELECT counted.*, summed.*, coalesce((SELECT jsonb_agg(to_jsonb(shown) ORDER BY number) FROM shown), '[]') AS deals
        FROM (${counts}) counted, (${sums}) summed`,
  );
  if (page === undefined) throw new Error('aggregates answer one row');
  return page;
};

/** The sums of the deals of each category, in yen. */
export const sumDealsByCategory = (
  db: Db,
  mypageId: number,
): Promise<{ expenseCategory: number; paidAmount: number; excludedAmount: number }[]> =>
  queryRows(
    db,
    Prisma.sql`
      SELECT expense_category::int AS "expenseCategory", sum(eligible_amount)::float8 AS "paidAmount",
          sum(excluded_amount)::float8 AS "excludedAmount"
        FROM payment_item WHERE my_page_id = ${mypageId} GROUP BY 1`,
  );
