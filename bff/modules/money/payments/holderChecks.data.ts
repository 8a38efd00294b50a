import { PaymentFindingCode as Code, PayMeans } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { type OfWhom, ofMember } from '#bff/modules/sections/index.ts';
import { found, raw } from './findingKeys.data.ts';
import { ofSome, type SomeIds } from './someDeals.data.ts';

/* Whose account the money went to, as the transfer slip says it. */

export const TRANSFERRED = `deal.pay_means = ${PayMeans.Transfer}`;

/** Another deal beside this one: its number, and its holder or its payee. */
export type BesideDeal = { readonly number: number; readonly holder: string; readonly payee: string };

/** By what deals are alike: the payee with the holder of his account. */
export const PAIR = "(deal.payee_words || E'\\x1f' || deal.payee_account_holder)";

/** The payee is a participant. */
export const payeeIsParticipant = (corporationIds: readonly number[]): Prisma.Sql => Prisma.sql`
  ${raw(TRANSFERRED)} AND deal.payee_account_holder IN (
    SELECT account_holder_kana FROM bank_account WHERE corporation_id = ANY(${[...corporationIds]}::int[]))`;

const holderFinding = (name: 'differing' | 'shared', code: number, value: 'holder' | 'payee'): Prisma.Sql =>
  found(raw(`${TRANSFERRED} AND own.${name} IS NOT NULL`), code, 'payeeAccountHolder', [
    raw(`own.${name} ->> 'number'`),
    raw('deal.payee_account_holder'),
    raw(`own.${name} ->> '${value}'`),
  ]);

/** The same payee with another holder, the same holder with another payee. */
export const conflictingHolders = [
  holderFinding('differing', Code.HolderDiffers, 'holder'),
  holderFinding('shared', Code.HolderShared, 'payee'),
];

/** Each pair with the first deal of another pair of the same payee, or of the same holder. */
const others = (partition: 'payee_words' | 'payee_account_holder'): Prisma.Sql => {
  const [second, first] = ['lead(beside)', 'first_value(beside)'].map((which) => `${which} OVER alike`);
  return raw(`
    SELECT pair, CASE WHEN row_number() OVER alike = 1 THEN ${second} ELSE ${first} END AS other
      FROM paid WINDOW alike AS (PARTITION BY ${partition} ORDER BY number)`);
};

type Among = { readonly mypageId: number; readonly ofWhom: OfWhom };

/**
 * For WITH, behind `deal`: `paid`, the pairs of payee and holder of its deals, and the other pairs of those payees and
 * holders, each with its first deal. They are asked for as lists, of which each has its index.
 */
export const paidPairs = ({ mypageId, ofWhom }: Among, ids: SomeIds): Prisma.Sql => {
  const listed = (column: string) => raw(`ANY(ARRAY(SELECT DISTINCT ${column} FROM deal))`);
  const isAlike = Prisma.sql`(payee_words = ${listed('payee_words')}
    OR payee_account_holder = ${listed('payee_account_holder')})`;
  return Prisma.sql`
    paid AS MATERIALIZED (
      SELECT payee_words, payee_account_holder, number, payee_words || E'\\x1f' || payee_account_holder AS pair,
          jsonb_build_object('number', number, 'holder', payee_account_holder, 'payee', payee) AS beside
        FROM (
          SELECT DISTINCT ON (payee_words, payee_account_holder) payee_words, payee_account_holder, number, payee
            FROM payment_item item
            WHERE my_page_id = ${mypageId} AND ${ofMember(ofWhom, 'item')}
              AND pay_means = ${PayMeans.Transfer} AND payee_account_holder IS NOT NULL
              AND ${ofSome(ids, isAlike)}
            ORDER BY payee_words, payee_account_holder, number
        ) first
    )`;
};

const besideBy = (partition: 'payee_words' | 'payee_account_holder'): Prisma.Sql =>
  Prisma.sql`
    (SELECT jsonb_object_agg(pair, other) FROM (${others(partition)}) beside WHERE other IS NOT NULL)`;

/** For SELECT: `differing` and `shared`, the deals beside those of each pair. */
export const holders = Prisma.sql`
  ${besideBy('payee_words')} AS differing, ${besideBy('payee_account_holder')} AS shared`;
