import type { Identity } from '#bff/core/identityProviders.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  type Account,
  findAccountByEmail,
  findAccountById,
  listUserAccountsByEmail,
} from '../sessions/accounts.data.ts';
import type { Purpose } from './beginLogIn.service.ts';
import {
  deleteLink,
  insertLink,
  type LinkedIdentityRow,
  listLinksOf,
  listLinksOfPerson,
} from './linkedIdentities.data.ts';
import { labelOfIssuer } from './providers.service.ts';

/** Somebody whom an account opens, or would open. */
export type Known = {
  readonly account: Account;
  /** null: the first time, by his confirmed address. */
  readonly linkId: number | null;
};

type Asked = Pick<Purpose, 'context' | 'projectId'>;

/** Of somebody who is gone the account is free again. */
const personOf = async (
  scope: Scope,
  { id, personId, issuer, projectId }: LinkedIdentityRow,
  kind: Asked['context'],
): Promise<Known[]> => {
  const account = await findAccountById(scope.db, kind, personId);
  if (account !== null) return [{ account, linkId: id }];
  await scope.transaction(async (inner) => {
    if (!(await deleteLink(inner.db, id))) return;
    await inner.audit({
      action: 'deleted',
      target: { kind: 'linkedIdentity', id },
      before: { provider: labelOfIssuer(inner, issuer) },
      ...(projectId !== 0 && { projectId }),
    });
  });
  return [];
};

const linkedPeople = async (
  scope: Scope,
  identity: Identity,
  { context, projectId }: Asked,
): Promise<Known[]> => {
  const links = await listLinksOf(scope.db, identity, context);
  const asked = links.filter((link) => projectId === null || link.projectId === projectId);
  const people: Known[] = [];
  for (const link of asked) people.push(...(await personOf(scope, link, context)));
  return people;
};

const accountsByEmail = async (
  { db }: Scope,
  email: string,
  { context, projectId }: Asked,
): Promise<Account[]> => {
  if (context === 'user' && projectId === null) return listUserAccountsByEmail(db, email);
  const account = await findAccountByEmail(db, { context, email, projectId: projectId ?? undefined });
  return account === null ? [] : [account];
};

/** Who has the address and no account of this provider yet: one that he has is not exchanged by a log-in. */
const unlinkedPeople = async (
  scope: Scope,
  { issuer, email, isEmailVerified }: Identity,
  asked: Asked,
): Promise<Known[]> => {
  if (email === undefined || !isEmailVerified) return [];
  const people: Known[] = [];
  for (const account of await accountsByEmail(scope, email, asked)) {
    const links = await listLinksOfPerson(scope.db, { kind: asked.context, id: account.id });
    if (!links.some((link) => link.issuer === issuer)) people.push({ account, linkId: null });
  }
  return people;
};

/** Everybody whom an account at a provider lets in: the linked ones, and in rounds without one those of its address. */
export const peopleOf = async (scope: Scope, identity: Identity, asked: Asked): Promise<Known[]> => {
  const linked = await linkedPeople(scope, identity, asked);
  const rounds = new Set(linked.map(({ account }) => account.projectId));
  const unlinked = await unlinkedPeople(scope, identity, asked);
  const others = unlinked.filter(({ account }) => !rounds.has(account.projectId));
  return [...linked, ...others].filter(({ account }) => account.isActive);
};

/** @returns the id of the link; null when another log-in of this moment was faster */
export const linkTo = (
  scope: Scope,
  kind: Asked['context'],
  { id, projectId }: Account,
  { issuer, subject, email }: Identity,
): Promise<number | null> =>
  insertLink(scope.db, { kind, id, projectId }, { issuer, subject, email, at: scope.now });
