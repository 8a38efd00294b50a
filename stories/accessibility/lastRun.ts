/** What one rule of axe found. */
export type RuleResult = {
  readonly id: string;
  /** Its criteria in axe's writing: `wcag143`, `wcag2aa`. */
  readonly tags: readonly string[];
  /** Stories in which it found nothing to say. */
  readonly passes: number;
  /** Stories that a person has to look at, by id. */
  readonly incomplete: readonly string[];
  /** Stories that broke it, by id. */
  readonly violations: readonly string[];
};

/** What was found on the stories of one file. */
export type PageResult = {
  /** The id of its stories: `ui-kit-button`. */
  readonly id: string;
  readonly stories: number;
  /** Rules that were applied to at least one of them. */
  readonly rules: number;
  readonly incomplete: readonly string[];
  readonly violations: readonly string[];
};

/** A run of the stories as tests. */
export type LastRun = {
  /** ISO 8601. */
  readonly ranAt: string;
  /** axe-core's. */
  readonly version: string;
  readonly files: number;
  /** Of the catalogue, whether or not they were run. */
  readonly filesOfCatalogue: number;
  readonly stories: number;
  readonly rules: readonly RuleResult[];
  readonly pages: readonly PageResult[];
};
