import { expect, within } from 'storybook/test';

/** The drawer that stays beside the page from lg; the temporary one is not in the document until it is opened. */
export const menuOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('navigation', { name: 'メインメニュー' });

/** The words of the entries, from top to bottom. */
export const expectMenu = async (canvasElement: HTMLElement, entries: readonly string[]): Promise<void> => {
  const links = within(await menuOf(canvasElement)).getAllByRole('link');
  await expect(links.map((link) => link.textContent)).toEqual(entries);
};

/** The entry whose place is shown. */
export const expectCurrent = async (canvasElement: HTMLElement, entry: string): Promise<void> => {
  const current = within(await menuOf(canvasElement)).getByRole('link', { current: 'page' });
  await expect(current).toHaveTextContent(entry);
};
