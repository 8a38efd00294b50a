import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireLock, LockedError } from './lock.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hojo-lock-'));
  file = join(folder, 'in-use.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that takes the lock and keeps it until it is killed. */
const startHolder = async () => {
  const code = `import { acquireLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    await acquireLock(process.argv[1]); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

/** A lock as a process leaves it behind: its number, machine and start. */
const leaveLock = (pid: number, host = hostname()): Promise<void> => writeFile(file, `${pid} ${host} 1`);

describe('the lock of the embedded database', () => {
  it('is refused while another process holds it, and names that process', async () => {
    const holder = await startHolder();
    const refusal = acquireLock(file);
    await expect(refusal).rejects.toBeInstanceOf(LockedError);
    await expect(refusal).rejects.toMatchObject({ pid: holder.pid });
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  });

  it('is taken over at once from a process that was killed', async () => {
    const holder = await startHolder();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const lock = await acquireLock(file);
    expect(await readFile(file, 'utf8')).toMatch(`${process.pid} `);
    await lock.release();
  });

  it('is refused a second time in the same process', async () => {
    const lock = await acquireLock(file);
    await expect(acquireLock(file)).rejects.toBeInstanceOf(LockedError);
    await lock.release();
  });

  it('is free after its release', async () => {
    await (await acquireLock(file)).release();
    const lock = await acquireLock(file);
    await lock.release();
  });

  it('has one winner among many that want it from a dead holder', async () => {
    await leaveLock(2 ** 30);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(file)));
    const winners = results.filter((result) => result.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    await winners[0]?.value.release();
  });

  it('is not believed when its number belongs to a younger process', async () => {
    await leaveLock(process.pid);
    await (await acquireLock(file)).release();
  });

  it('of another machine is never taken over, and the refusal names what to remove', async () => {
    await leaveLock(2 ** 30, 'elsewhere');
    await expect(acquireLock(file)).rejects.toThrow(`on elsewhere. Stop`);
    await expect(acquireLock(file)).rejects.toThrow(`remove ${file}.`);
  });

  it('is taken over also when the one that was taking it over was killed', async () => {
    await leaveLock(2 ** 30);
    await writeFile(`${file}.turn`, `${2 ** 30} ${hostname()} 1`);
    await (await acquireLock(file)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken over when its file is unreadable', async () => {
    await writeFile(file, '');
    await (await acquireLock(file)).release();
  });
});
