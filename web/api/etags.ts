const versionOf = (etag: string | null): number => Number(/^"v(\d+)"$/.exec(etag ?? '')?.[1] ?? -1);

/** Of two versions of one record, the one that was seen last; versions only count up. */
export const newerEtag = (one: string | null, other: string | null): string | null =>
  versionOf(one) > versionOf(other) ? one : other;
