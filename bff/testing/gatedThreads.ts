import { expect } from 'vitest';
import { type StartThreads, startThreads } from '#bff/core/threads/threadPool.ts';

/**
 * Threads whose tasks are held, each in its thread's place, until the test lets them go: in their order, however fast or
 * slow the machine is. They are open until they are closed.
 * @param isHeld which tasks are; without it all
 */
export const gatedThreads = (isHeld: (task: object) => boolean = () => true) => {
  const held: (() => void)[] = [];
  let isOpen = true;
  const gate = (): Promise<void> => new Promise((resolve) => held.push(resolve));
  const start: StartThreads = async (module, limits) => {
    const threads = await startThreads(module, limits);
    return {
      run: async (task, options) => {
        if (!isOpen && isHeld(task)) await gate();
        return threads.run(task, options);
      },
      destroy: () => threads.destroy(),
    };
  };
  return {
    startThreads: start,
    /** From now on a task is held. */
    close: (): void => {
      isOpen = false;
    },
    /** Lets the task go that is held in a thread, once there is one. */
    letOne: async (): Promise<void> => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      held.shift()?.();
    },
    /** Lets all go; from now on none is held. */
    open: (): void => {
      isOpen = true;
      for (const pass of held.splice(0)) pass();
    },
  };
};
