/** Once for all files of a run: a folder with the demo's data, which each file copies for its product. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProductServer } from '../bench/servers.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface ProvidedContext {
    /** The folder. */
    demo: string;
  }
}

let demo: string;

export const setup = async ({ provide }: TestProject): Promise<void> => {
  demo = await mkdtemp(join(tmpdir(), 'hojo-demo-'));
  const server = await startProductServer({
    // Papers are printed behind everything else, which on a busy machine takes its time.
    env: { DATA_DIR: demo, DATABASE_URL: '', DEMO: '1', LOG_LEVEL: 'error', PAPER_MS: '600000' },
  });
  await server.kill('SIGTERM');
  provide('demo', demo);
};

export const teardown = (): Promise<void> => rm(demo, { recursive: true, force: true });
