import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { refuseGoneSettings } from '#bff/core/settings/goneSettings.words.ts';
import { demoMailbox } from '#bff/http/middleware/demoMailbox.ts';
import { webApp } from '#bff/http/middleware/webApp.ts';
import { readConfig } from './core/config.ts';
import { isProduction } from './core/settings/values.ts';
import { assertFitForProduction } from './fitForProduction.ts';
import { startServer } from './server.ts';
import { startMessage } from './startMessage.words.ts';
import { stopOnSignal } from './stopOnSignal.ts';

const REQUIRED_NODE = 24;
const assertNodeVersion = (): void => {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < REQUIRED_NODE)
    throw new Error(`Node ${REQUIRED_NODE} or later is needed, this is ${process.versions.node}`);
};

/** `npm start` builds the web app while the data is prepared; both sides signal the other when they are ready. */
const untilPagesAreBuilt = async (): Promise<void> => {
  if (process.env.PAGES_FOLLOW !== '1') return;
  process.send?.('data');
  await once(process, 'message');
};

const run = async (): Promise<void> => {
  assertNodeVersion();
  refuseGoneSettings(process.env);
  const config = readConfig(process.env);
  // Loaded only where it is wanted: it is the sixth part of what a server otherwise loads.
  const { seedDemo } = config.isDemo ? await import('../prisma/seed/demo.ts') : {};
  const server = await startServer({
    config,
    prepare: async (scopes) => {
      if (isProduction(process.env)) await assertFitForProduction(scopes.forSystem('start'));
      await seedDemo?.(scopes);
      await untilPagesAreBuilt();
    },
    pages: () => [
      ...(config.isDemo ? [demoMailbox(config)] : []),
      ...(existsSync(config.webDir) ? [webApp(config.webDir, config)] : []),
    ],
  });
  console.log(startMessage({ url: server.url, isDemo: config.isDemo }));
  stopOnSignal(() => server.stop(), process);
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
