import type pg from 'pg';
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';

/** What data functions get: the client, or the transaction of a request. */
export type Db = Prisma.TransactionClient;

export type Database = {
  client: PrismaClient;
  kind: 'embedded' | 'postgres';
  /** for what is not Prisma's: rate limits, jobs. In embedded mode it is the one connection that Prisma uses. */
  pool: pg.Pool;
  /** one round trip. @throws when the database does not answer */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};
