import { useSyncExternalStore } from 'react';

/** Where the choice is kept: with the browser, because it belongs to the keyboard and not to the account. */
const KEY = 'shortcuts';
const OFF = 'off';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  // Another tab changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
};

/** Whether the one-letter keys (J, K, X, 1, R …) are on. People who dictate turn them off (WCAG 2.1.4). */
export const useHasKeys = (): boolean => useSyncExternalStore(subscribe, read, () => true);

/** Turns the one-letter keys on or off, in every open tab of the browser and from now on. */
export const setHasKeys = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Without storage the keys stay as they are.
  }
  for (const listener of listeners) listener();
};
