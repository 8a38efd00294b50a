import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { countAsReminders } from '#bff/modules/correspondence/index.ts';
import { createNotification } from '#bff/parts/notices/notifications.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { findMessageTargets } from '../messageTargets.data.ts';
import { bulkMessageTexts as texts } from './bulkMessages.words.ts';
import { type AskedMessage, filledMessage, isAboutLate, messageRefusal } from './planMessages.service.ts';

const findTarget = async (scope: Scope, id: number) =>
  (await findMessageTargets(scope.db, [id], tokyoDayOf(scope.now)))[0];

/**
 * Writes the message to one business, on its my page and by mail, with what is true of it now: who has handed in what
 * was late since the dry run is left alone.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED where it is not for this business any more
 */
export const sendMessage = async (scope: Scope, message: AskedMessage, mypageId: number): Promise<void> => {
  const target = await findTarget(scope, mypageId);
  if (target === undefined) throw new ApiError('NOT_FOUND');
  const detail = messageRefusal(message, target);
  if (detail !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
  const { kind, dueOn } = message;
  await createNotification(scope, mypageId, {
    kind,
    dueOn,
    ...filledMessage(message, target),
    sendEmail: true,
  });
  if (isAboutLate(message))
    await countAsReminders(scope, { mypageId, kind, isMeant: ({ dueOn: day }, today) => day < today });
};

/** Mails are out. @throws TRANSITION_NOT_ALLOWED always */
export const unsendMessage = async (): Promise<never> => {
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: texts.isOut });
};

/** The message as one business would read it now; null when it is gone. */
export const messageExampleOf = async (scope: Scope, message: AskedMessage, mypageId: number) => {
  const target = await findTarget(scope, mypageId);
  return target === undefined ? null : { name: target.corporationName, ...filledMessage(message, target) };
};
