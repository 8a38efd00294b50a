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

/** Parts of an address. A part that is missing: the path stays, query and fragment go. */
export type Parts = Partial<Pick<Place, 'pathname' | 'search' | 'hash'>>;

/** Where to go: an address, or some parts of it. */
export type To = string | Parts;

const ADDRESS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** `/a?b#c` in its parts; what is not there is empty. */
export const partsOf = (address: string): Required<Parts> => {
  const [, pathname = '', search = '', hash = ''] = ADDRESS.exec(address) ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
};

export const addressOf = ({ pathname = '', search = '', hash = '' }: Parts): string =>
  `${pathname}${search}${hash}`;

/** The parts of where `to` leads, seen from a path. */
export const resolve = (to: To, from: string): Required<Parts> => {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? partsOf(to) : to;
  return { pathname: pathname === '' ? from : pathname, search, hash };
};

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

export const placeOf = (parts: Required<Parts>, state: unknown, key: string = newKey()): Place => ({
  ...parts,
  state,
  key,
});
