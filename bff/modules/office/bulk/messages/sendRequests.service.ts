import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { countAsReminders } from '#bff/modules/correspondence/index.ts';
import { createNotificationFor } from '#bff/parts/notices/notifications.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { type RowResult, takeRowsOfMyPage, writeRowResults } from '../bulkRowWork.data.ts';
import { findRequestTargets, listRequestedSections, type RequestTarget } from '../requestTargets.data.ts';
import { FORWARD, failureOf, resultOf } from '../rowResults.service.ts';
import type { AskedMessage } from './planMessages.service.ts';
import { documentRefusal, filledRequest, requestsOf, requestsRefusal } from './planRequests.service.ts';

const refused = (detail: string): ApiError => new ApiError('TRANSITION_NOT_ALLOWED', { detail });

/** Why a document is not asked for any more; null when it is. */
const gone = (target: RequestTarget | undefined): ApiError | null => {
  if (target === undefined) return new ApiError('NOT_FOUND');
  const refusal = documentRefusal(target);
  return refusal === null ? null : refused(refusal);
};

/** What one run asks an undertaking for. */
type Asking = { readonly runId: number; readonly message: AskedMessage; readonly mypageId: number };

/** The row that all of its undertaking are done by. */
type Leading = Asking & { readonly rowId: number; readonly sectionId: number };

type Together = {
  readonly targets: ReadonlyMap<number, RequestTarget>;
  readonly rows: Awaited<ReturnType<typeof takeRowsOfMyPage>>;
};

/** The results of the rows that go out with the leading one; its own is written by the run. */
const writeOthers = async (scope: Scope, { targets, rows }: Together): Promise<void> => {
  const write = (ids: readonly number[], result: RowResult) =>
    writeRowResults(scope.db, { ids, from: FORWARD.from }, result);
  const told: number[] = [];
  for (const { id, sectionId } of rows) {
    const problem = gone(targets.get(sectionId));
    const result = problem && failureOf(problem, FORWARD, { now: scope.now, doneAt: null });
    if (result === null) told.push(id);
    else await write([id], result);
  }
  if (told.length > 0) await write(told, resultOf(FORWARD, 'notifySections', scope.now));
};

/**
 * Asks for all documents of an undertaking that the run has and that are still awaited, in one letter to the
 * representative and one to each member for its own. The undertaking is held, as it is by whoever hands in: what was
 * handed in since the dry run is not asked for.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED where the leading document is not asked for any more: the next one leads
 */
export const sendRequests = async (
  scope: Scope,
  { runId, message, rowId, mypageId, sectionId }: Leading,
): Promise<void> => {
  await lockMyPage(scope.db, mypageId);
  const rows = await takeRowsOfMyPage(scope.db, { runId, mypageId, outcome: FORWARD.from });
  const ids = rows.map((row) => row.sectionId);
  const targets = new Map((await findRequestTargets(scope.db, ids)).map((target) => [target.id, target]));
  const problem = gone(targets.get(sectionId));
  if (problem !== null) throw problem;
  const requests = requestsOf([...targets.values()].filter((target) => gone(target) === null));
  const detail = requestsRefusal(message, requests);
  if (detail !== null) throw refused(detail);
  const { kind, dueOn } = message;
  for (const request of requests) {
    const { memberId, documents } = request;
    const [only, ...others] = documents;
    const about = others.length === 0 ? only?.id : undefined;
    const input = { kind, dueOn, ...filledRequest(message, request), sectionId: about };
    await createNotificationFor(scope, { mypageId, memberId }, { ...input, sendEmail: true });
  }
  const told = new Set(requests.flatMap(({ documents }) => documents.map(({ id }) => id)));
  await countAsReminders(scope, { mypageId, kind, isMeant: ({ subjectId }) => told.has(subjectId) });
  await writeOthers(scope, { targets, rows: rows.filter(({ id }) => id !== rowId) });
};

/** The request as the representative would read it now; null when nothing is asked for any more. */
export const requestExampleOf = async (scope: Scope, { runId, message, mypageId }: Asking) => {
  const ids = await listRequestedSections(scope.db, { runId, mypageId });
  const targets = await findRequestTargets(scope.db, ids);
  const [request] = requestsOf(targets.filter((target) => gone(target) === null));
  return request === undefined ? null : { name: request.corporationName, ...filledRequest(message, request) };
};
