import type { Page } from 'playwright';
import type { ChosenFile } from './files.ts';
import { createKeyboard } from './keyboard.ts';
import { show } from './settled.ts';

const fits = (wanted: string | RegExp, name: string): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

/** More entries than any menu has. */
const MAX_ENTRIES = 30;

/**
 * Somebody without a mouse on a page: what people do, by Tab, arrows, Enter, Space and typing.
 *
 * @param chosen what he takes where a file is asked for; a paper as PDF unless given
 */
export const byKeyboard = (page: Page, chosen?: () => ChosenFile) => {
  const { press, tabTo, takeFaults } = createKeyboard(page, chosen);
  const pressOn = async (name: string | RegExp): Promise<void> => {
    await tabTo((stop) => ['A', 'BUTTON'].includes(stop.tag) && fits(name, stop.name));
    await press('Enter');
  };
  return {
    page,
    press,
    takeFaults,
    open: (path: string): Promise<void> => show(page, path),
    /** Presses the button or link of this name. */
    pressOn,
    /** Opens the menu of this name and takes one of its entries. @throws Error when it has none of that name */
    choosesFrom: async (menu: string | RegExp, entry: string): Promise<void> => {
      await pressOn(menu);
      await page.getByRole('menu').waitFor();
      for (let steps = 0; steps < MAX_ENTRIES; steps += 1) {
        if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === entry)
          return press('Enter');
        await press('ArrowDown');
      }
      throw new Error(`no such entry: ${entry}`);
    },
    /** Types into the field whose label begins so. */
    type: async (label: string, value: string): Promise<void> => {
      await tabTo(({ tag, name }) => ['INPUT', 'TEXTAREA'].includes(tag) && name.startsWith(label));
      await page.keyboard.insertText(value);
    },
    /** Takes the next option of the choice whose label begins so. */
    choose: async (label: string): Promise<void> => {
      await tabTo(({ tag, name }) => tag === 'SELECT' && name.startsWith(label));
      await press('ArrowDown');
    },
    tick: async (): Promise<void> => {
      await tabTo(({ type }) => type === 'checkbox');
      await press('Space');
    },
  };
};

/** The dialog that was sent is closed: what was asked for is done. */
export const noDialog = (page: Page): Promise<void> =>
  page.getByRole('dialog').waitFor({ state: 'detached' });
