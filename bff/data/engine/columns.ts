import { Prisma } from '#bff/generated/prisma/client.ts';
import { isDayName } from './values.ts';

/** The database's name of a field: all columns are named so in schema.prisma. */
const columnNameOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const castOf = (field: string, yen: readonly string[]): string => {
  if (yen.includes(field)) return '::float8';
  return isDayName(field) ? '::text' : '';
};

/**
 * The columns of a table for a SELECT, under the names of the schema and as services want them: yen as numbers, days
 * as 'YYYY-MM-DD'.
 * @param table its name or alias in the statement
 * @param fields the model's `Prisma.XScalarFieldEnum`
 * @param yen the fields that are bigint
 */
export const columnsOf = (
  table: string,
  fields: Readonly<Record<string, string>>,
  yen: readonly string[],
): Prisma.Sql =>
  Prisma.raw(
    Object.values(fields)
      .map((field) => `${table}.${columnNameOf(field)}${castOf(field, yen)} AS "${field}"`)
      .join(', '),
  );
