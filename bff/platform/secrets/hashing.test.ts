import { describe, expect, it } from 'vitest';
import { createPasswordHasher } from './hashing.ts';

const hasher = createPasswordHasher();

describe('password hasher', () => {
  it('makes argon2id hashes of 19 MiB, two passes, one lane, each with its own salt', async () => {
    const [first, second] = await Promise.all([hasher.hash('kF3-xQ9z'), hasher.hash('kF3-xQ9z')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('knows the right password, exactly as typed', async () => {
    const stored = await hasher.hash(' kF3-xQ9z ');
    expect(await hasher.verify(stored, ' kF3-xQ9z ')).toBe(true);
    expect(await hasher.verify(stored, 'kF3-xQ9z')).toBe(false);
  });

  it('an unknown address is refused after the same work', async () => {
    expect(await hasher.verify(null, 'kF3-xQ9z')).toBe(false);
    expect(await hasher.verify(null, '-'.repeat(33))).toBe(false);
  });

  it('refuses with SERVICE_UNAVAILABLE when the queue is full, and works again afterwards', async () => {
    const small = createPasswordHasher({ maxConcurrent: 1, maxWaiting: 1 });
    const results = await Promise.allSettled([1, 2, 3].map((index) => small.hash(`kF3-xQ9z${index}`)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    const refusal = results[2]?.status === 'rejected' ? results[2].reason : null;
    expect(refusal).toMatchObject({ failure: 'SERVICE_UNAVAILABLE', options: { retryAfterSeconds: 2 } });
    expect(await small.hash('kF3-xQ9z')).toMatch(/^\$argon2id/);
  });

  it('a broken stored hash does not block the queue', async () => {
    const small = createPasswordHasher({ maxConcurrent: 1, maxWaiting: 0 });
    await expect(small.verify('not a hash', 'kF3-xQ9z')).rejects.toThrow();
    expect(await small.hash('kF3-xQ9z')).toMatch(/^\$argon2id/);
  });
});
