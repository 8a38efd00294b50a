import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopOnSignal } from './stopOnSignal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const begin = (stop: () => Promise<void>) => {
  const signals = new EventEmitter();
  const exit = vi.fn();
  stopOnSignal(stop, { on: (signal, listener) => signals.on(signal, listener), exit });
  return { signals, exit };
};

const never = () => new Promise<void>(() => undefined);

describe('a process that gets a signal', () => {
  it('ends with 0 when everything has ended', async () => {
    const { signals, exit } = begin(async () => undefined);
    signals.emit('SIGTERM');
    await vi.advanceTimersByTimeAsync(1);
    expect(exit.mock.calls[0]).toEqual([0]);
  });

  it('ends within ten seconds whatever is still running', async () => {
    const { signals, exit } = begin(never);
    signals.emit('SIGTERM');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(exit.mock.calls).toEqual([[1]]);
  });

  it('ends at once when it is asked again', async () => {
    const { signals, exit } = begin(never);
    signals.emit('SIGINT');
    await vi.advanceTimersByTimeAsync(1_000);
    signals.emit('SIGTERM');
    expect(exit.mock.calls).toEqual([[1]]);
  });

  it('takes the same Ctrl+C that comes twice for one', async () => {
    const { signals, exit } = begin(never);
    signals.emit('SIGINT');
    await vi.advanceTimersByTimeAsync(20);
    signals.emit('SIGINT');
    await vi.advanceTimersByTimeAsync(100);
    expect(exit).not.toHaveBeenCalled();
  });
});
