/**
 * `npm run mail:bounce < message`: takes a message that came to MAIL_BOUNCE_ADDRESS, as the pipe of a mail server hands it
 * over, and notes the mail that it reports as not delivered. Anything else is let go with exit code 0, so that nothing
 * bounces in turn; 75 (try again) when it could not be recorded.
 */

import { pino } from 'pino';
import { readCommandConfig } from '#bff/core/config.ts';
import { recordBounce } from '#bff/parts/notices/bounces.service.ts';
import { startServer } from '#bff/server.ts';

const MAX_BYTES = 2_000_000;
const TRY_AGAIN = 75;

/** The beginning of what comes in: a report stands before the mail that it returns. */
const readInput = async (): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of process.stdin) {
    if (bytes < MAX_BYTES) parts.push(part);
    bytes += part.length;
  }
  return Buffer.concat(parts).subarray(0, MAX_BYTES);
};

const run = async (): Promise<void> => {
  const raw = await readInput();
  const config = readCommandConfig(process.env);
  const server = await startServer({ config, log: pino({ level: 'warn' }), hasBackgroundJobs: false });
  try {
    const isRecorded = await recordBounce(server.scopes.forSystem('mailBounce'), raw);
    console.log(isRecorded ? 'recorded' : 'nothing to record');
  } finally {
    await server.stop();
  }
};

await run().catch((error: unknown) => {
  console.error(String(error));
  process.exitCode = TRY_AGAIN;
});
