/**
 * `npm run files:move -- --from folder --to s3 [--remove]`, or the other way round: moves the stored files between
 * DATA_DIR and the bucket of S3_BUCKET, and compares each with the SHA-256 of its row. May be stopped (Ctrl+C) and run
 * again. The old place keeps its files unless `--remove` is given. Exit code 1 when a file is lost, or after a stop.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readCommandConfig } from '#bff/core/config.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { moveAuditMarks } from '#bff/modules/trail/audit/moveAuditMarks.service.ts';
import { type MoveReport, moveFiles } from '#bff/parts/files/moveFiles.service.ts';
import { assertSameInstallation } from '#bff/parts/files/sameInstallation.service.ts';
import { openDatabase } from '#bff/platform/database/database.ts';
import { openStorage } from '#bff/platform/files/openStorage.ts';
import { runCommand } from './lib/runCommand.ts';

const USAGE = 'usage: npm run files:move -- --from folder|s3 --to s3|folder [--remove]';

const { values } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' }, remove: { type: 'boolean', default: false } },
});
/** @throws Error saying how the command is used, before anything is opened */
const openerOf = (config: Config, name: string | undefined): (() => Promise<FileStorage>) => {
  if (name === 'folder') return () => openStorage({ dataDir: config.dataDir, s3: undefined });
  if (name !== 's3' || values.from === values.to) throw new Error(USAGE);
  if (config.s3 === undefined) throw new Error('S3_BUCKET is needed: the bucket to move from or to');
  return () => openStorage(config);
};

const progressOf = ({ moved, there, missing, damaged }: MoveReport['counts']): string =>
  `moved ${moved}, there already ${there}, missing ${missing}, damaged ${damaged}`;

const move = async (): Promise<MoveReport> => {
  const config = readCommandConfig(process.env);
  const openers = [openerOf(config, values.from), openerOf(config, values.to)] as const;
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  const folder = join(config.dataDir, 'database');
  const database = await openDatabase({ url: config.databaseUrl, dataDir: folder });
  try {
    const [from, to] = [await openers[0](), await openers[1]()];
    await assertSameInstallation(database, from);
    await assertSameInstallation(database, to);
    console.log(`from ${from.place} to ${to.place}`);
    const report = await moveFiles(database.client, {
      from,
      to,
      removesOld: values.remove,
      signal: stopping.signal,
      onProgress: (counts) => console.log(progressOf(counts)),
    });
    if (report.isComplete) await moveAuditMarks({ from, to });
    return report;
  } finally {
    await database.close();
  }
};

const run = async (): Promise<void> => {
  const { lost, isComplete } = await move();
  for (const id of lost) console.log(`LOST: the file ${id} is missing or not as its row says`);
  if (!isComplete) console.log('stopped before the end: run it again');
  else if (lost.length === 0) console.log('every file is there with the SHA-256 of its row');
  process.exitCode = isComplete && lost.length === 0 ? 0 : 1;
};

await runCommand(run);
