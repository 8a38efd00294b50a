import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

/** A held lock; `release` gives the folder back. */
export type Lock = { release: () => Promise<void> };

/** The folder belongs to another running process. */
export class LockedError extends Error {
  override name = 'LockedError';
  readonly pid: number;

  constructor(file: string, pid: number, host: string) {
    super(
      `The embedded database in ${dirname(file)} is in use by process ${pid} on ${host}. ` +
        'Stop that process, or give this one another folder or a PostgreSQL by DATABASE_URL. ' +
        `If that machine is gone, remove ${file}.`,
    );
    this.pid = pid;
  }
}

const textOf = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

/** A process by number, machine and (Linux) its start in ticks, so that a number used again is another process. */
const describeProcess = async (pid: number): Promise<string> => {
  const stat = await textOf(`/proc/${pid}/stat`);
  // The name of the program, in brackets, may hold spaces: fields are counted after it. 22nd field of the line.
  return `${pid} ${hostname()} ${stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** One of another machine cannot be looked at. */
const isAlive = async (holder: string): Promise<boolean> => {
  const [pid, host] = holder.split(' ');
  if (host !== undefined && host !== hostname()) return true;
  return Number(pid) > 0 && isRunning(Number(pid)) && (await describeProcess(Number(pid))) === holder;
};

/** @returns whether the file is ours; a link appears whole or not at all, so that nobody ever reads half a lock */
const create = async (file: string): Promise<boolean> => {
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, await describeProcess(process.pid), { flush: true });
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
};

/**
 * Takes the exclusive lock `file` (its folder exists) of the embedded database, which has none of its own: two processes
 * on one folder destroy each other's rows. The lock of a process that is gone is taken over.
 *
 * @throws LockedError naming the process that holds it
 */
export const acquireLock = async (file: string): Promise<Lock> => {
  if (await create(file)) return { release: () => rm(file, { force: true }) };
  const holder = await textOf(file);
  if (holder !== null) {
    const [pid, host = ''] = holder.split(' ');
    if (await isAlive(holder)) throw new LockedError(file, Number(pid), host);
    // One at a time: the slower process must not remove the lock that the first has replaced.
    const turn = await acquireLock(`${file}.turn`);
    if ((await textOf(file)) === holder) await rm(file, { force: true });
    await turn.release();
  }
  return acquireLock(file);
};
