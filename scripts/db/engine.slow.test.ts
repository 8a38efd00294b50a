import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEmbeddedPool, startPglite } from '#bff/platform/database/embedded.ts';
import { deployMigrations } from '#bff/platform/database/migrations.ts';
import { diagnoseHistory, diffMigrations, schemaFile } from './engine.ts';

describe('migrations and schema', () => {
  it('agree: every change of schema.prisma has its migration', async () => {
    expect(await diffMigrations()).toBe('');
  });

  it('are compared for real: a new column is missed', async () => {
    const schema = await readFile(schemaFile, 'utf8');
    const changed = schema.replace('model Payment {', 'model Payment {\n  remark String?');
    expect(await diffMigrations(changed)).toContain('ALTER TABLE "payment" ADD COLUMN     "remark" TEXT');
  });

  it('are refused by name when one needs what a later one makes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hojo-migrations-'));
    for (const [name, sql] of [
      ['1_remark', 'ALTER TABLE "shop" ADD COLUMN "remark" TEXT;'],
      ['2_shop', 'CREATE TABLE "shop" ("id" INTEGER PRIMARY KEY);'],
    ] as const) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'migration.sql'), sql);
    }
    await expect(diffMigrations(undefined, folder)).rejects.toThrow(
      /^prisma\/migrations\/1_remark\/migration\.sql failed.*relation "shop" does not exist.*later name\.$/,
    );
    await rm(folder, { recursive: true });
  });

  it("leave a history that Prisma's own engine finds in order", async () => {
    const pglite = await startPglite({});
    const pool = createEmbeddedPool(pglite);
    const client = await pool.connect();
    await deployMigrations(client);
    client.release();
    expect(await diagnoseHistory(pool)).toEqual({
      editedMigrationNames: [],
      failedMigrationNames: [],
      hasMigrationsTable: true,
      history: null,
    });
    await pool.end();
    await pglite.close();
  });
});
