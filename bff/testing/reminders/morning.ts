import type { Batch } from '#bff/core/batch.ts';
import { sendDigests } from '#bff/modules/correspondence/notices/digests.service.ts';
import { sendDueMails } from '#bff/parts/notices/outbox.service.ts';
import type { MailTransport } from '#bff/platform/mail/transport.ts';
import type { TestServer } from '../server.ts';
import { runReminders } from './reminders.ts';

const never = new AbortController().signal;

const untilDone = async (runBatch: () => Promise<Batch>): Promise<void> => {
  while ((await runBatch()).next !== null);
};

/** At eight: one mail for each who gets his mails once a day. */
export const runDigests = ({ scopes }: TestServer): Promise<void> =>
  untilDone(() => sendDigests(scopes.forSystem('sendDigests')));

/** At nine: reminders, and whatever mails are to be sent. */
export const runMorning = async (server: TestServer, transport: MailTransport): Promise<void> => {
  await runReminders(server);
  const scope = server.scopes.forSystem('sendMails');
  await untilDone(() => sendDueMails(scope, transport, never));
};
