import { diffMigrations } from './engine.ts';

/* `db:check`: whether prisma/migrations lead to prisma/schema.prisma. Needs no database. Exit code 1 when not. */

const sql = await diffMigrations();
if (sql === '') {
  console.log('The migrations lead to prisma/schema.prisma.');
} else {
  console.error(
    `prisma/schema.prisma is ahead of the migrations (db:new <name> writes the missing one):\n\n${sql}`,
  );
  process.exitCode = 1;
}
