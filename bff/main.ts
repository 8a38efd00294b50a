import { existsSync } from 'node:fs';
import { readConfig } from './core/config.ts';
import { demoMailbox } from './middleware/demoMailbox.ts';
import { webApp } from './middleware/webApp.ts';
import { startServer } from './server.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { startMessage } from './text/startMessage.ts';

const REQUIRED_NODE = 24;
const assertNodeVersion = (): void => {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < REQUIRED_NODE)
    throw new Error(`Node ${REQUIRED_NODE} or later is needed, this is ${process.versions.node}`);
};

const run = async (): Promise<void> => {
  assertNodeVersion();
  const config = readConfig(process.env);
  // Loaded only where it is wanted: it is the sixth part of what a server otherwise loads.
  const { seedDemo } = config.isDemo ? await import('../prisma/seed/demo.ts') : {};
  const server = await startServer({
    config,
    prepare: seedDemo,
    pages: () => [
      ...(config.isDemo ? [demoMailbox(config)] : []),
      ...(existsSync(config.webDir) ? [webApp(config.webDir, config)] : []),
    ],
  });
  console.log(startMessage({ url: server.url, isDemo: config.isDemo }));
  stopOnSignal(() => server.stop(), process);
};

// Not where it is only compiled (`npm run compile`).
if (import.meta.main) {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
