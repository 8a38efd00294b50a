import type { Scope } from '#bff/core/scope.ts';
import { listStillAwaited } from '#bff/data/reminders/plan.ts';
import { MailKind } from '#bff/generated/contract/enums.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { withdrawMails } from '../notices/withdrawMails.ts';
import { mailReminders } from './remindBusiness.ts';
import { deadlinesOf } from './reminderKinds.ts';

/**
 * When something is handed in while the mail that asks for it still waits in the outbox, that mail is not sent; what
 * else it asked for goes out anew.
 */
export const recallReminders = async (
  scope: Scope,
  { mypageId, projectId }: { readonly mypageId: number; readonly projectId: number },
): Promise<void> => {
  const about = { mypageId, projectId };
  const withdrawn = await withdrawMails(scope, { kind: MailKind.Reminder, mypageId }, about);
  const [first] = withdrawn;
  if (first === undefined) return;
  const since = tokyoDayOf(first.createdAt);
  await mailReminders(
    scope,
    mypageId,
    await listStillAwaited(scope.db, deadlinesOf(scope), { mypageId, since }),
  );
};
