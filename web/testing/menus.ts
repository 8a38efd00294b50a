import { fireEvent, screen } from '@testing-library/react';
import { press } from './acts.ts';

/** To jsdom a popover is never shown: what lies in it counts as hidden. */
const inPopover = { hidden: true };

const entries = (): HTMLElement[] => screen.queryAllByRole('menuitem', inPopover);

/** Opens the menu of a button and reads its entries; none where there is no such button. */
export const entriesOf = (name: string): string[] => {
  if (screen.queryByRole('button', { name }) === null) return [];
  if (entries().length === 0) press(name);
  return entries().map(({ textContent }) => textContent);
};

/** Chooses an entry of the menu of a button. */
export const chooseEntry = (menu: string, entry: string): void => {
  entriesOf(menu);
  fireEvent.click(screen.getByRole('menuitem', { name: entry, ...inPopover }));
};

/** Presses a button of the dialog that is open; the button that opened it may have the same name. */
export const pressInDialog = (name: string): void => {
  const dialog = document.querySelector('dialog[open]');
  const found = screen.getAllByRole('button', { name }).find((button) => dialog?.contains(button));
  if (found === undefined) throw new Error(`No dialog with a button ${name}`);
  fireEvent.click(found);
};
