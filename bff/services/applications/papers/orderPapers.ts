import type { Scope } from '#bff/core/scope.ts';
import type { ApplicationRow } from '#bff/data/applications/applications.ts';
import { dropPaperOrders, insertPaperOrder } from '#bff/data/applications/paperOrders.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { type Dossier, shownAnswers } from '../dossier.ts';
import { attachedTypes, documentsToMake, type MadeDocument } from './madeDocuments.ts';
import type { PreparedPapers } from './preparePapers.ts';

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

/** Papers of a submission that was taken back, or that a newer one follows, are not made any more. */
export const cancelPapers = async (scope: Scope, { row }: Dossier): Promise<void> => {
  if (papersInMaking(row).length > 0) await dropPaperOrders(scope.db, row.id);
};

/** Orders papers from the job, in the transaction of their submission: with its receipt they are promised. */
export const orderPapers = async (
  scope: Scope,
  dossier: Dossier,
  receiptId: string,
  documents: readonly MadeDocument[],
): Promise<void> => {
  if (documents.length === 0) return;
  await insertPaperOrder(scope.db, {
    receiptId,
    applicationId: dossier.row.id,
    labels: documents.map(({ label }) => label),
    source: {
      answers: shownAnswers(dossier, scope.now),
      types: documents.map(({ value }) => value),
      attached: attachedTypes(dossier),
      datedOn: tokyoDayOf(scope.now),
    },
    createdAt: scope.now,
  });
};
