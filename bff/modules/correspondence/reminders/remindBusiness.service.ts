import type { Scope } from '#bff/core/scope.ts';
import { NotificationKind } from '#bff/generated/contract/enums.ts';
import {
  type Audience,
  mailToAudience,
  notifyAudienceOfAll,
} from '#bff/parts/notices/businessNotices.service.ts';
import { findVisibleMyPage, type MyPageHead } from '#bff/parts/ownership/access.data.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { findMemberOfSection } from '#bff/parts/ownership/members.data.ts';
import { myPageLink } from '#bff/parts/records/mailLinks.service.ts';
import type { MailFrame, MailText } from '#bff/platform/mail/texts/layout.ts';
import { deadlineReminderMail } from '#bff/platform/mail/texts/reminderMails.ts';
import { businessDaysLeft } from '#rules/businessDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { type DueReminder, listDueReminders, type Plan } from './plan.data.ts';
import { recordSentReminders } from './recordSentReminders.service.ts';
import { wordsOf } from './reminderKinds.service.ts';
import { reminderName } from './reminderNames.service.ts';
import { reminderDayNames, reminderTexts as texts } from './reminders.words.ts';

/** REMINDER_SOURCES: the subject is a document. */
const SECTION = 0;

const sectionIdOf = ({ source, subjectId }: DueReminder): number | undefined =>
  source === SECTION ? subjectId : undefined;

/** Receivers: the representative of every reminder, a member of those for its own documents. */
type ReceiverReminders = { readonly audience: Audience; readonly reminders: readonly DueReminder[] };

const remindersByReceiver = async (
  scope: Scope,
  { corporationId }: MyPageHead,
  reminders: readonly DueReminder[],
): Promise<ReceiverReminders[]> => {
  const told: ReceiverReminders[] = [{ audience: { corporationId, memberId: null }, reminders }];
  const byMember = Map.groupBy(reminders, ({ memberId }) => memberId);
  for (const [memberId, own] of byMember) {
    const [first] = own;
    const member =
      memberId === null || first === undefined ? null : await findMemberOfSection(scope.db, first.subjectId);
    if (member !== null)
      told.push({
        audience: { corporationId: member.corporationId, memberId: member.id },
        // To itself it need not be said whose they are.
        reminders: own.map((reminder) => ({ ...reminder, memberName: null })),
      });
  }
  return told;
};

/** One mail with all reminders of a receiver. */
const mailOf =
  (scope: Scope, { displayCode, projectId }: MyPageHead, reminders: readonly DueReminder[]) =>
  (frame: MailFrame): MailText => {
    const today = tokyoDayOf(scope.now);
    return deadlineReminderMail({
      ...frame,
      displayCode,
      items: reminders.map((reminder) => ({
        name: reminderName(reminder),
        dayName: reminderDayNames[wordsOf(reminder.kind)],
        due: reminder.dueOn,
        left: texts.left(businessDaysLeft(today, reminder.dueOn)),
        isLate: reminder.dueOn < today,
      })),
      myPageUrl: myPageLink(scope.config, projectId),
    });
  };

const placeOf = ({ id, projectId, corporationId }: MyPageHead, reminders: readonly DueReminder[]) => {
  const [only, ...others] = reminders;
  const sectionId = others.length === 0 && only !== undefined ? sectionIdOf(only) : undefined;
  return { mypageId: id, projectId, corporationId, sectionId };
};

const notifyOfReminders = async (
  scope: Scope,
  myPage: MyPageHead,
  { audience, reminders }: ReceiverReminders,
): Promise<void> => {
  const today = tokyoDayOf(scope.now);
  const notices = reminders.map((reminder) => {
    const { kind, dueOn } = reminder;
    return {
      kind: NotificationKind.DeadlineReminder,
      title: texts.title(reminderName(reminder), wordsOf(kind)),
      body: texts.body(wordsOf(kind), dueOn, businessDaysLeft(today, dueOn)),
      dueOn,
      sectionId: sectionIdOf(reminder),
    };
  });
  const business = placeOf(myPage, reminders);
  await notifyAudienceOfAll(scope, { business, audience }, notices, mailOf(scope, myPage, reminders));
};

/**
 * Tells one business, on its my page and in one mail, of all that the plan has for it. The undertaking is held, as it is
 * by whoever hands in: what was handed in a moment ago is not asked for.
 */
export const remindBusiness = async (scope: Scope, plan: Plan, mypageId: number): Promise<void> => {
  await lockMyPage(scope.db, mypageId);
  const myPage = await findVisibleMyPage(scope.db, mypageId, { kind: 'all' });
  if (myPage === null) return;
  const due = await listDueReminders(scope.db, plan, { mypageId });
  const whose = { mypageId, applicationId: null, projectId: myPage.projectId };
  const taken = await recordSentReminders(scope, due, { ...whose, sentOn: tokyoDayOf(scope.now) });
  if (taken.length === 0) return;
  for (const told of await remindersByReceiver(scope, myPage, taken))
    await notifyOfReminders(scope, myPage, told);
};

/** The mails about these alone: their messages are on the my page already. */
export const mailReminders = async (
  scope: Scope,
  mypageId: number,
  reminders: readonly DueReminder[],
): Promise<void> => {
  const myPage = await findVisibleMyPage(scope.db, mypageId, { kind: 'all' });
  if (myPage === null || reminders.length === 0) return;
  for (const { audience, reminders: own } of await remindersByReceiver(scope, myPage, reminders))
    await mailToAudience(scope, { business: placeOf(myPage, own), audience }, mailOf(scope, myPage, own));
};
