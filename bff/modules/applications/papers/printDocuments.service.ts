import type { PrintedPaper } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { type PaperSource, paperOf } from '#bff/programmes/papers/paperOf.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { type Dossier, shownAnswers } from '../dossier.service.ts';
import { attachedTypes, type MadeDocument } from './madeDocuments.service.ts';

/** What the papers of an application are made of, as it is now. */
export const paperSourceOf = (scope: Scope, dossier: Dossier, isDraft: boolean): PaperSource => ({
  definition: dossier.definition,
  answers: shownAnswers(dossier, scope.now),
  calculation: dossier.calculation,
  facts: contractFacts(),
  project: dossier.row.project,
  attached: attachedTypes(dossier),
  datedOn: tokyoDayOf(scope.now),
  isDraft,
});

/**
 * Prints documents of an application, in their order; takes up to a second, so never in a transaction.
 * @param patienceMs how long the caller waits; without it as long as it takes
 * @throws ThreadsBusyError, PaperFailedError; nothing is left behind
 */
export const printDocuments = async (
  { printer }: Scope,
  source: PaperSource,
  documents: readonly MadeDocument[],
  patienceMs?: number,
): Promise<readonly PrintedPaper[]> =>
  printer.print(
    documents.map((document) => paperOf(source, document)),
    patienceMs,
  );
