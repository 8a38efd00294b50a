import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumPath } from '../../scripts/lib/chromium.ts';
import { type Reason, reasonAgainst } from '../pictures/reasons.ts';

const run = promisify(execFile);

/** A browser for stories. */
export type StoryBrowser = {
  readonly path: string;
  /** Why its pictures are not compared; null for the one that has drawn those of stories/pictures. */
  readonly reason: Reason | null;
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
  const own = process.env.CHROMIUM_PATH || undefined;
  const packaged = own === undefined ? await packagedShell() : undefined;
  const reason = reasonAgainst({
    hasOwnBrowser: own !== undefined,
    starts: packaged !== undefined,
    machine: `${process.platform}-${process.arch}`,
  });
  return { path: own ?? packaged ?? (await chromiumPath()), reason };
};
