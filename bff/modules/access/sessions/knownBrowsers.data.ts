import type { Db } from '#bff/core/database.ts';
import { toBytes } from '#bff/platform/database/hashes.ts';
import type { Account } from './accounts.data.ts';

type Person = Pick<Account, 'kind' | 'id'>;

const ofPerson = ({ kind, id }: Person) => ({ personKind: kind, personId: id });

/** More people than share a computer. */
const MAX_PEOPLE = 200;

/** Who has logged in with a browser since an instant, the last one first. @param hash SHA-256 in hex */
export const listPeopleOfBrowser = async (db: Db, hash: string, since: Date): Promise<Person[]> => {
  const rows = await db.knownBrowser.findMany({
    where: { browserHash: toBytes(hash), lastLoginAt: { gte: since } },
    orderBy: { lastLoginAt: 'desc' },
    take: MAX_PEOPLE,
  });
  return rows.map(({ personKind, personId }) => ({ kind: personKind as Person['kind'], id: personId }));
};

/** Knows a browser from now on, and forgets those in which the person has not logged in since an instant. */
export const saveKnownBrowser = async (
  db: Db,
  person: Person,
  { hash, at, forgetBefore }: { hash: string; at: Date; forgetBefore: Date },
): Promise<void> => {
  const key = { browserHash: toBytes(hash), ...ofPerson(person) };
  await db.knownBrowser.upsert({
    where: { browserHash_personKind_personId: key },
    create: { ...key, lastLoginAt: at },
    update: { lastLoginAt: at },
  });
  await db.knownBrowser.deleteMany({ where: { ...ofPerson(person), lastLoginAt: { lt: forgetBefore } } });
};

/** Forgets all browsers of a person but one. */
export const deleteKnownBrowsers = async (
  db: Db,
  person: Person,
  exceptHash: string | undefined,
): Promise<void> => {
  const kept = exceptHash === undefined ? {} : { browserHash: { not: toBytes(exceptHash) } };
  await db.knownBrowser.deleteMany({ where: { ...ofPerson(person), ...kept } });
};
