/**
 * `npm run compile`: every module of the server, compiled into NODE_COMPILE_CACHE (without it, where `npm start` looks).
 * A process that finds one uncompiled loads Node's compiler of TypeScript and keeps its 15 MB until it ends, and each of
 * its threads 3. Node keeps a folder for each user: run it as the one that the server runs as.
 */
import { globSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, serverNode } from './lib/prepare.mjs';

enableCompileCache(process.env.NODE_COMPILE_CACHE ?? serverNode.env.NODE_COMPILE_CACHE);

const isForTests = (path) => path.endsWith('.test.ts') || /[/\\]testing[/\\]/.test(path);

// One after the other: together they are compiled no sooner, and all lie in memory at once.
for (const path of globSync(['bff/**/*.ts', 'prisma/seed/demo.ts'], { cwd: root }).sort()) {
  if (!isForTests(path)) await import(pathToFileURL(join(root, path)).href);
}
