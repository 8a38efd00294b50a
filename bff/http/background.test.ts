import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createBackground } from './background.ts';

const log = pino({ level: 'silent' });

describe('work that goes on after the answer', () => {
  it('is done when what it waits for has come', async () => {
    const background = createBackground();
    const work = vi.fn(async () => undefined);
    background.follow(Promise.resolve('clean'), work, log);
    await vi.waitFor(() => expect(work).toHaveBeenCalledWith('clean'), 60_000);
  });

  it('is finished before the process ends, once it has begun', async () => {
    const background = createBackground();
    const writing = Promise.withResolvers<void>();
    const work = vi.fn(() => writing.promise);
    background.follow(Promise.resolve(1), work, log);
    await vi.waitFor(() => expect(work).toHaveBeenCalled(), 60_000);
    let isClosed = false;
    const closing = background.close().then(() => {
      isClosed = true;
    });
    await Promise.resolve();
    expect(isClosed).toBe(false);
    writing.resolve();
    await closing;
  });

  it('does not keep a process that ends waiting for a slow scanner, nor begins afterwards', async () => {
    const background = createBackground();
    const slow = Promise.withResolvers<number>();
    const work = vi.fn(async () => undefined);
    background.follow(slow.promise, work, log);
    await background.close();
    slow.resolve(1);
    await slow.promise;
    await Promise.resolve();
    expect(work).not.toHaveBeenCalled();
  });

  it('that fails, or waits for what never comes, harms nobody', async () => {
    const background = createBackground();
    const error = vi.spyOn(log, 'error');
    background.follow(Promise.reject(new Error('away')), async () => undefined, log);
    background.follow(Promise.resolve(1), () => Promise.reject(new Error('broken')), log);
    await vi.waitFor(() => expect(error).toHaveBeenCalledOnce(), 60_000);
    await background.close();
  });
});
