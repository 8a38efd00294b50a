import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const isWindows = process.platform === 'win32';

export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Runs a command to its end, whatever that is. */
const run = (command: string, args: readonly string[], cwd: string, env = {}): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, shell: isWindows });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });

/** Runs a program that goes on until it is stopped; its lines come one by one. */
const serve = (path: string, cwd: string, env: Record<string, string>) => {
  const child = spawn(process.execPath, [path], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    nextLine: async (): Promise<string> => String((await lines.next()).value),
    stop: () => child.kill(),
  };
};

/** Packs the client as `npm run client:pack` does. @returns the path of the tarball */
export const pack = async (folder: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(root, 'scripts/packClient.ts'),
    folder,
  ]);
  return stdout.trim();
};

/** As strict as a partner may be; the declarations of the package are looked into as well. */
const compilerOptions = {
  target: 'es2022',
  lib: ['es2022'],
  module: 'nodenext',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
  rootDir: 'src',
  outDir: 'out',
};

/** A partner's project in an empty folder: the tarball is all that it has. */
export const installClient = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hojo-partner-'));
  const tarball = await pack(join(folder, 'packed'));
  const project = join(folder, 'project');
  await mkdir(join(project, 'src'), { recursive: true });
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  const npm = isWindows ? 'npm.cmd' : 'npm';
  const installed = await run(npm, ['install', '--offline', '--no-audit', '--no-fund', tarball], project);
  if (installed.code !== 0) throw new Error(installed.stderr);
  await cp(join(project, 'node_modules/hojo-jigyo-client/examples'), join(project, 'src'), {
    recursive: true,
  });

  return {
    folder,
    project,
    tarball,
    compile: () =>
      run(process.execPath, [join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', project], project),
    start: (program: string, args: readonly string[], env: Record<string, string>) =>
      run(process.execPath, [join(project, 'out', program), ...args], project, env),
    serve: (program: string, env: Record<string, string>) =>
      serve(join(project, 'out', program), project, env),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

export type Installed = Awaited<ReturnType<typeof installClient>>;
