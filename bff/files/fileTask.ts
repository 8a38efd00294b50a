import type { Inspection, InspectionTask, SheetReading } from '../core/fileInspector.ts';
import { giveWay } from '../core/threads/giveWay.ts';
import { inspectFile } from './inspectFile.ts';
import { readSheets } from './sheets/readSheets.ts';

/** What a thread of the inspector is asked for. */
export type FileTask =
  | (InspectionTask & { readonly wants: 'inspection' })
  | (Pick<InspectionTask, 'path' | 'extension'> & { readonly wants: 'sheets' });

/** Somebody waits for the answer about his file, but a list is read by a hundred meanwhile. */
giveWay(5);

/** The entry of the threads: both share their limits of time, memory and number. */
export const runFileTask = (task: FileTask): Promise<Inspection | SheetReading> =>
  task.wants === 'sheets' ? readSheets(task) : inspectFile(task);
