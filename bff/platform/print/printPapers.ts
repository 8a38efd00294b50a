import type { Paper, PrintedPaper } from '#bff/core/paper.ts';
import { lowerThreadPriority } from '#bff/core/threads/lowerThreadPriority.ts';
import { printPaper } from './printPaper.ts';

/** A receipt does not wait for its papers. */
lowerThreadPriority(10);

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
