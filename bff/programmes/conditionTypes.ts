/** A value that a condition can compare with. */
export type Scalar = string | number | boolean | null;

export type { Answers } from '#rules/forms/answers.ts';

/**
 * A condition as data, so that the server, the form in the browser and the review desk read the same rule.
 * Names are wire names; inside `where` and `matches` the row's own columns come first. Names that begin with `$`
 * are given by the engine: `$today`, `$completionDeadline` and `$adoptionPlannedOn` (null while it is not fixed).
 */
export type Condition =
  | { readonly field: string; readonly equals: Scalar }
  | { readonly field: string; readonly in: readonly Scalar[] }
  | { readonly field: string; readonly includes: Scalar }
  | { readonly field: string; readonly greaterThan: number }
  | { readonly field: string; readonly atLeast: number }
  /** Numbers, or days as `YYYY-MM-DD`. */
  | { readonly field: string; readonly atMost: number | string }
  | { readonly field: string; readonly isPresent: boolean }
  | { readonly field: string; readonly greaterThanField: string }
  | { readonly field: string; readonly atLeastField: string }
  /** A number of days that the month of another field (`YYYY-MM`) has at most. */
  | { readonly field: string; readonly daysOfMonth: string }
  /** `dividedBy`: the whole part of the quotient is compared (industry code 7611 / 100 = group 76). */
  | { readonly field: string; readonly equalsField: string; readonly dividedBy?: number }
  /** `numerator / denominator × 100`, compared exactly: a displayed 115.0 may be above 115. */
  | { readonly ratio: Ratio; readonly atMostPercent: number }
  | { readonly countOf: string; readonly where?: Condition; readonly atLeast: number }
  | { readonly every: string; readonly matches: Condition }
  /** Rows are added up by the value of `by`; every group must reach the sum. */
  | {
      readonly groupSumOf: string;
      readonly by: string;
      readonly column: string;
      readonly atLeast: number;
    }
  /** Within each group of `by`, the value at the highest `over` is greater than the one at the lowest. */
  | { readonly growthOf: string; readonly by: string; readonly over: string; readonly column: string }
  /** The answer is the index (from 0) of a row of the list. */
  | { readonly indexField: string; readonly of: string }
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] }
  | { readonly not: Condition };

export type Ratio = { readonly numerator: string; readonly denominator: string };

export type Required = 'always' | 'never' | { readonly when: Condition };
