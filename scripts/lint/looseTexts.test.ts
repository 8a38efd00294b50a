import { expect, it } from 'vitest';
import { looseTexts } from './looseTexts.ts';

const foundIn = (children: string, path = 'web/parts/list/Row.tsx') =>
  looseTexts([{ path, text: `export const Row = () => (\n  <p>${children}</p>\n);` }]).map(
    ({ place }) => place,
  );

it.each([
  ['{isNew && <Badge />}{title}', 'something that comes before a text'],
  ['{isNew ? <Badge /> : <Mark />} 件', 'one of two before a text'],
  ['{tags.map((tag) => <Tag key={tag} />)}{words.name}', 'a list before a text'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a page's source, read as a text
  ['<b>1</b>{rank !== null && ` ${rank}`}', 'a text that goes'],
  ['<b>1</b>{href === null ? name : <Link href={href}>{name}</Link>}', 'a text that gives way to an element'],
  ['<>{isNew && <Badge />}</>{title}', 'parts of a fragment'],
])('%s: tells %s', (children) => expect(foundIn(children)).toEqual(['web/parts/list/Row.tsx:2']));

it.each([
  ['{isNew && title}', 'an only child'],
  ['{title}{isNew && <Badge />}', 'what comes behind a text'],
  ['{isNew && <Badge />}<TextPart>{title}</TextPart>', 'a text in an element of its own'],
  ['{isNew && <Badge />}{children}', 'elements that are passed in'],
  ['{isNew ? words.one : words.two}<Badge />', 'a text that is always there'],
])('%s: takes %s', (children) => expect(foundIn(children)).toEqual([]));

it('looks at screens and their parts alone', () => {
  expect(foundIn('{isNew && <Badge />}{title}', 'stories/docs/Page.tsx')).toEqual([]);
});
