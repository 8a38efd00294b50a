import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ThreadsBusyError } from './fairTurns.ts';
import { createThreadPool, type ThreadLimits, type ThreadPool } from './threadPool.ts';

type Task = { readonly isEndless: boolean; readonly tellsEnvironment?: boolean };

let pool: ThreadPool<Task, string> | undefined;
afterEach(() => pool?.close());

const poolOf = (limits: Partial<ThreadLimits>): ThreadPool<Task, string> => {
  pool = createThreadPool<Task, string>(
    { file: join(import.meta.dirname, '../../testing/slow/endlessTask.ts'), name: 'endlessTask' },
    {
      threads: 1,
      maxWaiting: 10,
      timeoutMs: 30_000,
      memoryMb: 128,
      share: { working: 2, waiting: 20 },
      ...limits,
    },
  );
  return pool;
};

describe('threads', () => {
  it('end a task that never ends at its time, and go on with the next', async () => {
    const { run } = poolOf({ timeoutMs: 500 });
    expect(await run({ isEndless: true })).toBeNull();
    // A busy machine may need more than this short time to start a thread.
    await vi.waitFor(async () => expect(await run({ isEndless: false })).toBe('done'), 60_000);
  });

  it('take what the process has compiled, and nothing else of its environment', async () => {
    vi.stubEnv('NODE_COMPILE_CACHE', join(tmpdir(), 'compiled'));
    vi.stubEnv('SMTP_URL', 'secret');
    const { run } = poolOf({});
    const seen = await run({ isEndless: false, tellsEnvironment: true });
    vi.unstubAllEnvs();
    expect(seen).toBe(JSON.stringify({ NODE_COMPILE_CACHE: join(tmpdir(), 'compiled') }));
  });

  it('do one task behind the other', async () => {
    const { run } = poolOf({});
    const tasks = [run({ isEndless: false }), run({ isEndless: false })];
    expect(await Promise.all(tasks)).toEqual(['done', 'done']);
  });
});

describe('somebody who does not wait for ever', () => {
  it('gets his answer when his patience is over, and what had not begun never does', async () => {
    const { run } = poolOf({ timeoutMs: 2_000 });
    const endless = run({ isEndless: true });
    await expect(run({ isEndless: false }, { patienceMs: 1 })).rejects.toThrow(ThreadsBusyError);
    expect(await endless).toBeNull();
  });

  it('does not stand behind more than one task for each thread', async () => {
    const { run } = poolOf({ timeoutMs: 2_000 });
    const tasks = [run({ isEndless: true }), run({ isEndless: true })];
    await expect(run({ isEndless: false }, { patienceMs: 60_000 })).rejects.toThrow(ThreadsBusyError);
    expect(await Promise.all(tasks)).toEqual([null, null]);
  });
});
