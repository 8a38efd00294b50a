/**
 * `npm test`: the checks of the first ring, `npm run test:slow`: those of the second, on two tracks side by side. Each is
 * printed whole when it has ended; the last line counts them, so that a runner that knows none of the tools can read the
 * result. `npm test -- unit e2e` runs only those, of either ring; `npm test -- --changed` what concerns one's own change,
 * and `--watch` the same again at every save.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { changedChecks, watchChanged } from './check/changed.ts';
import { CHECKS, type Check, reportDir } from './check/checks.ts';
import { runCheck } from './check/runCheck.ts';
import type { RunReport } from './check/runReport.ts';

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const chosenChecks = (): readonly Check[] => {
  if (flags.has('--changed')) return changedChecks();
  if (names.length > 0) return CHECKS.filter(({ name }) => names.includes(name));
  return CHECKS.filter(({ ring }) => ring === (flags.has('--slow') ? 'slow' : 'first'));
};

/** One after the other. */
const runTrack = async (track: readonly Check[]): Promise<RunReport[]> => {
  const reports: RunReport[] = [];
  for (const check of track) reports.push(await runCheck(check));
  return reports;
};

const runAll = async (checks: readonly Check[]): Promise<RunReport[]> => {
  rmSync(reportDir, { recursive: true, force: true });
  mkdirSync(reportDir, { recursive: true });
  const tracks = ['computing', 'waiting'].map((name) =>
    runTrack(checks.filter(({ track }) => track === name)),
  );
  return (await Promise.all(tracks)).flat();
};

const unknown = names.filter((name) => CHECKS.every((check) => check.name !== name));
if (unknown.length > 0) {
  console.error(
    `No check is called ${unknown.join(', ')}. There are: ${CHECKS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
if (flags.has('--watch')) process.exit(await watchChanged());

const reports = await runAll(chosenChecks());
const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
  reports.reduce((total, report) => total + report[key], 0);
// Said again at the end, because a long log is read from there.
for (const failure of reports.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`);
for (const note of reports.flatMap(({ notes = [] }) => notes)) console.log(`\n○ ${note}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
// Not `process.exit`: what a slow reader has not taken yet would be lost, and these lines with it.
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
