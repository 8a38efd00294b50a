/**
 * Shared by the two commands of the README. No dependency and old syntax on purpose: it runs on whatever Node
 * there is, right after a clone, before anything is installed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const isWindows = process.platform === 'win32';
const cacheDir = join(root, 'node_modules/.cache');

/** The Node that everything after this script runs on: 24, from node_modules or the machine's own. */
export const nodePath = () => {
  const bundled = join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node');
  if (existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    `Node 24 以上が必要です（いまは ${process.versions.node}）。Node 24 を入れてから、もう一度実行してください。`,
  );
};

const hashFiles = (paths) => {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path)) return;
    if (!statSync(path).isDirectory()) {
      hash.update(path).update(readFileSync(path));
      return;
    }
    for (const name of readdirSync(path).sort()) if (name !== 'node_modules') add(join(path, name));
  };
  for (const path of paths) add(join(root, path));
  return hash.digest('hex');
};

/** Runs `work` unless the named sources are the same as at its last success. */
const onceFor = (name, sources, work) => {
  const stamp = join(cacheDir, `${name}.stamp`);
  const current = hashFiles(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  work();
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(stamp, current);
};

const run = (command, args, options = {}) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit', ...options });

/** Installs the locked versions when the lock changed; needs no install script and leaves the lock as it is. */
export const install = () =>
  onceFor('install', ['package-lock.json', '.npmrc'], () => {
    console.log('必要なパッケージを入れています（初回は1〜2分かかります）…');
    // Not `npm ci`: it refuses a lock without the builds for other systems, which some registries do not carry.
    run(isWindows ? 'npm.cmd' : 'npm', ['install', '--no-save', '--ignore-scripts', '--loglevel=error'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: isWindows,
    });
  });

/** The contract in one file, types and clients from it, and the database client of the Prisma schema. */
export const generate = () => run(nodePath(), ['scripts/generate.ts', '--if-changed']);

/** The web app for production, when anything it is made of changed. */
export const buildWeb = () =>
  onceFor(
    'web',
    [
      'web',
      'ui-kit',
      'rules',
      'openapi.yaml',
      'openapi',
      'vite.config.ts',
      'scripts/offline',
      'scripts/slim',
      'package-lock.json',
    ],
    () => {
      console.log('画面を組み立てています…');
      // Tests have NODE_ENV=test, with which React would come as for developers and stay until the next change.
      const env = { ...process.env, NODE_ENV: 'production' };
      run(nodePath(), ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { env });
    },
  );

const { flags, env } = JSON.parse(readFileSync(join(root, 'scripts/lib/serverNode.json'), 'utf8'));

/**
 * How Node runs the server: its heap is swept before it grows and what passwords were hashed in goes back to the
 * system, so that the process stays under 300 MB; lists are packed by other threads than those that wait for a slow
 * disk (the four of libuv would all wait there); what was compiled is kept for the next start.
 */
export const serverNode = { flags, env: { NODE_COMPILE_CACHE: join(cacheDir, 'compiled'), ...env } };

/** The server, compiled before it starts, when anything it is made of changed. */
export const compile = () =>
  onceFor('compiled', ['bff', 'rules', 'prisma/seed', 'package-lock.json'], () =>
    run(nodePath(), ['scripts/compile.mjs'], { env: { ...process.env, ...serverNode.env } }),
  );

/** Hands over to a TypeScript program on Node 24; signals and the exit code pass through. */
export const handOver = (script, args = [], { flags = [], env = {} } = {}) => {
  const child = spawn(nodePath(), [...flags, script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
};
