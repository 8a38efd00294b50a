import { performance } from 'node:perf_hooks';
import { type MeasuredServer, startProductServer } from '../../servers.ts';
import type { Demo, Ground } from './ground.ts';

/** One sentence of what a fault has shown. */
export type Finding = {
  /** `kept` and `broken`: a rule; `late`: a time or a size beyond its mark; `figure`: only told. */
  readonly kind: 'figure' | 'kept' | 'broken' | 'late';
  readonly text: string;
};

type Start = {
  readonly port?: number;
  readonly env?: Record<string, string>;
  readonly flags?: readonly string[];
};

/** Where a fault is tried. What was found is kept even if the trial breaks off, and what was started ends with it. */
export type Stage = {
  readonly ground: Ground;
  /** For `F14`: how long; undefined leaves it to the fault. */
  readonly minutes: number | undefined;
  readonly findings: readonly Finding[];
  readonly figure: (text: string) => void;
  /** A rule that holds, or does not for these reasons. */
  readonly rule: (sentence: string, offences: readonly string[]) => void;
  /** A time or a size and what it may be at most. */
  readonly mark: (what: string, value: number, most: number, unit: string) => void;
  /** Told by whatever waits: something has happened, so the trial is not stuck. */
  readonly moved: () => void;
  readonly idleMs: () => number;
  readonly start: (demo: Demo, options?: Start) => Promise<MeasuredServer>;
  /** Done at the end, the last first. */
  readonly later: (work: () => unknown) => void;
  readonly clear: () => Promise<void>;
};

const SHOWN_OFFENCES = 5;

const sayOffences = (offences: readonly string[]): string => {
  const more = offences.length - SHOWN_OFFENCES;
  return [...offences.slice(0, SHOWN_OFFENCES), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
};

/** @param tell hears each finding at once */
export const createStage = (ground: Ground, tell: (finding: Finding) => void, minutes?: number): Stage => {
  const findings: Finding[] = [];
  const endings: (() => unknown)[] = [];
  let movedAt = performance.now();
  const moved = (): void => {
    movedAt = performance.now();
  };
  const find = (kind: Finding['kind'], text: string): void => {
    moved();
    findings.push({ kind, text });
    tell({ kind, text });
  };
  return {
    ground,
    minutes,
    findings,
    moved,
    idleMs: () => performance.now() - movedAt,
    figure: (text) => find('figure', text),
    rule: (sentence, offences) =>
      offences.length === 0
        ? find('kept', sentence)
        : find('broken', `${sentence}: not so (${offences.length}): ${sayOffences(offences)}`),
    mark: (what, value, most, unit) => {
      const isLate = value > most;
      find(isLate ? 'late' : 'kept', `${what}: ${Math.round(value)} ${unit} (mark ${most} ${unit})`);
    },
    start: async ({ env }, { port, flags, env: more } = {}) => {
      const server = await startProductServer({ env: { ...env, ...more }, port, flags });
      endings.push(() => server.kill('SIGKILL'));
      moved();
      return server;
    },
    later: (work) => endings.push(work),
    clear: async () => {
      for (const end of endings.splice(0).reverse()) await end();
    },
  };
};
