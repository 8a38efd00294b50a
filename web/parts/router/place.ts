/** Where a window is: an address within the product, and what its entry of the history remembers. */
export type Place = {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its #, or empty. */
  readonly hash: string;
  readonly state: unknown;
  /** One for every entry of the history. */
  readonly key: string;
};

type Parts = Pick<Place, 'pathname' | 'search' | 'hash'>;

export const addressOf = ({ pathname, search, hash }: Parts): string => `${pathname}${search}${hash}`;

/** The parts of an address, seen from a path: `?a=1` and `#b` stay on the page and take the rest away. */
export const partsOf = (address: string, from: string): Parts => {
  const { pathname, search, hash } = new URL(address, `http://product.invalid${from}`);
  return { pathname, search, hash };
};

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

export const placeOf = (parts: Parts, state: unknown, key: string = newKey()): Place => ({
  ...parts,
  state,
  key,
});
