import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFromTab, saveInTab, tabStorageKey } from './tabStorage.ts';

const paper = { id: 71, submittedAt: '2026-11-17T02:05:00.000Z' };
const key = tabStorageKey('findings', 'jmac@example.jp', paper);

const keyWith = (changes: Partial<typeof paper>, what = 'findings', person = 'jmac@example.jp') =>
  tabStorageKey(what, person, { ...paper, ...changes });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('work that is not handed over yet', () => {
  it('is read as it was kept', () => {
    saveInTab(sessionStorage, key, [{ id: 'a' }]);
    expect(readFromTab(sessionStorage, key)).toBe('[{"id":"a"}]');
  });

  it('leaves nothing behind when it is done', () => {
    saveInTab(sessionStorage, key, [{ id: 'a' }]);
    saveInTab(sessionStorage, key, []);
    expect(sessionStorage).toHaveLength(0);
    expect(readFromTab(sessionStorage, key)).toBeNull();
  });

  it('of one document, version or person is not that of another', () => {
    saveInTab(sessionStorage, key, [{ id: 'a' }]);
    const others = [
      keyWith({ id: 72 }),
      keyWith({ submittedAt: '2026-11-20T05:00:00.000Z' }),
      keyWith({}, 'answers'),
      keyWith({}, 'findings', 'backoffice@example.jp'),
    ];
    expect(others.map((other) => readFromTab(sessionStorage, other))).toEqual([null, null, null, null]);
  });

  it('is lost with the page, without an error, where the browser forbids storage', () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    expect(() => saveInTab(sessionStorage, key, [{ id: 'a' }])).not.toThrow();
    expect(readFromTab(sessionStorage, key)).toBeNull();
  });
});
