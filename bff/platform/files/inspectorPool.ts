import { join } from 'node:path';
import type { FileInspector, Inspection, InspectionTask, SheetReading } from '#bff/core/fileInspector.ts';
import { createThreadPool, type ThreadLimits } from '#bff/core/threads/threadPool.ts';
import type { FileTask } from './fileTask.ts';

/**
 * Looks into files in worker threads. A file that needs more than its time or memory costs no more than that, and is
 * refused.
 */
export const createInspectorPool = (limits: ThreadLimits): FileInspector => {
  const pool = createThreadPool<FileTask, Inspection | SheetReading | Uint8Array>(
    {
      file: join(import.meta.dirname, 'fileTask.ts'),
      name: 'runFileTask',
      // sharp wants to be loaded by the main thread first: its library must outlive every thread that uses it.
      before: () => import('sharp'),
    },
    limits,
  );
  const tooComplex = { problem: { code: 'fileTooComplex' } } as const;
  return {
    inspect: async (task: InspectionTask) =>
      ((await pool.run({ ...task, wants: 'inspection' })) as Inspection | null) ?? tooComplex,
    readSheets: async (task) =>
      ((await pool.run({ ...task, wants: 'sheets' })) as SheetReading | null) ?? tooComplex,
    drawForPaper: async (task) => (await pool.run({ ...task, wants: 'paperPicture' })) as Uint8Array | null,
    close: pool.close,
  };
};
