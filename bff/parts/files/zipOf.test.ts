import { expect, it } from 'vitest';
import { eachOnce } from './zipOf.service.ts';

const named = (...paths: readonly string[]) =>
  eachOnce(paths.map((path) => ({ path }))).map(({ path }) => path);

it('a name that comes again gets the next number that is free, whatever its case', () => {
  expect(named('写真.jpg', '写真 (2).jpg', '写真.jpg', '写真.JPG', '写真.jpg', '様式', '様式')).toEqual([
    '写真.jpg',
    '写真 (2).jpg',
    '写真 (3).jpg',
    '写真 (4).jpg',
    '写真 (5).jpg',
    '様式',
    '様式 (2)',
  ]);
});

it('20,000 files of one name are numbered in one walk: in squares these take minutes', () => {
  const paths = named(...Array.from({ length: 20_000 }, () => '写真.pdf'));
  expect([paths[1], paths.at(-1)]).toEqual(['写真 (2).pdf', '写真 (20000).pdf']);
});
