import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { readSources } from '../lint/sources.ts';
import { slimmedPart, slimmedStyles, stylePartsOf } from './slimStyles.ts';

const root = join(import.meta.dirname, '../..');

const files = readSources(root).filter(
  ({ path, text }) =>
    /^(?:web|ui-kit)\/.*\.tsx?$/.test(path) &&
    !/\.(?:test|stories)\./.test(path) &&
    text.includes('styled-components'),
);

/** What a browser is told; the names of classes, which are made of the words, left aside. */
const toldOf = (css: string): string => {
  const sheet = new ServerStyleSheet();
  const Styled = styled.div(Object.assign([css], { raw: [css] }));
  const markup = renderToStaticMarkup(sheet.collectStyles(createElement(Styled)));
  const names = /class="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
  const tags = sheet.getStyleTags().replaceAll(/data-styled\.g\d+/g, '');
  sheet.seal();
  return names.reduce((left, name) => left.replaceAll(name, 'of'), tags).replaceAll(/\s*([,:])\s*/g, '$1');
};

const stylesOf = (code: string, path: string): string[] =>
  stylePartsOf(code, path).map((parts) =>
    toldOf(parts.map(({ start, end }) => code.slice(start, end)).join('var(--value)')),
  );

describe('styles in the build', () => {
  it('say to the browser what the sources say, in every file', () => {
    expect(files.length).toBeGreaterThan(150);
    for (const { path, text } of files) {
      const slim = slimmedStyles(text, path);
      expect(slim.length, path).toBeLessThanOrEqual(text.length);
      expect(stylesOf(slim, path), path).toEqual(stylesOf(text, path));
    }
  });

  it.each([
    ['\n  red;\n  color: red;\n  &:hover { top: 0; }\n', ' red;color:red;&:hover{top:0;}'],
    [
      ';\n  a:hover span, b > c {\n    margin: -1px calc(1px + 2px);\n  }\n  ',
      ';a:hover span,b > c{margin:-1px calc(1px + 2px);}',
    ],
    ["content: ' ;  { ' counter(page);", "content: ' ;  { ' counter(page);"],
    ['; /* why */\n color: red;', ';color:red;'],
  ])('leave out what only readers need: %j', (part, slim) => {
    expect(slimmedPart(part)).toBe(slim);
  });

  it.each([
    ["an open quote: content: '", "  content: '"],
    ['an address', '\n  background: url(https://example.jp/a.png);\n'],
  ])('leave a part with %s as it is', (_what, part) => {
    expect(slimmedPart(part)).toBe(part);
  });

  it('leave other templates and the words around as they are', () => {
    const code = `const a = \`x:  y;\n  z\`;\nconst B = styled.div<Props>\`\n  top: 0;\n  \${({ $is }) => $is && css\`\n    left: 0;\n  \`}\n\`;`;
    expect(slimmedStyles(code, 'b.tsx')).toBe(
      `const a = \`x:  y;\n  z\`;\nconst B = styled.div<Props>\`top:0;\${({ $is }) => $is && css\`left:0;\`}\`;`,
    );
  });
});
