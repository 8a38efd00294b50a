import { describe, expect, it } from 'vitest';
import { colleaguesDraft } from '#web/mock/scenarios/sections/findingDrafts.ts';
import { finding } from '#web/testing/findings.ts';
import { emptyNotes, findingsIn, keptOf, readKept, refreshed, saved, written } from './notes.ts';

const OWN = 1;
const theirs = colleaguesDraft(234);
const own = (id: string, rest: Partial<typeof theirs> = {}) => ({
  ...theirs,
  id,
  authorAdminUserId: OWN,
  ...rest,
});
const loaded = (...drafts: (typeof theirs)[]) => refreshed(emptyNotes, drafts, OWN, () => 'new');
const comments = (notes: typeof emptyNotes) => findingsIn(notes, OWN).map(({ comment }) => comment);

describe('the findings of a desk', () => {
  it('are what the server has, and over it what it does not have yet', () => {
    const before = loaded(own('a', { comment: '前' }), theirs);
    const typed = written(before, 'a', finding({ id: 'a', comment: '今' }));
    expect(comments(typed)).toEqual(['今', theirs.comment]);
    expect(findingsIn(typed, OWN).map(({ author }) => author?.name ?? null)).toEqual([null, '受付 清']);
  });

  it('keep their places when a removal is undone', () => {
    const before = loaded(own('a', { comment: '一' }), own('b', { comment: '二' }));
    const removed = written(before, 'a', null);
    expect(comments(removed)).toEqual(['二']);
    expect(comments(written(removed, 'a', finding({ id: 'a', comment: '一' })))).toEqual(['一', '二']);
  });

  it('go on from the version that was saved while they were typed', () => {
    const first = written(emptyNotes, 'a', finding({ id: 'a', comment: '日' }));
    const entry = first.unsaved.get('a');
    if (entry === undefined) throw new Error('an entry');
    const second = written(first, 'a', finding({ id: 'a', comment: '日付' }));
    const after = saved(second, 'a', entry, own('a', { version: 1 }));
    expect(after.unsaved.get('a')).toMatchObject({ base: 1, finding: { comment: '日付' } });
  });

  it('part from what a colleague took over meanwhile: neither text is lost', () => {
    const typed = written(loaded(own('a', { comment: '前' })), 'a', finding({ id: 'a', comment: '今' }));
    const taken = refreshed(typed, [{ ...theirs, id: 'a', comment: '彼の文' }], OWN, () => 'new');
    expect(findingsIn(taken, OWN)).toMatchObject([
      { id: 'a', comment: '彼の文', author: { name: '受付 清' } },
      { id: 'new', comment: '今', author: null },
    ]);
  });

  it('survive being kept in the tab, and rubbish does not become one', () => {
    const typed = written(emptyNotes, 'a', finding({ id: 'a', comment: '𠮷野㍿' }));
    const json = JSON.stringify([...keptOf(typed), 3, ['b'], null]);
    expect(comments(readKept(json))).toEqual(['𠮷野㍿']);
    expect(readKept('{')).toBe(emptyNotes);
  });
});
