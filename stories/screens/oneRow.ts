import { expect } from 'storybook/test';

/** A round with as many letters as the contract takes for its short name: 40. */
export const LONGEST_ROUND = '食品原材料調達リスク軽減対策事業および産地連携推進緊急対策事業 第2次（再追加）';

/** The search and the names of a list's conditions stand in one row: no higher than the highest, no wider than their room. */
export const expectOneRow = async (canvasElement: HTMLElement): Promise<void> => {
  const bar = canvasElement.querySelector('search')?.firstElementChild;
  if (!bar) throw new Error('no filters');
  const parts = [...bar.querySelectorAll('button, input, fieldset')].map((part) =>
    part.getBoundingClientRect(),
  );
  const { height, right } = bar.getBoundingClientRect();
  await expect(height).toBeLessThanOrEqual(Math.max(...parts.map((part) => part.height)) + 1);
  await expect(Math.max(...parts.map((part) => part.right))).toBeLessThanOrEqual(right + 1);
};
