import { createTransport } from 'nodemailer';
import { bounceAddressOf } from './bounceAddress.ts';
import { htmlOf } from './htmlOf.ts';
import { assertHeadersSafe, type MailMessage, MailRefusedError, type MailTransport } from './transport.ts';

const TIMEOUT_MS = 20_000;

export type SmtpOptions = {
  /** smtp:// or smtps:// with user and password where the server asks for them. */
  readonly url: string;
  /** Sender's address; answers go nowhere (domain 6: send only). */
  readonly from: string;
  readonly fromName?: string;
  /** Where mails come back to that cannot be delivered: each under an address of its own. */
  readonly bounceAddress?: string | undefined;
};

export type SmtpTransport = MailTransport & {
  /** Closes idle connections; at the end of the process. */
  readonly close: () => void;
};

/** What a server says for good of an address or of the mail itself, by its reply code (RFC 5321: 5xx). */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

const isForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  ABOUT_THE_MAIL.has(String(error.command));

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** A few pooled connections, with time limits so that a dead server is noticed. */
const connectionsTo = (url: string) => {
  const target = new URL(url);
  const isSecure = target.protocol === 'smtps:';
  const user = decodeURIComponent(target.username);
  return createTransport({
    pool: true,
    host: target.hostname,
    port: Number(target.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    auth: user ? { user, pass: decodeURIComponent(target.password) } : undefined,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // The text is ours alone: nothing in it may make the library read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/** How a mail is known again when it comes back. */
const sendingOf = ({ from, bounceAddress }: SmtpOptions, { to, sendingKey }: MailMessage) => {
  if (sendingKey === undefined) return {};
  const messageId = `<${sendingKey}@${domainOf(from)}>`;
  if (bounceAddress === undefined) return { messageId };
  return { messageId, envelope: { from: bounceAddressOf(bounceAddress, sendingKey), to } };
};

/** Sends through an SMTP server. */
export const createSmtpTransport = (options: SmtpOptions): SmtpTransport => {
  const { url, from, fromName = '' } = options;
  const transport = connectionsTo(url);
  return {
    send: async (message) => {
      assertHeadersSafe(message);
      const sending = transport.sendMail({
        from: { name: fromName, address: from },
        to: { name: message.toName ?? '', address: message.to },
        subject: message.subject,
        text: message.text,
        html: htmlOf(message),
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...sendingOf(options, message),
      });
      const { messageId } = await sending.catch((error: unknown) => {
        throw isForGood(error) ? new MailRefusedError(String(error), { cause: error }) : error;
      });
      return { messageId };
    },
    close: () => transport.close(),
  };
};
