/** `npm run dev`: the server with its demo data, restarted when it changes, and the web app with hot reload. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { generate, install, nodePath, root } from './lib/prepare.mjs';

install();
generate();

const port = process.env.PORT ?? '3001';
const start = (args, env = {}) =>
  spawn(nodePath(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: port, ...env } });

const children = [
  start(['--watch-path=bff', '--watch-path=prisma/seed', 'bff/main.ts'], { DEMO: '1' }),
  start([join(root, 'node_modules/vite/bin/vite.js'), '--port', '3000', '--strictPort']),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
