import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { texts } from '#web/text/i18n.ts';

const JAPANESE = new URL('../../web/text/ja/', import.meta.url);

// What the product's texts stand on is here what the build leaves of it.
vi.mock('i18next', async () => {
  const { slimmedI18next } = await import('./slimI18next.ts');
  const slim = slimmedI18next(readFileSync(fileURLToPath(import.meta.resolve('i18next')), 'utf8'));
  const path = join(mkdtempSync(join(tmpdir(), 'hojo-slim-')), 'i18next.mjs');
  writeFileSync(path, slim);
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(path).href);
  rmSync(dirname(path), { recursive: true });
  return module;
});

type Words = { readonly [name: string]: string | Words };

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** Every sentence of a file of texts, with the names that lead to it. */
const sentencesOf = (
  words: Words,
  path: readonly string[] = [],
): { path: readonly string[]; words: string }[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ path: [...path, name], words: value }]
      : sentencesOf(value, [...path, name]),
  );

/** Reads a place as the product does: name by name. */
const textAt = (words: object, [name = '', ...rest]: readonly string[]): string =>
  rest.length === 0 ? Reflect.get(words, name) : textAt(Reflect.get(words, name), rest);

const files = readdirSync(JAPANESE);

describe('the build of i18next', () => {
  it.each(files)('reads every text of %s and puts every value into it', (file) => {
    const words: unknown = JSON.parse(readFileSync(new URL(file, JAPANESE), 'utf8'));
    if (!isWords(words)) throw new Error(`${file} holds no texts`);
    const t = texts<Words>(file, words);
    for (const sentence of sentencesOf(words)) {
      const names = [...sentence.words.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
      const values = Object.fromEntries(names.map((name, index) => [name, index + 2]));
      const shown = t((place) => textAt(place, sentence.path), values);
      expect(shown).toBe(sentence.words.replaceAll(/\{([^}]+)\}/g, (_, name) => String(values[name])));
    }
  });

  it('still refuses a text that is not there and a value that is missing', () => {
    const t = texts('sample', { left: 'あと{days}営業日' });
    expect(() => t((w) => w.left)).toThrow('needs a value for "days"');
    expect(() => t((w) => Reflect.get(w, 'right'))).toThrow('There is no text at "right"');
  });
});
