import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as icons from 'lucide-react';
import { createElement, type FC } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawnIcon } from './drawnIcon.ts';
import { slimmedIcon } from './slimIcons.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.resolve('lucide-react'))), '../esm/icons');

/** As ui-kit's Icon draws one. */
const PROPERTIES = { className: 'x', focusable: false, 'aria-hidden': true } as const;

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .filter((code) => code.includes('__iconData'));

/** An icon of the library and the same one as the build leaves it. */
const pairOf = (code: string) => {
  const slim = slimmedIcon(code);
  const name = /__iconData, (\w+) as default/.exec(slim)?.[1] ?? '';
  const lines = /const __iconData = (\[.*\]);/s.exec(slim)?.[1] ?? '';
  return { name, slim: drawnIcon(new Function(`return ${lines}`)()) };
};

it('draws every icon of the library as the library does, but for the names of its class', () => {
  const whole: Readonly<Record<string, unknown>> = icons;
  const drawn = files.map(pairOf).filter(({ name }) => name in whole);
  expect(drawn.length).toBeGreaterThan(1_500);
  for (const { name, slim } of drawn) {
    const expected = renderToStaticMarkup(createElement(whole[name] as FC<object>, PROPERTIES));
    const found = renderToStaticMarkup(createElement(slim, PROPERTIES));
    expect(found, name).toBe(expected.replace(/ class="[^"]*"/, ' class="x"'));
  }
});

it('breaks where an icon is written otherwise', () => {
  expect(() => slimmedIcon('const __iconData = { size: 16, node: [] };')).toThrow('no icon to make slim');
});
