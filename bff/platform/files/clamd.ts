import { createReadStream } from 'node:fs';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type FileScanner, ScannerUnavailableError, type ScanResult } from '#bff/core/fileScanner.ts';

const TIMEOUT_MS = 30_000;
const DEFAULT_PORT = 3310;

/** clamd's INSTREAM: each chunk behind its length in four bytes, an empty one at the end. */
async function* framed(path: string): AsyncIterable<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path)) {
    const bytes: Buffer = chunk;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    yield length;
    yield bytes;
  }
  yield Buffer.alloc(4);
}

const readAnswer = (answer: string): ScanResult => {
  const line = answer.replace(/\0/g, '').trim();
  if (line === 'stream: OK') return { isClean: true };
  const threat = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (threat === undefined) throw new Error(`clamd answered: ${line.slice(0, 200)}`);
  return { isClean: false, threat };
};

/**
 * A scanner that asks clamd over TCP.
 * @param address host:port, the port 3310 when left out
 */
export const createClamdScanner = (address: string, timeoutMs = TIMEOUT_MS): FileScanner => {
  const url = new URL(`tcp://${address}`);
  const target = { host: url.hostname, port: Number(url.port || DEFAULT_PORT) };
  return {
    scan: async (path) => {
      const socket = createConnection({ ...target, allowHalfOpen: true });
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd timed out')));
      try {
        const [answer] = await Promise.all([text(socket), pipeline(framed(path), socket, { end: true })]);
        return readAnswer(answer);
      } catch (error) {
        throw new ScannerUnavailableError(error);
      } finally {
        socket.destroy();
      }
    },
  };
};
