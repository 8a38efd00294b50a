import { onTestFinished } from 'vitest';
import { STOPPED_DRAWING } from '../../scripts/check/stoppedDrawing.ts';
import { whenStoryBegins } from '../storyMoments.ts';

/** A page that is drawn gets its next frame within this, however busy the machine is. */
const PATIENCE_MS = 75_000;

const nextFrame = (): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });

/** Kept by the page around the frame of the tests, which is made anew now and then. */
const page = (window.top ?? window).document.documentElement.dataset;

/**
 * Looks whether stories are drawn at all. A story that has failed may have done so for want of frames that stopped in the
 * middle of it: that is looked at anew. No other is tried on the page then: each would wait in vain for as long as it may.
 */
whenStoryBegins(() => {
  if (page.stoppedDrawing) throw new Error(STOPPED_DRAWING);
  const frame = nextFrame();
  onTestFinished(async ({ task }) => {
    if (await (task.result?.state === 'fail' ? nextFrame() : frame)) return;
    page.stoppedDrawing = 'true';
    throw new Error(STOPPED_DRAWING);
  });
});
