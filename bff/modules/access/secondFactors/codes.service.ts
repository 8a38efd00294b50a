import { Secret, TOTP } from 'otpauth';
import type { AdminActor } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { UnreadableSecretError } from '#bff/core/secrets/secretBox.ts';
import type { SessionCookie } from '#bff/core/sessionCookie.ts';
import { hashSecret } from '#bff/platform/secrets/secrets.ts';
import { prove } from './proof.service.ts';
import { consumeRecoveryCode } from './recoveryCodes.data.ts';
import { consumeTotpStep, listTotps } from './secondFactors.data.ts';
import { secondFactorMessages as messages, secondFactorTexts } from './secondFactors.words.ts';

const PERIOD_SECONDS = 30;
/** RFC 6238 5.2: a clock may be off by half a minute. */
const WINDOW = 1;

/** Where the secret of an administrator's app may be opened. */
export const totpPlace = (adminUserId: number): string => `totp:${adminUserId}`;

/** An app's counter, as all of them can do it. @param secret Base32 */
export const totpOf = (secret: string, email: string): TOTP =>
  new TOTP({
    issuer: secondFactorTexts.issuer,
    // Said once: Japanese letters make the picture of the address dense.
    issuerInLabel: false,
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** The half minute that a code is of, counted from 1970. @returns null when it is of none that counts now */
export const stepOfCode = (totp: TOTP, code: string, now: Date): number | null => {
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
};

/** null where its key is gone: no code is right then, and recovery codes still let its owner in. */
const openedTotp = ({ secrets, log }: Scope, adminUserId: number, sealed: Uint8Array): string | null => {
  try {
    return secrets.open(sealed, totpPlace(adminUserId));
  } catch (error) {
    if (!(error instanceof UnreadableSecretError)) throw error;
    log.error({ err: error, adminUserId }, 'the secret of an app cannot be read');
    return null;
  }
};

const takeTotp = async (scope: Scope, { adminUserId, email }: AdminActor, code: string): Promise<boolean> => {
  for (const { id, secret } of await listTotps(scope.db, adminUserId)) {
    if (secret === null) continue;
    const opened = openedTotp(scope, adminUserId, secret);
    const step = opened === null ? null : stepOfCode(totpOf(opened, email), code, scope.now);
    if (step !== null && (await consumeTotpStep(scope.db, id, { step, at: scope.now }))) return true;
  }
  return false;
};

/** As it is hashed: without the hyphens that make it legible, and with digits for the letters that no code has. */
export const bareCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/[\s‐−ー―-]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/**
 * Shows the second factor by the code of an app or by a recovery code.
 * @returns the cookies of a log-in that is finished by it
 * @throws UNAUTHORIZED, TOO_MANY_REQUESTS
 */
export const proveByCode = (scope: Scope, given: string): Promise<readonly SessionCookie[]> => {
  const code = bareCode(given);
  const isOfApp = /^\d{6}$/.test(code);
  return prove(
    scope,
    (inner, actor) =>
      isOfApp
        ? takeTotp(inner, actor, code)
        : consumeRecoveryCode(inner.db, actor.adminUserId, { hash: hashSecret(code), at: scope.now }),
    isOfApp ? messages.wrongCode : messages.wrongRecoveryCode,
  );
};
