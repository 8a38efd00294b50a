import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChangedFile, type TestFile, testsOfChange } from './changedTests.ts';
import { bin, type Check, reportDir, root } from './checks.ts';
import { SUITES } from './suites.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 28,
  });

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Where one's own work begins: at `main`, or at the last commit for those who work on it. */
const baseOfChange = (): string => {
  try {
    return git('merge-base', 'HEAD', 'main').trim();
  } catch {
    return 'HEAD';
  }
};

/** `@@ -3,2 +4,3 @@` means that lines 4 to 6 are new; of lines that are gone, the one before them has changed. */
const newLines = (patch: string): number[] =>
  [...patch.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, first, count]) =>
    Array.from({ length: Math.max(1, Number(count ?? 1)) }, (_, at) => Math.max(1, Number(first)) + at),
  );

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What differs from `main`, committed or not, and what git does not know yet. */
const changedFiles = (): ChangedFile[] => {
  const base = baseOfChange();
  const known = linesOf(git('diff', '--name-only', '--diff-filter=d', base)).map((path) => ({
    path,
    lines: newLines(git('diff', '-U0', base, '--', path)),
  }));
  const unknown = linesOf(git('ls-files', '--others', '--exclude-standard')).map((path) => ({
    path,
    lines: read(path)
      .split('\n')
      .map((_, at) => at + 1),
  }));
  return [...known, ...unknown].map((file) => ({ ...file, text: read(file.path) }));
};

/** Of the first ring, but for those that need a browser. */
const PROJECTS = ['unit', 'alone', 'screens'] as const;

const testFiles = (): TestFile[] =>
  PROJECTS.flatMap((name) => {
    const { include, exclude } = SUITES[name];
    return globSync([...include], { cwd: root, exclude: [...exclude] });
  }).map((path) => ({ path: path.replaceAll('\\', '/'), text: read(path) }));

const operationIds = (): Set<string> => {
  const document: { paths: Record<string, Record<string, { operationId?: string }>> } = JSON.parse(
    read('bff/generated/contract/document.json'),
  );
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  return new Set(operations.flatMap(({ operationId }) => operationId ?? []));
};

const chosenTests = (changed: readonly ChangedFile[]): string[] =>
  testsOfChange(changed, testFiles(), operationIds());

const vitestArgs = (files: readonly string[]): string[] => [
  ...PROJECTS.flatMap((project) => ['--project', project]),
  ...files,
];

/** Types of everything (what is unchanged is remembered), and lint and tests of what was changed. */
export const changedChecks = (): Check[] => {
  const changed = changedFiles();
  const paths = changed.map(({ path }) => path);
  const tests = chosenTests(changed);
  console.log(
    `${paths.length} changed files, ${tests.length} files of tests:\n${tests.map((path) => `  ${path}\n`).join('')}`,
  );
  const types = [
    '-p',
    'tsconfig.json',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.tsbuildinfo',
  ];
  const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...paths];
  const checks: Check[] = [
    { name: 'types', ring: 'first', track: 'waiting', command: bin('tsc'), args: types },
  ];
  if (paths.length > 0)
    checks.push({ name: 'lint', ring: 'first', track: 'computing', command: bin('biome'), args: lint });
  if (tests.length > 0)
    checks.push({
      ...{ name: 'tests', ring: 'first', track: 'computing', command: bin('vitest') },
      args: ['run', ...vitestArgs(tests)],
      report: join(reportDir, 'changed.json'),
    });
  return checks;
};

/** The tests of what is changed now, again whenever they or what they import are saved. @returns the exit code */
export const watchChanged = async (): Promise<number> => {
  const tests = chosenTests(changedFiles());
  if (tests.length === 0) {
    console.log('Nothing is changed yet that has tests beside it: save a change, then start again.');
    return 0;
  }
  const watching = spawn(bin('vitest'), ['watch', ...vitestArgs(tests)], { cwd: root, stdio: 'inherit' });
  const [code] = await once(watching, 'close');
  return code ?? 0;
};
