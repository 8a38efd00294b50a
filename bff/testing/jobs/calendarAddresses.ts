import { toBytes } from '#bff/data/engine/hashes.ts';
import { hashSecret, newSecret } from '#bff/passwords/secrets.ts';
import type { TestServer } from '../server.ts';

/** The address of a user's calendar. @returns its secret part */
export const makeCalendarAddress = async ({ database: { client } }: TestServer, personId: number) => {
  const token = newSecret();
  const tokenHash = toBytes(hashSecret(token));
  await client.calendarAddress.create({ data: { personKind: 'user', personId, tokenHash } });
  return token;
};
