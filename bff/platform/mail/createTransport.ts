import { join } from 'node:path';
import type { Config } from '#bff/core/config.ts';
import { createMailbox } from './mailbox.ts';
import { createSmtpTransport } from './smtp.ts';
import { MailOffError, type MailTransport } from './transport.ts';

/** Folder of the mailbox that stands in for a mail server. */
export const mailboxFolder = (config: Config): string => join(config.dataDir, 'mail');

/** Nothing leaves, and nothing is called sent. */
const nowhere: MailTransport = {
  send: async () => {
    throw new MailOffError();
  },
};

/** SMTP where it is configured, nothing where that is said on purpose, else the mailbox that /dev/mail shows. */
export const createMailTransport = (config: Config, clock: () => Date): MailTransport => {
  const { smtpUrl, isMailOff, mailFrom, mailBounceAddress } = config;
  if (isMailOff) return nowhere;
  if (smtpUrl === undefined) return createMailbox(mailboxFolder(config), clock);
  return createSmtpTransport({ url: smtpUrl, from: mailFrom, bounceAddress: mailBounceAddress });
};
