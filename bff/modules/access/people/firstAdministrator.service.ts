import { ADMIN_ROLES } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mailJmac } from '#bff/parts/notices/mailJmac.service.ts';
import { passwordLink } from '#bff/parts/records/mailLinks.service.ts';
import { adminConfirmedMail } from '#bff/platform/mail/texts/fourEyesMails.ts';
import { hashSecret, newSecret } from '#bff/platform/secrets/secrets.ts';
import { normaliseEmail } from '#rules/contact.ts';
import { findAdministratorByEmail, insertAdministrator } from '../sessions/accounts.data.ts';
import { replacePasswordReset } from '../sessions/passwordResets.data.ts';
import { RESET_LIFETIME_MS } from '../sessions/passwords.service.ts';
import { confirmAdministrator } from './adminUsers.data.ts';
import { firstAdministratorWords } from './adminUsers.words.ts';

const JMAC = ADMIN_ROLES.indexOf('JMAC');

/** The one of this address that there is. @throws Error for one who is no JMAC or was stopped */
const findFirst = async (scope: Scope, email: string): Promise<number | null> => {
  const found = await findAdministratorByEmail(scope.db, email);
  if (found === null) return null;
  if (found.type !== JMAC || !found.isActive)
    throw new Error(`${email} is an administrator who is stopped or not of JMAC: take another address`);
  return found.id;
};

/** Who is made by the command is confirmed; all JMAC are told where it is somebody whom they know (domain 12). */
const confirmByCommand = async (scope: Scope, id: number, isKnown: boolean): Promise<void> => {
  const { name, email } = await confirmAdministrator(scope.db, { id, at: scope.now, isNew: !isKnown });
  if (!isKnown) return;
  await scope.audit({ action: 'confirmed', target: { kind: 'adminUser', id } });
  const confirmedByName = firstAdministratorWords.command;
  await mailJmac(scope, (frame) => adminConfirmedMail({ ...frame, name, email, confirmedByName }));
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
  await confirmByCommand(scope, id, known !== null);
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
