import { openDatabase } from '#bff/platform/database/database.ts';
import { startTestServer } from '../server.ts';
import { tellAndSend } from './tellAndSend.ts';

/*
 * A process of its own that tells other systems what happened, for tests that kill it:
 * node bff/testing/webhooks/webhookProcess.ts <database> <key of the secrets>
 */

const [databaseUrl = '', SECRETS_KEY = ''] = process.argv.slice(2);

// The database of the test itself: by its address alone a test server would make one of its own.
const database = await openDatabase({ url: databaseUrl, migrate: false });
const server = await startTestServer({ database, env: { SECRETS_KEY } });
await tellAndSend(server);
await server.stop();
