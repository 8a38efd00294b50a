/**
 * `npm run generate`: everything that is derived from openapi.yaml, openapi/, the list and folders of the families,
 * prisma/schema.prisma and the tokens of the ui-kit.
 * Nothing of it is committed; it is made again whenever a source changed (`--if-changed`). `--to-run` leaves out the types,
 * which only editors and checks read.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import { FAMILIES, FAMILY_LINES } from '../rules/families.ts';
import { rootDeclarations } from '../ui-kit/tokens/variables.ts';
import { bundlePath, writeBundle } from './generate/bundle.ts';
import { clientFactsSource } from './generate/clientFacts.ts';
import { sayContractFaults } from './generate/contractFaults.ts';
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

const root = join(import.meta.dirname, '..');
const header = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n';

const sources = [
  ...contractFiles(),
  'prisma/schema.prisma',
  'scripts/generate.ts',
  'scripts/generate',
  'rules/families.ts',
  'ui-kit/tokens',
  'package-lock.json',
];
/** The two parts of what is made, each with a stamp of its own: `npm start` needs the first alone. */
const parts = {
  run: [
    bundlePath,
    'bff/generated/contract/document.json',
    'bff/generated/families.ts',
    'bff/generated/familySamples.ts',
    'bff/generated/tokens.css',
    'web/parts/api/generated/adminRoles.ts',
    'web/parts/api/generated/formEnums.ts',
    'web/parts/api/generated/limits.ts',
    'web/mock/generated/contract.json',
    'client/generated/enums.ts',
    'client/generated/facts.ts',
    'bff/generated/prisma/client.ts',
  ],
  types: [
    'bff/generated/contract/types.ts',
    'web/parts/api/generated/types.ts',
    'client/generated/contract.ts',
  ],
} as const;

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

const stampOf = (part: keyof typeof parts): string => `node_modules/.cache/generate-${part}.sha256`;

const isUpToDate = (part: keyof typeof parts, hash: string): boolean =>
  [stampOf(part), ...parts[part]].every((path) => existsSync(join(root, path))) &&
  readFileSync(join(root, stampOf(part)), 'utf8') === hash;

/** What stays as it was is left alone: `npm run dev` restarts for what changes. */
const write = (path: string, content: string): void => {
  const target = join(root, path);
  if (existsSync(target) && readFileSync(target, 'utf8') === content) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
};

/** What TypeScript reads of the contract, for the server, for the web app and for partners. */
const generateTypes = async (): Promise<void> => {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const typesOf = async (document: OpenAPI3): Promise<string> =>
    header + astToString(await openapiTS(document, { alphabetize: false, defaultNonNullable: false }));
  const document: OpenAPI3 = JSON.parse(readFileSync(join(root, parts.run[1]), 'utf8'));
  // What other systems are sent is none of the operations that the server answers; partners read of it too.
  const { webhooks: _sent, ...answered } = document;
  const types = await typesOf(answered);
  for (const folder of ['bff/generated/contract', 'web/parts/api/generated'])
    write(`${folder}/types.ts`, types);
  write('client/generated/contract.ts', await typesOf(document));
};

/** The contract in one file, and all that is read of it at run time. */
const generateContract = async (): Promise<void> => {
  const json = JSON.stringify(await writeBundle());
  const document = JSON.parse(json);
  write('client/generated/enums.ts', header + [...enumSources(document).values()].join('\n'));
  write('client/generated/facts.ts', header + clientFactsSource(document));
  write('bff/generated/contract/operations.ts', header + serverOperationsSource(document));
  write('web/parts/api/generated/operations.ts', header + webOperationsSource(document));
  write('web/parts/api/generated/adminRoles.ts', header + adminRolesSource(document));
  const enums = enumSources(document);
  write('bff/generated/contract/enums.ts', header + [...enums.values()].join('\n'));
  rmSync(join(root, 'web/parts/api/generated/enums'), { recursive: true, force: true });
  for (const [name, source] of enums) write(`web/parts/api/generated/enums/${name}.ts`, header + source);
  write('web/parts/api/generated/enums.ts', header + enumIndexSource(enums.keys()));
  const limits = limitsSources(document);
  rmSync(join(root, 'web/parts/api/generated/limits'), { recursive: true, force: true });
  for (const [name, source] of limits) write(`web/parts/api/generated/limits/${name}.ts`, header + source);
  write('web/parts/api/generated/limits.ts', header + limitsIndexSource(limits.keys()));
  rmSync(join(root, 'web/parts/api/generated/formEnums'), { recursive: true, force: true });
  for (const family of FAMILIES) {
    write(
      `web/parts/api/generated/formEnums/${family}.ts`,
      header + formEnumsSource(document, FAMILY_LINES[family]),
    );
  }
  write('web/parts/api/generated/formEnums/all.ts', header + allFormEnumsSource(FAMILIES));
  const lists = FAMILIES.map((family) => FAMILY_LINES[family].expenseList);
  write('web/parts/api/generated/formEnums/expenses.ts', header + expenseCategoriesSource(lists));
  write('web/parts/api/generated/formEnums.ts', header + formEnumLoadersSource(FAMILIES));
  for (const copy of ['bff/generated/contract/document.json', 'web/mock/generated/contract.json']) {
    write(copy, json);
  }
  const folders = { part: 'family', name: 'familyFolders' } as const;
  const samples = { part: 'samples', name: 'familySamples' } as const;
  write('bff/generated/families.ts', header + familiesSource(folders, FAMILIES));
  write('bff/generated/familySamples.ts', header + familiesSource(samples, FAMILIES));
};

const generatePrismaClient = async (): Promise<void> => {
  const child = spawn(process.execPath, ['scripts/generate/prismaClient.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the database client was not generated');
};

const generateWhatRuns = async (): Promise<void> => {
  const client = generatePrismaClient();
  await generateContract();
  // The look of the pages that the server writes itself.
  write('bff/generated/tokens.css', `:root {\n${rootDeclarations}\n}\n`);
  await client;
};

const flags = new Set(process.argv.slice(2));

const unlessUpToDate = async (part: keyof typeof parts, work: () => Promise<void>): Promise<void> => {
  const hash = sourceHash();
  if (flags.has('--if-changed') && isUpToDate(part, hash)) return;
  await work();
  write(stampOf(part), hash);
};

await sayContractFaults(async () => {
  await unlessUpToDate('run', generateWhatRuns);
  if (!flags.has('--to-run')) await unlessUpToDate('types', generateTypes);
});
