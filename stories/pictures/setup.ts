import { expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { type EndedStory, followStories } from './atStoryEnd.ts';
import { MAIN_SCREENS, SCREEN_WINDOWS } from './mainScreens.ts';

/** Room around a part for the ring of its focus and for its shadow. */
const MARGIN = '16px';

/** What lies above the page (a dialog, a menu) is no part of the element that it was opened from. */
const hasTopLayer = (): boolean => document.querySelector('dialog[open], :popover-open') !== null;

/** Fonts that came late are there, and the page is drawn. */
const settle = async (): Promise<void> => {
  window.scrollTo(0, 0);
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

const ofPart = async ({ id, canvasElement }: EndedStory): Promise<void> => {
  canvasElement.style.padding = MARGIN;
  await settle();
  await expect.soft(hasTopLayer() ? page : page.elementLocator(canvasElement)).toMatchScreenshot(id);
  canvasElement.style.padding = '';
};

/** The window is put back: axe looks at the story after this. */
const ofScreen = async ({ id }: EndedStory): Promise<void> => {
  const { innerWidth, innerHeight } = window;
  for (const [width, height] of SCREEN_WINDOWS) {
    await page.viewport(width, height);
    await settle();
    await expect.soft(page).toMatchScreenshot(`${id}-${width}`);
  }
  await page.viewport(innerWidth, innerHeight);
};

/** Whether a story of a part is its picture: the one with all states, or each where there is no such. */
const isPictured = ({ id, title }: EndedStory): boolean =>
  title.startsWith('ui-kit/') &&
  (id.endsWith('--all') || !inject('partsWithSheet').includes(id.replace(/--.*/, '')));

// Nothing is drawn a second time for a picture: it is what a story shows at its end.
followStories(async (story) => {
  if (MAIN_SCREENS.includes(story.id)) await ofScreen(story);
  else if (isPictured(story)) await ofPart(story);
});
