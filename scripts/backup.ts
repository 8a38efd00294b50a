/**
 * `npm run backup -- <folder>`: takes a backup of database and files while people work. Backups in one folder share their
 * files; each has its dump and says what it holds. Exit code 1 when there is none, or when a file was lost before it.
 */
import { readCommandConfig } from '#bff/core/config.ts';
import { sumOf } from './backup/rowCounts.ts';
import { takeBackup } from './backup/takeBackup.ts';
import { runCommand } from './lib/runCommand.ts';

const EMBEDDED =
  'DATABASE_URL is needed. The embedded database has no backup of its own: stop the server and copy DATA_DIR whole';

const run = async (): Promise<void> => {
  // A dump holds personal data and accounts.
  process.umask(0o077);
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('usage: npm run backup -- <folder>');
  const { databaseUrl, ...config } = readCommandConfig(process.env);
  if (databaseUrl === undefined) throw new Error(EMBEDDED);
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  const { name, rows, lostFiles } = await takeBackup({
    config: { ...config, databaseUrl },
    folder,
    signal: stopping.signal,
    say: (line) => console.log(line),
  });
  for (const id of lostFiles)
    console.log(`LOST before the backup: the file ${id} is missing or not as its row says`);
  console.log(`backup ${name}: ${Object.keys(rows).length} tables, ${sumOf(rows)} rows`);
  process.exitCode = lostFiles.length === 0 ? 0 : 1;
};

await runCommand(run);
