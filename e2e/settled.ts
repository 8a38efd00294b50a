import type { Page } from 'playwright';
import { busyText } from '#ui-kit/text/ja.ts';

/** Waits until a page has fetched what it shows: on a slow machine the line is idle while its scripts still run. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction((loading) => {
    const shown = document.querySelector('main')?.textContent ?? '';
    return shown !== '' && !shown.includes(loading);
  }, busyText.loading);
};

/** Opens an address, and waits until it shows what it has to. */
export const show = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await settled(page);
};
