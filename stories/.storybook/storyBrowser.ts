import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumPath } from '../../scripts/lib/chromium.ts';

const run = promisify(execFile);

/** A browser for stories. */
export type StoryBrowser = {
  readonly path: string;
  /** Why pictures of it are not compared; null for the one that has drawn those of stories/pictures. */
  readonly otherThanPinned: string | null;
};

/** The headless shell that comes with the packages; undefined where its libraries are missing. */
const packagedShell = async (): Promise<string | undefined> => {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    await run(path, ['--version']);
    return path;
  } catch {
    return undefined;
  }
};

/**
 * The browser for stories: CHROMIUM_PATH; then the headless shell of the packages, which is pinned by the lock file
 * and needs a third less of the processor than a whole Chromium; then one that is installed on the machine.
 * @throws Error that says what to install when there is none
 */
export const storyBrowser = async (): Promise<StoryBrowser> => {
  const own = process.env.CHROMIUM_PATH;
  if (own) return { path: own, otherThanPinned: 'CHROMIUM_PATH names another browser' };
  const path = await packagedShell();
  if (path !== undefined) return { path, otherThanPinned: null };
  return { path: await chromiumPath(), otherThanPinned: 'the browser of the packages does not start here' };
};
