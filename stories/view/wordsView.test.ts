import { describe, expect, it } from 'vitest';
import { searchWithWords, seenWords, wordsViewOf } from './wordsView.ts';

const words = { save: '保存する', list: { left: 'あと{days}日で締め切ります', comma: '、' } };

describe('the texts of the product in a story', () => {
  it('are as they are', () => {
    expect(seenWords('projects', words, 'normal')).toBe(words);
  });

  it('are longer than any that is likely, with every value that they name; marks between words stay', () => {
    expect(seenWords('projects', words, 'long')).toEqual({
      save: '保存する保存する保存する',
      list: { left: 'あと{days}日で締め切りますあと{days}日で締め切ります', comma: '、' },
    });
  });

  it('are the places where they stand, as a search of the source finds them', () => {
    expect(seenWords('projects', words, 'keys')).toEqual({
      save: 'projects.save',
      list: { left: 'projects.list.left', comma: 'projects.list.comma' },
    });
  });
});

describe('the address of a view', () => {
  it.each([
    ['', 'normal'],
    ['?id=a--b&globals=role:MAFF', 'normal'],
    ['?id=a--b&globals=role:MAFF;words:long', 'long'],
    ['?globals=words:keys', 'keys'],
    ['?globals=words:else', 'normal'],
  ])('%s asks for %s', (search, view) => {
    expect(wordsViewOf(search)).toBe(view);
  });

  it('keeps the story and what else is chosen', () => {
    const search = searchWithWords('?id=a--b&globals=role:MAFF;words:long', 'keys');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      id: 'a--b',
      globals: 'role:MAFF;words:keys',
    });
    expect(wordsViewOf(search)).toBe('keys');
  });
});
