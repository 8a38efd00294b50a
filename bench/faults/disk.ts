/** The disk of the files is full, and has room again (F8). */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isKey } from '../../bff/platform/files/storageKey.ts';
import { copyFolder } from '../../scripts/lib/copyFolder.ts';
import { fault } from './frame/fault.ts';
import type { Demo } from './frame/ground.ts';
import type { Stage } from './frame/stage.ts';
import { type Answer, ask, isOk, must, read, tally, unwelcome } from './tools/ask.ts';
import { changeCorporation, logIn, newPaper, openPlaces, sendPaper, wrongWith } from './tools/demoPeople.ts';

type Size = { readonly uploads: number; readonly isMounted: boolean };

/** A disk that can be filled and emptied. */
type Disk = {
  readonly what: string;
  readonly env: Record<string, string>;
  readonly flags: readonly string[];
  readonly fill: () => Promise<void>;
  readonly empty: () => Promise<void>;
};

const DISK_MB = 64;
/** Too little for a paper, enough for its first letters: the disk becomes full in the middle of it. */
const LEFT_BYTES = 8_192;

/** A disk in memory at the place of the files; only root may mount one. */
const mountDisk = async (stage: Stage, { dataDir }: Demo): Promise<Disk | undefined> => {
  const files = join(dataDir, 'files');
  const kept = await mkdtemp(join(tmpdir(), 'hojo-faults-'));
  stage.later(() => rm(kept, { recursive: true, force: true }));
  copyFolder(files, kept);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', files], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  stage.later(() => execFileSync('umount', [files]));
  copyFolder(kept, files);
  const ballast = join(files, 'ballast');
  return {
    what: `a disk of ${DISK_MB} MB`,
    env: {},
    flags: [],
    fill: async () => {
      const { bavail, bsize } = await statfs(files);
      await writeFile(ballast, randomBytes(Math.max(0, bavail * bsize - LEFT_BYTES)));
    },
    empty: () => rm(ballast),
  };
};

/** Writes that fail as on a full disk. */
const pretendedDisk = ({ dataDir }: Demo): Disk => {
  const sign = join(dataDir, 'disk-is-full');
  return {
    what: 'writes that fail as on a full disk',
    env: { FULL_DISK: sign },
    flags: ['--import', join(import.meta.dirname, 'preload/fullDisk.ts')],
    fill: () => writeFile(sign, ''),
    empty: () => rm(sign),
  };
};

/** Files on the way in, and those that arrived; what the trail keeps beside them comes and goes by itself. */
const countFiles = async ({ dataDir }: Demo): Promise<number> => {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && isKey(entry.name)).length;
};

const run = async (stage: Stage, { uploads, isMounted }: Size): Promise<void> => {
  const demo = await stage.ground.demo('postgres');
  const disk = (isMounted ? await mountDisk(stage, demo) : undefined) ?? pretendedDisk(demo);
  stage.figure(disk.what);
  const server = await stage.start(demo, disk);
  const people = await logIn(server.url);
  const [place] = await openPlaces(server.url, people);
  if (place === undefined) return;
  const [first, ...papers] = Array.from({ length: uploads + 1 }, () => newPaper(60_000));
  if (first === undefined) return;
  const { id } = await must<{ id: string }>(server.url, sendPaper(people, place, first));
  // It may still be looked into, and moves once more then.
  while ((await wrongWith(server.url, people, id, first.sha256)) !== undefined) await wait(50);
  const before = await countFiles(demo);
  await disk.fill();
  const refused: Answer[] = [];
  for (const paper of papers) {
    refused.push(await ask(server.url, sendPaper(people, place, paper)));
    stage.moved();
  }
  const other = await ask(server.url, changeCorporation(people, 1, 'the disk of the files is full'));
  stage.figure(`uploads: ${tally(refused)}`);
  stage.rule('every upload is answered 503 with Retry-After', [
    ...unwelcome(refused),
    ...refused.filter(isOk).map((answer) => `taken: ${read<{ id: string }>(answer).id}`),
  ]);
  stage.rule('other work goes on', isOk(other) ? [] : [`${other.status}`]);
  const left = (await countFiles(demo)) - before;
  stage.rule('nothing of a refused upload stays', left === 0 ? [] : [`${left} files`]);
  const wrong = await wrongWith(server.url, people, id, first.sha256);
  stage.rule('an earlier file is unharmed', wrong === undefined ? [] : [wrong]);
  await disk.empty();
  const again = await ask(server.url, sendPaper(people, place, first));
  stage.rule('it works again by itself', isOk(again) ? [] : [`${again.status} ${again.bytes}`]);
};

export const fullDisk = fault<Size>({
  id: 'F8',
  what: 'the disk of the files is full',
  mark: 'clear error, nothing harmed, no temporary file left, works again by itself',
  test: 'bench/faults/faults.postgres.test.ts',
  needs: ['postgres'],
  full: { uploads: 12, isMounted: true },
  quick: { uploads: 3, isMounted: false },
  run,
});
