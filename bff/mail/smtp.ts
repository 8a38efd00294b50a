import { createTransport } from 'nodemailer';
import { assertHeadersSafe, type MailTransport } from './transport.ts';

const TIMEOUT_MS = 20_000;

export type SmtpOptions = {
  /** smtp:// or smtps:// with user and password where the server asks for them. */
  readonly url: string;
  /** Sender's address; answers go nowhere (domain 6: send only). */
  readonly from: string;
  readonly fromName?: string;
};

export type SmtpTransport = MailTransport & {
  /** Closes idle connections; at the end of the process. */
  readonly close: () => void;
};

/** Sends through an SMTP server over a few pooled connections, with time limits so that a dead server is noticed. */
export const createSmtpTransport = ({ url, from, fromName = '' }: SmtpOptions): SmtpTransport => {
  const target = new URL(url);
  const isSecure = target.protocol === 'smtps:';
  const user = decodeURIComponent(target.username);
  const transport = createTransport({
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
  return {
    send: async (message) => {
      assertHeadersSafe(message);
      const { messageId } = await transport.sendMail({
        from: { name: fromName, address: from },
        to: { name: message.toName ?? '', address: message.to },
        subject: message.subject,
        text: message.text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return { messageId };
    },
    close: () => transport.close(),
  };
};
