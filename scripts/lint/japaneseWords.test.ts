import { describe, expect, it } from 'vitest';
import { strayWords } from './japaneseWords.ts';

const placesIn = (path: string, text: string): string[] =>
  strayWords([{ path, text }]).map(({ place }) => place);

const PAGE = 'web/modules/projects/office/Page.tsx';

describe('a Japanese word outside the texts', () => {
  it.each([
    ['a string', "const title = '公募';"],
    ['a template', 'const title = `\u0024{name}さん`;'],
    ['the head of a template', 'const title = `第\u0024{round}`;'],
    ['text of a page', 'const page = <p>公募</p>;'],
    ['an attribute', 'const page = <p title="公募" />;'],
    ['punctuation of full width alone', "const line = [a, b].join('　');"],
    ['a space of full width between two parts of a page', 'const page = <p>{a}　{b}</p>;'],
    ['a bracket of full width', 'const line = `\u0024{day}（\u0024{weekday}）`;'],
  ])('is refused as %s', (_, text) => {
    expect(placesIn(PAGE, text)).toContain(`${PAGE}:1`);
  });

  it('is named with its line', () => {
    expect(placesIn(PAGE, "const a = 1;\nconst b = '公募';")).toEqual([`${PAGE}:2`]);
  });

  it.each([
    ['a comment', '// 公募\nconst a = 1;'],
    ['a comment before a text', "const a = [/* 公募 */ 'x'];"],
    ['a regular expression', 'const kana = /[ァ-ヶ]/;'],
    ['a letter by its number', "const gap = '\\u3000';"],
  ])('is not seen in %s', (_, text) => {
    expect(placesIn(PAGE, text)).toEqual([]);
  });

  it.each([
    'web/parts/text/marks.ts',
    'web/modules/projects/office/projects.words.ts',
    'ui-kit/text/ja.ts',
    'bff/core/common.words.ts',
    'bff/programmes/noto/form.ts',
    'bff/platform/mail/texts/business.ts',
    'rules/messages.ts',
    'web/mock/scenarios/corporations/corporation.ts',
    'web/modules/projects/office/Page.test.tsx',
    'prisma/seed/people.ts',
  ])('is at home in %s', (path) => {
    expect(placesIn(path, "const a = '公募';")).toEqual([]);
  });
});
