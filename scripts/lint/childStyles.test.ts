import { expect, it } from 'vitest';
import { childStyles } from './childStyles.ts';

const advicesOn = (style: string, path = 'web/modules/a/office/A.tsx'): string[] =>
  childStyles([{ path, text: `const Box = styled.div\`${style}\`;` }]).map(({ advice }) => advice);

it('refuses what a style says of all children without saying whose word counts', () => {
  const refused = ['> * { min-width: 0; }', '& > * { width: 100%; }', '> *, > * > button { width: 100%; }'];
  for (const style of refused) expect(advicesOn(style)).toHaveLength(1);
  expect(advicesOn(`color: red; \${media.belowMd} { display: grid; > * { width: 100%; } }`)).toEqual([
    '> * wants to yield (:where(& > *)) or to win (&& > *)',
  ]);
});

it('takes what yields, what wins, and what weighs more by the selector around it', () => {
  const taken = [
    ':where(& > *) { min-width: 0; }',
    '&& > *, && > * > button { width: 100%; }',
    'tbody tr + tr > * { border: 0; }',
    '> div:has(label) { row-gap: 0; > * { margin: 0; } }',
    '/* > * { */ color: red;',
  ];
  for (const style of taken) expect(advicesOn(style)).toEqual([]);
});

it('reads the styles of the product alone', () => {
  expect(advicesOn('> * { min-width: 0; }', 'stories/guide/Guide.tsx')).toEqual([]);
});
