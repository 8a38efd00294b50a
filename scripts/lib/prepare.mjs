/**
 * Shared by the commands of the README. No dependency and old syntax on purpose: it runs on whatever Node there is, right
 * after a clone, before anything is installed.
 */
import { spawn } from 'node:child_process';
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

const readStamp = (name) => {
  const path = join(cacheDir, `${name}.stamp`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

const writeStamp = (name, content) => {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(join(cacheDir, `${name}.stamp`), content);
};

/** Milliseconds between two signs of life. */
const PULSE_MS = 8000;

/** Reports start, progress and duration of a step. */
export const phase = async (title, work) => {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(0)}秒`;
  console.log(`${title}…`);
  const pulse = setInterval(() => console.log(`  ${title}：${seconds()}`), PULSE_MS);
  try {
    await work();
  } finally {
    clearInterval(pulse);
  }
  console.log(`  ${title}：終わりました（${seconds()}）`);
};

/** Runs a program to its end. It does not outlive this one. */
const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const endToo = () => child.kill();
    process.once('exit', endToo);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', endToo);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')}: ${code}`));
    });
  });

// Not `npm ci`: it refuses a lock without the builds for other systems, which some registries do not carry.
const npm = (words, cwd = root) =>
  run(isWindows ? 'npm.cmd' : 'npm', [...words, '--no-save', '--ignore-scripts', '--loglevel=error'], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  });

/** What can be installed, each with all before it: what a release runs on, what builds it too, what developers need. */
const SETS = ['release', 'product', 'all'];

const lockHash = () => hashFiles(['package-lock.json', '.npmrc']);

/** What is installed, and of which lock; whoever called npm himself has installed everything. */
const installed = () => {
  const [hash, set] = readStamp('install').split(' ');
  return { hash, set: existsSync(join(root, 'node_modules/vitest')) ? 'all' : set };
};

const has = (set) => SETS.indexOf(installed().set) >= SETS.indexOf(set);

const isInstalled = (set) => installed().hash === lockHash() && has(set);

/** Installs the locked versions of a set, unless they are there; takes nothing away of a larger one. */
export const install = async (wanted = 'all') => {
  if (isInstalled(wanted)) return;
  const set = has(wanted) ? installed().set : wanted;
  const title =
    set === 'all' ? '開発に必要なものも含めて、パッケージを入れています' : 'パッケージを入れています';
  await phase(title, () => npm(['install', ...(set === 'all' ? [] : ['--omit=dev'])]));
  writeStamp('install', `${lockHash()} ${set}`);
};

/** The products that benches measure ours against: a package of its own. */
export const installPeers = async () => {
  const hash = hashFiles(['bench/package-lock.json', 'bench/.npmrc']);
  if (readStamp('bench') === hash && existsSync(join(root, 'bench/node_modules'))) return;
  await phase('比べる相手のパッケージを bench に入れています', () => npm(['install'], join(root, 'bench')));
  writeStamp('bench', hash);
};

/** The contract in one file, types and clients from it, and the database client; `--to-run` leaves out the types. */
export const generate = (...flags) =>
  // It has said itself what is wrong.
  run(nodePath(), ['scripts/generate.ts', '--if-changed', ...flags]).catch(() => process.exit(1));

/** What runs without its types, as the commands that start something need it. */
export const generateToRun = () =>
  phase('契約とデータベースの定義から、プログラムの一部を作っています', () => generate('--to-run'));

const WEB = ['web', 'ui-kit', 'rules', 'openapi.yaml', 'openapi', 'vite.config.ts', 'scripts/offline'];

const webHash = () => hashFiles([...WEB, 'package-lock.json']);

/** The web app for production, when anything it is made of changed; a release takes its time to pack it smaller. */
export const buildWeb = async ({ isRelease = false } = {}) => {
  const hash = webHash();
  if (readStamp('web') === `${hash} release` || (!isRelease && readStamp('web') === hash)) return;
  // Tests have NODE_ENV=test, with which React would come as for developers and stay until the next change.
  const env = { ...process.env, NODE_ENV: 'production', WEB_RELEASE: isRelease ? '1' : '' };
  const words = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  await phase('画面を組み立てています', () => run(nodePath(), words, { env }));
  writeStamp('web', isRelease ? `${hash} release` : hash);
};

/** Packages that build the product and are not asked for when it runs. */
const BUILDERS = [
  '@prisma/client-generator-ts',
  '@prisma/internals',
  '@redocly/openapi-core',
  '@vitejs/plugin-react',
  'vite',
];

/** Takes away what only builds. */
export const removeBuilders = async () => {
  await phase('組み立てにだけ使うパッケージを外しています', () =>
    npm(['uninstall', '--omit=dev', ...BUILDERS]),
  );
  writeStamp('install', `${lockHash()} release`);
};

/** Whether everything is there as `npm run release` left it: then nothing is looked for and built again. */
export const isReleased = () =>
  isInstalled('release') && !has('product') && readStamp('web') === `${webHash()} release`;

const { flags, env } = JSON.parse(readFileSync(join(root, 'scripts/lib/serverNode.json'), 'utf8'));

/**
 * How Node runs the server: its heap is swept before it grows and what passwords were hashed in goes back to the
 * system, so that the process stays under 300 MB; lists are packed by other threads than those that wait for a slow
 * disk (the four of libuv would all wait there); what was compiled is kept for the next start.
 */
export const serverNode = { flags, env: { NODE_COMPILE_CACHE: join(cacheDir, 'compiled'), ...env } };

/** Hands over to a TypeScript program on Node 24; signals and the exit code pass through. */
export const handOver = (script, args = [], { flags = [], env = {}, stdio = 'inherit' } = {}) => {
  const child = spawn(nodePath(), [...flags, script, ...args], {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
  });
  let isToldToStop = false;
  for (const told of ['SIGINT', 'SIGTERM'])
    process.on(told, () => {
      isToldToStop = true;
      child.kill(told);
    });
  child.on('exit', (code, signal) => {
    // Killed by somebody else, for want of memory most of all: no success.
    if (signal !== null && !isToldToStop) console.error(`${script} was ended by ${signal}`);
    process.exit(signal === null ? code : isToldToStop ? 0 : 1);
  });
  return child;
};
