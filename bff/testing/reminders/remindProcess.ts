import { startTestServer } from '../server.ts';
import { remindOn } from './reminders.ts';

/*
 * A process of its own that reminds everybody on one morning, for tests that kill it:
 * node bff/testing/reminders/remindProcess.ts <database> <day>
 */

const [databaseUrl = '', day = ''] = process.argv.slice(2);

const server = await startTestServer({ databaseUrl });
await remindOn(server, [day]);
await server.stop();
