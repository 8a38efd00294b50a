import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { differenceOf, type Pixels, sizeOfBoth } from './difference.ts';
import { differencesPage } from './differencesPage.ts';
import { FOUND, PICTURES_RUN_FILE } from './folders.ts';
import { foundNames, pathsOf } from './found.ts';
import type { Finding, PicturesRun } from './lastRun.ts';
import { MAIN_SCREENS, SCREEN_WINDOWS } from './mainScreens.ts';
import { partStories, picturedOf } from './parts.ts';
import { REASONS, type Reason } from './reasons.ts';

/** Begins a run with an empty folder: what is there at its end, this run has found. */
const clear = (): void => {
  rmSync(FOUND, { recursive: true, force: true });
  mkdirSync(FOUND, { recursive: true });
};

const readPixels = async (path: string): Promise<Pixels> => {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, rgba: new Uint8Array(data) };
};

/** Lays before and difference beside what was drawn, so that the folder can be sent to somebody as it is. */
const lookInto = async (name: string): Promise<Finding> => {
  const { accepted, changed, before, difference } = pathsOf(name);
  if (!existsSync(changed)) return { name, pixels: null, resized: null };
  copyFileSync(accepted, before);
  const [one, other] = [await readPixels(accepted), await readPixels(changed)];
  const [width, height] = sizeOfBoth(one, other);
  const drawing = new Uint8Array(width * height * 4);
  const { pixels, resized } = differenceOf(one, other, drawing);
  await sharp(drawing, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(difference);
  return { name, pixels, resized };
};

const parts = new Set(partStories(join(import.meta.dirname, '../..')).flatMap(picturedOf));

/** How many pictures a test has held against accepted ones. */
const heldBy = (test: TestCase): number => {
  const storyId: unknown = new Map<string, unknown>(Object.entries(test.meta())).get('storyId');
  if (typeof storyId !== 'string') return 0;
  if (MAIN_SCREENS.includes(storyId)) return SCREEN_WINDOWS.length;
  return parts.has(storyId) ? 1 : 0;
};

const heldIn = (modules: readonly TestModule[]): number =>
  modules.flatMap((module) => [...module.children.allTests()]).reduce((sum, test) => sum + heldBy(test), 0);

const say = ({ held, reason, findings }: PicturesRun): string => {
  if (reason !== null) return `Pictures were not compared: ${REASONS[reason].said}.`;
  if (findings.length === 0) return `${held} pictures are as accepted.`;
  return `${findings.length} of ${held} pictures are not as accepted: open ${join(FOUND, 'index.html')}`;
};

/**
 * Writes dist/pictures at the end of a run: before, after and difference of every picture that is not as accepted.
 * @param reason why nothing is compared in this run; null when it is
 */
export const picturesReport = (reason: Reason | null): Reporter => ({
  onInit: clear,
  onTestRunEnd: async (modules) => {
    const findings: Finding[] = [];
    for (const name of foundNames()) findings.push(await lookInto(name));
    const held = reason === null ? heldIn(modules) : 0;
    const run: PicturesRun = { ranAt: new Date().toISOString(), held, reason, findings };
    writeFileSync(PICTURES_RUN_FILE, JSON.stringify(run));
    writeFileSync(join(FOUND, 'index.html'), differencesPage(run));
    console.log(say(run));
  },
});
