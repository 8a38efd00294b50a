import { constants, setPriority } from 'node:os';
import type { Paper, PrintedPaper } from '../core/paper.ts';
import { printPaper } from './printPaper.ts';

/**
 * On Linux each thread has a niceness of its own: papers take what answering requests leaves of the processors. Not the
 * lowest one: of two busy processors that leaves so little that no paper is ready within its time (PAPER_MS).
 */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** What a thread of the printer does: one paper after another. */
export const printPapers = async ({
  papers,
}: {
  readonly papers: readonly Paper[];
}): Promise<PrintedPaper[]> => {
  const printed: PrintedPaper[] = [];
  for (const paper of papers) printed.push(await printPaper(paper));
  return printed;
};
