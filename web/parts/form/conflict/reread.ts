import type { Fact } from '#ui-kit/Facts/index.ts';
import type { SendResult } from '../sendResult.ts';
import type { FormValues } from '../values.ts';

/** How a form finds out what somebody else has saved meanwhile. */
export type Reread = {
  /** The version that the form began with. */
  readonly etag: string | null;
  /** The record as it is now; null when it cannot be read. */
  readonly read: () => Promise<{ readonly values: FormValues; readonly etag: string | null } | null>;
  /** A place of the form in words, as it is stored or as it is typed: a field, or a row of a table (`rules[3]`). */
  readonly factOf: (place: string, values: FormValues) => Fact;
};

export type Send = (values: FormValues, ifMatch: string | null) => Promise<SendResult>;

/** What both windows changed, and what is stored of it. */
export type Clash = { readonly places: readonly string[]; readonly stored: FormValues };
