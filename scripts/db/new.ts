import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder, readMigrations } from '#bff/platform/database/migrations.ts';
import { diffMigrations } from './engine.ts';
import { timeOfNext } from './order.ts';

/* `db:new <name>`: writes the migration that leads from the existing ones to prisma/schema.prisma; it is the last one. */

const [name, flag] = process.argv.slice(2);
if (name === undefined || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error(
    'Usage: db:new <name> [--empty]   (name: small letters, digits and _; --empty for hand-written SQL)',
  );
  process.exit(2);
}

const sql = flag === '--empty' ? '' : await diffMigrations();
if (sql === '' && flag !== '--empty') {
  console.log('The migrations already lead to prisma/schema.prisma: nothing written.');
} else {
  const names = (await readMigrations()).map((migration) => migration.name);
  const folder = join(migrationsFolder, `${timeOfNext(names, new Date())}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'migration.sql'), sql);
  console.log(`${folder}/migration.sql written. Read it, complete it, then deploy.`);
}
