import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ScannerUnavailableError } from '#bff/core/fileScanner.ts';
import { createClamdScanner } from './clamd.ts';
import { TEST_SIGNATURE } from './inspect/threats.ts';
import { createSignatureScanner } from './scanner.ts';

let folder = '';
let file = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'scan-'));
  file = path.join(folder, 'file');
});
afterAll(() => rm(folder, { recursive: true }));

describe('signature scanner', () => {
  const scan = async (content: Buffer | string) => {
    await writeFile(file, content);
    return createSignatureScanner().scan(file);
  };

  it('lets an ordinary file pass, also an empty one', async () => {
    expect(await scan('見積書')).toEqual({ isClean: true });
    expect(await scan('')).toEqual({ isClean: true });
  });

  it('finds the test signature, also across two chunks of reading', async () => {
    expect(await scan(TEST_SIGNATURE)).toEqual({ isClean: false, threat: 'Test-Signature' });
    const across = Buffer.concat([Buffer.alloc(64 * 1024 - 20, 'a'), TEST_SIGNATURE, Buffer.alloc(100, 'b')]);
    expect(await scan(across)).toEqual({ isClean: false, threat: 'Test-Signature' });
  });

  it('finds programs by their first bytes', async () => {
    expect(await scan('MZ\x90\0')).toEqual({ isClean: false, threat: 'Executable' });
    expect(await scan('#!/bin/sh')).toEqual({ isClean: false, threat: 'Executable' });
  });
});

describe('clamd scanner', () => {
  let server: Server;
  afterEach(() => server.close());

  /** A clamd for tests: checks the frames and answers by what they carry. */
  const clamd = async (answer: (content: string) => string | null): Promise<string> => {
    server = createServer({ allowHalfOpen: true }, (socket) => {
      let received = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (chunk: Buffer) => {
        received = Buffer.concat([received, chunk]);
        if (received.length < 4 || received.readUInt32BE(received.length - 4) !== 0) return;
        const length = received.readUInt32BE(10);
        expect(received.toString('latin1', 0, 10)).toBe('zINSTREAM\0');
        const reply = answer(received.toString('utf8', 14, 14 + length));
        if (reply !== null) socket.end(reply);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address() satisfies AddressInfo | string | null;
    return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  };

  it('sends the file and reads both answers', async () => {
    const address = await clamd((content) =>
      content === 'bad' ? 'stream: Win.Test FOUND\0' : 'stream: OK\0',
    );
    const scanner = createClamdScanner(address);
    await writeFile(file, 'good');
    expect(await scanner.scan(file)).toEqual({ isClean: true });
    await writeFile(file, 'bad');
    expect(await scanner.scan(file)).toEqual({ isClean: false, threat: 'Win.Test' });
  });

  it.each([
    ['answers with an error', (): string | null => 'INSTREAM size limit exceeded. ERROR\0'],
    ['answers nothing', (): string | null => null],
  ])('is unavailable when clamd %s', async (_what, answer) => {
    const scanner = createClamdScanner(await clamd(answer), 100);
    await writeFile(file, 'x');
    await expect(scanner.scan(file)).rejects.toBeInstanceOf(ScannerUnavailableError);
  });

  it('is unavailable when nobody listens', async () => {
    const address = await clamd(() => null);
    await new Promise((resolve) => server.close(resolve));
    await expect(createClamdScanner(address).scan(file)).rejects.toBeInstanceOf(ScannerUnavailableError);
  });
});
