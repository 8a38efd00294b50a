import { createHash, randomUUID } from 'node:crypto';
import { constants, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '#bff/core/config.ts';
import { startServer } from '#bff/server.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { type DataName, fillings } from './fillings.ts';

/*
 * To write the demo takes some twenty seconds, to copy it one: it is written once a day (its dates count from today) and
 * for each state of the sources, and every mock works on a copy of its own.
 */

const root = join(import.meta.dirname, '../../..');

/** Where prepared folders and those of running mocks lie. */
const usualCache = join(root, 'node_modules/.cache/hojo-jigyo/mock');

/** What the data come from: the migrations, the seed, and the product, which works a part of them out itself. */
const sourcesKey = (): string => {
  const exclude = ['**/*.test.ts', 'bff/testing/**', 'bff/generated/**', 'prisma/node_modules/**'];
  const names = globSync('{bff,rules,prisma,openapi}/**/*.{ts,sql,yaml,txt}', { cwd: root, exclude }).sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 16);
};

/** A folder of this process, whose name says so. */
const ownFolder = (cache: string): string => join(cache, `${process.pid}-${randomUUID()}`);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Removes what killed processes have left. */
const sweep = async (cache: string): Promise<void> => {
  const left = (await readdir(cache)).filter((name) => {
    const [, pid] = /^(\d+)-/.exec(name) ?? [];
    return pid !== undefined && !isAlive(Number(pid));
  });
  await Promise.all(left.map((name) => rm(join(cache, name), { recursive: true, force: true })));
};

type Wanted = { readonly data: DataName; readonly clock: () => Date; readonly cache?: string | undefined };

/** Fills a database by a server that listens to nobody for long. */
const fill = async (dataDir: string, { data, clock }: Wanted): Promise<void> => {
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const server = await startServer({ config, clock, hasBackgroundJobs: false, prepare: fillings[data] });
  await server.stop();
};

/** Former days and sources are not asked for again. */
const removeOlder = async (cache: string, data: DataName, current: string): Promise<void> => {
  const older = (await readdir(cache)).filter((name) => name.startsWith(`${data}-`) && name !== current);
  await Promise.all(older.map((name) => rm(join(cache, name), { recursive: true, force: true })));
};

const prepare = async (cache: string, name: string, wanted: Wanted): Promise<void> => {
  const own = ownFolder(cache);
  await fill(own, wanted);
  await rename(own, join(cache, name)).catch(async (error: unknown) => {
    // Another mock was quicker.
    if (!(await readdir(cache)).includes(name)) throw error;
    await rm(own, { recursive: true, force: true });
  });
  await removeOlder(cache, wanted.data, name);
};

/**
 * A folder for one mock with the data asked for.
 * @param onPrepare told when they have to be written first, which takes a while
 * @returns its path; the caller removes it
 */
export const copyOfPreparedData = async (
  wanted: Wanted,
  onPrepare: () => void = () => undefined,
): Promise<string> => {
  const { data, clock, cache = usualCache } = wanted;
  await mkdir(cache, { recursive: true });
  await sweep(cache);
  const name = `${data}-${sourcesKey()}-${tokyoDayOf(clock())}`;
  if (!(await readdir(cache)).includes(name)) {
    onPrepare();
    await prepare(cache, name, wanted);
  }
  const own = ownFolder(cache);
  await cp(join(cache, name), own, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return own;
};
