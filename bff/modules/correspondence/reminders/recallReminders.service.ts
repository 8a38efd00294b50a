import type { Scope } from '#bff/core/scope.ts';
import { MailKind } from '#bff/generated/contract/enums.ts';
import { listMyPagesWithWaiting } from '#bff/parts/notices/mailMoves.data.ts';
import { withdrawMails } from '#bff/parts/notices/withdrawMails.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { listStillAwaited } from './plan.data.ts';
import { mailReminders } from './remindBusiness.service.ts';
import { deadlinesOf } from './reminderKinds.service.ts';

/** An undertaking. */
type Place = { readonly mypageId: number; readonly projectId: number };

/**
 * When something is handed in, paid, waived, taken away or given another day, or its undertaking ends, while the mail that
 * asks for it still waits in the outbox, that mail is not sent; what else it asked for goes out anew.
 */
const recallReminders = async (scope: Scope, { mypageId, projectId }: Place): Promise<void> => {
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

/** The same for any number of undertakings; one statement finds those for which a mail waits. */
export const recallRemindersOf = async (scope: Scope, places: readonly Place[]): Promise<void> => {
  if (places.length === 0) return;
  const ids = places.map(({ mypageId }) => mypageId);
  const waiting = new Set(await listMyPagesWithWaiting(scope.db, MailKind.Reminder, ids));
  for (const place of places.filter(({ mypageId }) => waiting.has(mypageId)))
    await recallReminders(scope, place);
};
