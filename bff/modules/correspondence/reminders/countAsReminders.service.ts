import type { Scope } from '#bff/core/scope.ts';
import { NotificationKind } from '#bff/generated/contract/enums.ts';
import { findVisibleMyPage } from '#bff/parts/ownership/access.data.ts';
import { businessDaysBetween } from '#rules/businessDays.ts';
import { type CalendarDay, tokyoDayOf } from '#rules/calendar.ts';
import { type DueReminder, listAwaited } from './plan.data.ts';
import { recordSentReminders } from './recordSentReminders.service.ts';
import { deadlinesOf } from './reminderKinds.service.ts';

/** The furthest days that are kept (contract). */
const [MOST_BEFORE, MOST_AFTER] = [-30, 60];

/** Business days from the due day; negative before it. */
const offsetOf = (dueOn: CalendarDay, today: CalendarDay): number =>
  Math.min(Math.max(businessDaysBetween(dueOn, today), MOST_BEFORE), MOST_AFTER);

type Asked = {
  readonly mypageId: number;
  /** NotificationKind of what the office has written. */
  readonly kind: number;
  /** Which of the documents that are awaited it speaks of. */
  readonly isMeant: (document: DueReminder, today: CalendarDay) => boolean;
};

/** REMINDER_SOURCES: the subject is a document. */
const SECTION = 0;

/**
 * A reminder that the office writes to many by itself counts as one of the rules: nobody is told of a document twice on
 * a day, nor of a day of the rules that lies before it.
 */
export const countAsReminders = async (scope: Scope, { mypageId, kind, isMeant }: Asked): Promise<void> => {
  if (kind !== NotificationKind.DeadlineReminder) return;
  const today = tokyoDayOf(scope.now);
  const myPage = await findVisibleMyPage(scope.db, mypageId, { kind: 'all' });
  if (myPage === null) return;
  const awaited = await listAwaited(scope.db, deadlinesOf(scope), mypageId);
  const meant = awaited.filter((one) => one.source === SECTION && isMeant(one, today));
  await recordSentReminders(
    scope,
    meant.map((one) => ({ ...one, days: offsetOf(one.dueOn, today) })),
    { mypageId, applicationId: null, projectId: myPage.projectId, sentOn: today },
  );
};
