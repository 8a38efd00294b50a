/**
 * Every check of `npm test`, on two tracks beside each other. Each is printed whole when it has ended; the last line
 * counts them, so that a runner that knows none of the tools can read the result. `npm test -- unit e2e` runs only those.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type RunReport, withSecondRun } from './lib/runReport.ts';

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

const computing: readonly Check[] = [
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
];

/** They wait for servers, browsers and clocks much of their time: the other track uses the processors meanwhile. */
const waiting: readonly Check[] = [
  vitest('postgres'),
  vitest('e2e'),
  vitest('stories', { config: 'stories/.storybook/vitest.config.ts' }),
];

const green: RunReport = { passed: 1, failed: 0, skipped: 0, failures: [] };

const red = (reason: string): RunReport => ({ passed: 0, failed: 1, skipped: 0, failures: [reason] });

const readReport = (path: string, succeeded: boolean): RunReport => {
  if (!existsSync(path)) return red('ended without a report: see above');
  const report: RunReport = JSON.parse(readFileSync(path, 'utf8'));
  return succeeded || report.failed > 0 ? report : { ...report, failed: 1, failures: ['see above'] };
};

/** Runs a command to its end; what it says is kept in the order in which it was said. */
const runCommand = async ({ command, args }: Check, env: NodeJS.ProcessEnv) => {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const [status] = await once(child, 'close');
  return { succeeded: status === 0, said: said.join('') };
};

/** Of every check. */
const environment = {
  ...process.env,
  // The tools' own scripts ask for `node`: the one of this repository, whatever the machine's is.
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  // Tests start programs by the hundred: what was compiled for one is kept for the next.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
};

const runOnce = async (check: Check): Promise<RunReport> => {
  const { name, report: path } = check;
  const asked = path === undefined ? {} : { VITEST_REPORT: path };
  const { succeeded, said } = await runCommand(check, { ...environment, ...asked });
  process.stdout.write(`\n── ${name}\n${said}`);
  const ofTool = succeeded ? green : red(said.slice(-3000));
  return path === undefined ? ofTool : readReport(path, succeeded);
};

/** What only the browser is to blame for is run once more, in a new one; what fails there has failed. */
const runToEnd = async (check: Check): Promise<RunReport> => {
  const first = await runOnce(check);
  if (first.again === undefined) return first;
  const second = await runOnce({ ...check, args: [...check.args, ...first.again.files] });
  return withSecondRun(first, first.again, second);
};

const run = async (check: Check): Promise<RunReport> => {
  const startedAt = performance.now();
  const { name } = check;
  console.log(`── ${name} begins`);
  const report = await runToEnd(check);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${report.passed} passed, ${report.failed} failed (${seconds} s)`);
  const named = (lines: readonly string[] = []) => lines.map((line) => `${name}: ${line}`);
  return { ...report, failures: named(report.failures), notes: named(report.notes) };
};

/** One after the other. */
const runTrack = async (track: readonly Check[]): Promise<RunReport[]> => {
  const reports: RunReport[] = [];
  for (const check of track) reports.push(await run(check));
  return reports;
};

rmSync(reportDir, { recursive: true, force: true });
mkdirSync(reportDir, { recursive: true });
const chosen = process.argv.slice(2);
const isChosen = ({ name }: Check): boolean => chosen.length === 0 || chosen.includes(name);
const tracks = [computing, waiting].map((track) => runTrack(track.filter(isChosen)));
const reports = (await Promise.all(tracks)).flat();
const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
  reports.reduce((total, report) => total + report[key], 0);
// Said again at the end, because a long log is read from there.
for (const failure of reports.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`);
for (const note of reports.flatMap(({ notes = [] }) => notes)) console.log(`\n○ ${note}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
