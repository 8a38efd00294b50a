import { openDatabase } from '#bff/platform/database/database.ts';
import { createSmtpTransport } from '#bff/platform/mail/smtp.ts';
import { startTestServer } from '../server.ts';
import { runMorning } from './morning.ts';
import { morningOf } from './reminders.ts';

/*
 * A process of its own that does the work of one morning at nine, for tests that kill it:
 * node bff/testing/reminders/morningProcess.ts <database> <mail server> <day>
 */

const [databaseUrl = '', url = '', day = ''] = process.argv.slice(2);

// The database of the test itself: by its address alone a test server would make one of its own.
const database = await openDatabase({ url: databaseUrl, migrate: false });
const server = await startTestServer({ database });
const smtp = createSmtpTransport({ url, from: 'no-reply@example.jp' });
server.setNow(morningOf(day));
await runMorning(server, smtp);
smtp.close();
await server.stop();
