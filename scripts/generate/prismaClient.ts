/**
 * The database client of prisma/schema.prisma, by Prisma's own generator. Its command-line tool writes the same, byte for
 * byte, and brings 110 MB of packages that nothing here runs: `npm start` would install more than its 900 MB. A process of
 * its own, beside the one that makes the rest. docs/decisions/prisma-generator.md says why.
 */
import { createRequire } from 'node:module';

// Required: as modules, these packages import files that they do not have.
const require = createRequire(import.meta.url);
const {
  PrismaClientTsGenerator,
}: typeof import('@prisma/client-generator-ts') = require('@prisma/client-generator-ts');
const { getGenerators, loadSchemaContext }: typeof import('@prisma/internals') = require('@prisma/internals');

const schemaContext = await loadSchemaContext({
  schemaPath: { cliProvidedPath: 'prisma/schema.prisma' },
  printLoadMessage: false,
});
const registry = {
  'prisma-client': { type: 'in-process', generator: new PrismaClientTsGenerator() },
} as const;
for (const generator of await getGenerators({ schemaContext, registry, cliCommand: 'generate' })) {
  await generator.generate();
  generator.stop();
}
