import type { ApiError } from '#web/parts/api/errors.ts';

/** What sending came to. */
export type SendResult =
  | {
      readonly isOk: true;
      /** The version that was made, for a form that stays open. */
      readonly etag?: string | null;
      /** Runs when the form counts as saved: leaving it asks nothing. */
      readonly afterwards?: () => void;
    }
  | {
      readonly isOk: false;
      readonly error: ApiError | null;
      /** The person thought better of it: nothing was sent, nothing is wrong. */
      readonly isStopped?: boolean;
      /** It waits for a second person, which has been said: the form is done. */
      readonly isProposed?: boolean;
    };
