import { join } from 'node:path';
import { type Paper, PaperFailedError, type PaperPrinter, type PrintedPaper } from '#bff/core/paper.ts';
import { createThreadPool, type ThreadLimits, ThreadsBusyError } from '#bff/core/threads/threadPool.ts';

type Task = { readonly papers: readonly Paper[] };

/** Prints papers in worker threads. One task prints all papers of one application, which share their fonts. */
export const createPrinterPool = (limits: ThreadLimits): PaperPrinter => {
  const module = { file: join(import.meta.dirname, 'printPapers.ts'), name: 'printPapers' };
  const pool = createThreadPool<Task, PrintedPaper[]>(module, limits);
  return {
    print: async (papers, patienceMs) => {
      if (papers.length === 0) return [];
      const printed = await pool.run({ papers }, patienceMs).catch((error: unknown) => {
        throw error instanceof ThreadsBusyError ? error : new PaperFailedError(error);
      });
      if (printed === null) throw new PaperFailedError('too slow or too large');
      return printed;
    },
    close: pool.close,
  };
};
