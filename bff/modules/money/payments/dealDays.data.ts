import type { Prisma } from '#bff/generated/prisma/client.ts';
import { raw } from './findingKeys.data.ts';

/** The days of a deal, in the order in which they should come. */
export const DAYS = [
  'quotationOn',
  'orderedOn',
  'deliveredOn',
  'inspectedOn',
  'invoicedOn',
  'paidOn',
] as const;

/** The column of a day. */
export const column = (day: (typeof DAYS)[number]): Prisma.Sql => raw(`deal.${day.replace(/On$/, '_on')}`);
