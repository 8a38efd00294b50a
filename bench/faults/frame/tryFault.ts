import { hasProgram } from '../../../scripts/db/testServer.ts';
import type { Fault, Need } from './fault.ts';
import type { Ground } from './ground.ts';
import { createStage, type Finding } from './stage.ts';

/** What became of one fault. */
export type Trial = {
  readonly fault: Fault;
  readonly findings: readonly Finding[];
  /** `skipped`: this machine lacks what it needs. */
  readonly result: 'passed' | 'late' | 'failed' | 'skipped';
  readonly seconds: number;
};

export type TrialOptions = {
  readonly isQuick: boolean;
  readonly minutes?: number | undefined;
  readonly tell?: (finding: Finding) => void;
};

/** Nothing has moved for so long, however slow the machine: no answer, no start, no finding. */
const STUCK_AFTER_MS = 240_000;
const LOOK_MS = 1_000;

const programsOf: Record<Need, readonly string[]> = {
  postgres: ['postgres', 'initdb'],
  pg_dump: ['pg_dump', 'pg_restore'],
  pg_basebackup: ['pg_basebackup'],
  haproxy: ['haproxy', 'openssl'],
};

/** What a fault needs and this machine lacks. */
export const missingPrograms = ({ needs }: Pick<Fault, 'needs'>): string[] =>
  needs.flatMap((need) => programsOf[need]).filter((program) => !hasProgram(program));

/** Rejects when a trial is stuck. */
const watchOver = (idleMs: () => number) => {
  const { promise, reject } = Promise.withResolvers<never>();
  const look = setInterval(() => {
    if (idleMs() > STUCK_AFTER_MS)
      reject(new Error(`given up: nothing moved for ${STUCK_AFTER_MS / 1000} s`));
  }, LOOK_MS);
  promise.catch(() => undefined);
  return { stuck: promise, end: () => clearInterval(look) };
};

const resultOf = (findings: readonly Finding[]): Trial['result'] => {
  if (findings.some(({ kind }) => kind === 'broken')) return 'failed';
  return findings.some(({ kind }) => kind === 'late') ? 'late' : 'passed';
};

/** Tries one fault; whatever breaks in it is a finding, and never the end of the others. */
export const tryFault = async (fault: Fault, ground: Ground, options: TrialOptions): Promise<Trial> => {
  const startedAt = performance.now();
  const secondsNow = () => (performance.now() - startedAt) / 1000;
  const missing = missingPrograms(fault);
  if (missing.length > 0) {
    const text = `not on the PATH: ${missing.join(', ')}`;
    return { fault, findings: [{ kind: 'figure', text }], result: 'skipped', seconds: 0 };
  }
  const stage = createStage(ground, options.tell ?? (() => undefined), options.minutes);
  const watch = watchOver(stage.idleMs);
  try {
    await Promise.race([fault.run(stage, options.isQuick), watch.stuck]);
  } catch (error) {
    stage.rule('the trial came to its end', [error instanceof Error ? error.message : String(error)]);
  } finally {
    watch.end();
    await stage.clear().catch((error: unknown) => stage.figure(`not cleared up: ${error}`));
  }
  return { fault, findings: stage.findings, result: resultOf(stage.findings), seconds: secondsNow() };
};
