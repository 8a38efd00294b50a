import { mkdir, rm } from 'node:fs/promises';
import { textOfHead } from '#bff/core/audit/auditHead.ts';
import type { Config } from '#bff/core/config.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { copyAuditAnchors } from '#bff/modules/trail/audit/moveAuditMarks.service.ts';
import { readInstallationId } from '#bff/parts/files/installation.data.ts';
import { type MoveReport, moveFiles } from '#bff/parts/files/moveFiles.service.ts';
import { assertSameInstallation } from '#bff/parts/files/sameInstallation.service.ts';
import { listGoneSince, listStillKept } from '#bff/parts/files/storedFiles.data.ts';
import { openDatabase } from '#bff/platform/database/database.ts';
import { withPostgresClient } from '#bff/platform/database/postgres.ts';
import { openStorage } from '#bff/platform/files/openStorage.ts';
import { backupNameOf, dumpPath, type Manifest, sha256OfFile, writeManifest } from './manifest.ts';
import { runPgTool } from './pgTool.ts';
import { countRows, type RowCounts } from './rowCounts.ts';

const HOUR_MS = 3600_000;

export type BackupInput = {
  readonly config: Pick<Config, 'dataDir' | 's3'> & { readonly databaseUrl: string };
  readonly folder: string;
  /** Stops the copying of files and the dump; the backup then is none. */
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
};

/** Dumps a database, and counts its rows as of the very moment of the dump. */
const dumpDatabase = (databaseUrl: string, file: string, signal: AbortSignal): Promise<RowCounts> =>
  withPostgresClient(databaseUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    const counts = await countRows(client);
    const words = ['--format=custom', `--snapshot=${rows[0]?.id}`, `--file=${file}`];
    await runPgTool('pg_dump', databaseUrl, words, signal);
    await client.query('COMMIT');
    return counts;
  });

const stopped = (): Error =>
  new Error('stopped: there is no new backup; the files that were copied serve the next one');

/** The storage of a backup, of the same installation for ever. */
const openFiles = async (folder: string, installation: string): Promise<FileStorage> => {
  const files = await openStorage({ dataDir: folder, s3: undefined });
  if ((await files.claim(installation)) !== installation)
    throw new Error(`${folder} has the backups of another installation`);
  return files;
};

/**
 * Takes a backup while people work. The files are copied before the dump and those that came meanwhile after it, so that
 * every row of the dump has its file; the end of the audit trail is read before the dump, which must not end before it, and
 * what was signed of it after the dump.
 * @returns its manifest
 * @throws Error when it could not be finished; earlier backups in the folder stay as they are
 */
export const takeBackup = async ({ config, folder, signal, say }: BackupInput): Promise<Manifest> => {
  await mkdir(folder, { recursive: true });
  const database = await openDatabase({ url: config.databaseUrl, migrate: false });
  const from = await openStorage(config);
  try {
    await assertSameInstallation(database, from);
    const installation = await readInstallationId(database.client);
    const to = await openFiles(folder, installation);
    const copy = async (storedSince?: Date): Promise<MoveReport> => {
      const input = { from, to, removesOld: false, signal, ...(storedSince && { storedSince }) };
      const report = await moveFiles(database.client, {
        ...input,
        onProgress: ({ moved, there }) => say(`files: ${moved} copied, ${there} there already`),
      });
      if (!report.isComplete) throw stopped();
      return report;
    };
    const startedAt = new Date();
    const before = await copy();
    const head = await from.auditHead.read();
    const name = backupNameOf(new Date());
    const dump = dumpPath(folder, name);
    try {
      const rows = await dumpDatabase(config.databaseUrl, dump, signal);
      const storedSince = new Date(startedAt.getTime() - HOUR_MS);
      const after = await copy(storedSince);
      const missed = [...new Set([...before.lost, ...after.lost])];
      // Looked at again: who sends a file and takes it back meanwhile loses nothing.
      const lostFiles = await listStillKept(database.client, missed);
      const gone = await listGoneSince(database.client, storedSince);
      await copyAuditAnchors({ from, to });
      const manifest: Manifest = {
        name,
        installation,
        auditHead: head === null ? null : textOfHead(head),
        dumpSha256: await sha256OfFile(dump),
        rows,
        lostFiles,
        removedMeanwhile: [...new Set([...gone, ...missed.filter((id) => !lostFiles.includes(id))])],
      };
      await writeManifest(folder, manifest);
      return manifest;
    } catch (error) {
      await rm(dump, { force: true });
      throw signal.aborted ? stopped() : error;
    }
  } finally {
    await database.close();
  }
};
