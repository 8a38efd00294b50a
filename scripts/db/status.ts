import { migrationStatus, readMigrations } from '#bff/platform/database/migrations.ts';
import { withTarget } from './target.ts';

/* `db:status`: what the database lacks, or has that this release lacks. Exit code 1 unless both agree. */

const migrations = await readMigrations();
const status = await withTarget((client) => migrationStatus(client, migrations));

const lines = [
  ...status.pending.map((name) => `not yet applied: ${name}`),
  ...status.edited.map((name) => `applied with another content, or unfinished: ${name}`),
  ...status.unknown.map((name) => `unknown to this release: ${name}`),
];
console.log(lines.length === 0 ? `Up to date: ${migrations.length} migrations.` : lines.join('\n'));
process.exitCode = lines.length === 0 ? 0 : 1;
