import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { StorageError } from '#bff/core/fileStorage.ts';

export type Meter = {
  /** Passes the bytes on and fails with StorageError tooLarge or stalled. */
  readonly stream: Transform;
  /** Length and SHA-256 of what has passed; once, after the end. */
  readonly result: () => { sizeBytes: number; sha256: string };
};

/** Counts and hashes a stream on its way, so that a file is never read a second time for it. */
export const createMeter = (maxBytes: number, idleTimeoutMs: number): Meter => {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      idle.refresh();
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) return done(new StorageError('tooLarge'));
      hash.update(chunk);
      done(null, chunk);
    },
    destroy(error, done) {
      clearTimeout(idle);
      done(error);
    },
    flush(done) {
      clearTimeout(idle);
      done();
    },
  });
  const idle = setTimeout(() => stream.destroy(new StorageError('stalled')), idleTimeoutMs);
  idle.unref();
  return { stream, result: () => ({ sizeBytes, sha256: hash.digest('hex') }) };
};
