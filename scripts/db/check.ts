import { readMigrations } from '#bff/platform/database/migrations.ts';
import { diffMigrations } from './engine.ts';
import { migrationsAhead } from './order.ts';

/* `db:check`: whether prisma/migrations lead to prisma/schema.prisma, in order. Needs no database. Exit code 1 when not. */

const names = (await readMigrations()).map(({ name }) => name);

const complaints = [
  ...migrationsAhead(names, new Date()).map(
    (name) =>
      `prisma/migrations/${name} is dated in the future: db:new <name> dates one so that it is the last.`,
  ),
  ...(await diffMigrations().then(
    (sql) =>
      sql === ''
        ? []
        : [
            `prisma/schema.prisma is ahead of the migrations (db:new <name> writes the missing one):\n\n${sql}`,
          ],
    (error: Error) => [error.message],
  )),
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length === 0) console.log('The migrations lead to prisma/schema.prisma.');
process.exitCode = complaints.length > 0 ? 1 : 0;
