import type { BulkDateField } from '#web/parts/api/generated/enums.ts';
import { choicesOf, type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { bulkText as t } from './bulk.words.ts';
import {
  type ActKind,
  asksForDate,
  type BulkTarget,
  isAssignment,
  isIssuing,
  isMessage,
  isNotice,
  isOfPeople,
} from './bulkTypes.ts';
import { letterOf, letterValues } from './LetterFields.tsx';
import { mailValues } from './MailFields.tsx';
import { messageErrors, messageOf, messageValues } from './MessageFields.tsx';
import { paperErrors, paperOf, paperValues } from './PaperFields.tsx';
import { peopleErrors } from './PeopleFields.tsx';
import { settlementErrors } from './SettlementFields.tsx';
import { wordsErrors, wordsOf } from './TemplateFields.tsx';

/** The one day of a document, of an inspection and of a payment that is told like this. */
export const ONE_DAY: { readonly [kind in ActKind]?: BulkDateField } = {
  changeSectionDates: 'dueOn',
  changeReportDates: 'scheduledOn',
  settlePayouts: 'paidOn',
};

/** The day that all shall have; `errorsOf` has seen that it is there. */
const dateOf = (kind: ActKind, values: FormValues) => ({
  field: ONE_DAY[kind] ?? (textOf(values, 'dateField') as BulkDateField),
  on: textOf(values, 'dateOn'),
});

/** What was filled in, by the names of the contract; what is empty is not said. */
export const termsOf = (kind: ActKind, values: FormValues) => {
  const [reason, conditions] = [textOf(values, 'reason').trim(), textOf(values, 'adoptionConditions').trim()];
  return {
    ...(reason === '' ? {} : { reason }),
    ...(conditions === '' || kind !== 'adoptApplications' ? {} : { adoptionConditions: conditions }),
    ...(isAssignment(kind)
      ? { assigneeAdminUserIds: choicesOf(values, 'assigneeAdminUserIds').map(Number) }
      : {}),
    ...(asksForDate(kind) ? { date: dateOf(kind, values) } : {}),
    ...(isNotice(kind) ? { message: messageOf(values) } : {}),
    ...(kind === 'notifyApplications' ? { letter: letterOf(values) } : {}),
    ...(kind === 'notifyCorporations' ? { mail: wordsOf(values) } : {}),
    ...(isIssuing(kind) ? { paper: paperOf(values) } : {}),
  };
};

const dateErrors = (kind: ActKind, values: FormValues): FormErrors => ({
  ...(ONE_DAY[kind] === undefined && textOf(values, 'dateField') === ''
    ? { dateField: t((w) => w.dialog.dateFieldMissing) }
    : {}),
  ...(textOf(values, 'dateOn') === '' ? { dateOn: t((w) => w.dialog.dateOnMissing) } : {}),
});

/** What was chosen, of a round alone where one is said. */
export const chosenIn = ({ selection }: BulkTarget, values: FormValues) => {
  const projectId = Number(textOf(values, 'projectId'));
  return projectId > 0 ? { ...selection, projectId } : selection;
};

/** What the dialog begins with. */
export const valuesOf = (kind: ActKind, { conditions }: BulkTarget): FormValues => {
  const projectId = new URLSearchParams(conditions).get('project_id') ?? '';
  if (kind === 'notifyCorporations') return mailValues(projectId);
  if (isOfPeople(kind)) return { projectId };
  if (isNotice(kind)) return messageValues(kind);
  if (isIssuing(kind)) return paperValues();
  return kind === 'notifyApplications' ? letterValues() : {};
};

/** What is missing before it can be tried. */
export const errorsOf = (kind: ActKind, values: FormValues): FormErrors => {
  if (kind === 'settlePayouts') return settlementErrors(values);
  if (asksForDate(kind)) return dateErrors(kind, values);
  if (isNotice(kind)) return messageErrors(kind, values);
  if (isIssuing(kind)) return paperErrors(values);
  if (isMessage(kind)) return wordsErrors(values);
  if (isOfPeople(kind)) return peopleErrors(values);
  return isAssignment(kind) && choicesOf(values, 'assigneeAdminUserIds').length === 0
    ? {
        assigneeAdminUserIds: t((w) =>
          kind === 'assignReports' ? w.dialog.inspectorsMissing : w.dialog.assigneesMissing,
        ),
      }
    : {};
};
