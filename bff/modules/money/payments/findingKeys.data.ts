import { Prisma } from '#bff/generated/prisma/client.ts';

/* What the cross-check finds is told as keys: "<code> <field> <compared values>". */

/** Words of ours, never of a request. */
export const raw = (words: string): Prisma.Sql => Prisma.raw(words);

/** Tells something when it is so. Code and field are words of ours; the values are those that were compared. */
export const found = (
  condition: Prisma.Sql,
  code: number,
  field: string,
  values: readonly Prisma.Sql[] = [],
): Prisma.Sql =>
  Prisma.sql`CASE WHEN ${condition} THEN concat_ws(' ', ${Prisma.join([raw(`'${code} ${field}'`), ...values])}) END`;

/** Findings that are reported. */
export const keys = (...each: readonly Prisma.Sql[]): Prisma.Sql =>
  Prisma.sql`array_remove(ARRAY[${Prisma.join([...each])}]::text[], NULL)`;
