import { existsSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Finding } from './stage.ts';
import type { Trial } from './tryFault.ts';

const sign: Record<Finding['kind'], string> = { figure: ' ', kept: '✓', broken: '✗', late: '…' };

export const sayFinding = ({ kind, text }: Finding): string => `  ${sign[kind]} ${text}`;

const AUTOGROUP = '/proc/sys/kernel/sched_autogroup_enabled';

/** Whether the scheduler shares the processors between sessions (docs/operations.md "The last minutes of a call"). */
const hasSessionGroups = (): boolean =>
  existsSync(AUTOGROUP) && readFileSync(AUTOGROUP, 'utf8').trim() === '1';

/** How busy the machine is: times tell nothing where more wants to run than there are processors. */
export const sayMachine = (): string => {
  const [minute = 0] = loadavg();
  const groups = hasSessionGroups() ? ', shared between sessions (kernel.sched_autogroup_enabled)' : '';
  return `load ${minute.toFixed(1)} on ${cpus().length} processors${groups}`;
};

/** One line for each fault: its result, how long it took, and what it broke. */
export const saySummary = (trials: readonly Trial[]): string =>
  trials
    .map(({ fault, result, seconds, findings }) => {
      const told = findings.filter(({ kind }) => kind === 'broken' || kind === 'late');
      const reasons = told.map(({ text }) => `\n      ${text}`).join('');
      return `${fault.id.padEnd(5)} ${result.padEnd(8)} ${seconds.toFixed(0).padStart(5)} s  ${fault.what}${reasons}`;
    })
    .join('\n');

/** 0: all is kept; 1: a rule is broken; 2: only times or sizes are beyond their marks. */
export const exitCodeOf = (trials: readonly Trial[]): number => {
  if (trials.some(({ result }) => result === 'failed')) return 1;
  return trials.some(({ result }) => result === 'late') ? 2 : 0;
};
