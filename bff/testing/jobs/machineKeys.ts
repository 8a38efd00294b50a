import { randomBytes } from 'node:crypto';
import { MachineScope } from '#bff/generated/contract/enums.ts';
import { toBytes } from '#bff/platform/database/hashes.ts';
import { hashSecret, newSecret } from '#bff/platform/secrets/secrets.ts';
import { makeAdmin } from '../people.ts';
import type { TestServer } from '../server.ts';

type KeyData = { readonly scopes?: readonly string[]; readonly projectIds?: readonly number[] };

/** A key of a connected system, of every scope and round unless less is said, with the header that it calls with. */
export const makeMachineKey = async (
  server: TestServer,
  { scopes = Object.values(MachineScope), projectIds = [], ...data }: KeyData & Record<string, unknown> = {},
) => {
  const publicId = randomBytes(8).toString('hex');
  const secret = newSecret();
  const row = await server.database.client.machineKey.create({
    data: {
      name: `会計システム ${publicId}`,
      publicId,
      secretHash: toBytes(hashSecret(secret)),
      scopes: [...scopes],
      allRounds: projectIds.length === 0,
      projectIds: [...projectIds],
      requestsPerMinute: 3000,
      createdById: (await makeAdmin(server, 'JMAC')).id,
      createdAt: server.now(),
      ...data,
    },
  });
  const token = `hojo_${publicId}.${secret}`;
  return { ...row, token, headers: { authorization: `Bearer ${token}` } };
};
