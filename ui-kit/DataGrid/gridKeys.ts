export type GridCommand =
  | 'next'
  | 'previous'
  | 'nextScreen'
  | 'previousScreen'
  | 'first'
  | 'last'
  | 'into'
  | 'back'
  | 'open'
  | 'toggle'
  | 'toggleAll'
  | 'search';

type KeyPress = { key: string; hasModifier: boolean };

/** The keys that work anywhere on the page, as long as nobody types (switched off by UiKitProvider). */
const pageKeys: Readonly<Record<string, GridCommand>> = { j: 'next', k: 'previous', '/': 'search' };

/** The keys that work while a row, or something in it, has the focus (ARIA grid pattern, row by row). */
const rowKeys: Readonly<Record<string, GridCommand>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'nextScreen',
  PageUp: 'previousScreen',
  Home: 'first',
  End: 'last',
  ArrowRight: 'into',
  ArrowLeft: 'back',
  Enter: 'open',
  ' ': 'toggle',
};

/** Rows that Page Down and Page Up leave behind. */
const screenRows = 10;

const normalised = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

export const pageCommandOf = ({ key, hasModifier }: KeyPress): GridCommand | undefined =>
  hasModifier ? undefined : pageKeys[normalised(key)];

export const rowCommandOf = (
  { key, hasModifier }: KeyPress,
  hasShortcuts: boolean,
): GridCommand | undefined => {
  if (hasModifier) return normalised(key) === 'a' ? 'toggleAll' : undefined;
  if (hasShortcuts && normalised(key) === 'x') return 'toggle';
  return rowKeys[key];
};

const steps: Partial<Record<GridCommand, number>> = {
  next: 1,
  previous: -1,
  nextScreen: screenRows,
  previousScreen: -screenRows,
};

/** The row the cursor goes to; from nowhere it goes to the nearest end. */
export const targetRow = (command: GridCommand, cursor: number, count: number): number | undefined => {
  if (count === 0) return undefined;
  if (command === 'first') return 0;
  if (command === 'last') return count - 1;
  const step = steps[command];
  if (step === undefined) return undefined;
  if (cursor < 0) return step > 0 ? 0 : count - 1;
  return Math.min(Math.max(cursor + step, 0), count - 1);
};
