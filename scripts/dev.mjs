/**
 * `npm run dev`: the server with its demo data, restarted when it changes, and the web app with hot reload. A saved
 * contract, schema or token is generated anew, which both of them notice.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { generate, install, nodePath, root } from './lib/prepare.mjs';

/** What the server reads, directly or as a rule, a text or something generated; it restarts for a change of it. */
const SERVED = ['bff', 'rules', 'prisma/seed', 'prisma/migrations'];
/** What something is generated from. */
const GENERATED_FROM = [
  'openapi.yaml',
  'openapi',
  'bff/programmes',
  'rules',
  'prisma/schema.prisma',
  'ui-kit/tokens',
];
/** An editor saves in several steps. */
const SAVED_MS = 200;

await install();
await generate();

/** The first port from `from` on that nobody listens on. */
const freePort = (from) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(from + 1)));
    probe.listen(from, '127.0.0.1', () => probe.close(() => resolve(from)));
  });

const webPort = await freePort(3000);
const port = process.env.PORT ?? String(await freePort(webPort + 1));

const start = (args, env = {}) =>
  spawn(nodePath(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: port, ...env } });

/** One run after the other; what is saved meanwhile is in the next one. It says itself what is wrong. */
const generateAgain = () => {
  let isRunning = false;
  let isWanted = false;
  const run = () => {
    if (isRunning) {
      isWanted = true;
      return;
    }
    isRunning = true;
    isWanted = false;
    start(['scripts/generate.ts', '--if-changed']).on('exit', () => {
      isRunning = false;
      if (isWanted) run();
    });
  };
  return run;
};

const run = generateAgain();
let saved;
for (const path of GENERATED_FROM)
  watch(join(root, path), { recursive: true }, () => {
    clearTimeout(saved);
    saved = setTimeout(run, SAVED_MS);
  });

const children = [
  start([...SERVED.map((path) => `--watch-path=${path}`), 'bff/main.ts'], { DEMO: '1' }),
  start([join(root, 'node_modules/vite/bin/vite.js'), '--port', String(webPort), '--strictPort']),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
  process.exit();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
