import { describe, expect, it } from 'vitest';
import { ReturnAnswerKind } from '#web/parts/api/generated/enums.ts';
import { type Draft, emptyDraft, mergeDrafts, readDraft, writeDraft } from './draftCopy.ts';

const SECTION = 209;

const storageOf = (text?: string) => {
  const map = new Map(text === undefined ? [] : [[`section.${SECTION}.unsent`, text]]);
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};

const answer = {
  returnItemId: 4,
  kind: ReturnAnswerKind.Explain,
  comment: '𠮷野屋㍿の控えです',
  fileIds: [],
};
const began = { submitterComment: '前の言葉', answers: new Map([[4, null]]) };
const draft: Draft = { submitterComment: '控えを差し替えました', answers: new Map([[4, answer]]), began };

describe('the copy of what was typed about a section', () => {
  it('is read as it was written', () => {
    const storage = storageOf();
    writeDraft(storage, SECTION, draft);
    expect(readDraft(storage, SECTION)).toEqual(draft);
    expect(readDraft(storage, 210)).toEqual(emptyDraft);
  });

  it('is gone when everything has arrived', () => {
    const storage = storageOf();
    writeDraft(storage, SECTION, draft);
    writeDraft(storage, SECTION, emptyDraft);
    expect(storage.map.size).toBe(0);
  });

  it('keeps a comment that was emptied', () => {
    const storage = storageOf();
    writeDraft(storage, SECTION, { ...emptyDraft, submitterComment: null });
    expect(readDraft(storage, SECTION).submitterComment).toBeNull();
  });

  it.each(['{', '[]', '{"answers":[{"returnItemId":"4"}]}'])('of %s holds nothing', (text) => {
    expect(readDraft(storageOf(text), SECTION)).toEqual(emptyDraft);
  });
});

it('what was typed later wins over what was typed before, and began where that began', () => {
  const later: Draft = {
    answers: new Map([[4, { ...answer, comment: '直しました' }]]),
    began: { answers: new Map([[4, answer]]) },
  };
  expect(mergeDrafts(draft, later)).toEqual({
    submitterComment: '控えを差し替えました',
    answers: new Map([[4, { ...answer, comment: '直しました' }]]),
    began,
  });
});
