import type { FocusEvent, KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { isModalOpen } from '#ui-kit/topLayer/index.ts';
import { useHasShortcuts } from '#ui-kit/UiKitProvider/index.ts';
import type { GridCommand } from './gridKeys.ts';
import { pageCommandOf, rowCommandOf, targetRow } from './gridKeys.ts';

const typingPlaces =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${typingPlaces}, [role="menu"]`) !== null;

const hasModifier = (event: { ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;

const rowsOf = (body: HTMLElement | null): HTMLElement[] =>
  [...(body?.querySelectorAll('[data-grid-row]') ?? [])].filter((row) => row instanceof HTMLElement);

export type GridKeyboardOptions = {
  rowCount: number;
  onOpen: (rowIndex: number, row: HTMLElement) => void;
  onToggle?: ((rowIndex: number) => void) | undefined;
  /** The field that `/` leads to. */
  searchRef?: RefObject<HTMLInputElement | null> | undefined;
};

const useNewest = <Value>(value: Value): RefObject<Value> => {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
};

/**
 * One row is the cursor: it has the focus or gets it by Tab. J and K work from anywhere on the page,
 * arrows, Home, End, Enter and X in a row (LOOK, Grid).
 */
export const useGridKeyboard = ({ rowCount, onOpen, onToggle, searchRef }: GridKeyboardOptions) => {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [cursor, setCursor] = useState(-1);
  const hasShortcuts = useHasShortcuts();

  const run = (command: GridCommand): boolean => {
    if (command === 'search') {
      searchRef?.current?.focus();
      return searchRef?.current !== undefined && searchRef.current !== null;
    }
    const rows = rowsOf(bodyRef.current);
    const current = rows[cursor];
    if (command === 'open' && current !== undefined) onOpen(cursor, current);
    if (command === 'toggle') onToggle?.(cursor);
    const target = rows[targetRow(command, cursor, rowCount) ?? -1];
    target?.focus();
    return true;
  };

  const newestRun = useNewest(run);
  useEffect(() => {
    if (!hasShortcuts) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isModalOpen() || isTyping(event.target)) return;
      const command = pageCommandOf({ key: event.key, hasModifier: hasModifier(event) });
      if (command !== undefined && newestRun.current(command)) event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [hasShortcuts, newestRun]);

  const handleKeyDown = (event: ReactKeyboardEvent) => {
    const isRow = event.target instanceof Element && event.target.matches('[data-grid-row]');
    const command = rowCommandOf({ key: event.key, hasModifier: hasModifier(event) }, hasShortcuts);
    // A link or a checkbox inside the row keeps its own Enter.
    if (command === undefined || isTyping(event.target) || (command === 'open' && !isRow)) return;
    event.preventDefault();
    run(command);
  };
  const handleFocus = (event: FocusEvent) => {
    if (!(event.target instanceof Element)) return;
    const row = event.target.closest('[data-grid-row]');
    setCursor(rowsOf(bodyRef.current).findIndex((other) => other.contains(row)));
  };

  return { bodyRef, cursor, bodyProps: { ref: bodyRef, onKeyDown: handleKeyDown, onFocus: handleFocus } };
};
