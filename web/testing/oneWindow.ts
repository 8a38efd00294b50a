import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
let kept: ReturnType<typeof jsdom.setup> | undefined;

/** The window of a worker: the files that it runs have it one after the other, and with it the modules that know it. */
export default {
  name: 'oneWindow',
  viteEnvironment: 'client',
  setup: async (global, options) => {
    kept ??= jsdom.setup(global, options);
    await kept;
    return { teardown: () => undefined };
  },
} satisfies Environment;
