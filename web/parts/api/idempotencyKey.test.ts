import { expect, it } from 'vitest';
import { createIntentKeys } from './idempotencyKey.ts';

const counted = () => {
  let count = 0;
  return createIntentKeys(() => {
    count += 1;
    return `key-${count}`;
  });
};

it('keeps the key while the same content is tried again', () => {
  const keys = counted();
  expect(keys.keyFor({ a: 1 })).toBe('key-1');
  expect(keys.keyFor({ a: 1 })).toBe('key-1');
});

it('takes a new key for another content and after success', () => {
  const keys = counted();
  expect(keys.keyFor({ a: 1 })).toBe('key-1');
  expect(keys.keyFor({ a: 2 })).toBe('key-2');
  keys.settle();
  expect(keys.keyFor({ a: 2 })).toBe('key-3');
});

it('has a key for a call without content', () => {
  expect(counted().keyFor(undefined)).toBe('key-1');
});

it('makes UUIDs unless told otherwise', () => {
  expect(createIntentKeys().keyFor({})).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
