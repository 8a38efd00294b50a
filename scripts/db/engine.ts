import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
} from '@prisma/driver-adapter-utils';
import type { DiffTarget, MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import type pg from 'pg';
import { createEmbeddedPool, startPglite } from '#bff/platform/database/embedded.ts';
import { deployMigrations, migrationsFolder, readMigrations } from '#bff/platform/database/migrations.ts';

/*
 * Prisma's own schema engine, as WebAssembly, on an empty PostgreSQL in memory: it compares migrations with the
 * schema and judges a migration history, with no server and no download. For development only; the product applies
 * migrations by itself (bff/platform/database/migrations.ts), in the same format. docs/decisions/schema-engine.md says why.
 */

export const schemaFile = resolve(import.meta.dirname, '../../prisma/schema.prisma');

const NO_FILTER = { externalTables: [], externalEnums: [] };
const OID_CHAR = 18;
const OID_TEXT = 25;

/** Rows → their columns of the catalogue's own one-letter type, which the adapter does not know. */
const letterColumns = new WeakMap<object, number[]>();

/** A pool whose answers call such columns text, and remember which they were. */
const hideLetterColumns = (pool: pg.Pool): pg.Pool => {
  const query = pool.query.bind(pool);
  return Object.assign(pool, {
    query: async (config: pg.QueryArrayConfig) => {
      const result = await query(config);
      const letters = result.fields.flatMap((field, index) => (field.dataTypeID === OID_CHAR ? [index] : []));
      letterColumns.set(result.rows, letters);
      for (const index of letters) Object.assign(result.fields[index] ?? {}, { dataTypeID: OID_TEXT });
      return result;
    },
  });
};

/**
 * The adapter as the engine needs it: knows the catalogue's letters, and runs a script as one simple query (the
 * original splits it at every `;`, also inside functions).
 */
const createAdapterFactory = (pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory => {
  const runScript = pool.query.bind(pool);
  const factory = new PrismaPg(hideLetterColumns(pool));
  const connect = async () => {
    const adapter = await factory.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    return Object.assign(adapter, {
      queryRaw: async (query: SqlQuery): Promise<SqlResultSet> => {
        const result = await queryRaw(query);
        const letters = letterColumns.get(result.rows) ?? [];
        const columnTypes = result.columnTypes.map((type, index) =>
          letters.includes(index) ? ColumnTypeEnum.Character : type,
        );
        return { ...result, columnTypes };
      },
      executeScript: async (script: string): Promise<void> => {
        await runScript(script);
      },
    });
  };
  // The database in memory is empty and thrown away: it is its own shadow.
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect,
    connectToShadowDb: connect,
  };
};

const loadEngine = async (): Promise<typeof SchemaEngine> => {
  const require = createRequire(import.meta.url);
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const wasm = await readFile(require.resolve('@prisma/schema-engine-wasm').replace(/\.js$/, '_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
  // Where the engine leaves the last words of a panic.
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: console.error } });
  return bindings.SchemaEngine;
};

/** The bindings know one instance of the module: it is loaded once in a process. */
let loaded: Promise<typeof SchemaEngine> | undefined;

/** Runs `use` with an engine on the given pool and frees it afterwards. */
const withEngine = async <Result>(pool: pg.Pool, use: (engine: SchemaEngine) => Promise<Result>) => {
  loaded ??= loadEngine();
  const Engine = await loaded;
  const factory = bindMigrationAwareSqlAdapterFactory(createAdapterFactory(pool));
  const engine = await Engine.new({ datamodels: undefined }, () => undefined, factory);
  try {
    return await use(engine);
  } finally {
    engine.free();
  }
};

/** The migrations of the folder as the engine wants them. */
const migrationList = async (folder = migrationsFolder): Promise<MigrationList> => {
  const migrations = await readMigrations(folder);
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
};

/** Runs `use` on an empty PostgreSQL in memory. */
const inMemory = async <Result>(use: (pool: pg.Pool) => Promise<Result>): Promise<Result> => {
  const pglite = await startPglite({});
  const pool = createEmbeddedPool(pglite);
  try {
    return await use(pool);
  } finally {
    await pool.end();
    await pglite.close();
  }
};

/**
 * Applies the migrations as an empty database gets them: the engine keeps to itself what a statement lacks.
 * @throws Error with the first that cannot be applied, and why
 */
const tryMigrations = (folder: string): Promise<void> =>
  inMemory(async (pool) => {
    const client = await pool.connect();
    try {
      await deployMigrations(client, folder);
    } catch (error) {
      if (!(error instanceof Error && error.cause instanceof Error)) throw error;
      const { message, cause } = error;
      throw new Error(
        `${message}: ${cause.message}. Where a later migration makes what is missing, this one wants a later name.`,
        { cause },
      );
    } finally {
      client.release();
    }
  });

/**
 * The SQL that leads from the migrations to the schema (default: prisma/schema.prisma); empty when they agree.
 * CHECKs, triggers, functions and extensions are invisible to it.
 * @throws Error that names the migration that an empty database refuses, and why
 */
export const diffMigrations = async (schema?: string, folder = migrationsFolder): Promise<string> => {
  const content = schema ?? (await readFile(schemaFile, 'utf8'));
  const from: DiffTarget = { tag: 'migrations', ...(await migrationList(folder)) };
  const to: DiffTarget = { tag: 'schemaDatamodel', files: [{ path: schemaFile, content }] };
  await tryMigrations(folder);
  return inMemory((pool) =>
    withEngine(pool, async (engine) => {
      const diff = await engine.diff({ from, to, script: true, exitCode: true, filters: NO_FILTER });
      return diff.exitCode === 0 ? '' : (diff.stdout ?? '');
    }),
  );
};

/** What Prisma's engine thinks of the history in a database in memory; null: in step with the folder. */
export const diagnoseHistory = async (pool: pg.Pool) =>
  withEngine(pool, async (engine) => {
    const migrationsList = await migrationList();
    const input = { migrationsList, optInToShadowDatabase: false, filters: NO_FILTER };
    return engine.diagnoseMigrationHistory(input);
  });
