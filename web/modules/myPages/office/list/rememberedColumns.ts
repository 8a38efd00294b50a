import { useState } from 'react';
import type { GridColumnChoice } from '#ui-kit/DataGrid/index.ts';

const KEY = 'myPages.columns';

const isChoice = (value: unknown): value is Record<string, boolean> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'boolean');

/** Storage may be switched off, full, or hold something else by now: then nothing is remembered. */
const readChoice = (storage: Storage): GridColumnChoice => {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    return isChoice(value) ? value : {};
  } catch {
    return {};
  }
};

const writeChoice = (storage: Storage, choice: GridColumnChoice): void => {
  try {
    storage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // The choice still holds for this page.
  }
};

/** What was picked on this device; nothing for somebody who never chose. */
export const pickedColumns = (): GridColumnChoice => readChoice(localStorage);

/** The choice of now. @param ofView what the address says; empty when it says nothing */
export const columnsNow = (first: GridColumnChoice, ofView: GridColumnChoice): GridColumnChoice => ({
  ...first,
  ...(Object.keys(ofView).length > 0 ? ofView : pickedColumns()),
});

/**
 * The columns somebody picked, kept on this device: a habit of the person, unless a saved view brought its own.
 * @param first the choice of somebody who never chose
 * @param ofView what the address says; empty when it says nothing
 */
export const useRememberedColumns = (first: GridColumnChoice, ofView: GridColumnChoice) => {
  const [remembered, setRemembered] = useState(pickedColumns);
  return {
    choice: { ...first, ...(Object.keys(ofView).length > 0 ? ofView : remembered) },
    remember: (choice: GridColumnChoice): void => {
      setRemembered(choice);
      writeChoice(localStorage, choice);
    },
  };
};
