import type { Reason } from './reasons.ts';

/** A picture that was not as accepted. */
export type Finding = {
  readonly name: string;
  /** Pixels that differ; null for a picture that is new. */
  readonly pixels: number | null;
  /** The sizes as words when they are not the same. */
  readonly resized: string | null;
};

/** What the last run of the stories has found of pictures. */
export type PicturesRun = {
  /** ISO 8601. */
  readonly ranAt: string;
  /** Pictures that were held against the accepted ones; a run of some stories holds some. */
  readonly held: number;
  /** Why none was held; null when they were. */
  readonly reason: Reason | null;
  readonly findings: readonly Finding[];
};
