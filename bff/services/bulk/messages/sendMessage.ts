import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findFirstAble } from '#bff/data/bulk/bulkRows.ts';
import type { BulkRunRecord } from '#bff/data/bulk/bulkRuns.ts';
import { findMessageTargets } from '#bff/data/bulk/messageTargets.ts';
import { bulkMessageTexts as texts } from '#bff/text/lists/bulkMessages.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { createNotification } from '../../notices/notifications.ts';
import { type AskedMessage, type FilledMessage, filled, messageRefusal } from './planMessages.ts';

/** What the dry run has kept; null of other kinds. */
export const messageOf = ({ message }: Pick<BulkRunRecord, 'message'>): AskedMessage | null =>
  message as AskedMessage | null;

const targetOf = async (scope: Scope, id: number) => {
  const [target] = await findMessageTargets(scope.db, [id], tokyoDayOf(scope.now));
  if (target === undefined) throw new ApiError('NOT_FOUND');
  return target;
};

/**
 * Writes the message to one business, on its my page and by mail, with what is true of it now: who has handed in what
 * was late since the dry run is left alone.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED where it is not for this business any more
 */
export const sendMessage = async (scope: Scope, run: BulkRunRecord, mypageId: number): Promise<void> => {
  const message = messageOf(run);
  if (message === null)
    throw new ApiError('INTERNAL_ERROR', { cause: new Error('a run without its message') });
  const target = await targetOf(scope, mypageId);
  const detail = messageRefusal(message, target);
  if (detail !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
  const { kind, dueOn } = message;
  await createNotification(scope, mypageId, { kind, dueOn, ...filled(message, target), sendEmail: true });
};

/** Mails are out. @throws TRANSITION_NOT_ALLOWED always */
export const unsendMessage = async (): Promise<never> => {
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: texts.isOut });
};

/** The message as the first business of a run reads it. @returns null when it is for nobody */
export const exampleOf = async (
  scope: Scope,
  run: BulkRunRecord,
): Promise<(FilledMessage & { readonly name: string }) | null> => {
  const message = messageOf(run);
  const mypageId = message === null ? null : await findFirstAble(scope.db, run.id);
  if (message === null || mypageId === null) return null;
  const target = await targetOf(scope, mypageId);
  return { name: target.corporationName, ...filled(message, target) };
};
