import { headOfText } from '#bff/core/audit/auditHead.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { findLastSeal } from '#bff/modules/trail/audit/audit.data.ts';
import { copyAuditAnchors } from '#bff/modules/trail/audit/moveAuditMarks.service.ts';
import { moveFiles } from '#bff/parts/files/moveFiles.service.ts';
import { openDatabase } from '#bff/platform/database/database.ts';
import { withPostgresClient } from '#bff/platform/database/postgres.ts';
import { openStorage } from '#bff/platform/files/openStorage.ts';
import { dumpPath, type Manifest, readManifest, sha256OfFile } from './manifest.ts';
import { runPgTool } from './pgTool.ts';
import { countRows, differencesOf } from './rowCounts.ts';

export type RestoreInput = {
  readonly folder: string;
  /** Which backup of the folder; default: the newest. */
  readonly name: string | undefined;
  /** An empty database. */
  readonly databaseUrl: string;
  /** Where the files go; null: they are read where the backup has them, and compared. */
  readonly to: FileStorage | null;
  readonly say: (line: string) => void;
};

export type Restored = {
  readonly manifest: Manifest;
  readonly fileCount: number;
  /** What is not as the backup says: tables with other numbers of rows, files without the bytes of their rows. */
  readonly wrong: readonly string[];
};

const assertEmpty = async (databaseUrl: string): Promise<void> => {
  const counts = await withPostgresClient(databaseUrl, countRows);
  if (Object.keys(counts).length > 0)
    throw new Error(
      'DATABASE_URL leads to a database with tables: nothing was changed. Restore into a new, empty one',
    );
};

const assertTakes = async (to: FileStorage, { installation }: Manifest): Promise<void> => {
  const owner = await to.owner();
  if (owner !== null && owner !== installation)
    throw new Error(`${to.place} has the files of another installation: nothing was changed`);
};

const restoreDatabase = async (
  { folder, databaseUrl, say }: RestoreInput,
  manifest: Manifest,
): Promise<string[]> => {
  const dump = dumpPath(folder, manifest.name);
  if ((await sha256OfFile(dump)) !== manifest.dumpSha256)
    throw new Error(`${dump} is damaged: its SHA-256 is not the one of its backup. Nothing was changed`);
  await runPgTool('pg_restore', databaseUrl, ['--no-owner', '--exit-on-error', dump]);
  say('the database is restored; its rows are counted');
  return differencesOf(manifest.rows, await withPostgresClient(databaseUrl, countRows));
};

const restoreFiles = async ({ folder, databaseUrl, to, say }: RestoreInput) => {
  const from = await openStorage({ dataDir: folder, s3: undefined });
  const database = await openDatabase({ url: databaseUrl, migrate: false });
  try {
    return await moveFiles(database.client, {
      from,
      to: to ?? from,
      removesOld: false,
      signal: new AbortController().signal,
      onProgress: ({ moved, there }) => say(`files: ${moved + there} with the SHA-256 of their rows`),
    });
  } finally {
    await database.close();
  }
};

/**
 * The end of the audit trail, and what was signed of it as far as the restored trail goes: other backups of the folder
 * go further.
 */
export const restoreAuditMarks = async (
  { folder, databaseUrl }: Pick<RestoreInput, 'folder' | 'databaseUrl'>,
  to: FileStorage,
  { auditHead }: Manifest,
): Promise<void> => {
  const from = await openStorage({ dataDir: folder, s3: undefined });
  const database = await openDatabase({ url: databaseUrl, migrate: false });
  try {
    const last = await findLastSeal(database.client);
    await copyAuditAnchors({ from, to }, last?.seq ?? 0n);
  } finally {
    await database.close();
  }
  if (auditHead !== null) await to.auditHead.write(headOfText(auditHead));
};

/**
 * Restores a backup: the database into an empty one, then its files, each compared with the SHA-256 of its row, then the
 * end of the audit trail. Files that are there already, of a try before, are compared and left.
 * @throws Error before anything is changed: no such backup, a damaged dump, a database with tables, files of another
 *   installation
 */
export const restoreBackup = async (input: RestoreInput): Promise<Restored> => {
  const { folder, to } = input;
  const manifest = await readManifest(folder, input.name);
  await assertEmpty(input.databaseUrl);
  if (to !== null) await assertTakes(to, manifest);
  const differences = await restoreDatabase(input, manifest);
  await to?.claim(manifest.installation);
  const { counts, lost } = await restoreFiles(input);
  if (to !== null) await restoreAuditMarks(input, to, manifest);
  const removed = new Set(manifest.removedMeanwhile);
  const missing = lost.filter((id) => !removed.has(id));
  if (missing.length < lost.length)
    input.say(`files: ${lost.length - missing.length} were removed while the backup was taken`);
  const wrong = [...differences, ...missing.map((id) => `the file ${id} is missing or not as its row says`)];
  return { manifest, fileCount: counts.moved + counts.there, wrong };
};
