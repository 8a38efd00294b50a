/**
 * Every check of `npm test`, one after the other. Each prints its own output; the last line counts them, so that
 * a runner that knows none of the tools can read the result. `npm test -- unit e2e` runs only those.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { RunReport } from './lib/runReport.ts';

const root = join(import.meta.dirname, '..');
const reportDir = join(root, 'node_modules/.cache/reports');

type Check = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** A vitest project writes its counts and failures here. */
  readonly report?: string;
};

const bin = (name: string): string => join(root, 'node_modules/.bin', name);

type Run = { readonly projects?: readonly string[]; readonly config?: string };

const vitest = (name: string, { projects = [name], config = 'vitest.config.ts' }: Run = {}): Check => ({
  name,
  command: bin('vitest'),
  args: ['run', '--config', config, ...projects.flatMap((project) => ['--project', project])],
  report: join(reportDir, `${name}.json`),
});

const checks: readonly Check[] = [
  { name: 'types', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  { name: 'lint', command: bin('biome'), args: ['check', '--error-on-warnings', '.'] },
  {
    name: 'imports',
    command: bin('depcruise'),
    args: ['rules', 'ui-kit', 'web', 'bff', 'client', 'stories', 'scripts', 'bench', 'prisma', 'e2e'],
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
  { name: 'published', command: process.execPath, args: ['scripts/compareContract.ts'] },
  { name: 'schema', command: process.execPath, args: ['scripts/db/check.ts'] },
  vitest('unit', { projects: ['unit', 'alone', 'screens'] }),
  vitest('postgres'),
  vitest('stories', { config: 'stories/.storybook/vitest.config.ts' }),
  vitest('e2e'),
];

const green: RunReport = { passed: 1, failed: 0, skipped: 0, failures: [] };

const red = (reason: string): RunReport => ({ passed: 0, failed: 1, skipped: 0, failures: [reason] });

const readReport = (path: string, succeeded: boolean): RunReport => {
  if (!existsSync(path)) return red('ended without a report: see above');
  const report: RunReport = JSON.parse(readFileSync(path, 'utf8'));
  return succeeded || report.failed > 0 ? report : { ...report, failed: 1, failures: ['see above'] };
};

const runTool = ({ command, args, report }: Check, env: NodeJS.ProcessEnv): RunReport => {
  if (report !== undefined) {
    const options = { cwd: root, stdio: 'inherit', env: { ...env, VITEST_REPORT: report } } as const;
    return readReport(report, spawnSync(command, args, options).status === 0);
  }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', env });
  const said = `${stdout}${stderr}`;
  process.stdout.write(said);
  return status === 0 ? green : red(said.slice(-3000));
};

const run = (check: Check): RunReport => {
  const startedAt = performance.now();
  console.log(`\n── ${check.name}`);
  // The tools' own scripts ask for `node`: the one of this repository, whatever the machine's is.
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const report = runTool(check, env);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${check.name}: ${report.passed} passed, ${report.failed} failed (${seconds} s)`);
  return { ...report, failures: report.failures.map((failure) => `${check.name}: ${failure}`) };
};

rmSync(reportDir, { recursive: true, force: true });
mkdirSync(reportDir, { recursive: true });
const chosen = process.argv.slice(2);
const selected = chosen.length > 0 ? checks.filter(({ name }) => chosen.includes(name)) : checks;
const reports = selected.map(run);
const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
  reports.reduce((total, report) => total + report[key], 0);
// Said again at the end, because a long log is read from there.
for (const failure of reports.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
