import { randomUUID } from 'node:crypto';
import { type IdentityOwner, insertLink } from '#bff/modules/access/identities/linkedIdentities.data.ts';
import type { TestServer } from '../server.ts';

/** Links an account of some provider to somebody. @returns its id */
export const makeIdentity = async (
  server: TestServer,
  {
    kind,
    id,
    projectId,
    issuer = 'https://sso.example.jp',
  }: IdentityOwner & { readonly projectId: number; readonly issuer?: string },
): Promise<number> => {
  const link = {
    issuer,
    subject: randomUUID(),
    email: undefined,
    at: server.now(),
  };
  const made = await insertLink(server.database.client, { kind, id, projectId }, link);
  if (made === null) throw new Error('the person has an account there already');
  return made;
};
