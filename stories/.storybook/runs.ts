import type { Ring } from '../../scripts/check/suites.ts';

/** A run of stories as tests. */
export type StoriesRun = {
  readonly ring: Ring;
  /** Stories with this tag, without those of the other: what they leave is the other run's. */
  readonly only: string;
  readonly without: readonly string[];
  /** Whether axe looks at every story, and the pictures of parts and main screens are held against the accepted ones. */
  readonly isLookedAt: boolean;
};

/**
 * The two runs: what plays, and everything. In both a story renders and its play passes; the second looks at what it
 * shows as well, which costs twice as much again. Storybook gives `test` to every story and `play-fn` to those that write
 * a play themselves (one that takes it over from another shows the same in another frame); `slow` is the tag of a play
 * that opens whole areas of the product.
 */
export const RUNS = {
  plays: { ring: 'first', only: 'play-fn', without: ['slow'], isLookedAt: false },
  stories: { ring: 'slow', only: 'test', without: [], isLookedAt: true },
} as const satisfies Record<string, StoriesRun>;
