import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FileInspector, InspectedFile, InspectorPool } from '#bff/core/fileInspector.ts';
import { ThreadsBusyError } from '#bff/core/threads/fairTurns.ts';
import type { SharedThreadLimits } from '#bff/core/threads/threadPool.ts';
import { slowArchive } from '#bff/testing/slow/slowArchive.ts';
import { messageOf } from '#rules/messages.ts';
import { zipOf } from './inspect/testZip.ts';
import { createInspectorPool } from './inspectorPool.ts';

const roomy: SharedThreadLimits = {
  threads: 1,
  maxWaiting: 10,
  timeoutMs: 30_000,
  memoryMb: 128,
  share: { working: 2, waiting: 20 },
};

let folder = '';
let slowZip = '';
/** Of those that ask for nothing of their own: a thread takes a second to start. */
let commonPool: InspectorPool;
let common: FileInspector;
let own: InspectorPool | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pool-'));
  slowZip = await fileOf('slow.zip', slowArchive());
  commonPool = createInspectorPool({ uploads: roomy, imports: roomy });
  common = commonPool.of('admin:1');
});
afterEach(() => own?.close());
afterAll(async () => {
  await commonPool.close();
  await rm(folder, { recursive: true });
});

const fileOf = async (name: string, content: Uint8Array | string): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
};

const pool = (options: Partial<SharedThreadLimits>): FileInspector => {
  const limits = { ...roomy, ...options };
  own = createInspectorPool({ uploads: limits, imports: limits });
  return own.of('admin:1');
};

const text = (path: string) => ({ path, extension: '.txt', maxSidePx: undefined });

const slowFile = () => ({ path: slowZip, extension: '.zip', maxSidePx: undefined });

/** How often other work had its turn here until this was done. */
const turnsBeside = async (work: Promise<unknown>): Promise<number> => {
  let turns = 0;
  let isOver = false;
  const done = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await nextTurn();
    turns += 1;
  }
  await done;
  return turns;
};

describe('the inspector', () => {
  it('says what a file is: pages of a PDF, the picture to keep, what is wrong', async () => {
    const { inspect } = common;
    const pdf = await fileOf('a.pdf', '%PDF-1.4\n1 0 obj\n<</Type/Pages/Count 3>>\nendobj\n%%EOF');
    expect(await inspect({ ...text(pdf), extension: '.pdf' })).toMatchObject({ problem: null, pageCount: 3 });
    expect(await inspect(text(await fileOf('a.txt', '')))).toEqual({ problem: { code: 'fileEmpty' } });
    const large = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#393' } })
      .png()
      .toBuffer();
    const picture = { path: await fileOf('a.png', large), extension: '.png', maxSidePx: 100 };
    expect(await inspect(picture)).toMatchObject({ size: { widthPx: 100, heightPx: 50 } });
  });

  /** The tag of EXIF that leads to a picture's place, in either order of bytes. */
  const namesPlace = async (picture: Buffer): Promise<boolean> => {
    const exif = (await sharp(picture).metadata()).exif?.toString('latin1') ?? '';
    return exif.includes('\x88\x25') || exif.includes('\x25\x88');
  };

  it.each([
    ['.jpg', 'jpeg'],
    ['.jpeg', 'jpeg'],
    ['.png', 'png'],
    ['.webp', 'webp'],
  ] as const)(
    'takes the place out of a %s, whatever it is handed in for (faults C)',
    async (extension, format) => {
      const original = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#36c' } })
        .toFormat(format)
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 52/1' } })
        .toBuffer();
      const task = { path: await fileOf(`phone${extension}`, original), extension, maxSidePx: undefined };
      const { replacement } = (await common.inspect(task)) as InspectedFile;
      expect(await namesPlace(original)).toBe(true);
      expect(await namesPlace(Buffer.from(replacement ?? original))).toBe(false);
    },
  );

  it('refuses a file that takes longer than its time, and says what to do', async () => {
    const { inspect } = pool({ timeoutMs: 50 });
    const refused = await inspect(slowFile());
    expect(refused).toEqual({ problem: { code: 'fileTooComplex' } });
    expect(refused.problem && messageOf(refused.problem)).toContain('もう一度登録してください');
  });

  it('ends a file that takes more than its memory, and goes on with the next', async () => {
    const { inspect } = pool({ memoryMb: 24 });
    const longNames = Array.from({ length: 600 }, (_, index) => ({ name: `${index}`.padEnd(20_000, '名') }));
    const hungry = { ...text(await fileOf('hungry.zip', zipOf(longNames))), extension: '.zip' };
    expect(await inspect(hungry)).toEqual({ problem: { code: 'fileTooComplex' } });
    expect(await inspect(text(await fileOf('b.txt', 'x')))).toMatchObject({ problem: null });
  });

  it('leaves the process to its other work meanwhile', async () => {
    const { inspect } = common;
    await inspect(text(await fileOf('c.txt', 'x')));
    // In this process the work would leave a handful of turns, before and after it.
    expect(await turnsBeside(inspect(slowFile()))).toBeGreaterThan(100);
  });

  it('takes so many at once and so many behind them, and no more', async () => {
    const { inspect } = pool({ maxWaiting: 2 });
    const file = text(await fileOf('d.txt', 'x'));
    const taken = [inspect(file), inspect(file), inspect(file)];
    await expect(inspect(file)).rejects.toBeInstanceOf(ThreadsBusyError);
    expect(await Promise.all(taken)).toHaveLength(3);
    expect(await inspect(file)).toMatchObject({ problem: null });
  });
});
