import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type pg from 'pg';

/** One folder of prisma/migrations: `<time>_<name>/migration.sql`. */
export type Migration = { name: string; sql: string; checksum: string };

type AppliedMigration = { name: string; checksum: string; finished: boolean };

export type MigrationStatus = {
  /** in the folder, not in the database */
  pending: string[];
  /** applied with another content than the folder has now */
  edited: string[];
  /** in the database, not in the folder: the database belongs to a newer release */
  unknown: string[];
};

/** A history that this release must not touch: an applied migration was edited, or the database is newer. */
export class MigrationHistoryError extends Error {
  override name = 'MigrationHistoryError';
}

export const migrationsFolder = resolve(import.meta.dirname, '../../../prisma/migrations');

/** Any one number will do as long as nobody else in the database uses it; one deploy runs at a time. */
const ADVISORY_LOCK = 7_233_024_101;

/** As Prisma creates it, so that its command-line tool reads the same history. */
const CREATE_HISTORY = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/** The migrations of a folder, oldest first. */
export const readMigrations = async (folder = migrationsFolder): Promise<Migration[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
};

const readHistory = async (client: pg.ClientBase): Promise<AppliedMigration[]> => {
  const table = await client.query<{ name: string | null }>(
    `SELECT to_regclass('_prisma_migrations')::text AS name`,
  );
  if (!table.rows[0]?.name) return [];
  const history = await client.query<AppliedMigration>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
       FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  );
  return history.rows;
};

/** Compares what the folder holds with what the database has seen. */
export const migrationStatus = async (
  client: pg.ClientBase,
  migrations: Migration[],
): Promise<MigrationStatus> => {
  const applied = new Map((await readHistory(client)).map((row) => [row.name, row]));
  const known = new Set(migrations.map((migration) => migration.name));
  const differs = (migration: Migration): boolean => {
    const row = applied.get(migration.name);
    return row !== undefined && (row.checksum !== migration.checksum || !row.finished);
  };
  return {
    pending: migrations
      .filter((migration) => !applied.has(migration.name))
      .map((migration) => migration.name),
    edited: migrations.filter(differs).map((migration) => migration.name),
    unknown: [...applied.keys()].filter((name) => !known.has(name)),
  };
};

const refuseForeignHistory = (status: MigrationStatus): void => {
  if (status.unknown.length > 0) {
    throw new MigrationHistoryError(
      `the database knows migrations that this release lacks: ${status.unknown.join(', ')}`,
    );
  }
  if (status.edited.length > 0) {
    throw new MigrationHistoryError(
      `applied migrations were edited or left unfinished: ${status.edited.join(', ')}`,
    );
  }
};

const apply = async (client: pg.ClientBase, migration: Migration): Promise<void> => {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK');
    throw new Error(`prisma/migrations/${migration.name}/migration.sql failed, nothing of it was applied`, {
      cause,
    });
  }
};

/**
 * Brings a database up to the migrations of the folder: each in a transaction of its own, one deploy at a time.
 * One query when there is nothing to do.
 *
 * @returns the names applied now
 * @throws MigrationHistoryError when an applied migration was edited or the database is newer than this release
 */
export const deployMigrations = async (
  client: pg.ClientBase,
  folder = migrationsFolder,
): Promise<string[]> => {
  const migrations = await readMigrations(folder);
  const before = await migrationStatus(client, migrations);
  refuseForeignHistory(before);
  if (before.pending.length === 0) return [];

  await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
  try {
    await client.query(CREATE_HISTORY);
    // Another process may have deployed while this one waited for the lock.
    const status = await migrationStatus(client, migrations);
    refuseForeignHistory(status);
    const pending = migrations.filter((migration) => status.pending.includes(migration.name));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCK]);
  }
};
