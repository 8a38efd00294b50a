import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  countWaitingDuties,
  listWaitingDuties,
  markReminded,
  type WaitingDuty,
} from '#bff/data/duties/dutyWrites.ts';
import { NotificationKind } from '#bff/generated/contract/enums.ts';
import { deadlineReminderMail } from '#bff/mail/texts/sectionMails.ts';
import { dutyReminder } from '#bff/text/duties.ts';
import { businessDaysLeft } from '#rules/businessDays.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import { reminderDay } from '#rules/duties/dutyDays.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { myPageLink } from '../common/mailLinks.ts';
import { notifyBusiness } from '../notices/businessNotices.ts';

const BATCH = 100;

/** Who is reminded first: the first mail goes out so many days before the due day. */
const FIRST_DAYS = 30;

const isDue = ({ dueOn, lastRemindedOn }: WaitingDuty, today: string): boolean => {
  const day = reminderDay(dueOn, today);
  return day !== null && (lastRemindedOn === null || lastRemindedOn < day);
};

const tell = async (scope: Scope, duty: WaitingDuty, today: string): Promise<void> => {
  const { dueOn, section, myPage } = duty;
  if (section === null) return;
  const { id: mypageId, projectId, corporationId, displayCode } = myPage;
  const day = formatEraDay(dueOn);
  const isLate = dueOn < today;
  const notice = {
    kind: NotificationKind.DeadlineReminder,
    title: dutyReminder.title(section.title),
    body: isLate ? dutyReminder.late(day) : dutyReminder.soon(day),
    dueOn,
  };
  const business = { mypageId, projectId, corporationId, sectionId: section.id };
  await notifyBusiness(scope, business, notice, (frame) =>
    deadlineReminderMail({
      ...frame,
      displayCode,
      items: [{ documentName: section.title, due: dueOn }],
      businessDaysLeft: businessDaysLeft(today, dueOn),
      myPageUrl: myPageLink(scope.config, projectId),
    }),
  );
};

const remind = async (scope: Scope, due: readonly WaitingDuty[], today: string): Promise<void> => {
  const taken = new Set(
    await markReminded(
      scope.db,
      due.map(({ id }) => id),
      today,
    ),
  );
  for (const duty of due) if (taken.has(duty.id)) await tell(scope, duty, today);
};

/** The job: mails about what is due soon or late, to each business on its own days. */
export const remindOfDuties = async (scope: Scope, cursor: Cursor | null): Promise<Batch> => {
  const today = tokyoDayOf(scope.now);
  const afterId = cursorNumber(cursor, 'afterId');
  const rows = await listWaitingDuties(scope.db, {
    before: addDays(today, FIRST_DAYS),
    afterId,
    take: BATCH,
  });
  const due = rows.filter((row) => isDue(row, today));
  if (due.length > 0) await scope.transaction((inner) => remind(inner, due, today));
  const last = rows.at(-1);
  return {
    doneCount: rows.length,
    next: last === undefined || rows.length < BATCH ? null : { afterId: last.id },
  };
};

/** How many duties the job looks at. */
export const countRemindedDuties = (scope: Scope): Promise<number> =>
  countWaitingDuties(scope.db, addDays(tokyoDayOf(scope.now), FIRST_DAYS));
