import type { Scope } from '#bff/core/scope.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { type Dossier, shownAnswers } from '../dossier.service.ts';
import { dropPaperOrders, type NewPaperOrder } from '../paperOrders.data.ts';
import type { ApplicationRow } from '../wholeApplication.data.ts';
import { attachedTypes, documentsToMake, type MadeDocument } from './madeDocuments.service.ts';
import type { PreparedPapers } from './preparePapers.service.ts';

/**
 * The documents that a submission is still to have made: those of papers that were not made in time.
 */
export const papersToFollow = (
  dossier: Dossier,
  prepared: PreparedPapers | undefined,
): readonly MadeDocument[] => (prepared?.papers === null ? documentsToMake(dossier) : []);

/** The names of the papers that an application still waits for. */
export const papersInMaking = ({ receipts }: Pick<ApplicationRow, 'receipts'>): readonly string[] =>
  receipts.flatMap(({ paperOrder }) => (paperOrder?.madeAt === null ? paperOrder.labels : []));

/**
 * Papers of a submission that was taken back, or that a newer one follows, are not made any more.
 * @returns whether there were any
 */
export const cancelPapers = async (scope: Scope, { row }: Dossier): Promise<boolean> => {
  if (papersInMaking(row).length === 0) return false;
  await dropPaperOrders(scope.db, row.id);
  return true;
};

/** What a job is to make of a submission: with its receipt it is promised. Null for no documents. */
export const paperOrderOf = (
  dossier: Dossier,
  documents: readonly MadeDocument[],
  now: Date,
): NewPaperOrder | null => {
  if (documents.length === 0) return null;
  return {
    labels: documents.map(({ label }) => label),
    source: {
      answers: shownAnswers(dossier, now),
      types: documents.map(({ value }) => value),
      attached: attachedTypes(dossier),
      datedOn: tokyoDayOf(now),
    },
    createdAt: now,
  };
};
