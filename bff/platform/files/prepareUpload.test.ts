import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileInspector } from '#bff/core/fileInspector.ts';
import { type FileScanner, ScannerUnavailableError, type ScanResult } from '#bff/core/fileScanner.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { createFolderStorage } from './folder/folderStorage.ts';
import { imageExtensions } from './inspect/kinds.ts';
import { TEST_SIGNATURE } from './inspect/threats.ts';
import { inspectFile } from './inspectFile.ts';
import { prepareUpload } from './prepareUpload.ts';
import { createSignatureScanner } from './scanner.ts';

const maxBytes = 100_000;
/** The same work as in the threads, here. */
const inspector: Pick<FileInspector, 'inspect'> = { inspect: inspectFile };
let folder = '';
let storage: FileStorage;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'accept-'));
  storage = await createFolderStorage(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const accept = async (
  fileName: string,
  content: Buffer | string,
  extensions: readonly string[],
  scanner: FileScanner = createSignatureScanner(),
) => {
  const file = await storage.put(Readable.from([Buffer.from(content)]), { maxBytes });
  return prepareUpload({ storage, inspector, scanner, scanWaitMs: 200 }, { file, fileName, extensions });
};
const contentOf = (key: string): Promise<Buffer> => storage.withQuarantined(key, (file) => readFile(file));
const count = async (): Promise<number> => {
  let files = 0;
  for await (const _entry of storage.list()) files += 1;
  return files;
};

describe('prepareUpload', () => {
  it('takes a file in order under its cleaned name, and leaves it in quarantine until its row is there', async () => {
    const result = await accept('C:\\書類\\見積.CSV', '品名,金額\r\n', ['.csv']);
    expect(result).toMatchObject({
      isAccepted: true,
      file: { fileName: '見積.CSV', extension: '.csv', contentType: 'text/csv', sizeBytes: 15 },
    });
    const key = result.isAccepted ? result.file.key : '';
    await expect(storage.open(key)).rejects.toMatchObject({ failure: 'missing' });
    expect((await contentOf(key)).toString()).toBe('品名,金額\r\n');
  });

  it.each([
    ['a.txt', 'text', imageExtensions, 'fileExtension'],
    ['a.png', 'text', imageExtensions, 'fileContent'],
    ['\u0000', 'text', ['.txt'], 'fileName'],
    ['a.txt', TEST_SIGNATURE, ['.txt'], 'fileThreat'],
    ['a.txt', '', ['.txt'], 'fileEmpty'],
  ])('refuses %j and removes it', async (fileName, content, extensions, code) => {
    expect(await accept(fileName, content, extensions)).toMatchObject({
      isAccepted: false,
      problem: { code },
    });
    expect(await count()).toBe(0);
  });

  it('keeps a photo without its place, with length and checksum of what is kept', async () => {
    const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 22]), Buffer.from('Exif\0\0GPS-35.6812N-1')]);
    const jpeg = Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      exif,
      Buffer.from([0xff, 0xda, 0, 4, 1, 2, 9, 9, 9, 0xff, 0xd9]),
    ]);
    const result = await accept('写真.jpg', jpeg, imageExtensions);
    expect(result.isAccepted).toBe(true);
    const kept = result.isAccepted ? await contentOf(result.file.key) : Buffer.alloc(0);
    expect(kept.includes('GPS')).toBe(false);
    expect(result).toMatchObject({
      file: { sizeBytes: kept.length, sha256: createHash('sha256').update(kept).digest('hex') },
    });
    expect(await count()).toBe(1);
  });

  it('lets nothing through and keeps nothing when the scanner does not answer', async () => {
    const scanner: FileScanner = { scan: () => Promise.reject(new ScannerUnavailableError('down')) };
    await expect(accept('a.txt', 'text', ['.txt'], scanner)).rejects.toBeInstanceOf(ScannerUnavailableError);
    expect(await count()).toBe(0);
  });

  it('does not wait for a slow scanner: the file stays in quarantine, the question goes on', async () => {
    let answer = (_result: ScanResult): void => undefined;
    const scanner: FileScanner = {
      scan: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    };
    const result = await accept('a.txt', 'text', ['.txt'], scanner);
    if (!result.isAccepted) throw new Error('refused');
    const { key, scan } = result.file;
    await expect(storage.open(key)).rejects.toMatchObject({ failure: 'missing' });
    answer({ isClean: true });
    expect(await scan).toEqual({ isClean: true });
  });

  it('a scanner that fails after the answer takes nothing with it', async () => {
    let fail = (_error: Error): void => undefined;
    const scanner: FileScanner = {
      scan: () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    };
    const result = await accept('a.txt', 'text', ['.txt'], scanner);
    fail(new ScannerUnavailableError('down'));
    await expect(result.isAccepted && result.file.scan).rejects.toBeInstanceOf(ScannerUnavailableError);
    expect(await count()).toBe(1);
  });
});
