import { ApiError } from '#bff/core/apiError.ts';
import { PaperFailedError, type PrintedPaper } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ThreadsBusyError } from '#bff/core/threadPool.ts';
import { type PaperSource, paperOf } from '#bff/programmes/papers/paperOf.ts';
import { contractFacts } from '#bff/services/common/contractFacts.ts';
import { applicationMessage } from '#bff/text/applications.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { type Dossier, shownAnswers } from '../dossier.ts';
import { attachedTypes, type MadeDocument } from './madeDocuments.ts';

const RETRY_AFTER_SECONDS = 10;

const sourceOf = (scope: Scope, dossier: Dossier, isDraft: boolean): PaperSource => ({
  definition: dossier.definition,
  answers: shownAnswers(dossier, scope.now),
  calculation: dossier.calculation,
  facts: contractFacts(),
  project: dossier.row.project,
  attached: attachedTypes(dossier),
  datedOn: tokyoDayOf(scope.now),
  isDraft,
});

const refusal = (cause: unknown): unknown => {
  const isBusy = cause instanceof ThreadsBusyError;
  if (!isBusy && !(cause instanceof PaperFailedError)) return cause;
  const detail = applicationMessage(isBusy ? 'papersBusy' : 'papersFailed');
  return new ApiError('SERVICE_UNAVAILABLE', { detail, retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
};

/**
 * Prints documents of an application as it is now, in their order; takes up to a second, so never in a transaction.
 * @throws SERVICE_UNAVAILABLE saying what to do; nothing is left behind
 */
export const printDocuments = async (
  scope: Scope,
  dossier: Dossier,
  documents: readonly MadeDocument[],
  isDraft: boolean,
): Promise<readonly PrintedPaper[]> => {
  const source = sourceOf(scope, dossier, isDraft);
  const papers = documents.map((document) => paperOf(source, document));
  return scope.printer.print(papers).catch((error: unknown) => {
    throw refusal(error);
  });
};
