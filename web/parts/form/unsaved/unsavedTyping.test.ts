import { describe, expect, it } from 'vitest';
import { readKept, writeKept } from './unsavedTyping.ts';

const storageOf = (content: Record<string, string> = {}) => {
  const map = new Map(Object.entries(content));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
};

const sample = { name: '', accountType: 0, passbook: null };

describe('what was typed and not saved', () => {
  it('is read as it was written', () => {
    const storage = storageOf();
    const typed = { name: '𠮷野㍿', accountType: 1, passbook: 'a' };
    writeKept(storage, 'bank', typed);
    expect(readKept(storage, 'bank', sample)).toEqual(typed);
  });

  it('is gone after it was saved', () => {
    const storage = storageOf();
    writeKept(storage, 'bank', sample);
    writeKept(storage, 'bank', null);
    expect(readKept(storage, 'bank', sample)).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['broken text', '{"name":'],
    ['a list', '[]'],
    ['a field less', '{"name":"a","accountType":1}'],
    ['a field of another kind', '{"name":3,"accountType":1,"passbook":null}'],
  ])('does not count when the tab keeps %s', (_name, text) => {
    expect(readKept(storageOf(text === undefined ? {} : { bank: text }), 'bank', sample)).toBeNull();
  });

  it('is lost without an error where the browser forbids storage', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    expect(() => writeKept(storage, 'bank', sample)).not.toThrow();
    expect(readKept(storage, 'bank', sample)).toBeNull();
  });
});
