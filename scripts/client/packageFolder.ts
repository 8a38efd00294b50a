import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'client');

const entries = {
  index: join(source, 'index.ts'),
  enums: join(source, 'generated/enums.ts'),
};

/** Two files that import nothing: whoever installs the package installs no other. */
const writePrograms = async (outDir: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: source,
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: { entry: entries, formats: ['es'] },
    },
  });
};

/** Of what the platform has in Node as in browsers, and nothing else: `types` is empty. */
const declarationsConfig = (outDir: string) => ({
  extends: join(root, 'tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    types: [],
    paths: {},
    rootDir: source,
    outDir,
  },
  include: [],
  files: Object.values(entries),
});

const writeDeclarations = (folder: string, outDir: string): void => {
  const config = join(folder, 'declarations.json');
  writeFileSync(config, JSON.stringify(declarationsConfig(outDir)));
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', config], { stdio: ['ignore', 'inherit', 'inherit'] });
};

const manifestOf = (version: string): object => {
  const { name, ...manifest } = JSON.parse(readFileSync(join(source, 'manifest.json'), 'utf8'));
  return { name, version, ...manifest };
};

/** What is in the package of others, with its terms. */
const licences = (): string =>
  `openapi-fetch\n\n${readFileSync(join(root, 'node_modules/openapi-fetch/LICENSE'), 'utf8')}`;

/**
 * Writes the package into an empty folder as `npm pack` takes it up.
 * @param version of the contract
 */
export const writePackage = async (folder: string, version: string): Promise<void> => {
  const dist = join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  await writePrograms(dist);
  writeDeclarations(folder, dist);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(version), null, 2)}\n`);
  writeFileSync(join(folder, 'LICENSES.txt'), licences());
  cpSync(join(source, 'README.md'), join(folder, 'README.md'));
  cpSync(join(source, 'examples'), join(folder, 'examples'), { recursive: true });
};
