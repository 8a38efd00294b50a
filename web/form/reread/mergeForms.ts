import type { FormValue, FormValues } from '../values.ts';

const isSame = (one: FormValue, other: FormValue): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** Three states of one form: as it began here, as it is typed here, and as somebody else has saved it meanwhile. */
export type ThreeForms = {
  readonly began: FormValues;
  readonly typed: FormValues;
  readonly stored: FormValues;
};

/**
 * Puts what was typed on top of what somebody else has saved.
 * @returns `clashes`: fields that both changed, each into something else; they hold what was typed
 */
export const mergeForms = (names: readonly string[], { began, typed, stored }: ThreeForms) => {
  const isMine = (name: string): boolean => !isSame(typed[name], began[name]);
  return {
    merged: Object.fromEntries(
      [...new Set([...names, ...Object.keys(typed)])].map((name) => [
        name,
        isMine(name) ? typed[name] : (stored[name] ?? typed[name]),
      ]),
    ),
    clashes: names.filter(
      (name) => isMine(name) && !isSame(stored[name], began[name]) && !isSame(stored[name], typed[name]),
    ),
  };
};
