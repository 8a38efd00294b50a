import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { toBytes } from '#bff/platform/database/hashes.ts';
import { execute } from '#bff/platform/database/queryRows.ts';
import type { Account } from '../sessions/accounts.data.ts';

/** Who can have an account at a provider: administrators and users of businesses. */
export type IdentityOwner = { readonly kind: 'admin' | 'user'; readonly id: number };

/** What a provider calls somebody. */
type Named = { readonly issuer: string; readonly subject: string };

export type LinkedIdentityRow = Named & {
  readonly id: number;
  readonly personKind: string;
  readonly personId: number;
  readonly projectId: number;
  readonly email: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

const ofOwner = ({ kind, id }: IdentityOwner) => ({ personKind: kind, personId: id });

/** Whom an account at a provider opens, of one kind; of users in the order of their rounds, the newest first. */
export const listLinksOf = (
  db: Db,
  { issuer, subject }: Named,
  kind: IdentityOwner['kind'],
): Promise<LinkedIdentityRow[]> =>
  db.linkedIdentity.findMany({
    where: { issuer, subject, personKind: kind },
    orderBy: { projectId: 'desc' },
  });

/** The accounts that open a person. */
export const listLinksOfPerson = (db: Db, owner: IdentityOwner): Promise<LinkedIdentityRow[]> =>
  db.linkedIdentity.findMany({ where: ofOwner(owner), orderBy: { id: 'asc' } });

/** The same, held until the end of the transaction: of two that are ended at once, the second sees that the first is gone. */
export const holdLinksOfPerson = async (db: Db, owner: IdentityOwner): Promise<LinkedIdentityRow[]> => {
  await execute(
    db,
    Prisma.sql`SELECT id FROM linked_identity
      WHERE person_kind = ${owner.kind} AND person_id = ${owner.id} ORDER BY id FOR UPDATE`,
  );
  return listLinksOfPerson(db, owner);
};

type NewLink = Named & { readonly email: string | undefined; readonly at: Date };

/**
 * Links an account to a person.
 * @returns its id; null when the person has one of this provider already, or the account opens another of his round
 */
export const insertLink = async (
  db: Db,
  owner: Pick<Account, 'id' | 'projectId'> & Pick<IdentityOwner, 'kind'>,
  { issuer, subject, email, at }: NewLink,
): Promise<number | null> => {
  const row = { ...ofOwner(owner), projectId: owner.projectId ?? 0, issuer, subject, email, createdAt: at };
  const [made] = await db.linkedIdentity.createManyAndReturn({
    data: [row],
    skipDuplicates: true,
    select: { id: true },
  });
  return made?.id ?? null;
};

export const recordLinkUse = async (db: Db, id: number, at: Date): Promise<void> => {
  await db.linkedIdentity.updateMany({ where: { id }, data: { lastUsedAt: at } });
};

/** @returns whether it was there */
export const deleteLink = async (db: Db, id: number): Promise<boolean> =>
  (await db.linkedIdentity.deleteMany({ where: { id } })).count > 0;

/** Uses the state of a log-in up, and forgets those that are too old to be used. @returns false the second time */
export const consumeLogInState = async (
  db: Db,
  { hash, at, expiresAt }: { hash: string; at: Date; expiresAt: Date },
): Promise<boolean> => {
  await db.usedOidcState.deleteMany({ where: { expiresAt: { lte: at } } });
  const data = [{ stateHash: toBytes(hash), expiresAt }];
  return (await db.usedOidcState.createMany({ data, skipDuplicates: true })).count > 0;
};
