import { describe, expect, it } from 'vitest';
import { isSameAnswer, mergeCopy, readCopy, writeCopy } from './localCopy.ts';

const memory = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    size: () => items.size,
  };
};

const full = {
  ...memory(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

describe('mergeCopy', () => {
  it('sends what the server has not got, when nobody changed it meanwhile', () => {
    const copy = { name: { value: '株式会社あおぞら', base: null } };
    expect(mergeCopy(copy, { name: null })).toEqual({ unsent: copy, conflicts: {} });
  });

  it('drops what has arrived after all', () => {
    expect(mergeCopy({ stores: { value: 3, base: 2 } }, { stores: 3 })).toEqual({
      unsent: {},
      conflicts: {},
    });
  });

  it('leaves the choice to the person when the answer was changed elsewhere', () => {
    const copy = { stores: { value: 3, base: 2 } };
    expect(mergeCopy(copy, { stores: 5 })).toEqual({ unsent: {}, conflicts: copy });
  });
});

describe('isSameAnswer', () => {
  it('ignores the order of properties and empty ones, not the order of rows', () => {
    expect(isSameAnswer([{ a: 1, b: null }], [{ a: 1 }])).toBe(true);
    expect(isSameAnswer([{ a: 1, b: 2 }], [{ b: 2, a: 1 }])).toBe(true);
    expect(isSameAnswer([1, 2], [2, 1])).toBe(false);
    expect(isSameAnswer(undefined, null)).toBe(true);
  });
});

describe('readCopy and writeCopy', () => {
  it('gives back what was written, for one application only', () => {
    const storage = memory();
    writeCopy(storage, 7, { name: { value: 'x', base: null } });
    expect(readCopy(storage, 7)).toEqual({ name: { value: 'x', base: null } });
    expect(readCopy(storage, 8)).toEqual({});
  });

  it('leaves nothing behind once all is sent', () => {
    const storage = memory();
    writeCopy(storage, 7, { name: { value: 'x', base: null } });
    writeCopy(storage, 7, {});
    expect(storage.size()).toBe(0);
  });

  it('does without storage that is full or broken', () => {
    expect(writeCopy(full, 7, { name: { value: 'x', base: null } })).toBe(false);
    expect(readCopy({ ...memory(), getItem: () => '{"name":' }, 7)).toEqual({});
  });
});
