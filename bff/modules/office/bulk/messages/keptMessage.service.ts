import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findFirstAble } from '../bulkRows.data.ts';
import type { BulkRunRecord } from '../bulkRuns.data.ts';
import type { AskedLetter } from './planLetters.service.ts';
import type { AskedMail } from './planMails.service.ts';
import type { AskedMessage } from './planMessages.service.ts';
import { letterExampleOf } from './sendLetter.service.ts';
import { mailExampleOf } from './sendMail.service.ts';
import { messageExampleOf } from './sendMessage.service.ts';
import { requestExampleOf } from './sendRequests.service.ts';

/*
 * What the dry run has kept of the words, by the kind of its run.
 */

type Kept = Pick<BulkRunRecord, 'kind' | 'message'>;

const keptOf = <Words>(kind: string, run: Kept): Words => {
  if (run.kind !== kind || run.message === null)
    throw new ApiError('INTERNAL_ERROR', { cause: new Error('a run without its message') });
  // What is kept was checked by the contract and by `requireWords`.
  return run.message as Words;
};

/** @throws INTERNAL_ERROR of another kind of run */
export const messageOf = (run: Kept): AskedMessage => keptOf('notifyMyPages', run);

/** @throws INTERNAL_ERROR of another kind of run */
export const requestOf = (run: Kept): AskedMessage => keptOf('notifySections', run);

/** @throws INTERNAL_ERROR of another kind of run */
export const letterOf = (run: Kept): AskedLetter => keptOf('notifyApplications', run);

/** @throws INTERNAL_ERROR of another kind of run */
export const mailOf = (run: Kept): AskedMail => keptOf('notifyCorporations', run);

/** What the first of a run's rows reads. @returns null when it is for nobody, or nothing is written */
export const exampleOf = async (scope: Scope, run: BulkRunRecord) => {
  if (run.message === null) return null;
  const row = await findFirstAble(scope.db, run.id);
  const { mypageId = null, applicationId = null, corporationId = null } = row ?? {};
  if (corporationId !== null)
    return mailExampleOf(scope, mailOf(run), { corporationId, projectId: run.projectId });
  if (applicationId !== null) return letterExampleOf(scope, letterOf(run), applicationId);
  if (mypageId === null) return null;
  return run.kind === 'notifySections'
    ? requestExampleOf(scope, { runId: run.id, message: requestOf(run), mypageId })
    : messageExampleOf(scope, messageOf(run), mypageId);
};
