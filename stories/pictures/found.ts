import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ACCEPTED, FOUND } from './folders.ts';

/** What vitest has left of a picture that is not the accepted one: `actual`, or `reference` where there is none yet. */
const LEFT = /^(.+)-(?:actual|reference)\.png$/;

/** The names of the pictures that the last run found changed or new. */
export const foundNames = (): string[] =>
  existsSync(FOUND) ? readdirSync(FOUND).flatMap((file) => LEFT.exec(file)?.[1] ?? []) : [];

/** Where the files of a picture lie that was found changed or new. */
export const pathsOf = (name: string) => ({
  accepted: join(ACCEPTED, `${name}.png`),
  changed: join(FOUND, `${name}-actual.png`),
  isNew: join(FOUND, `${name}-reference.png`),
  before: join(FOUND, `${name}-before.png`),
  difference: join(FOUND, `${name}-difference.png`),
});
