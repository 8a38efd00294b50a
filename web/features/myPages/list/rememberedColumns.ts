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

/**
 * The columns somebody picked, kept on this device: a habit of the person, not a part of the list's address.
 * @param first the choice of somebody who never chose
 */
export const useRememberedColumns = (first: GridColumnChoice) => {
  const [remembered, setRemembered] = useState(() => readChoice(localStorage));
  return {
    choice: { ...first, ...remembered },
    remember: (choice: GridColumnChoice): void => {
      setRemembered(choice);
      writeChoice(localStorage, choice);
    },
  };
};
