/** The four deployments of the one front end (spec 1). The names are those of the enumeration DomainType. */
export type Variant = 'Food' | 'IngR4' | 'IngR5' | 'IngR6';

/** Longest mark first: "ing-r6" also contains "ing" (spec 1). */
const MARKS: readonly (readonly [mark: string, variant: Variant])[] = [
  ['ing-r6', 'IngR6'],
  ['ing-r5', 'IngR5'],
  ['ing', 'IngR4'],
];

/**
 * The variant that a request host selects (spec 1).
 * @param host `location.host`, with or without a port; letter case does not matter, as in DNS.
 */
export const variantOf = (host: string): Variant => {
  const name = host.toLowerCase();
  return MARKS.find(([mark]) => name.includes(mark))?.[1] ?? 'Food';
};
