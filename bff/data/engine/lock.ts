import { randomUUID } from 'node:crypto';
import { link, readFile, readlink, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/*
 * The embedded database has no lock of its own, and two processes on one folder destroy each other's rows. The lock is
 * ours and not a library's (proper-lockfile): a library knows a dead holder by its silence alone. The database runs on
 * the main thread, so a living process can be silent for longer than anybody who was killed may be kept waiting; here
 * the process itself is looked at, silence counts only where that is not possible, and a start after kill -9 is at once.
 */

/** Who holds a folder. `boot`, `namespace` and `started` tell a process from another that later has its number. */
type Holder = {
  id: string;
  pid: number;
  boot: string | null;
  namespace: string | null;
  started: string | null;
};

/** A held lock; `release` gives the folder back. */
export type Lock = { release: () => Promise<void> };

/** The folder belongs to another running process. */
export class LockedError extends Error {
  override name = 'LockedError';
  readonly pid: number;

  constructor(file: string, pid: number) {
    super(
      `The embedded database in ${dirname(file)} is in use by process ${pid}. ` +
        'Stop that process, or give this one another folder or a PostgreSQL by DATABASE_URL.',
    );
    this.pid = pid;
  }
}

const HEARTBEAT_MS = 5_000;
/** A holder that this process cannot look at (another container or machine) counts as gone after this silence. */
const SILENCE_MS = 30_000;
const ATTEMPTS = 5;
/** After a takeover: longer than another process needs between looking at the dead lock and moving it. */
const SETTLE_MS = 100;

const orNull = async <Value>(value: Promise<Value>): Promise<Value | null> => value.catch(() => null);

/** The start of a process in ticks since the boot (Linux), so that a re-used number is no match. */
const startOf = async (pid: number): Promise<string | null> => {
  const text = await orNull(readFile(`/proc/${pid}/stat`, 'utf8'));
  // The name of the program, in brackets, may hold spaces: fields are counted after it. 22nd field of the line.
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
};

const describeThisProcess = async (): Promise<Holder> => ({
  id: randomUUID(),
  pid: process.pid,
  boot: (await orNull(readFile('/proc/sys/kernel/random/boot_id', 'utf8')))?.trim() ?? null,
  namespace: await orNull(readlink('/proc/self/ns/pid')),
  started: await startOf(process.pid),
});

const parseHolder = (text: string): Holder | null => {
  try {
    const value: Partial<Holder> = JSON.parse(text);
    const { id, pid, boot = null, namespace = null, started = null } = value;
    return typeof id === 'string' && typeof pid === 'number' ? { id, pid, boot, namespace, started } : null;
  } catch {
    return null;
  }
};

const processExists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Locks held by this process, by id: without /proc its own number alone proves nothing. */
const heldHere = new Set<string>();

const isAlive = async (holder: Holder, me: Holder, file: string): Promise<boolean> => {
  if (heldHere.has(holder.id)) return true;
  if (holder.boot !== me.boot || holder.namespace !== me.namespace) {
    const info = await orNull(stat(file));
    return info !== null && Date.now() - info.mtimeMs < SILENCE_MS;
  }
  if (holder.pid === me.pid && holder.started === me.started) return false;
  return (
    processExists(holder.pid) && (holder.started === null || (await startOf(holder.pid)) === holder.started)
  );
};

/** Takes a dead holder's file away; of several that try, one wins. What turns out to be a new lock is put back. */
const takeAway = async (file: string, dead: string): Promise<void> => {
  const aside = `${file}.${randomUUID()}`;
  if ((await orNull(rename(file, aside).then(() => true))) === null) return;
  if ((await orNull(readFile(aside, 'utf8'))) !== dead) await orNull(link(aside, file));
  await rm(aside, { force: true });
};

const tryToCreate = async (file: string, me: Holder): Promise<boolean> => {
  const own = `${file}.${me.id}`;
  await writeFile(own, JSON.stringify(me), { flush: true });
  try {
    // A link appears whole or not at all, so that nobody ever reads half a lock.
    await link(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
};

const isHeldBy = async (file: string, me: Holder): Promise<boolean> => {
  const text = await orNull(readFile(file, 'utf8'));
  return text !== null && parseHolder(text)?.id === me.id;
};

const isSettled = async (file: string, me: Holder): Promise<boolean> => {
  await wait(SETTLE_MS);
  return isHeldBy(file, me);
};

/**
 * Creates the lock. After a takeover it is looked at again: somebody slower may have moved it away for the dead one's,
 * and a third have come in between.
 */
const create = async (file: string, me: Holder, isTakeover: boolean): Promise<boolean> => {
  // Known before the file is there: others in this process must not take it for a dead one's while it settles.
  heldHere.add(me.id);
  const isMine = (await tryToCreate(file, me)) && (!isTakeover || (await isSettled(file, me)));
  if (!isMine) heldHere.delete(me.id);
  return isMine;
};

const hold = (file: string, me: Holder): Lock => {
  const beat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  beat.unref();
  return {
    release: async () => {
      clearInterval(beat);
      if (!heldHere.delete(me.id)) return;
      if (await isHeldBy(file, me)) await rm(file, { force: true });
    },
  };
};

/**
 * Takes the exclusive lock `file` (its folder exists). The lock of a process that is gone is taken over.
 *
 * @throws LockedError naming the process that holds it
 */
export const acquireLock = async (file: string): Promise<Lock> => {
  const me = await describeThisProcess();
  for (let attempt = 1; ; attempt += 1) {
    if (await create(file, me, attempt > 1)) return hold(file, me);
    const text = await orNull(readFile(file, 'utf8'));
    if (text === null) continue;
    const holder = parseHolder(text);
    if (holder !== null && (attempt >= ATTEMPTS || (await isAlive(holder, me, file)))) {
      throw new LockedError(file, holder.pid);
    }
    await takeAway(file, text);
  }
};
