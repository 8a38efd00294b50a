/**
 * Every check of `npm test`, one after the other. Each prints its own output; the last line counts them, so that
 * a runner that knows none of the tools can read the result. `npm test -- unit e2e` runs only those.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const reportDir = join(root, 'node_modules/.cache/reports');

type Check = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** A vitest project writes its counts here. */
  readonly report?: string;
};

type Count = { passed: number; failed: number; skipped: number };

const bin = (name: string): string => join(root, 'node_modules/.bin', name);

const vitest = (project: string, config = 'vitest.config.ts'): Check => {
  const report = join(reportDir, `${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: project,
    command: bin('vitest'),
    args: ['run', '--config', config, '--project', project, ...reporters],
    report,
  };
};

const checks: readonly Check[] = [
  { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  { name: 'lint', command: bin('biome'), args: ['check', '--error-on-warnings', '.'] },
  {
    name: 'imports',
    command: bin('depcruise'),
    args: ['rules', 'ui-kit', 'web', 'bff', 'stories', 'scripts', 'bench', 'prisma', 'e2e'],
  },
  { name: 'house', command: process.execPath, args: ['scripts/lint/house.ts'] },
  {
    name: 'unused code',
    command: bin('knip'),
    args: ['--no-progress', '--include', 'files,exports,dependencies,unlisted,unresolved,duplicates'],
  },
  { name: 'redocly', command: bin('redocly'), args: ['lint', 'generated/openapi.yaml'] },
  {
    name: 'spectral',
    command: bin('spectral'),
    args: ['lint', 'generated/openapi.yaml', '--fail-severity', 'hint'],
  },
  { name: 'schema', command: process.execPath, args: ['scripts/db/check.ts'] },
  vitest('unit'),
  vitest('postgres'),
  vitest('stories', 'stories/.storybook/vitest.config.ts'),
  vitest('e2e'),
];

const countOf = (check: Check, succeeded: boolean): Count => {
  if (check.report === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  if (!existsSync(check.report)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(check.report, 'utf8'));
  const failed = Number(report.numFailedTests);
  return {
    passed: Number(report.numPassedTests),
    failed: !succeeded && failed === 0 ? 1 : failed,
    skipped: Number(report.numPendingTests) + Number(report.numTodoTests),
  };
};

const run = (check: Check): Count => {
  const startedAt = performance.now();
  console.log(`\n── ${check.name}`);
  // The tools' own scripts ask for `node`: the one of this repository, whatever the machine's is.
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status } = spawnSync(check.command, check.args, { cwd: root, stdio: 'inherit', env });
  const count = countOf(check, status === 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${check.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  return count;
};

rmSync(reportDir, { recursive: true, force: true });
mkdirSync(reportDir, { recursive: true });
const chosen = process.argv.slice(2);
const selected = chosen.length > 0 ? checks.filter(({ name }) => chosen.includes(name)) : checks;
const total = selected.map(run).reduce(
  (sum, count) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + count.failed,
    skipped: sum.skipped + count.skipped,
  }),
  { passed: 0, failed: 0, skipped: 0 },
);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
