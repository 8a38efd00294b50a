import { useEffect, useRef } from 'react';
import { useHasShortcuts } from '#ui-kit/UiKitProvider/index.ts';

export type DeskKey = 'j' | 'k' | '1' | '2' | '3' | 'n' | 'r' | 'a' | '?';

/** What each key does; F leads to the answers, where there are some, / to a search without a grid. */
export type DeskKeys = Readonly<Record<DeskKey, () => void>> & {
  readonly f?: () => void;
  readonly '/'?: () => void;
};

const TYPED_INPUTS =
  'textarea, select, input:not([type="radio"], [type="checkbox"]), [contenteditable="true"]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(TYPED_INPUTS);

const isKey = (key: string, keys: Partial<DeskKeys>): key is keyof DeskKeys => Object.hasOwn(keys, key);

/** The one-letter keys of the desk; silent while somebody types, while a dialog is open, and where they are off. */
export const useDeskKeys = (keys: Partial<DeskKeys>): void => {
  const hasShortcuts = useHasShortcuts();
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    if (!hasShortcuts) return;
    const handleKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || repeat || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const name = key.length === 1 ? key.toLowerCase() : key;
      if (!isKey(name, newest.current)) return;
      event.preventDefault();
      newest.current[name]?.();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [hasShortcuts]);
};
