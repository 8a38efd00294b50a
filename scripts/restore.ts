/**
 * `npm run restore -- <folder> [--backup <name>] [--drill]`: restores the newest or the named backup of a folder into the
 * empty database of DATABASE_URL and the empty place of the files, and compares every row count and every SHA-256. With
 * `--drill` into a database that is there for the trial only. Exit code 1 when anything differs.
 */
import { parseArgs } from 'node:util';
import { readCommandConfig } from '#bff/core/config.ts';
import { openStorage } from '#bff/platform/files/openStorage.ts';
import { drill } from './backup/drill.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { sumOf } from './backup/rowCounts.ts';
import { runCommand } from './lib/runCommand.ts';

const USAGE = 'usage: npm run restore -- <folder> [--backup <name>] [--drill]';

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { backup: { type: 'string' }, drill: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error(USAGE);
  const { databaseUrl, ...config } = readCommandConfig(process.env);
  if (databaseUrl === undefined)
    throw new Error('DATABASE_URL is needed: an empty database (with --drill, its server)');
  const input = { folder, name: values.backup, say: (line: string) => console.log(line) };
  const { manifest, fileCount, wrong } = values.drill
    ? await drill({ ...input, config: { ...config, databaseUrl } })
    : await restoreBackup({ ...input, databaseUrl, to: await openStorage(config) });
  for (const line of wrong) console.log(`WRONG: ${line}`);
  const { name, rows } = manifest;
  const size = `${Object.keys(rows).length} tables with ${sumOf(rows)} rows, ${fileCount} files`;
  console.log(
    wrong.length === 0 ? `backup ${name} is whole: ${size}` : `backup ${name} is NOT whole: ${size}`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
};

await runCommand(run);
