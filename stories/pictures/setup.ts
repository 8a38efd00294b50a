import { expect, inject } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { whileSeen } from '../.storybook/unseen.ts';
import { type EndedStory, whenStoryEnds } from '../storyMoments.ts';
import { MAIN_SCREENS, SCREEN_WINDOWS } from './mainScreens.ts';
import { pictureName } from './names.ts';

/** Room around a part for the ring of its focus and for its shadow. */
const MARGIN = '16px';

/** What a failure says first: what to look at, and what to do. */
const WHAT_TO_DO =
  'The picture is not the accepted one. Look at it in dist/pictures/index.html; where the change is meant, ' +
  'run npm run pictures:accept and commit the picture with it';

const parts = new Set(inject('picturedParts'));

/**
 * Whether a part is pictured as the whole window: what lies above the page (a dialog, a menu) is no part of the element
 * that it was opened from, and an element that is higher than the window is cut at its end.
 */
const fillsWindow = ({ scrollHeight }: HTMLElement): boolean =>
  document.querySelector('dialog[open], :popover-open') !== null || scrollHeight > window.innerHeight;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Fonts that came late are there, and the page is drawn. */
const settle = async (): Promise<void> => {
  window.scrollTo(0, 0);
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
};

type Shown = Locator | typeof page;

/** How often a picture that is not as accepted is taken: a change stays, a window that was just turned does not. */
const LOOKS = 3;

const isAsAccepted = (shown: Shown, name: string): Promise<boolean> =>
  expect(shown)
    .toMatchScreenshot(name)
    .then(
      () => true,
      () => false,
    );

/** @param turn brings what is shown to the size of its picture, before every look */
const hold = async (shown: Shown, name: string, turn: () => Promise<void> = settle): Promise<void> => {
  for (let look = 1; look < LOOKS; look += 1) {
    await turn();
    if (await isAsAccepted(shown, name)) return;
  }
  await turn();
  await expect.soft(shown, WHAT_TO_DO).toMatchScreenshot(name);
};

/** Nothing moves under an open menu: it keeps the place where it was opened. */
const ofPart = async ({ id, canvasElement }: EndedStory): Promise<void> => {
  if (fillsWindow(canvasElement)) return hold(page, pictureName(id));
  canvasElement.style.padding = MARGIN;
  await hold(page.elementLocator(canvasElement), pictureName(id));
  canvasElement.style.padding = '';
};

const turnTo = async (widthPx: number, heightPx: number): Promise<void> => {
  await page.viewport(widthPx, heightPx);
  while (window.innerWidth !== widthPx) await nextFrame();
};

/** The window is put back: axe looks at the story after this. */
const ofScreen = async ({ id }: EndedStory): Promise<void> => {
  const { innerWidth, innerHeight } = window;
  for (const [widthPx, heightPx] of SCREEN_WINDOWS)
    await hold(page, pictureName(id, widthPx), async () => {
      await turnTo(innerWidth, innerHeight);
      await turnTo(widthPx, heightPx);
      await settle();
    });
  await turnTo(innerWidth, innerHeight);
};

// Nothing is drawn a second time for a picture: it is what a story shows at its end.
whenStoryEnds(async (story) => {
  if (MAIN_SCREENS.includes(story.id)) await whileSeen(() => ofScreen(story));
  else if (parts.has(story.id)) await whileSeen(() => ofPart(story));
});
