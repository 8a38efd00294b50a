/**
 * `npm run generate`: everything that is derived from openapi.yaml, openapi/, the list and folders of the families,
 * prisma/schema.prisma and the tokens of the ui-kit.
 * Nothing of it is committed; it is made again whenever a source changed (`--if-changed`).
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';
import { FAMILIES, FAMILY_LINES } from '../rules/families.ts';
import { rootDeclarations } from '../ui-kit/tokens/variables.ts';
import { bundlePath, writeBundle } from './generate/bundle.ts';
import { type ClientDocument, clientFactsSource } from './generate/clientFacts.ts';
import { enumIndexSource, enumSources } from './generate/enums.ts';
import { contractFiles } from './generate/expandFiles.ts';
import { familiesSource } from './generate/families.ts';
import {
  allFormEnumsSource,
  expenseCategoriesSource,
  formEnumLoadersSource,
  formEnumsSource,
} from './generate/formEnums.ts';
import { limitsIndexSource, limitsSources } from './generate/limits.ts';
import { adminRolesSource, serverOperationsSource, webOperationsSource } from './generate/operations.ts';
import { COMPILER_FILE, compilerModuleOf, slimClass, withoutBanner } from './generate/slimPrisma.ts';

const root = join(import.meta.dirname, '..');
const header = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n';

const stampPath = join(root, 'node_modules/.cache/generate.sha256');
const sources = [
  ...contractFiles(),
  'prisma/schema.prisma',
  'scripts/generate.ts',
  'scripts/generate',
  'rules/families.ts',
  'ui-kit/tokens',
  'package-lock.json',
];
const outputs = [
  bundlePath,
  'bff/generated/contract/types.ts',
  'bff/generated/contract/document.json',
  'bff/generated/families.ts',
  'bff/generated/familySamples.ts',
  'bff/generated/tokens.css',
  'web/api/generated/types.ts',
  'web/api/generated/adminRoles.ts',
  'web/api/generated/formEnums.ts',
  'web/api/generated/limits.ts',
  'web/mock/generated/contract.json',
  'client/generated/contract.ts',
  'client/generated/enums.ts',
  'client/generated/facts.ts',
  'bff/generated/prisma/client.ts',
  `bff/generated/prisma/internal/${COMPILER_FILE}`,
];

const filesOf = (source: string): string[] => {
  if (!statSync(join(root, source)).isDirectory()) return [source];
  const entries = readdirSync(join(root, source), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(root, join(parentPath, name))).sort();
};

const sourceHash = (): string => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

const isUpToDate = (): boolean =>
  existsSync(stampPath) &&
  outputs.every((output) => existsSync(join(root, output))) &&
  readFileSync(stampPath, 'utf8') === sourceHash();

const write = (path: string, content: string): void => {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
};

const typesOf = async (document: OpenAPI3): Promise<string> =>
  header + astToString(await openapiTS(document, { alphabetize: false, defaultNonNullable: false }));

/** What the package for partners knows: also what they are sent. */
const generateClient = async (document: OpenAPI3 & ClientDocument): Promise<void> => {
  write('client/generated/contract.ts', await typesOf(document));
  write('client/generated/enums.ts', header + [...enumSources(document).values()].join('\n'));
  write('client/generated/facts.ts', header + clientFactsSource(document));
};

const generateContract = async (): Promise<void> => {
  const text = writeBundle();
  const document = parse(text);
  // What other systems are sent is none of the operations that the server answers.
  const { webhooks: _sent, ...answered } = document;
  const types = await typesOf(answered);
  for (const folder of ['bff/generated/contract', 'web/api/generated']) write(`${folder}/types.ts`, types);
  await generateClient(document);
  write('bff/generated/contract/operations.ts', header + serverOperationsSource(document));
  write('web/api/generated/operations.ts', header + webOperationsSource(document));
  write('web/api/generated/adminRoles.ts', header + adminRolesSource(document));
  const enums = enumSources(document);
  write('bff/generated/contract/enums.ts', header + [...enums.values()].join('\n'));
  rmSync(join(root, 'web/api/generated/enums'), { recursive: true, force: true });
  for (const [name, source] of enums) write(`web/api/generated/enums/${name}.ts`, header + source);
  write('web/api/generated/enums.ts', header + enumIndexSource(enums.keys()));
  const limits = limitsSources(document);
  rmSync(join(root, 'web/api/generated/limits'), { recursive: true, force: true });
  for (const [name, source] of limits) write(`web/api/generated/limits/${name}.ts`, header + source);
  write('web/api/generated/limits.ts', header + limitsIndexSource(limits.keys()));
  rmSync(join(root, 'web/api/generated/formEnums'), { recursive: true, force: true });
  for (const family of FAMILIES) {
    write(
      `web/api/generated/formEnums/${family}.ts`,
      header + formEnumsSource(document, FAMILY_LINES[family]),
    );
  }
  write('web/api/generated/formEnums/all.ts', header + allFormEnumsSource(FAMILIES));
  const lists = FAMILIES.map((family) => FAMILY_LINES[family].expenseList);
  write('web/api/generated/formEnums/expenses.ts', header + expenseCategoriesSource(lists));
  write('web/api/generated/formEnums.ts', header + formEnumLoadersSource(FAMILIES));
  for (const copy of ['bff/generated/contract/document.json', 'web/mock/generated/contract.json']) {
    write(copy, JSON.stringify(document));
  }
  const folders = { part: 'family', name: 'familyFolders' } as const;
  const samples = { part: 'samples', name: 'familySamples' } as const;
  write('bff/generated/families.ts', header + familiesSource(folders, FAMILIES));
  write('bff/generated/familySamples.ts', header + familiesSource(samples, FAMILIES));
};

/** The Prisma CLI looks for an engine that `generate` does not use; any existing file satisfies it. */
const generatePrismaClient = (): void => {
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
  const cli = join(root, 'node_modules/prisma/build/index.js');
  execFileSync(process.execPath, [cli, 'generate', '--schema', 'prisma/schema.prisma'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

const slimPrismaClient = async (): Promise<void> => {
  const folder = join(root, 'bff/generated/prisma/internal');
  const rewrite = (name: string, slim: (source: string) => string): void => {
    const path = join(folder, name);
    writeFileSync(path, slim(readFileSync(path, 'utf8')));
  };
  const { wasm } = (await import(compilerModuleOf(readFileSync(join(folder, 'class.ts'), 'utf8')))) as {
    wasm: string;
  };
  writeFileSync(join(folder, COMPILER_FILE), Buffer.from(wasm, 'base64'));
  rewrite('class.ts', slimClass);
  rewrite('prismaNamespace.ts', withoutBanner);
};

const run = async (): Promise<void> => {
  if (process.argv.includes('--if-changed') && isUpToDate()) return;
  await generateContract();
  // The look of the pages that the server writes itself.
  write('bff/generated/tokens.css', `:root {\n${rootDeclarations}\n}\n`);
  generatePrismaClient();
  await slimPrismaClient();
  write('node_modules/.cache/generate.sha256', sourceHash());
};

await run();
