import { expect, it } from 'vitest';
import { rawStyles } from './rawStyles.ts';

const foundIn = (line: string, path = 'ui-kit/Tag/Tag.tsx') => rawStyles([{ path, text: `\n${line}` }]);

it('refuses a colour or a length of a part that is no token, with its line', () => {
  expect(foundIn('  color: #333;')).toEqual([
    { place: 'ui-kit/Tag/Tag.tsx:2', advice: '#333 wants to be a token of ui-kit/tokens' },
  ]);
  for (const raw of [
    'padding: 8px;',
    'margin: calc(-14px - 0.5rem);',
    'fill: rgba(0, 0, 0, 0.4);',
    "fill: '#12aB34'",
  ])
    expect(foundIn(raw), raw).toHaveLength(1);
});

it('takes tokens, nothing at all, other units, comments and what is no part', () => {
  const plain = [
    `color: \${color.text};`,
    'min-width: min(var(--cell-width, 0px), 9rem);',
    "import { color } from '#ui-kit/tokens/index.ts';",
    '// 12px on a desk',
    "href: '#top'",
  ];
  for (const line of plain) expect(foundIn(line), line).toEqual([]);
  for (const path of ['ui-kit/tokens/palette.ts', 'ui-kit/Tag/Tag.stories.tsx', 'web/parts/desk/Desk.tsx'])
    expect(foundIn('color: #333;', path)).toEqual([]);
});
