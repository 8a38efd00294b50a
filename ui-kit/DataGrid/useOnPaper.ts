import { useSyncExternalStore } from 'react';

let isOnPaper = false;

const subscribe = (onChange: () => void): (() => void) => {
  const follow = ({ type }: Event): void => {
    isOnPaper = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', follow);
  window.addEventListener('afterprint', follow);
  return () => {
    window.removeEventListener('beforeprint', follow);
    window.removeEventListener('afterprint', follow);
  };
};

/**
 * Whether the page is being printed, before the browser lays it out for that: what changes later, as by a media query,
 * leaves empty pages behind.
 */
export const useOnPaper = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOnPaper,
    () => false,
  );
