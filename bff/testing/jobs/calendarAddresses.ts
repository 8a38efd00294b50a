import { toBytes } from '#bff/platform/database/hashes.ts';
import { hashSecret, newSecret } from '#bff/platform/secrets/secrets.ts';
import type { TestServer } from '../server.ts';

/** The address of a user's calendar. @returns its secret part */
export const makeCalendarAddress = async ({ database: { client } }: TestServer, personId: number) => {
  const token = newSecret();
  const tokenHash = toBytes(hashSecret(token));
  await client.calendarAddress.create({ data: { personKind: 'user', personId, tokenHash } });
  return token;
};
