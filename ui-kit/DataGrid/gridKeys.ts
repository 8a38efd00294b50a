export type GridCommand = 'next' | 'previous' | 'first' | 'last' | 'open' | 'toggle' | 'search';

type KeyPress = { key: string; hasModifier: boolean };

/** The keys that work anywhere on the page, as long as nobody types (switched off by UiKitProvider). */
const pageKeys: Readonly<Record<string, GridCommand>> = { j: 'next', k: 'previous', '/': 'search' };

/** The keys that work while a row has the focus. */
const rowKeys: Readonly<Record<string, GridCommand>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  Enter: 'open',
};

const normalised = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

export const pageCommandOf = ({ key, hasModifier }: KeyPress): GridCommand | undefined =>
  hasModifier ? undefined : pageKeys[normalised(key)];

export const rowCommandOf = (
  { key, hasModifier }: KeyPress,
  hasShortcuts: boolean,
): GridCommand | undefined => {
  if (hasModifier) return undefined;
  if (hasShortcuts && normalised(key) === 'x') return 'toggle';
  return rowKeys[key];
};

/** The row the cursor goes to; from nowhere it goes to the nearest end. */
export const targetRow = (command: GridCommand, cursor: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (command === 'first') return 0;
  if (command === 'last') return count - 1;
  if (command === 'next') return Math.min(cursor + 1, count - 1);
  if (command === 'previous') return cursor < 0 ? count - 1 : Math.max(cursor - 1, 0);
  return undefined;
};
