import { ADMIN_ROLES } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { passwordLink } from '#bff/parts/records/mailLinks.service.ts';
import { hashSecret, newSecret } from '#bff/platform/secrets/secrets.ts';
import { normaliseEmail } from '#rules/contact.ts';
import { insertAdministrator } from '../sessions/accounts.data.ts';
import { replacePasswordReset } from '../sessions/passwordResets.data.ts';
import { RESET_LIFETIME_MS } from '../sessions/passwords.service.ts';

/**
 * Creates an administrator of the type JMAC from the command line (quality.md: no default account).
 * @returns the link that sets his password, once, within 60 minutes
 */
export const createFirstAdministrator = async (
  scope: Scope,
  given: { email: string; name: string },
): Promise<string> => {
  const email = normaliseEmail(given.email);
  const id = await insertAdministrator(scope.db, {
    email,
    name: given.name,
    type: ADMIN_ROLES.indexOf('JMAC'),
  });
  const token = newSecret();
  await replacePasswordReset(scope.db, {
    context: 'admin',
    personId: id,
    tokenHash: hashSecret(token),
    createdAt: scope.now,
    expiresAt: new Date(scope.now.getTime() + RESET_LIFETIME_MS),
    requestedIp: '',
  });
  await scope.audit({
    action: 'created',
    target: { kind: 'adminUser', id },
    after: { email, name: given.name },
  });
  return passwordLink(scope.config, { context: 'admin' }, token);
};
