import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const folder = await mkdtemp(join(tmpdir(), 'hojo-client-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const SCHEMA = `generator client {
  provider = "prisma-client"
  output   = "../made"
}
datasource db {
  provider = "postgresql"
}
model Round {
  id Int @id
}
`;

it('@prisma/internals hands a schema to @prisma/client-generator-ts, of one release with @prisma/client', {
  tags: ['slow'],
}, async () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  const release = dependencies['@prisma/client'];
  expect(dependencies['@prisma/internals']).toBe(release);
  expect(dependencies['@prisma/client-generator-ts']).toBe(release);
  await mkdir(join(folder, 'prisma'));
  await writeFile(join(folder, 'prisma/schema.prisma'), SCHEMA);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const script = join(root, 'scripts/generate/prismaClient.ts');
  await promisify(execFile)(process.execPath, [script], { cwd: folder });
  expect(await readFile(join(folder, 'made/client.ts'), 'utf8')).toContain('export type Round');
});
