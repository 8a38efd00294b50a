import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { pino } from 'pino';
import { readConfig } from '../../../bff/core/config.ts';
import type { FileStorage } from '../../../bff/core/fileStorage.ts';
import { startServer } from '../../../bff/server.ts';
import type { Demo } from '../frame/ground.ts';
import type { Stage } from '../frame/stage.ts';

const DAYS_MS = 8 * 24 * 3600_000;

const sha256Of = async (storage: FileStorage, key: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(await storage.open(key), hash);
  return hash.digest('hex');
};

/**
 * Compares the storage with the database: every row has its file with the right checksum, and after the nightly sweep
 * as it will be in eight days, when whatever no row names is old enough to be taken away, every file has its row. No
 * other process may be running on them.
 */
export const compareFilesAndRows = async (stage: Stage, { env, dataDir }: Demo): Promise<void> => {
  const config = { ...readConfig({ ...env, PORT: '0' }), dataDir };
  const clock = () => new Date(Date.now() + DAYS_MS);
  const log = pino({ level: 'silent' });
  const server = await startServer({ config, clock, log, hasBackgroundJobs: false });
  try {
    await server.runJobs();
    stage.moved();
    const { storage, db } = server.scopes.forSystem('faults');
    // The bytes of a file that its owner has taken back are gone.
    const rows = await db.storedFile.findMany({ where: { deletedAt: null, scanStatus: 'clean' } });
    const unkept: string[] = [];
    for (const { id, storageKey, sha256 } of rows) {
      const found = await sha256Of(storage, storageKey).catch((error: unknown) => String(error));
      if (found !== sha256) unkept.push(`${id}: ${found}`);
      stage.moved();
    }
    stage.rule(`each of ${rows.length} rows has its file, with the right SHA-256`, unkept);
    const named = new Set((await db.storedFile.findMany()).map(({ storageKey }) => storageKey));
    const nameless: string[] = [];
    for await (const { key } of storage.list()) if (!named.has(key)) nameless.push(key);
    stage.rule('no file is without a row after the sweep', nameless);
  } finally {
    await server.stop();
  }
};
