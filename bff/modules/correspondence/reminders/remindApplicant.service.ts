import type { Scope } from '#bff/core/scope.ts';
import { MailKind, ReminderKind } from '#bff/generated/contract/enums.ts';
import {
  type ApplicationRow,
  applicationMailInput,
  auditTargetOf,
  findApplication,
  lockApplication,
  mailApplicant,
} from '#bff/modules/applications/index.ts';
import { withdrawMails } from '#bff/parts/notices/withdrawMails.service.ts';
import { dueText } from '#bff/platform/mail/texts/layout.ts';
import { applicantReminderMail } from '#bff/platform/mail/texts/reminderMails.ts';
import { businessDaysLeft } from '#rules/businessDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { type DueReminder, listDueReminders, type Plan } from './plan.data.ts';
import { recordSentReminders } from './recordSentReminders.service.ts';
import { wordsOf } from './reminderKinds.service.ts';
import { reminderName } from './reminderNames.service.ts';
import { reminderTexts as texts } from './reminders.words.ts';

const bodyOf = (row: ApplicationRow, { kind, dueOn }: DueReminder, left: number): string =>
  kind === ReminderKind.Draft
    ? texts.draftBody(dueText(row.project.applicationClosesAt), left)
    : texts.body(wordsOf(kind), dueOn, left);

const mail = async (scope: Scope, row: ApplicationRow, reminder: DueReminder): Promise<void> => {
  const input = applicationMailInput(scope, row);
  const left = businessDaysLeft(tokyoDayOf(scope.now), reminder.dueOn);
  const title = texts.title(reminderName(reminder), wordsOf(reminder.kind));
  const body = bodyOf(row, reminder, left);
  // Of a draft the name that somebody registered with: its answers are nobody's business yet.
  const registered = { personName: row.applicationUser.name, organisationName: null };
  const person = reminder.kind === ReminderKind.Draft ? registered : input.person;
  await mailApplicant(scope, row, applicantReminderMail({ ...input, person, title, body }));
  const after = { subject: title, mailText: body };
  await scope.audit({ action: 'messageSent', ...auditTargetOf(row), after });
};

/**
 * Mails an applicant what the plan has for his application, and keeps it among the letters of his page. The application
 * is held: one that was handed in a moment ago is not asked for.
 */
export const remindApplicant = async (scope: Scope, plan: Plan, applicationId: number): Promise<void> => {
  await lockApplication(scope.db, applicationId);
  const row = await findApplication(scope.db, applicationId);
  if (row === null) return;
  const due = await listDueReminders(scope.db, plan, { applicationId });
  const whose = { mypageId: null, applicationId, projectId: row.projectId };
  const taken = await recordSentReminders(scope, due, { ...whose, sentOn: tokyoDayOf(scope.now) });
  for (const reminder of taken) await mail(scope, row, reminder);
};

/** Has reminders of an application that is handed in now, and that still wait in the outbox, not sent. */
export const recallApplicantReminders = (
  scope: Scope,
  { id: applicationId, projectId }: Pick<ApplicationRow, 'id' | 'projectId'>,
): Promise<unknown> =>
  withdrawMails(scope, { kind: MailKind.Reminder, applicationId }, { applicationId, projectId });
