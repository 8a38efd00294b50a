import { join } from 'node:path';
import type { Inspection, InspectionTask, InspectorPool, SheetReading } from '#bff/core/fileInspector.ts';
import {
  createThreadPool,
  type SharedThreadLimits,
  type StartThreads,
} from '#bff/core/threads/threadPool.ts';
import type { FileTask } from './fileTask.ts';

type Limits = {
  readonly uploads: SharedThreadLimits;
  /** Of tables that are read in. */
  readonly imports: SharedThreadLimits;
};

const poolOf = (limits: SharedThreadLimits, start: StartThreads | undefined) =>
  createThreadPool<FileTask, Inspection | SheetReading | Uint8Array>(
    {
      file: join(import.meta.dirname, 'fileTask.ts'),
      name: 'runFileTask',
      // sharp wants to be loaded by the main thread first: its library must outlive every thread that uses it.
      before: () => import('sharp'),
    },
    limits,
    start,
  );

/**
 * Looks into files in worker threads. A file that needs more than its time or memory costs no more than that, and is
 * refused.
 */
export const createInspectorPool = (limits: Limits, start?: StartThreads): InspectorPool => {
  const uploads = poolOf(limits.uploads, start);
  const imports = poolOf(limits.imports, start);
  const tooComplex = { problem: { code: 'fileTooComplex' } } as const;
  return {
    of: (whose) => ({
      inspect: async (task: InspectionTask) =>
        ((await uploads.run({ ...task, wants: 'inspection' }, { whose })) as Inspection | null) ?? tooComplex,
      readSheets: async (task) =>
        ((await imports.run({ ...task, wants: 'sheets' }, { whose })) as SheetReading | null) ?? tooComplex,
      drawForPaper: async (task) =>
        (await uploads.run({ ...task, wants: 'paperPicture' }, { whose })) as Uint8Array | null,
    }),
    close: async () => {
      await Promise.all([uploads.close(), imports.close()]);
    },
  };
};
