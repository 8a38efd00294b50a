import type { FocusEvent, KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isModalOpen } from '#ui-kit/topLayer/index.ts';
import { useHasShortcuts } from '#ui-kit/UiKitProvider/index.ts';
import { focusBeside, rowAt, rowIndexOf, setTabStops } from './gridElements.ts';
import type { GridCommand } from './gridKeys.ts';
import { pageCommandOf, rowCommandOf, targetRow } from './gridKeys.ts';
import { useNewest } from './useNewest.ts';

const typingPlaces =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${typingPlaces}, [role="menu"]`) !== null;

const hasModifier = (event: { ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean =>
  event.ctrlKey || event.metaKey || event.altKey;

export type GridKeyboardOptions = {
  bodyRef: RefObject<HTMLTableSectionElement | null>;
  rowCount: number;
  onOpen: (rowIndex: number, row: HTMLElement) => void;
  onToggle?: ((rowIndex: number) => void) | undefined;
  /** Selects all rows shown, or none when all are selected. */
  onToggleAll?: (() => void) | undefined;
  /** The field that `/` leads to. */
  searchRef?: RefObject<HTMLInputElement | null> | undefined;
};

/** The row that has the focus, or gets it by Tab. A row that is not drawn yet takes the focus once it is. */
const useCursor = (bodyRef: GridKeyboardOptions['bodyRef'], rowCount: number) => {
  const [cursor, setCursor] = useState(-1);
  const waiting = useRef<number | undefined>(undefined);
  const tabStop = Math.min(Math.max(cursor, 0), rowCount - 1);
  useLayoutEffect(() => {
    setTabStops(bodyRef.current, tabStop);
    if (waiting.current === undefined) return;
    rowAt(bodyRef.current, waiting.current)?.focus();
    waiting.current = undefined;
  });
  const goTo = (index: number) => {
    const row = rowAt(bodyRef.current, index);
    if (row !== undefined) return row.focus();
    waiting.current = index;
    setCursor(index);
  };
  return { cursor, tabStop, setCursor, goTo };
};

type PageKeys = { run: (command: GridCommand) => boolean; isOn: boolean };

const usePageKeys = ({ run, isOn }: PageKeys) => {
  const newestRun = useNewest(run);
  useEffect(() => {
    if (!isOn) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isModalOpen() || isTyping(event.target)) return;
      const command = pageCommandOf({ key: event.key, hasModifier: hasModifier(event) });
      if (command !== undefined && newestRun.current(command)) event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOn, newestRun]);
};

/**
 * One row is the cursor. J and K work from anywhere on the page; arrows, Page Up and Down, Home, End, Enter, space, X
 * and Ctrl+A in a row; left and right lead through what can be pressed in it (LOOK "Grid", ARIA grid pattern).
 */
export const useGridKeyboard = (options: GridKeyboardOptions) => {
  const { bodyRef, rowCount, onOpen, onToggle, onToggleAll, searchRef } = options;
  const { cursor, tabStop, setCursor, goTo } = useCursor(bodyRef, rowCount);
  const hasShortcuts = useHasShortcuts();

  const actOf = (command: GridCommand): (() => void) | undefined => {
    const search = searchRef?.current;
    const current = rowAt(bodyRef.current, cursor);
    const target = targetRow(command, cursor, rowCount);
    if (command === 'search') return search ? () => search.focus() : undefined;
    if (command === 'toggle') return onToggle && (() => onToggle(cursor));
    if (command === 'toggleAll') return onToggleAll;
    if (target !== undefined) return () => goTo(target);
    if (current === undefined) return undefined;
    if (command === 'open') return () => onOpen(cursor, current);
    return () => focusBeside(current, command === 'into' ? 1 : -1);
  };
  /** @returns whether there was anything to do, so that the key is used up */
  const run = (command: GridCommand): boolean => {
    const act = actOf(command);
    act?.();
    return act !== undefined;
  };
  usePageKeys({ run, isOn: hasShortcuts });

  const handleKeyDown = (event: ReactKeyboardEvent) => {
    const isRow = event.target instanceof Element && event.target.matches('[data-grid-row]');
    const command = rowCommandOf({ key: event.key, hasModifier: hasModifier(event) }, hasShortcuts);
    if (command === undefined || isTyping(event.target)) return;
    // A link, a button or a checkbox inside the row keeps its own Enter and space.
    if (!isRow && (event.key === 'Enter' || event.key === ' ')) return;
    if (run(command)) event.preventDefault();
  };
  const handleFocus = (event: FocusEvent) => setCursor(rowIndexOf(event.target));

  return { cursor, tabStop, bodyProps: { ref: bodyRef, onKeyDown: handleKeyDown, onFocus: handleFocus } };
};
