import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from '#bff/data/engine/migrations.ts';
import { diffMigrations } from './engine.ts';

/* `db:new <name>`: writes the migration that leads from the existing ones to prisma/schema.prisma. */

const timestamp = (now: Date): string => now.toISOString().replace(/\D/g, '').slice(0, 14);

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
  const folder = join(migrationsFolder, `${timestamp(new Date())}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'migration.sql'), sql);
  console.log(`${folder}/migration.sql written. Read it, complete it, then deploy.`);
}
