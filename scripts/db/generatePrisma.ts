import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/*
 * Generates the client from prisma/schema.prisma into bff/data/generated (not committed). The command-line tool wants
 * to download an engine that generating does not use; any existing file keeps it quiet.
 */

const schemaFile = resolve(import.meta.dirname, '../../prisma/schema.prisma');
const cli = createRequire(import.meta.url).resolve('prisma/build/index.js');
const { status } = spawnSync(process.execPath, [cli, 'generate', '--schema', schemaFile], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  },
});
process.exitCode = status ?? 1;
