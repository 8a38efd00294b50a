import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Check, root } from './checks.ts';
import { type RunReport, withSecondRun } from './runReport.ts';

const green: RunReport = { passed: 1, failed: 0, skipped: 0, failures: [] };

const red = (reason: string): RunReport => ({ passed: 0, failed: 1, skipped: 0, failures: [reason] });

const readReport = (path: string, succeeded: boolean): RunReport => {
  if (!existsSync(path)) return red('ended without a report: see above');
  const report: RunReport = JSON.parse(readFileSync(path, 'utf8'));
  return succeeded || report.failed > 0 ? report : { ...report, failed: 1, failures: ['see above'] };
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

/** Runs a command to its end; what it says is kept in the order in which it was said. */
const runCommand = async ({ command, args }: Check, env: NodeJS.ProcessEnv) => {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const [status] = await once(child, 'close');
  return { succeeded: status === 0, said: said.join('') };
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

/** Runs a check and prints what it said when it has ended. @returns its counts, each failure with the check's name */
export const runCheck = async (check: Check): Promise<RunReport> => {
  const startedAt = performance.now();
  const { name } = check;
  console.log(`── ${name} begins`);
  // What cannot be run at all is red like any other, and the rest is counted beside it.
  const report = await runToEnd(check).catch((error: unknown) =>
    red(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${report.passed} passed, ${report.failed} failed (${seconds} s)`);
  const named = (lines: readonly string[] = []) => lines.map((line) => `${name}: ${line}`);
  return { ...report, failures: named(report.failures), notes: named(report.notes) };
};
