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
import { storyOf } from './names.ts';
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

const storyOfTest = (test: TestCase): string | undefined => {
  const storyId: unknown = new Map<string, unknown>(Object.entries(test.meta())).get('storyId');
  return typeof storyId === 'string' ? storyId : undefined;
};

/** How many pictures a test has held against accepted ones. */
const heldBy = (test: TestCase): number => {
  const storyId = storyOfTest(test) ?? '';
  if (MAIN_SCREENS.includes(storyId)) return SCREEN_WINDOWS.length;
  return parts.has(storyId) ? 1 : 0;
};

const testsOf = (modules: readonly TestModule[]): TestCase[] =>
  modules.flatMap((module) => [...module.children.allTests()]);

/** What was left of pictures that were as accepted at the second look goes; the names of the others. */
const takeFound = (tests: readonly TestCase[]): string[] => {
  const failed = new Set(tests.filter((test) => test.result().state === 'failed').map(storyOfTest));
  const names = foundNames();
  for (const { changed, isNew } of names.filter((name) => !failed.has(storyOf(name))).map(pathsOf))
    for (const path of [changed, isNew]) rmSync(path, { force: true });
  return names.filter((name) => failed.has(storyOf(name)));
};

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
    const tests = testsOf(modules);
    const findings: Finding[] = [];
    for (const name of takeFound(tests)) findings.push(await lookInto(name));
    const held = reason === null ? tests.reduce((sum, test) => sum + heldBy(test), 0) : 0;
    const run: PicturesRun = { ranAt: new Date().toISOString(), held, reason, findings };
    writeFileSync(PICTURES_RUN_FILE, JSON.stringify(run));
    writeFileSync(join(FOUND, 'index.html'), differencesPage(run));
    console.log(say(run));
  },
});
