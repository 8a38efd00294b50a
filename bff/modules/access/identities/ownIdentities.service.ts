import { type Person, personOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findAccountById } from '../sessions/accounts.data.ts';
import { beginLogIn } from './beginLogIn.service.ts';
import { identityMessages as messages } from './identities.words.ts';
import { mailIdentityChange } from './identityMails.service.ts';
import {
  deleteLink,
  holdLinksOfPerson,
  type IdentityOwner,
  type LinkedIdentityRow,
  listLinksOfPerson,
} from './linkedIdentities.data.ts';
import { isFor, labelOfIssuer, requireProvider, viewOfProvider } from './providers.service.ts';

/** @throws ACCESS_DENIED for an applicant, who has none */
const ownerOf = (person: Person): IdentityOwner => {
  if (person.kind === 'applicant') throw new ApiError('ACCESS_DENIED');
  return { kind: person.kind, id: person.kind === 'admin' ? person.adminUserId : person.corporationUserId };
};

const viewOf = (scope: Scope, { id, issuer, email, createdAt, lastUsedAt }: LinkedIdentityRow) => ({
  id,
  providerLabel: labelOfIssuer(scope, issuer),
  email,
  createdAt,
  lastUsedAt,
});

/** The accounts by which the caller logs in, and where he may link another. */
export const listOwnIdentities = async (scope: Scope) => {
  const owner = ownerOf(personOf(scope));
  const links = await listLinksOfPerson(scope.db, owner);
  const isLinked = (issuer: string): boolean => links.some((link) => link.issuer === issuer);
  return {
    items: links.map((link) => viewOf(scope, link)),
    providers: scope.identityProviders.all
      .filter((settings) => isFor(settings, owner.kind) && !isLinked(settings.issuer))
      .map(viewOfProvider),
  };
};

/**
 * Begins to link an account to the caller.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED when he has one there, and as a log-in at a provider
 */
export const startLink = async (scope: Scope, key: string) => {
  const person = personOf(scope);
  const { kind, id } = ownerOf(person);
  const { settings } = requireProvider(scope, key, kind);
  const links = await listLinksOfPerson(scope.db, { kind, id });
  if (links.some(({ issuer }) => issuer === settings.issuer))
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.alreadyLinked(settings.label) });
  const projectId = person.kind === 'admin' ? null : person.projectId;
  const returnUrl = projectId === null ? '/admin/security' : `/user/${projectId}/company`;
  return beginLogIn(scope, key, { context: kind, projectId, returnUrl, sessionId: person.sessionId });
};

/** A link opens something while its provider is configured for these people; one of a provider that is gone opens nothing. */
const isWayIn = ({ identityProviders }: Scope, { issuer }: LinkedIdentityRow, kind: IdentityOwner['kind']) =>
  identityProviders.all.some((settings) => settings.issuer === issuer && isFor(settings, kind));

/** @throws NOT_FOUND for anybody else's, TRANSITION_NOT_ALLOWED for the last way in */
export const deleteOwnIdentity = async (scope: Scope, id: number): Promise<void> => {
  const owner = ownerOf(personOf(scope));
  const links = await holdLinksOfPerson(scope.db, owner);
  const link = links.find((one) => one.id === id);
  if (link === undefined) throw new ApiError('NOT_FOUND');
  const waysIn = links.filter((one) => isWayIn(scope, one, owner.kind));
  if (waysIn.length === 1 && waysIn[0] === link && !scope.config.oidc.hasPasswords[owner.kind])
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.lastStays });
  if (!(await deleteLink(scope.db, id))) throw new ApiError('NOT_FOUND');
  const label = labelOfIssuer(scope, link.issuer);
  await scope.audit({
    action: 'deleted',
    target: { kind: 'linkedIdentity', id },
    before: { provider: label },
    ...(link.projectId !== 0 && { projectId: link.projectId }),
  });
  const account = await findAccountById(scope.db, owner.kind, owner.id);
  if (account !== null) await mailIdentityChange(scope, account, { kind: 'unlinked', label });
};
