import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from 'vitest/node';
import { differencesPage } from './differencesPage.ts';
import { ACCEPTED, FOUND } from './folders.ts';

/** Begins a run with an empty folder: what is there at its end, this run has found. */
const clear = (): void => {
  rmSync(FOUND, { recursive: true, force: true });
  mkdirSync(FOUND, { recursive: true });
};

/** The names of the pictures that are not as accepted: changed, or never seen before. */
export const foundIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((file) => /^(.+)-(?:actual|reference)\.png$/.exec(file)?.[1] ?? [])
    : [];

/** The picture of before stands beside the others, so that the folder can be sent to somebody as it is. */
const bringAccepted = (name: string): void => {
  const accepted = join(ACCEPTED, `${name}.png`);
  if (existsSync(accepted)) copyFileSync(accepted, join(FOUND, `${name}-before.png`));
};

/**
 * Writes dist/pictures/index.html at the end of a run: before, after and difference of every picture that changed.
 * @param notCompared why pictures are not compared in this run; null when they are
 */
export const picturesPage = (notCompared: string | null): Reporter => ({
  onInit: clear,
  onTestRunEnd: () => {
    const names = foundIn(FOUND);
    names.forEach(bringAccepted);
    writeFileSync(
      join(FOUND, 'index.html'),
      differencesPage(names, new Set(readdirSync(FOUND)), notCompared),
    );
    if (notCompared !== null) console.log(`Pictures were not compared: ${notCompared}.`);
    if (names.length > 0)
      console.log(`${names.length} pictures are other than accepted: open dist/pictures/index.html`);
  },
});
