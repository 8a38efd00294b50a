import type { DrawingTask, Inspection, InspectionTask, SheetReading } from '#bff/core/fileInspector.ts';
import { lowerThreadPriority } from '#bff/core/threads/lowerThreadPriority.ts';
import { inspectFile } from './inspectFile.ts';
import { readSheets } from './sheets/readSheets.ts';

export type FileTask =
  | (InspectionTask & { readonly wants: 'inspection' })
  | (Pick<InspectionTask, 'path' | 'extension'> & { readonly wants: 'sheets' })
  | (DrawingTask & { readonly wants: 'paperPicture' });

/** Somebody waits for the answer about his file, but a list is read by a hundred meanwhile. */
lowerThreadPriority(5);

const drawForPaper = async ({ bytes, sidePx }: DrawingTask): Promise<Uint8Array | null> => {
  const { makePaperPicture } = await import('./scalePicture.ts');
  return makePaperPicture(bytes, sidePx);
};

/** The entry of the threads: all of them share their limits of time, memory and number. */
export const runFileTask = (task: FileTask): Promise<Inspection | SheetReading | Uint8Array | null> => {
  if (task.wants === 'paperPicture') return drawForPaper(task);
  return task.wants === 'sheets' ? readSheets(task) : inspectFile(task);
};
