import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as somebody has received it. */
export type Received = {
  /** The day on which it arrived, as the test has it. */
  readonly day: string;
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** A mail server that keeps what it takes. */
export const openPostOffice = async () => {
  const received: Received[] = [];
  const state = { day: '', onMail: (): void => undefined };
  const keep = async (raw: string): Promise<void> => {
    const mail = await PostalMime.parse(raw);
    const { messageId = '', subject = '', text: words = '' } = mail;
    const to = mail.to?.[0]?.address ?? '';
    received.push({ day: state.day, messageId, to, subject, text: words.replaceAll('\r\n', '\n') });
    state.onMail();
  };
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, _session, done) => {
      text(stream)
        .then(keep)
        .then(() => done(), done);
    },
  });
  // A client that was killed leaves its connection in the middle of a word.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: received as readonly Received[],
    /** From now on it is this day. */
    setDay: (day: string): void => {
      state.day = day;
    },
    /** Does something once, as soon as the next mail is taken. */
    atNextMail: (work: () => void): void => {
      state.onMail = () => {
        state.onMail = () => undefined;
        work();
      };
    },
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
};

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;
