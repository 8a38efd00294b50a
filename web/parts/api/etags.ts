const versionOf = (etag: string | null): number => Number(/^"v(\d+)"$/.exec(etag ?? '')?.[1] ?? -1);

/** Of two versions of one record, the one that was seen last; versions only count up. */
export const newerEtag = (one: string | null, other: string | null): string | null =>
  versionOf(one) > versionOf(other) ? one : other;

/** The ETag of a record that came in a list, as the record's own address would say it. */
export const etagOf = ({ version }: { readonly version: number }): string => `"v${version}"`;
