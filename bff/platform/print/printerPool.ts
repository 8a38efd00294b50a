import { join } from 'node:path';
import { type Paper, PaperFailedError, type PrintedPaper, type PrinterPool } from '#bff/core/paper.ts';
import { ThreadsBusyError } from '#bff/core/threads/fairTurns.ts';
import {
  createThreadPool,
  type Patience,
  type SharedThreadLimits,
  type StartThreads,
} from '#bff/core/threads/threadPool.ts';

type Task = { readonly papers: readonly Paper[] };

/** Prints papers in worker threads. One task prints all papers of one application, which share their fonts. */
export const createPrinterPool = (limits: SharedThreadLimits, start?: StartThreads): PrinterPool => {
  const module = { file: join(import.meta.dirname, 'printPapers.ts'), name: 'printPapers' };
  const pool = createThreadPool<Task, PrintedPaper[]>(module, limits, start);
  const print = async (papers: readonly Paper[], patience: Patience): Promise<readonly PrintedPaper[]> => {
    if (papers.length === 0) return [];
    const printed = await pool.run({ papers }, patience).catch((error: unknown) => {
      throw error instanceof ThreadsBusyError ? error : new PaperFailedError(error);
    });
    if (printed === null) throw new PaperFailedError('too slow or too large');
    return printed;
  };
  return {
    of: (whose) => ({
      // A submission's papers are the product's own work: what its applicant prints beside it does not hold them back.
      print: (papers, patienceMs) => print(papers, patienceMs === undefined ? { whose } : { patienceMs }),
    }),
    close: pool.close,
  };
};
