import { join } from 'node:path';
import type { Config } from '#bff/core/config.ts';
import { createMailbox } from './mailbox.ts';
import { createSmtpTransport } from './smtp.ts';
import type { MailTransport } from './transport.ts';

/** Folder of the mailbox that stands in for a mail server. */
export const mailboxFolder = (config: Config): string => join(config.dataDir, 'mail');

/** SMTP where it is configured, else the mailbox that /dev/mail shows. */
export const createMailTransport = (config: Config, clock: () => Date): MailTransport =>
  config.smtpUrl === undefined
    ? createMailbox(mailboxFolder(config), clock)
    : createSmtpTransport({
        url: config.smtpUrl,
        from: config.mailFrom,
        bounceAddress: config.mailBounceAddress,
      });
