import { Prisma } from '#bff/generated/prisma/client.ts';
import { isDayName } from './values.ts';

/** The database writes my page as two words, the contract as one. */
const words = (field: string): string => field.replace(/^mypage/, 'myPage');

/** The database's name of a field: all columns are named so in schema.prisma. */
export const columnNameOf = (field: string): string =>
  words(field).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const castOf = (field: string, yen: readonly string[]): string => {
  if (yen.includes(field)) return '::float8';
  return isDayName(field) ? '::text' : '';
};

/**
 * The columns of a table for a SELECT, under the names of the schema and as services want them: yen as numbers, days
 * as 'YYYY-MM-DD'.
 * @param table its name or alias in the statement
 * @param fields their names in the schema
 * @param yen the fields that are bigint
 */
export const columnsOf = (table: string, fields: readonly string[], yen: readonly string[]): Prisma.Sql =>
  Prisma.raw(
    fields.map((field) => `${table}.${columnNameOf(field)}${castOf(field, yen)} AS "${field}"`).join(', '),
  );
