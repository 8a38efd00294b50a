import { StorageError } from '#bff/core/fileStorage.ts';
import { PaperFailedError } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ThreadsBusyError } from '#bff/core/threads/fairTurns.ts';
import { stable } from '../apply/answers.service.ts';
import { isSubmittable } from '../apply/isSubmittable.service.ts';
import { type Dossier, shownAnswers } from '../dossier.service.ts';
import { attachedTypes, documentsToMake, type MadeDocument } from './madeDocuments.service.ts';
import { paperSourceOf, printDocuments } from './printDocuments.service.ts';
import { removePapers, type StoredPaper, storePapers } from './storePapers.service.ts';

/** The papers of a submission, and what they were made of. */
export type PreparedPapers = {
  readonly madeOf: string;
  /** null: they were not made in time, and a job makes them of what is handed in. */
  readonly papers: readonly StoredPaper[] | null;
  /** Takes them out of the storage again, when the submission did not come about. */
  readonly abandon: () => Promise<void>;
};

/** One text for what papers are made of: the answers, and of which documents there are files. */
export const madeOf = (dossier: Dossier, now: Date): string =>
  stable([shownAnswers(dossier, now), attachedTypes(dossier).toSorted((a, b) => a - b)]);

/** What keeps papers from being made now says nothing against the submission. */
const isPassing = (error: unknown): boolean =>
  error instanceof ThreadsBusyError || error instanceof PaperFailedError || error instanceof StorageError;

const make = async (
  scope: Scope,
  dossier: Dossier,
  documents: readonly MadeDocument[],
): Promise<readonly StoredPaper[] | null> => {
  try {
    const source = paperSourceOf(scope, dossier, false);
    const printed = await printDocuments(scope, source, documents, scope.config.papers.waitMs);
    return await storePapers(scope, documents, printed);
  } catch (error) {
    if (!isPassing(error)) throw error;
    scope.log.info({ err: error, applicationId: dossier.row.id }, 'the papers of a submission follow later');
    return null;
  }
};

/**
 * Makes the papers of a submission before its transaction, and puts them into the storage, as long as its applicant
 * waits (PAPER_WAIT_MS): what is handed in in time counts, whether or not its papers are there yet.
 * @param dossier with everything that the same request changes
 * In a crowd, and while the process has little time left over, nobody waits for another's papers: they follow. So do those
 * of what would be refused now, and may be in order when its turn comes, as when a file has been scanned meanwhile.
 */
export const preparePapers = async (scope: Scope, dossier: Dossier): Promise<PreparedPapers> => {
  const documents = documentsToMake(dossier);
  const isInDoubt = !isSubmittable(dossier, scope.arrivedAt);
  const isCrowded = scope.admission.isCrowded('submissions') || scope.isOverloaded();
  const waitsForNone = scope.config.papers.waitMs === 0;
  const isToFollow = documents.length > 0 && (isInDoubt || isCrowded || waitsForNone);
  const papers = isToFollow ? null : await make(scope, dossier, documents);
  return {
    madeOf: madeOf(dossier, scope.now),
    papers,
    abandon: () => removePapers(scope, papers ?? []),
  };
};
