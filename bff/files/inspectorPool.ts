import { join } from 'node:path';
import type { FileInspector, Inspection, InspectionTask } from '../core/fileInspector.ts';
import { createThreadPool, type ThreadLimits } from '../core/threadPool.ts';

/**
 * Looks into files in worker threads. A file that needs more than its time or memory costs no more than that, and is
 * refused.
 */
export const createInspectorPool = (limits: ThreadLimits): FileInspector => {
  const pool = createThreadPool<InspectionTask, Inspection>(
    {
      file: join(import.meta.dirname, 'inspectFile.ts'),
      name: 'inspectFile',
      // sharp wants to be loaded by the main thread first: its library must outlive every thread that uses it.
      before: () => import('sharp'),
    },
    limits,
  );
  return {
    inspect: async (task) => (await pool.run(task)) ?? { problem: { code: 'fileTooComplex' } },
    close: pool.close,
  };
};
