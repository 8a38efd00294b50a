import { Prisma } from '#bff/generated/prisma/client.ts';
import { likeContaining, type SearchText } from './search.ts';

/** What a row of a search table must hold: the words, or the number if one was typed. @param name of the table in the statement */
const matches = (name: Prisma.Sql, { words, number }: SearchText): Prisma.Sql => {
  const byWords = Prisma.sql`${name}.words LIKE ${likeContaining(words)}`;
  return number === null
    ? byWords
    : Prisma.sql`(${byWords} OR ${name}.numbers LIKE ${likeContaining(number)})`;
};

const TABLES = {
  corporation: Prisma.sql`corporation_search`,
  application: Prisma.sql`application_search`,
  myPage: Prisma.sql`my_page_search`,
} as const;

/** The ids of the records that a search finds, for IN: one narrow table is looked through instead of wide ones. */
export const foundIds = (record: keyof typeof TABLES, search: SearchText): Prisma.Sql =>
  Prisma.sql`(SELECT found.id FROM ${TABLES[record]} found WHERE ${matches(Prisma.sql`found`, search)})`;
