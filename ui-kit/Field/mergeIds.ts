/** Ids for `aria-describedby`: those that are there, once each; nothing when there is none. */
export const mergeIds = (...ids: (string | undefined | false)[]): string | undefined =>
  [...new Set(ids.filter(Boolean))].join(' ') || undefined;
