import { isProduction } from './values.ts';

/** Which way mails go, and who gets what is not for a person of the product. */
export type MailSettings = {
  /** undefined: the mailbox at /dev/mail, or nothing at all. */
  readonly smtpUrl: string | undefined;
  /** No mail leaves, on purpose: each is noted as not sent. */
  readonly isMailOff: boolean;
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

const isAddress = (text: string): boolean => /^[^@\s<>]+@[^@\s<>]+$/.test(text);

const addressesIn = (env: NodeJS.ProcessEnv): readonly string[] => {
  const addresses = (env.AUDIT_ANCHOR_TO ?? '').split(',').flatMap((address) => address.trim() || []);
  const wrong = addresses.find((address) => !isAddress(address));
  if (wrong !== undefined)
    throw new Error(`AUDIT_ANCHOR_TO must be addresses parted by commas, not "${wrong}"`);
  return addresses;
};

/** A login shell has its own MAIL, the path of a mailbox: that says nothing. */
const isOff = (env: NodeJS.ProcessEnv): boolean => env.MAIL === 'none';

const smtpUrlIn = (env: NodeJS.ProcessEnv): string | undefined => {
  const url = env.SMTP_URL || undefined;
  if (url === undefined) {
    // The mailbox of the demo would call mails sent that never leave.
    if (isProduction(env) && !isOff(env))
      throw new Error(
        'SMTP_URL is needed when NODE_ENV=production; MAIL=none says that no mail leaves, on purpose',
      );
    return undefined;
  }
  if (isOff(env)) throw new Error('SMTP_URL and MAIL=none contradict each other');
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url))
    throw new Error('SMTP_URL must be an address such as smtps://user:password@mail.example.jp');
  return url;
};

const mailFromIn = (env: NodeJS.ProcessEnv): string => {
  const from = env.MAIL_FROM;
  if (from) {
    if (!isAddress(from)) throw new Error(`MAIL_FROM must be an address, not "${from}"`);
    return from;
  }
  if (isProduction(env) && env.SMTP_URL) throw new Error('MAIL_FROM is needed beside SMTP_URL');
  return 'no-reply@example.jp';
};

/** @throws Error naming the variable that is missing or makes no sense */
export const readMailSettings = (env: NodeJS.ProcessEnv): MailSettings => ({
  smtpUrl: smtpUrlIn(env),
  isMailOff: isOff(env),
  mailFrom: mailFromIn(env),
  mailBounceAddress: bounceAddressIn(env),
  auditAnchorTo: addressesIn(env),
});
