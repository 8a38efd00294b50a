import { ADMIN_ROLES } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { passwordLink } from '#bff/parts/records/mailLinks.service.ts';
import { hashSecret, newSecret } from '#bff/platform/secrets/secrets.ts';
import { normaliseEmail } from '#rules/contact.ts';
import { findAdministratorByEmail, insertAdministrator } from '../sessions/accounts.data.ts';
import { replacePasswordReset } from '../sessions/passwordResets.data.ts';
import { RESET_LIFETIME_MS } from '../sessions/passwords.service.ts';

const JMAC = ADMIN_ROLES.indexOf('JMAC');

/** The one of this address that there is. @throws Error for one who is no JMAC or was stopped */
const findFirst = async (scope: Scope, email: string): Promise<number | null> => {
  const found = await findAdministratorByEmail(scope.db, email);
  if (found === null) return null;
  if (found.type !== JMAC || !found.isActive)
    throw new Error(`${email} is an administrator who is stopped or not of JMAC: take another address`);
  return found.id;
};

/**
 * Creates an administrator of the type JMAC from the command line (quality.md: no default account), or gives the one of
 * this address another link.
 * @returns the link that sets his password, once, within 60 minutes
 * @throws Error for an address of an administrator who is stopped or of another type
 */
export const createFirstAdministrator = async (
  scope: Scope,
  given: { email: string; name: string },
): Promise<{ readonly link: string; readonly isNew: boolean }> => {
  const email = normaliseEmail(given.email);
  const known = await findFirst(scope, email);
  const id = known ?? (await insertAdministrator(scope.db, { email, name: given.name, type: JMAC }));
  const token = newSecret();
  await replacePasswordReset(scope.db, {
    context: 'admin',
    personId: id,
    tokenHash: hashSecret(token),
    createdAt: scope.now,
    expiresAt: new Date(scope.now.getTime() + RESET_LIFETIME_MS),
    requestedIp: '',
  });
  const target = { kind: 'adminUser', id } as const;
  await scope.audit(
    known === null
      ? { action: 'created', target, after: { email, name: given.name } }
      : { action: 'passwordLinkSent', target },
  );
  return { link: passwordLink(scope.config, { context: 'admin' }, token), isNew: known === null };
};
