import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { queryRows } from './queryRows.ts';
import { likeContaining, type SearchText } from './search.ts';

/** A record's search table, and the table in which it has a code. */
const TABLES = {
  corporation: { words: Prisma.sql`corporation_search`, coded: null },
  application: { words: Prisma.sql`application_search`, coded: Prisma.sql`application` },
  myPage: { words: Prisma.sql`my_page_search`, coded: Prisma.sql`my_page` },
} as const;

/** What a row of a search table must hold: the words, or the number or the code if one was typed. */
const matches = (record: keyof typeof TABLES, { words, number, codes }: SearchText): Prisma.Sql[] => {
  const { coded } = TABLES[record];
  return [
    Prisma.sql`found.words LIKE ${likeContaining(words)}`,
    ...(number === null ? [] : [Prisma.sql`found.numbers LIKE ${likeContaining(number)}`]),
    ...(coded === null || codes.length === 0
      ? []
      : [
          Prisma.sql`found.id = ANY(ARRAY(SELECT id FROM ${coded} WHERE display_code = ANY(${[...codes]}::text[])))`,
        ]),
  ];
};

/**
 * The ids of the records that a search finds, for IN: one narrow table is looked through instead of wide ones. All that
 * is looked for stands in here: beside the IN, an OR would have every record looked at.
 * @param ids that the search stands for as well
 */
export const foundIds = (
  record: keyof typeof TABLES,
  search: SearchText,
  ids: readonly number[] = [],
): Prisma.Sql => {
  const named = ids.length === 0 ? [] : [Prisma.sql`found.id = ANY(${[...ids]}::int[])`];
  const conditions = Prisma.join([...matches(record, search), ...named], ' OR ');
  return Prisma.sql`(SELECT found.id FROM ${TABLES[record].words} found WHERE ${conditions})`;
};

/** Records that have no search table, as there are few of them, or few in the place that is searched. */
const NAMED = {
  adminUser: { table: Prisma.sql`admin_user`, names: ['name', 'email', 'organization'] },
  corporationUser: { table: Prisma.sql`corporation_user`, names: ['name', 'name_kana', 'email'] },
  project: { table: Prisma.sql`project`, names: ['name', 'short_name'] },
} as const;

/**
 * The ids of such records with a name that holds the words; each name is folded when it is asked for.
 * @param words in the form of search_fold
 * @param within what narrows the records down
 */
export const listNamedIds = async (
  db: Db,
  record: keyof typeof NAMED,
  { words, within = Prisma.sql`TRUE` }: { readonly words: string; readonly within?: Prisma.Sql },
): Promise<number[]> => {
  const { table, names } = NAMED[record];
  const holds = names.map(
    (name) => Prisma.sql`search_fold(${Prisma.raw(name)}) LIKE ${likeContaining(words)}`,
  );
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`SELECT id FROM ${table} WHERE deleted_at IS NULL AND ${within} AND (${Prisma.join(holds, ' OR ')})`,
  );
  return rows.map(({ id }) => id);
};
