import type { Ring } from '../../scripts/check/suites.ts';

/** A run of stories as tests. */
export type StoriesRun = {
  readonly ring: Ring;
  /** Stories with one of these tags are left to the other run. */
  readonly without: readonly string[];
  /** Whether axe looks at every story, and the pictures of parts and main screens are held against the accepted ones. */
  readonly isLookedAt: boolean;
};

/**
 * The two runs. In both a story renders and its play passes; the second looks at what it shows as well, which costs twice
 * as much again. `slow` is the tag of a play that opens whole areas of the product, or takes long: a third of them take
 * more than half of the time of all.
 */
export const RUNS = {
  plays: { ring: 'first', without: ['slow'], isLookedAt: false },
  stories: { ring: 'slow', without: [], isLookedAt: true },
} as const satisfies Record<string, StoriesRun>;
