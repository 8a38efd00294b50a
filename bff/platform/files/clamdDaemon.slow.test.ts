import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ScannerUnavailableError } from '#bff/core/fileScanner.ts';
import { type Clamd, OWN_THREAT, startClamd } from '#bff/testing/scanners/clamd.ts';
import { hasProgram } from '../../../scripts/db/testServer.ts';
import { createClamdScanner } from './clamd.ts';

/* The real daemon, where it is installed; scanner.test.ts tries the same words on one that is pretended. */

const MEGABYTE = 1024 * 1024;

describe.skipIf(!hasProgram('clamd'))('clamd itself', () => {
  let clamd: Clamd;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scanned-'));
    clamd = await startClamd('2M');
  });
  afterAll(async () => {
    await clamd.stop();
    await rm(folder, { recursive: true });
  });

  const scan = async (content: Buffer | string) => {
    const file = join(folder, 'file');
    await writeFile(file, content);
    return createClamdScanner(clamd.address).scan(file);
  };

  it('lets an ordinary file pass, also an empty and a large one', async () => {
    expect(await scan('見積書')).toEqual({ isClean: true });
    expect(await scan('')).toEqual({ isClean: true });
    expect(await scan(randomBytes(MEGABYTE))).toEqual({ isClean: true });
  });

  it('names what it finds, also across the chunks in which a file is sent', async () => {
    const threat = { isClean: false, threat: expect.stringContaining('Hojo.Own.Test') };
    expect(await scan(OWN_THREAT)).toEqual(threat);
    const across = Buffer.concat([randomBytes(64 * 1024 - 10), Buffer.from(OWN_THREAT), randomBytes(100)]);
    expect(await scan(across)).toEqual(threat);
  });

  it('answers several at once, each with its own', async () => {
    const scanner = createClamdScanner(clamd.address);
    const contents = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0 ? OWN_THREAT : `見積書${index}`,
    );
    const found = await Promise.all(
      contents.map(async (content, index) => {
        const file = join(folder, `file${index}`);
        await writeFile(file, content);
        return (await scanner.scan(file)).isClean;
      }),
    );
    expect(found).toEqual(contents.map((content) => content !== OWN_THREAT));
  });

  it('that takes smaller files than the product cannot say, which lets nothing through', async () => {
    await expect(scan(randomBytes(3 * MEGABYTE))).rejects.toBeInstanceOf(ScannerUnavailableError);
  });

  it('that has gone cannot say either', async () => {
    const gone = await startClamd('2M');
    await gone.stop();
    const file = join(folder, 'later');
    await writeFile(file, OWN_THREAT);
    await expect(createClamdScanner(gone.address).scan(file)).rejects.toBeInstanceOf(ScannerUnavailableError);
  });
});
