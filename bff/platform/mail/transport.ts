/** A mail to one person; what it looks like as a page is made of its text (htmlOf). */
export type MailMessage = {
  readonly to: string;
  readonly toName?: string;
  readonly subject: string;
  readonly text: string;
  /** Names one sending: every try of it is the same mail, and what bounces comes back under it. */
  readonly sendingKey?: string;
};

/** Hands mails on; what it resolved with is accepted by the next station. */
export type MailTransport = {
  /** @throws MailRefusedError for a message that must never leave; any other error may be tried again later */
  readonly send: (message: MailMessage) => Promise<{ readonly messageId: string }>;
};

/** The message itself is wrong (header injection, no address), or nobody is at its address: trying again does not help. */
export class MailRefusedError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`mail refused: ${reason}`, options);
    this.name = 'MailRefusedError';
  }
}

/** This installation sends no mail, on purpose (`MAIL=none`). */
export class MailOffError extends MailRefusedError {
  constructor() {
    super('MAIL=none');
    this.name = 'MailOffError';
  }
}

const CONTROL = /\p{Cc}/u;
/** One bare address: lists, groups and display names within the address would reach further people. */
const ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/;

/**
 * Refuses what could write headers or reach others: controls in address, name or subject, more than one address.
 * @throws MailRefusedError
 */
export const assertHeadersSafe = ({ to, toName = '', subject }: MailMessage): void => {
  if (!ADDRESS.test(to) || CONTROL.test(to))
    throw new MailRefusedError('the address is not one plain address');
  if (CONTROL.test(toName)) throw new MailRefusedError('control character in the name');
  if (subject.trim() === '' || CONTROL.test(subject)) throw new MailRefusedError('empty or broken subject');
};
