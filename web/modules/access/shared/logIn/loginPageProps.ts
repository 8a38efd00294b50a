import type { InvalidReason } from '#web/parts/api/invalidReason.ts';
import type { Door } from '#web/parts/navigation/authRoute.ts';

/** What every log-in page is given: who knocks, from where, and why. */
export type LoginPageProps = {
  readonly door: Door;
  /** `location.search` as the page was opened: return_url and token. */
  readonly search: string;
  /** Title of the programme for pages without a project. */
  readonly title: string;
  /** Why the last session of this browser ended, if it did just now. */
  readonly reason: InvalidReason | null;
  /** Whether the installation has log-in providers; only then they are read. */
  readonly hasProviders?: boolean | undefined;
  /** The provider that has led the visitor back here, with its answer in `search`. */
  readonly provider?: string | undefined;
};
