import { describe, expect, it } from 'vitest';
import { provideStorage } from './provideStorage.ts';

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

/** The parts of a window that are asked for. */
const windowWith = (parts: object): Window => parts as unknown as Window;

describe('a browser that refuses storage', () => {
  it.each([
    [
      'to be asked for',
      () => ({
        get localStorage() {
          return refuse();
        },
        get sessionStorage() {
          return refuse();
        },
      }),
    ],
    ['to be read', () => ({ localStorage: { getItem: refuse }, sessionStorage: { getItem: refuse } })],
  ])('%s gets one that lasts as long as the page', (_name, parts) => {
    const window = windowWith(parts());
    expect(provideStorage(window)).toBe(true);
    for (const storage of [window.localStorage, window.sessionStorage]) {
      storage.setItem('section.1.unsent', '{}');
      storage.setItem('section.1.unsent', '{"a":1}');
      expect([storage.length, storage.key(0), storage.getItem('section.1.unsent')]).toEqual([
        1,
        'section.1.unsent',
        '{"a":1}',
      ]);
      storage.removeItem('section.1.unsent');
      expect([storage.length, storage.key(0), storage.getItem('section.1.unsent')]).toEqual([0, null, null]);
    }
  });
});

it('a browser that has storage keeps its own', () => {
  const own = { getItem: () => null };
  const window = windowWith({ localStorage: own, sessionStorage: own });
  expect(provideStorage(window)).toBe(false);
  expect([window.localStorage, window.sessionStorage]).toEqual([own, own]);
});
