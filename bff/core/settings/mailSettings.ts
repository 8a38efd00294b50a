/** Which way mails go, and who gets what is not for a person of the product. */
export type MailSettings = {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The mailbox that takes what cannot be delivered; each mail names it with a key of its own. */
  readonly mailBounceAddress: string | undefined;
  /** Who gets the anchor of each day by mail. */
  readonly auditAnchorTo: readonly string[];
};

/** A local part has 64 letters at most, of which the key of a mail takes 45. */
const bounceAddressIn = (env: NodeJS.ProcessEnv): string | undefined => {
  const address = env.MAIL_BOUNCE_ADDRESS || undefined;
  if (address !== undefined && !/^[^@\s+]{1,18}@[^@\s]+$/.test(address))
    throw new Error('MAIL_BOUNCE_ADDRESS must be an address with 18 letters at most before its @, and no +');
  return address;
};

const addressesIn = (env: NodeJS.ProcessEnv): readonly string[] => {
  const addresses = (env.AUDIT_ANCHOR_TO ?? '').split(',').flatMap((address) => address.trim() || []);
  const wrong = addresses.find((address) => !/^[^@\s]+@[^@\s]+$/.test(address));
  if (wrong !== undefined)
    throw new Error(`AUDIT_ANCHOR_TO must be addresses parted by commas, not "${wrong}"`);
  return addresses;
};

/** @throws Error naming the variable that makes no sense */
export const readMailSettings = (env: NodeJS.ProcessEnv): MailSettings => ({
  smtpUrl: env.SMTP_URL || undefined,
  mailFrom: env.MAIL_FROM ?? 'no-reply@example.jp',
  mailBounceAddress: bounceAddressIn(env),
  auditAnchorTo: addressesIn(env),
});
