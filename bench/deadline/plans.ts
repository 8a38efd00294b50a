import type { Random } from '../../bff/testing/world/random.ts';
import type { Applicant, Plan } from './crowd.ts';

export type Numbers = {
  readonly ms: number;
  /** Who press in time. */
  readonly submissions: number;
  /** Who press for the first time when it is over. */
  readonly late: number;
  readonly uploads: number;
};

/** How long somebody thinks between his last file and the button. */
const THINK_MS = 4_000;
/** How long after the close the last of the late ones presses. */
const LATE_MS = 5_000;

const shareOf = (random: Random): number => random.below(1_000_000) / 1_000_000;

/** The nearer the end, the more: twice the usual rate at the very end. */
const risingMs = (random: Random, ms: number): number => Math.sqrt(shareOf(random)) * ms;

/** What everybody does: files first, then the button, most of it near the end. */
export const planFor = (
  applicants: readonly Applicant[],
  { ms, submissions, late, uploads }: Numbers,
  random: Random,
): Plan[] => {
  const filesOf = applicants.map((): number[] => []);
  for (let upload = 0; upload < uploads; upload += 1) {
    filesOf[upload % (submissions + late)]?.push(risingMs(random, Math.max(0, ms - THINK_MS)));
  }
  return applicants.slice(0, submissions + late).map((applicant, index) => {
    const uploadsAtMs = (filesOf[index] ?? []).toSorted((one, other) => one - other);
    const readyAtMs = (uploadsAtMs.at(-1) ?? 0) + shareOf(random) * THINK_MS;
    const pressAtMs =
      index < submissions ? Math.max(readyAtMs, risingMs(random, ms)) : ms + shareOf(random) * LATE_MS;
    return { applicant, uploadsAtMs, pressAtMs: index < submissions ? Math.min(pressAtMs, ms) : pressAtMs };
  });
};
